//! The verdict of a comparison, in words.

use serde::{Deserialize, Serialize};

use super::Contrast;
use crate::stats::Millionths;

/// The level at which two agents count as different: 5 %.
pub(crate) const LEVEL: Millionths = Millionths::from_thousandths(50);

/// The verdict of a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// A is better.
    ABetter,
    /// B is better.
    BBetter,
    /// Chance alone could have made the difference.
    NotDistinguishable,
}

impl Verdict {
    /// Judges a difference by its p; without one nothing can be told apart.
    pub(crate) fn of(contrast: &Contrast, p: Option<Millionths>) -> Self {
        match (p.is_some_and(|p| p <= LEVEL), contrast.difference.get().signum()) {
            (true, 1) => Self::ABetter,
            (true, -1) => Self::BBetter,
            _ => Self::NotDistinguishable,
        }
    }

    /// Returns the verdict in words.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::ABetter => "A is better",
            Self::BBetter => "B is better",
            Self::NotDistinguishable => "not distinguishable",
        }
    }
}
