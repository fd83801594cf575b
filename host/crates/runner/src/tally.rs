//! What the calls of a run have come to so far, in counts.

use std::collections::BTreeMap;

use belljar_transcript::{Blame, Outcome};

/// What the calls of a run have come to so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// Cases that have an outcome.
    pub(crate) cases: u32,
    /// Commits to the memory store.
    pub(crate) commits: u32,
    /// Calls that the host failed to make, twice each.
    pub(crate) host_faults: u32,
    /// Number of cases by the name of their outcome.
    pub(crate) outcomes: BTreeMap<&'static str, u32>,
}

impl Tally {
    /// Counts a call by its last attempt.
    pub(crate) fn count(&mut self, of_a_case: bool, outcome: &Outcome, committed: bool) {
        self.commits += u32::from(committed);
        self.host_faults += u32::from(outcome.blame() == Some(Blame::Host));
        if of_a_case {
            self.cases += 1;
            *self.outcomes.entry(outcome.name()).or_default() += 1;
        }
    }
}
