//! Turns an answer key and a transcript into verdicts, by fixed rules.
//!
//! Pure: no I/O, no clock, no floats, the same verdicts on every machine. It never runs a guest (I3): all it knows of one
//! is in the transcript.

mod answer;
mod check_line;
mod claims;
mod distractor;
mod fold;
mod forms;
mod fraction;
mod given;
mod grade;
mod kinds;
mod lint;
mod needle;
mod normalize;
mod read;
mod reading;
mod reply;
mod rules;
mod ruling;
mod run;
mod single_claim;
mod tools;
mod verdict;
mod version;
mod word_table;

pub use answer::grade_answer;
pub use check_line::{LineError, check_line};
pub use given::Given;
pub use grade::{GradeError, Grades, grade, grade_as};
pub use lint::{KeyFault, lint_check, lint_key};
pub use reply::{asserts_figure, reply_asks, reply_is_decline};
pub use run::{
    CalibrationScore, CallCounts, CitationScore, Composite, Factors, HalfScore, INTEGRITY_AXIS, Incomplete, Integrity,
    MEMORY_RETRIEVAL_TOOLS, RunScore, Z_95_MILLIONTHS,
};
pub use tools::{Call, Fate};
pub use verdict::{Label, Ruling, Score, ScoreError, Verdict};
pub use version::GraderVersion;

#[cfg(test)]
mod grade_tests;
