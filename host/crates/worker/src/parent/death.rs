//! A worker's end, and whom it is put down to.

use belljar_sandbox::CallReport;
use belljar_transcript::{ObservedCall, Outcome};

/// How a worker ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Death {
    /// The call that is known to have caused it; it need not be under way any more.
    pub(super) blamed: Option<u32>,
    /// What it was.
    pub(super) cause: Cause,
    /// How many calls were under way.
    pub(super) in_flight: usize,
}

/// What ended a worker.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Cause {
    /// It ended by itself, or was ended from outside.
    #[error("the worker process died ({0})")]
    Died(String),
    /// It broke the rules of the conversation.
    #[error("the worker process broke the protocol: {0}")]
    BrokeProtocol(String),
    /// It didn't end a call in time.
    #[error("the worker process didn't end the call within {0} seconds, and was ended")]
    TimedOut(u64),
}

impl Death {
    /// Tells whether this call must have caused it: whether it is known to, or was the only one under way.
    pub(super) fn is_certainly_of(&self, call: u32) -> bool {
        self.blamed.map_or(self.in_flight <= 1, |blamed| blamed == call)
    }

    /// Makes the report of the call that caused it, with what the parent itself had observed until then.
    pub(super) fn into_report(self, tool_calls: Vec<ObservedCall>) -> CallReport {
        let outcome = if matches!(self.cause, Cause::TimedOut(_)) { Outcome::Deadline } else { Outcome::WorkerDied };
        CallReport { tool_calls, ..CallReport::host_fault(outcome, self.cause.to_string()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_is_blamed_if_it_is_known_or_was_alone() {
        let death = |blamed, in_flight| Death { blamed, cause: Cause::TimedOut(1), in_flight };
        assert!(death(None, 1).is_certainly_of(7));
        assert!(death(None, 0).is_certainly_of(7));
        assert!(!death(None, 2).is_certainly_of(7));
        assert!(death(Some(7), 5).is_certainly_of(7));
        assert!(!death(Some(8), 1).is_certainly_of(7));
    }
}
