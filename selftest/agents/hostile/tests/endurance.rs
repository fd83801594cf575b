//! A thousand runs in one process leave nothing behind.

mod support;

use belljar_hostile::{InProcess, Suite, agents, examine};

#[test]
fn a_thousand_runs_leave_memory_and_files_as_they_were() {
    let loader = InProcess::default();
    let suite = Suite { loader: &loader, prober: &[] };
    let agent = agents().find(|agent| agent.name == "grow-and-go-on").unwrap();
    let first = examine(&suite, agent);
    // Each examination loads the component anew and runs it twice.
    let run = |times| {
        for _ in 0..times {
            let row = examine(&suite, agent);
            assert_eq!((row.ok(), row.transcript), (true, first.transcript), "{:?}", row.differences);
        }
    };
    run(100);
    #[cfg(target_os = "linux")]
    let (resident, files) = (support::resident_bytes("VmRSS"), support::open_files());
    run(400);
    #[cfg(target_os = "linux")]
    {
        assert_eq!(support::open_files(), files);
        // An allocator keeps what it likes; 800 runs that each left a page of 64 KiB would be 50 MiB.
        let grown = support::resident_bytes("VmRSS").saturating_sub(resident);
        assert!(grown < 8 << 20, "{grown} bytes more after 800 runs");
    }
}
