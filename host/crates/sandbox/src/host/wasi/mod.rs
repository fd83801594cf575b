//! WASI 0.2 as far as the standard library of `wasm32-wasip2` imports it: virtual, and the same in every run.
//!
//! Written here rather than taken from `wasmtime-wasi`, whose poll really sleeps, whose clocks and random bytes are the
//! machine's unless replaced, and in which most of its advisories lie: what isn't linked can't be reached.

mod cli;
mod clocks;
mod filesystem;
mod poll;
mod random;
mod streams;

pub(crate) use clocks::VirtualClock;
pub(crate) use random::VirtualRandom;
