//! What so many seeds make: practice, a result, a certified result.

use serde::{Deserialize, Serialize};

/// Seeds that make a result: Glasshouse's rule.
pub(crate) const RESULT_SEEDS: usize = 3;

/// Seeds that make a certified result: Glasshouse's rule.
pub(crate) const CERTIFIED_SEEDS: usize = 5;

/// What so many seeds make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// One seed or two: for iterating, not for publishing.
    Practice,
    /// Three seeds or four.
    Result,
    /// Five seeds or more.
    Certified,
}

impl Standing {
    /// Returns what a number of seeds makes.
    #[must_use]
    pub const fn of(seeds: usize) -> Self {
        match seeds {
            CERTIFIED_SEEDS.. => Self::Certified,
            RESULT_SEEDS.. => Self::Result,
            _ => Self::Practice,
        }
    }

    /// Returns the standing in words.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Practice => "practice",
            Self::Result => "result",
            Self::Certified => "certified result",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_seeds_make_a_result_and_five_a_certified_one() {
        let standings: Vec<&str> = (0..8).map(|seeds| Standing::of(seeds).words()).collect();
        let (practice, result, certified) = ("practice", "result", "certified result");
        assert_eq!(standings, [practice, practice, practice, result, result, certified, certified, certified]);
    }
}
