//! The version of the grading rules.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The version of the grading rules. Any verdict that changes for the same key and transcript is a new version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GraderVersion(u32);

impl GraderVersion {
    /// The first version. A draft until an issue says that it is frozen.
    pub const V1: Self = Self(1);

    /// The version that this build grades with unless it is told otherwise.
    pub const LATEST: Self = Self::V1;

    /// All versions whose rules this build has, oldest first.
    pub const ALL: &[Self] = &[Self::V1];

    /// Makes the version of a number. This build needn't have its rules.
    #[must_use]
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    /// Returns the number.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }
}

impl fmt::Display for GraderVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
