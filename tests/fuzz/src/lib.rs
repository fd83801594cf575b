//! What must hold for any bytes that a reader or the grader is given: one function a target.
//!
//! The functions are driven in two ways. `cargo test -p belljar-fuzz` mutates a committed corpus for a bounded number of
//! rounds, the same on every machine, and needs nothing but the stable toolchain. Who has the nightly one and
//! cargo-fuzz lets coverage lead: `cargo fuzz run --fuzz-dir tests/fuzz/libfuzzer check-line`.

mod corpus;
mod mutate;
mod target;

pub use corpus::corpus;
pub use mutate::Mutator;
pub use target::{TARGETS, Target, answer_key, check_line, grade_answer, transcript};
