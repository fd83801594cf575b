//! Verification: is a record what it claims to be?
//!
//! A record is checked against what can be made anew from its seed and its versions: exam and answer key, then the
//! verdicts, then the report. What only a run can show, the transcript itself, is made anew when the component is given.

mod check;
mod difference;
mod divergence;
mod files;
mod graded;
mod observed;
mod rerun;
mod verifier;

pub(crate) use check::Check;
pub(crate) use difference::Difference;
pub(crate) use rerun::Rerun;
pub(crate) use verifier::{Verified, verify};
