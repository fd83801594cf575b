//! What names an exam besides its seed: bench version, suite and size.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The version of the generator's output. Any byte that changes in an exam is a new version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BenchVersion(u32);

/// A family of exams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Suite {
    /// A personal assistant with tools and a long memory.
    Assistant,
}

/// How large an exam is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Size {
    /// A smoke run that touches every code path: 12 tool cases, 24 memory cases, two waves.
    Small,
    /// For iterating: 30 tool cases of all groups, 33 memory cases, two waves.
    Medium,
    /// A real examination: 60 tool cases in all 45 categories, 56 memory cases, three waves.
    Full,
}

/// Why a text names no suite, size or bench version.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no {what} `{text}`: choose one of {choices}")]
pub struct EditionError {
    /// `suite`, `size` or `bench version`.
    pub what: &'static str,
    /// What was given.
    pub text: String,
    /// What there is, joined by commas.
    pub choices: String,
}

impl BenchVersion {
    /// The first version. A draft until an issue says that it is frozen.
    pub const V1: Self = Self(1);

    /// The version that new exams get.
    pub const LATEST: Self = Self::V1;

    /// All versions that this build can generate, oldest first.
    pub const ALL: &[Self] = &[Self::V1];

    /// Returns the number.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }

    /// Makes a version of a number that needn't have been published: for tests of what a bump rotates.
    #[must_use]
    pub const fn unpublished(number: u32) -> Self {
        Self(number)
    }
}

impl Suite {
    /// All suites.
    pub const ALL: &[Self] = &[Self::Assistant];

    /// Returns the name, as a user types it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Assistant => "assistant",
        }
    }
}

impl Size {
    /// All sizes, smallest first.
    pub const ALL: &[Self] = &[Self::Small, Self::Medium, Self::Full];

    /// The size that a real examination has.
    pub const LARGEST: Self = Self::Full;

    /// Returns the name, as a user types it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Medium => "medium",
            Self::Full => "full",
        }
    }
}

impl fmt::Display for BenchVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Suite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for BenchVersion {
    type Err = EditionError;

    fn from_str(text: &str) -> Result<Self, EditionError> {
        choose("bench version", text, Self::ALL)
    }
}

impl FromStr for Suite {
    type Err = EditionError;

    fn from_str(text: &str) -> Result<Self, EditionError> {
        choose("suite", text, Self::ALL)
    }
}

impl FromStr for Size {
    type Err = EditionError;

    fn from_str(text: &str) -> Result<Self, EditionError> {
        choose("size", text, Self::ALL)
    }
}

fn choose<T: Copy + fmt::Display>(what: &'static str, text: &str, all: &[T]) -> Result<T, EditionError> {
    all.iter().copied().find(|choice| choice.to_string() == text).ok_or_else(|| EditionError {
        what,
        text: text.chars().take(64).collect(),
        choices: all.iter().map(|choice| format!("`{choice}`")).collect::<Vec<_>>().join(", "),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip_and_others_are_refused_with_the_choices() {
        for suite in Suite::ALL {
            assert_eq!(suite.name().parse(), Ok(*suite));
        }
        for size in Size::ALL {
            assert_eq!(size.name().parse(), Ok(*size));
        }
        assert_eq!("1".parse(), Ok(BenchVersion::V1));
        let error = "Small".parse::<Size>().unwrap_err();
        assert!(error.to_string().contains("`small`"), "{error}");
        assert!("01".parse::<BenchVersion>().is_err());
    }
}
