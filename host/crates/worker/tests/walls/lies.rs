//! What a worker reports is believed only as far as it can be true.

use belljar_sandbox::Limits;
use belljar_transcript::{Blame, Outcome};
use belljar_worker::ConfinedAgentOptions;

use crate::support::{agent, ask, ingest, options, said, start};

#[test]
fn reports_that_cannot_be_true_are_the_workers_end() {
    let agent = agent(1);
    for (lie, why) in [
        ("forged-tool-call", "a tool call that was not served"),
        ("hidden-tool-call", "a served tool call is left out"),
        ("ingested", "an outcome that can't be"),
        ("answered-without-answer", "an outcome that can't be"),
        ("worker-died", "an outcome that can't be"),
        ("long-failure", "an outcome that can't be"),
        ("long-answer", "an answer above the limits"),
        ("long-log", "a longer log than is kept"),
        ("forged-level", "a note of no level"),
        ("much-fuel", "more fuel than there was"),
        ("large-entry", "an entry above the limits"),
        ("unordered-entries", "entries out of order"),
        ("removal-of-nothing", "the removal of an entry that isn't there"),
        ("full-store", "more than the memory store may hold"),
        ("tool-flood", "a tool call above the limits"),
        ("tool-bomb", "a tool call above the limits"),
        ("out-of-turn", "something out of turn"),
        ("unknown-kind", "no message of kind 99"),
        ("broken-json", "isn't what its kind says"),
        ("unknown-field", "isn't what its kind says"),
        ("broken-entries", "entries of the memory store are damaged"),
    ] {
        let report = ask(&agent, &format!("lie {lie}"));
        assert_eq!(report.outcome, Outcome::WorkerDied, "{lie}");
        assert_eq!(report.outcome.blame(), Some(Blame::Host));
        let detail = report.host_detail.unwrap();
        assert!(detail.contains("broke the protocol") && detail.contains(why), "{lie}: {detail}");
        assert!(report.answer.is_none() && report.changes.is_empty(), "{lie}");
        assert_eq!(said(&ask(&agent, "hello")), "here", "after {lie}");
    }
}

#[test]
fn tool_calls_that_were_served_are_kept_as_evidence() {
    let report = ask(&agent(1), "lie tool-flood");
    assert_eq!(report.tool_calls.len(), 64);
    assert_eq!(report.tool_calls[0].tool.raw(), "t");
}

#[test]
fn no_tool_is_served_while_ingesting() {
    let report = ingest(&agent(1));
    assert_eq!(report.outcome, Outcome::WorkerDied);
    assert!(report.host_detail.unwrap().contains("a tool call while ingesting"));
}

#[test]
fn a_worker_that_speaks_of_another_call_or_twice_is_ended() {
    let agent = agent(1);
    let report = ask(&agent, "lie another-call");
    assert_eq!(report.outcome, Outcome::WorkerDied);
    // The first report stands: it was as good as any. What comes after it is for nobody, and ends the worker.
    assert_eq!(said(&ask(&agent, "lie twice")), "here");
    assert_eq!(said(&ask(&agent, "hello")), "here");
}

#[test]
fn a_frame_that_never_ends_is_not_waited_for() {
    let agent = agent(1);
    for lie in ["huge-frame", "half-a-frame", "quiet-end", "panic", "abort"] {
        assert_eq!(ask(&agent, &format!("lie {lie}")).outcome, Outcome::WorkerDied, "{lie}");
        assert_eq!(said(&ask(&agent, "hello")), "here", "after {lie}");
    }
}

#[test]
fn silence_is_the_deadline() {
    let limits = Limits { respond_cpu_seconds_max: 1, ..Limits::default() };
    let agent = start(ConfinedAgentOptions { limits, ..options(1) }).unwrap();
    for lie in ["silence", "busy-silence"] {
        let report = ask(&agent, &format!("lie {lie}"));
        assert_eq!(report.outcome, Outcome::Deadline, "{lie}");
        assert!(report.host_detail.unwrap().contains("within 1 seconds"), "{lie}");
    }
}

#[test]
fn noise_is_a_workers_end_and_never_the_parents() {
    let agent = agent(1);
    for seed in 0..60 {
        let report = ask(&agent, &format!("lie noise {seed}"));
        assert_eq!(report.outcome, Outcome::WorkerDied, "seed {seed}");
    }
    assert_eq!(said(&ask(&agent, "hello")), "here");
}
