//! Transcripts from outside: written, read back, broken.

mod manifest;
mod order;
mod round_trip;
mod support;
mod tampering;
