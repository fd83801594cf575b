//! A thousand runs in one process leave nothing behind.

mod support;

use std::sync::Arc;

use belljar_hostile::{InProcess, Loader, Rejection, Suite, agents, examine};
use belljar_sandbox::{Agent, AgentConfig, CallReport, Examinee, IngestCall, Limits, RespondCall};

/// An agent that is loaded once for many examinations.
struct Kept(Arc<Agent>);

impl Examinee for Kept {
    fn ingest(&self, call: IngestCall) -> CallReport {
        self.0.ingest(call)
    }

    fn respond(&self, call: RespondCall) -> CallReport {
        self.0.respond(call)
    }
}

impl Loader for Kept {
    type Agent = Self;

    fn load(&self, _: &[u8], _: &Limits, _: AgentConfig) -> Result<Self, Rejection> {
        Ok(Self(Arc::clone(&self.0)))
    }
}

#[test]
fn a_thousand_runs_leave_memory_and_files_as_they_were() {
    let agent = agents().find(|agent| agent.name == "grow-and-go-on").unwrap();
    let component = belljar_hostile::assemble(&agent.source, &[]);
    let loaded = InProcess::default().load(&component, &(agent.limits)(), AgentConfig::default()).unwrap();
    let suite = Suite { loader: &Kept(Arc::new(loaded)), prober: &[] };
    let first = examine(&suite, agent);
    // Each examination runs the exam twice.
    let run = |times| {
        for _ in 0..times {
            let row = examine(&suite, agent);
            assert_eq!((row.ok(), row.transcript), (true, first.transcript), "{:?}", row.differences);
        }
    };
    run(50);
    #[cfg(target_os = "linux")]
    let (resident, files) = (support::resident_bytes("VmRSS"), support::open_files());
    run(500);
    #[cfg(target_os = "linux")]
    {
        assert_eq!(support::open_files(), files);
        // An allocator keeps what it likes; 1,000 runs that each left a page of 64 KiB would be 62 MiB.
        let grown = support::resident_bytes("VmRSS").saturating_sub(resident);
        assert!(grown < 8 << 20, "{grown} bytes more after 1,000 runs");
    }
}
