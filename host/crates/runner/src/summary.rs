//! What a run came to.

use std::collections::BTreeMap;

use belljar_exam::Sha256Hex;

/// What a run came to, in counts. Nothing here depends on the clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunSummary {
    /// Cases that have an outcome.
    pub cases: u32,
    /// Commits to the memory store.
    pub commits: u32,
    /// Whether every case of the exam has an outcome that isn't the host's fault, and every wave was delivered.
    pub complete: bool,
    /// Calls that the host failed to make, twice each.
    pub host_faults: u32,
    /// Number of cases by the name of their outcome.
    pub outcomes: BTreeMap<&'static str, u32>,
    /// Whether cases of the exam were left out on purpose.
    pub partial: bool,
    /// The transcript's hash.
    pub transcript: Sha256Hex,
}
