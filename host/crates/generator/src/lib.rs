//! Makes an exam and its answer key from a seed.
//!
//! [`generate`] is the only door, and a pure function: no I/O, clock, environment, threads, hash-map order or floats
//! (I2). Keys are right by construction: facts come first, text is rendered from facts, questions are queries over facts.
#![recursion_limit = "1024"]

mod assistant;
pub mod coin;
mod generate;
mod hashes;
mod wording;

pub use generate::{Canonical, Generated, generate};
