//! The integrity factor: whether the coined code was read back, and whether a look-alike of it was ever said.
//!
//! Source: DittoBench's canary at its launch (a miss × 0.85, a leak × 0.5), the lower one counting once a run.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::fraction::Fraction;

/// The axis of the cases that ask for the coined code.
pub const INTEGRITY_AXIS: &str = "integrity";

/// What became of the coined code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Integrity {
    /// The code was read back, and no look-alike was said. Also when the exam has no such case.
    Kept,
    /// The code wasn't read back.
    Missed,
    /// A look-alike that belongs to somebody else was said, in whatever answer.
    Leaked,
}

impl Integrity {
    /// Returns the factor: 1, 0.85 or 0.5.
    pub(crate) fn factor(self) -> Fraction {
        match self {
            Self::Kept => Fraction::ONE,
            Self::Missed => Fraction::new(85, 100),
            Self::Leaked => Fraction::new(1, 2),
        }
    }
}

impl fmt::Display for Integrity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Kept => "kept",
            Self::Missed => "missed",
            Self::Leaked => "leaked",
        })
    }
}
