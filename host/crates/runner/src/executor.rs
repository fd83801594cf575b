//! Makes one planned call, and makes it once more if the host failed.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use belljar_sandbox::{CallReport, Changes, Examinee, IngestCall, RespondCall, Snapshot, panic_text};
use belljar_transcript::{Blame, Outcome};

use crate::plan::{Plan, PlannedCall, PlannedRequest, Task};
use crate::tools::MockTools;

/// Makes calls of a plan.
pub(crate) struct Executor<'a, E: ?Sized> {
    examinee: &'a E,
    plan: &'a Plan,
}

/// The attempts at one call.
pub(crate) struct Attempts {
    /// The first, if the host failed it.
    pub(crate) failed: Option<CallReport>,
    /// The one that counts.
    pub(crate) last: CallReport,
}

impl<'a, E: Examinee + ?Sized> Executor<'a, E> {
    /// Makes an executor.
    pub(crate) const fn new(plan: &'a Plan, examinee: &'a E) -> Self {
        Self { examinee, plan }
    }

    /// Makes a call on this memory. A call that the host failed is made once more, from the same memory.
    pub(crate) fn execute(&self, call: &PlannedCall, memory: &Snapshot) -> Attempts {
        let first = self.attempt(call, memory);
        if first.outcome.blame() != Some(Blame::Host) {
            return Attempts { failed: None, last: first };
        }
        Attempts { failed: Some(first), last: self.attempt(call, memory) }
    }

    fn attempt(&self, call: &PlannedCall, memory: &Snapshot) -> CallReport {
        // The sandbox catches panics of its own imports. What still comes through is a fault of the host in this one
        // call; nothing is shared with other calls that it could have left half done.
        let attempt = || match &call.task {
            Task::Ingest { items, now } => self.examinee.ingest(IngestCall {
                items: items.clone(),
                memory: memory.clone(),
                now: *now,
                ordinal: call.ordinal,
                wave: call.wave,
            }),
            Task::Instruction(request) | Task::Probe(request) => {
                self.examinee.respond(self.respond_call(call.ordinal, request, memory))
            }
        };
        let mut report = catch_unwind(AssertUnwindSafe(attempt)).unwrap_or_else(|panic| host_panic(&*panic));
        if matches!(call.task, Task::Probe(_)) {
            // Dropped here, not when the report's turn comes: while one probe takes its time, reports of later ones
            // wait, and each could hold as much as the memory store may.
            report.changes = Changes::default();
        }
        report
    }

    fn respond_call(&self, ordinal: u32, request: &PlannedRequest, memory: &Snapshot) -> RespondCall {
        RespondCall {
            catalog: self.plan.catalog().clone(),
            memory: memory.clone(),
            now: request.now,
            ordinal,
            text: request.text.clone(),
            tools: Box::new(MockTools::new(Arc::clone(&request.world), self.plan.tools().clone(), request.now)),
            user: request.user.clone(),
        }
    }
}

fn host_panic(panic: &(dyn Any + Send)) -> CallReport {
    let text = panic_text(panic).unwrap_or("no message");
    CallReport::host_fault(Outcome::HostPanic, format!("the host panicked: {text}"))
}
