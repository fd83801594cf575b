//! The whole suite, in this process: every agent ends as it must, and takes nothing with it.

mod support;

use std::num::NonZeroUsize;

use belljar_hostile::{InProcess, Row, Suite, agents, examine, examine_all, render};
use belljar_transcript::Blame;

const JOBS: NonZeroUsize = NonZeroUsize::new(2).unwrap();

/// What the suite itself may take beside what agents may: compiled code, transcripts, the compiler at work.
#[cfg(target_os = "linux")]
const HOST_BYTES: u64 = 64 << 20;

fn find(name: &str) -> &'static belljar_hostile::HostileAgent {
    agents().find(|agent| agent.name == name).unwrap()
}

/// What the suite may take at its peak: for each job the linear memory of its agent, and the largest memory store.
#[cfg(target_os = "linux")]
fn bound() -> u64 {
    let of = |limit: fn(&belljar_sandbox::Limits) -> u64| agents().map(|agent| limit(&(agent.limits)())).max().unwrap();
    let (memory, store) = (of(|it| it.linear_memory_bytes_max), of(|it| it.memory_store_bytes_max));
    JOBS.get() as u64 * memory + store + HOST_BYTES
}

#[test]
fn every_hostile_agent_is_contained() {
    let cache = tempfile::tempdir().unwrap();
    let loader = InProcess::new(Some(cache.path().to_owned()));
    let prober = support::prober();
    let suite = Suite { loader: &loader, prober: &prober };
    // An agent that does no harm, before all others and after them.
    let before = examine(&suite, find("count-calls-in-a-global"));
    #[cfg(target_os = "linux")]
    let (files, resident) = (support::open_files(), support::resident_bytes("VmRSS"));

    let rows = examine_all(&suite, JOBS, &|_| ());
    let failed: Vec<&Row> = rows.iter().filter(|row| !row.ok()).collect();
    assert!(failed.is_empty(), "{}", render(&rows));
    assert_eq!(rows.len(), agents().count());
    assert!(rows.iter().all(|row| row.blame != Some(Blame::Host)));
    let names: Vec<&str> = rows.iter().map(|row| row.name).collect();
    assert_eq!(names, agents().map(|agent| agent.name).collect::<Vec<_>>(), "rows are in the order of the table");

    let after = examine(&suite, find("count-calls-in-a-global"));
    assert!(after.ok(), "{:?}", after.differences);
    assert_eq!((before.transcript, before.seen), (after.transcript, after.seen), "others are unaffected");
    #[cfg(target_os = "linux")]
    {
        assert_eq!(support::open_files(), files, "an agent left a file open");
        let peak = support::resident_bytes("VmHWM") - resident;
        assert!(peak <= bound(), "{peak} bytes at the peak, above {}", bound());
    }
    // Nothing that an agent made up reaches a terminal as it is.
    let text = render(&rows);
    assert!(text.chars().all(|character| character == '\n' || !character.is_control()), "{text:?}");
    assert!(!text.contains('\u{202e}') && text.lines().count() == rows.len() + 2, "{text}");
}
