//! What only the grader sees: the expected answer of every case.
//!
//! Nothing that runs a guest depends on this package, directly or through others (I1). A test holds that from the
//! dependency graph.

mod check;
mod check_json;
mod flat;
mod key;

pub use check::{ArgumentRule, Check, Distractor, Expected, ExpectedCall, Figure, Reply};
pub use check_json::{CheckError, check_from_map};
pub use key::{AnswerKey, CaseKey, Gold, GoldAnswer, GoldCall, Half};
