//! What a person says of a rejection.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// What a person says of a rejected answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// The answer is right, or deserves more than it got: a false rejection.
    Right,
    /// The answer is wrong, so that the rejection stands.
    Wrong,
    /// There is no telling.
    Unsure,
}

impl Mark {
    /// All marks.
    pub const ALL: [Self; 3] = [Self::Right, Self::Wrong, Self::Unsure];

    /// Returns the word that stands in the label column.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Wrong => "wrong",
            Self::Unsure => "unsure",
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The label isn't a mark.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the label isn't right, wrong or unsure")]
pub struct MarkError;

impl FromStr for Mark {
    type Err = MarkError;

    /// Reads a mark, whatever its case and with white space around it.
    fn from_str(label: &str) -> Result<Self, MarkError> {
        Self::ALL.into_iter().find(|mark| label.trim().eq_ignore_ascii_case(mark.name())).ok_or(MarkError)
    }
}
