//! What a worker can't do, and what the parent makes of one that tries: against a worker that really misbehaves.

mod conversation;
mod escapes;
mod lies;
mod recovery;
mod support;
