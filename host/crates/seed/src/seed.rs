//! The number that names an exam.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A 64-bit number that, with a bench version, a suite and a size, names an exam.
///
/// Every value is valid and no two give the same exam: nothing reduces the seed before it is hashed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(u64);

/// Why a text isn't a seed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` isn't a seed: a whole number from 0 to 18446744073709551615 is expected")]
pub struct SeedError {
    /// What was given.
    pub text: String,
}

impl Seed {
    /// Makes a seed of a number.
    #[must_use]
    pub const fn new(value: u64) -> Self {
        Self(value)
    }

    /// Returns the number.
    #[must_use]
    pub const fn value(self) -> u64 {
        self.0
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    /// Reads decimal digits, and nothing but digits: no sign, no separators, no white space.
    fn from_str(text: &str) -> Result<Self, SeedError> {
        let error = || SeedError { text: text.chars().take(64).collect() };
        if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(error());
        }
        text.parse().map(Self).map_err(|_| error())
    }
}

impl TryFrom<String> for Seed {
    type Error = SeedError;

    fn try_from(text: String) -> Result<Self, SeedError> {
        text.parse()
    }
}

/// In records a seed is a string: JSON readers that hold numbers as doubles would round it.
impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        seed.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_every_u64_and_nothing_else() {
        assert_eq!("0".parse(), Ok(Seed::new(0)));
        assert_eq!("18446744073709551615".parse(), Ok(Seed::new(u64::MAX)));
        for text in ["", "-1", "+1", "1 ", "0x10", "1_000", "18446744073709551616", "1.5", "١"] {
            assert!(text.parse::<Seed>().is_err(), "{text:?} should be refused");
        }
    }
}
