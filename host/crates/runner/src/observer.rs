//! Watching a run while it goes on.

use belljar_exam::CaseId;
use belljar_transcript::Outcome;

/// What a run tells while it goes on, in the order of the plan, on the thread that called [`crate::run`].
///
/// Nothing an observer does changes a record. All methods do nothing unless they are replaced.
pub trait Observer {
    /// A wave is about to be delivered.
    fn wave_began(&mut self, wave: u32, items: usize, instructions: usize, probes: usize) {
        let _ = (wave, items, instructions, probes);
    }

    /// A wave was taken in, or wasn't.
    fn wave_ingested(&mut self, wave: u32, outcome: &Outcome) {
        let _ = (wave, outcome);
    }

    /// A case has its outcome, and all its events are in the transcript.
    fn case_finished(&mut self, case: &CaseId, outcome: &Outcome) {
        let _ = (case, outcome);
    }

    /// The host failed; after attempt 0 the call is tried once more.
    fn host_fault(&mut self, fault: &HostFault<'_>) {
        let _ = fault;
    }
}

/// Watches nothing.
impl Observer for () {}

/// A failure of the host.
#[derive(Clone, Copy, Debug)]
pub struct HostFault<'a> {
    /// 0 or 1.
    pub attempt: u32,
    /// Ordinal of the call.
    pub call: u32,
    /// The case; none while ingesting.
    pub case: Option<&'a CaseId>,
    /// What happened, for the operator.
    pub detail: Option<&'a str>,
    /// How the call ended.
    pub outcome: &'a Outcome,
}
