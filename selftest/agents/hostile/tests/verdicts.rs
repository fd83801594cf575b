//! The suite notices what it is there to notice: examinees that aren't contained, and refusals that aren't what they
//! should be.

use std::sync::atomic::{AtomicU64, Ordering};

use belljar_hostile::{Expected, HostileAgent, Loader, Rejection, Row, Source, Suite, examine, render, small_limits};
use belljar_sandbox::{AgentConfig, CallReport, Changes, Examinee, IngestCall, Limits, RespondCall};
use belljar_transcript::{Answer, Blame, CallUse, Outcome};

/// Stands in for an agent: answers every request after this has been done to its report.
struct Puppet(fn(&mut CallReport, u64), AtomicU64);

impl Puppet {
    fn report(&self, outcome: Outcome, answer: Option<Answer>) -> CallReport {
        let mut report = CallReport {
            answer,
            changes: Changes::default(),
            host_detail: None,
            log: Vec::new(),
            log_bytes_dropped: 0,
            outcome,
            tool_calls: Vec::new(),
            used: CallUse::default(),
        };
        (self.0)(&mut report, self.1.fetch_add(1, Ordering::Relaxed));
        report
    }
}

impl Examinee for Puppet {
    fn ingest(&self, _: IngestCall) -> CallReport {
        self.report(Outcome::Ingested, None)
    }

    fn respond(&self, _: RespondCall) -> CallReport {
        self.report(Outcome::Answered, Some(Answer { text: "hello".into(), ..Answer::default() }))
    }
}

/// Loads the puppet, or refuses it.
struct Loads(Result<fn(&mut CallReport, u64), Rejection>);

impl Loader for Loads {
    type Agent = Puppet;

    fn load(&self, _: &[u8], _: &Limits, _: AgentConfig) -> Result<Puppet, Rejection> {
        self.0.clone().map(|act| Puppet(act, AtomicU64::new(0)))
    }
}

const HARMLESS: Expected =
    Expected::Ends { after: "answered", ingest: "ingested", respond: "answered", says: Some("hello") };

fn row(expected: Expected, loads: Result<fn(&mut CallReport, u64), Rejection>) -> Row {
    let agent =
        HostileAgent { expected, limits: small_limits, name: "puppet", source: Source::Made(Vec::new), why: "A test." };
    examine(&Suite { loader: &Loads(loads), prober: &[] }, &agent)
}

#[test]
fn what_is_as_it_must_be_has_no_difference() {
    let row = row(HARMLESS, Ok(|_, _| ()));
    assert!(row.ok() && row.blame.is_none() && row.transcript.is_some(), "{:?}", row.differences);
    assert!(render(&[row]).ends_with("hostile agents: 1 contained, 0 not\n"));
}

#[test]
fn what_is_not_as_it_must_be_is_named() {
    type Act = fn(&mut CallReport, u64);
    let acts: [(Act, &str); 9] = [
        (|report, _| report.outcome = Outcome::OutOfFuel, "instead of `ingested / answered / answered`"),
        (|report, _| report.outcome = Outcome::WorkerDied, "host fault: worker-died"),
        (|report, _| report.answer = None, "it says `nothing`"),
        (
            |report, _| report.answer = Some(Answer { text: "x".repeat(20_000).as_str().into(), ..Answer::default() }),
            "of an answer",
        ),
        (|report, call| report.used.items = call, "two runs differ"),
        (|report, _| report.used.fuel = Some(1 << 40), "fuel, above"),
        (|report, _| report.used.host_bytes = 1 << 40, "to and from the host, above"),
        (|report, _| report.used.linear_memory_bytes_peak = 1 << 40, "of linear memory, above"),
        (|report, _| report.log_bytes_dropped = u64::from(report.answer.is_none()), ""),
    ];
    for (act, difference) in acts {
        let row = row(HARMLESS, Ok(act));
        let named = row.differences.iter().any(|it| it.contains(difference));
        assert_eq!(named, !difference.is_empty(), "{difference}: {:?}", row.differences);
        assert_eq!(render(std::slice::from_ref(&row)).contains("DIFFERS"), !row.ok());
    }
}

#[test]
fn a_refusal_is_held_against_kind_and_message() {
    let rejection =
        |hint: &str| Rejection { hint: Some(hint.to_owned()), kind: "invalid", message: "too odd".to_owned() };
    let refused = Expected::Refused { kind: "invalid", says: "odd" };
    assert!(row(refused, Err(rejection("build it anew"))).ok());
    assert_eq!(row(refused, Err(rejection("build it anew"))).blame, Some(Blame::Guest));
    assert!(!row(refused, Err(rejection(""))).ok(), "a refusal without a hint");
    assert!(!row(Expected::Refused { kind: "invalid", says: "even" }, Err(rejection("h"))).ok(), "another message");
    assert!(!row(Expected::Refused { kind: "compile", says: "odd" }, Err(rejection("h"))).ok(), "another kind");
    assert!(!row(HARMLESS, Err(rejection("h"))).ok(), "refused though it does no harm");
    assert!(!row(refused, Ok(|_, _| ())).ok(), "admitted though it does harm");
}
