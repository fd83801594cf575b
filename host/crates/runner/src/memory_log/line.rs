//! One line of the memory log.

use belljar_exam::{Sha256Hex, to_canonical_json};
use serde::{Deserialize, Serialize};

use super::spelling::LoggedValue;

/// Longest line, in bytes, with its line break: a value takes at most twice its bytes, which may be 16 MiB.
pub(super) const LINE_BYTES_MAX: usize = 64 << 20;

/// One line of the memory log.
pub(super) enum Line {
    /// An entry was written or removed.
    Change(Change),
    /// The changes since the last commit were kept.
    Commit(Commit),
}

/// An entry that was written or removed: a list of how many characters its name shares with the one before it, the rest
/// of its name, and its value; none if it was removed.
#[derive(Serialize, Deserialize)]
pub(super) struct Change(pub(super) usize, pub(super) String, pub(super) Option<LoggedValue>);

/// Changes that were kept.
// Fields are declared in alphabetical order: that is the order of canonical JSON.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Commit {
    /// Ordinal of the call that made them.
    pub(super) call: u32,
    /// Their digest.
    pub(super) digest: Sha256Hex,
}

impl Line {
    /// Reads a line: a list is a change, and what isn't should be a commit.
    pub(super) fn parse(json: &[u8]) -> Result<Self, serde_json::Error> {
        if json.starts_with(b"[") {
            serde_json::from_slice(json).map(Self::Change)
        } else {
            serde_json::from_slice(json).map(Self::Commit)
        }
    }

    /// Writes a line, without its break.
    pub(super) fn to_json(&self) -> Vec<u8> {
        match self {
            Self::Change(change) => to_canonical_json(change),
            Self::Commit(commit) => to_canonical_json(commit),
        }
    }
}
