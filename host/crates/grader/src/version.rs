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

    /// The version that this build grades with.
    pub const LATEST: Self = Self::V1;

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
