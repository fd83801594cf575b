//! Makes an exam and its answer key from a seed.
#![recursion_limit = "1024"]

mod assistant;
pub mod coin;

mod wording;
