//! What is called, in which order, and what is kept.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Barrier, Mutex, Weak};

use belljar_exam::{CaseId, Exam};
use belljar_runner::{HostFault, Observer, Plan, PlanError};
use belljar_sandbox::{CallReport, Changes, Examinee, IngestCall, RespondCall, Value};
use belljar_transcript::{Event, Outcome, read_transcript};

use crate::support::{Ran, Scripted, blank, cases, exam, request, run_exam, run_plan, told, wave};

/// Two waves. The second knows what the first one and its instruction wrote.
fn two_waves() -> Exam {
    exam(vec![
        wave(
            "write city Oslo",
            vec![request("i-1", "write city Lisbon\nsay done")],
            vec![request("p-1", "write city Rome\nsay {city}"), request("p-2", "say {city}")],
        ),
        wave("write pet cat", vec![], vec![request("p-3", "call set_theme {\"theme\":\"dark\"}\nsay {city} {pet}")]),
    ])
}

fn answers(ran: &Ran) -> BTreeMap<String, String> {
    let transcript = read_transcript(&ran.transcript).unwrap();
    let text = |record: belljar_transcript::CaseRecord| record.answer.map(|answer| answer.text.raw().to_owned());
    transcript.cases.into_iter().map(|(case, record)| (case.to_string(), text(record).unwrap_or_default())).collect()
}

#[test]
fn a_run_goes_wave_by_wave_and_probes_leave_no_trace() {
    let ran = run_exam(two_waves(), 1, &mut ());
    let expected = [
        "run",
        "call 0 try 0 wave 0 Ingest -",
        "end 0 ingested",
        "commit 0 +1 -0 = 1 entries, 8 bytes",
        "call 1 try 0 wave 0 Instruction i-1",
        "answer 1 done",
        "end 1 answered",
        "commit 1 +1 -0 = 1 entries, 10 bytes",
        "call 2 try 0 wave 0 Probe p-1",
        "answer 2 Rome",
        "end 2 answered",
        "call 3 try 0 wave 0 Probe p-2",
        "answer 3 Lisbon",
        "end 3 answered",
        "call 4 try 0 wave 1 Ingest -",
        "end 4 ingested",
        "commit 4 +1 -0 = 2 entries, 16 bytes",
        "call 5 try 0 wave 1 Probe p-3",
        "tool 5.0 set_theme",
        "answer 5 Lisbon cat",
        "end 5 answered",
        "ended true",
    ];
    assert_eq!(told(&ran.events), expected);
    assert_eq!((ran.summary.cases, ran.summary.commits, ran.summary.host_faults), (4, 3, 0));
    assert!(ran.summary.complete && !ran.summary.partial);
    assert_eq!(ran.summary.outcomes, BTreeMap::from([("answered", 4)]));
    assert!(read_transcript(&ran.transcript).unwrap().complete);
}

#[test]
fn only_calls_that_returned_without_an_error_commit() {
    for (end, outcome, kept) in [
        ("say done", "answered", "new"),
        ("silence", "no-answer", "new"),
        ("say done\nfail", "failed", "old"),
        ("say done\ntrap", "trapped", "old"),
        ("say done\nhost 2", "worker-died", "old"),
    ] {
        let instruction = request("i", &format!("write fact new\n{end}"));
        let ran = run_exam(
            exam(vec![wave("write fact old", vec![instruction], vec![request("p", "say {fact}")])]),
            1,
            &mut (),
        );
        assert_eq!(answers(&ran)["p"], kept, "{end:?}");
        let transcript = read_transcript(&ran.transcript).unwrap();
        assert_eq!(transcript.cases[&CaseId::new("i")].outcome.name(), outcome, "{end:?}");
        assert!(ran.summary.outcomes.contains_key(outcome), "{end:?}: {:?}", ran.summary.outcomes);
        assert_eq!(ran.summary.commits, if kept == "new" { 2 } else { 1 }, "{end:?}");
        let commits = ran.events.iter().filter(|event| matches!(event, Event::MemoryCommitted { .. })).count();
        assert_eq!(commits, ran.summary.commits as usize, "{end:?}");
    }
}

#[test]
fn a_wave_that_was_not_taken_in_leaves_the_memory_as_it_was() {
    let waves = vec![
        wave("write fact old", vec![], vec![]),
        wave("write fact new\nfail", vec![], vec![request("p", "say {fact}")]),
    ];
    let ran = run_exam(exam(waves), 2, &mut ());
    assert_eq!(answers(&ran)["p"], "old");
    assert!(ran.summary.complete, "a fault of the guest doesn't make a run incomplete");
}

#[test]
fn an_entry_that_was_removed_is_gone() {
    let instruction = request("i", "delete fact\nsay gone");
    let ran =
        run_exam(exam(vec![wave("write fact old", vec![instruction], vec![request("p", "say {fact}")])]), 1, &mut ());
    assert_eq!(answers(&ran)["p"], "{fact}");
    assert!(told(&ran.events).contains(&"commit 1 +0 -1 = 0 entries, 0 bytes".to_owned()));
}

/// Many probes of unlike length, with host faults, panics and tool calls among them.
fn busy_exam() -> Exam {
    let probe = |at: usize| {
        let steps = match at % 5 {
            0 => "host 1\nsay after a fault",
            1 => "panic 1\nsay after a panic",
            2 => "call save_memory {\"content\":\"a\"}\ncall search_memories {\"queries\":[\"a\"]}\nsay found",
            3 => "note thinking\nwrite fact mine\nsay {fact}",
            _ => "trap",
        };
        request(&format!("p-{at}"), steps)
    };
    exam(vec![
        wave("write fact a", vec![request("i-1", "host 1\nwrite fact b\nsay ok")], (0..40).map(probe).collect()),
        wave("write other c", vec![], (40..60).map(probe).collect()),
    ])
}

#[test]
fn records_are_the_same_for_any_number_of_jobs() {
    let one = run_exam(busy_exam(), 1, &mut ());
    assert_eq!(one.summary.cases, 61);
    assert!(one.summary.complete);
    for jobs in [2, 8] {
        let other = run_exam(busy_exam(), jobs, &mut ());
        assert!(other.transcript == one.transcript, "{jobs} jobs: the transcript differs");
        assert!(other.memory_log == one.memory_log, "{jobs} jobs: the memory log differs");
        assert_eq!(other.summary, one.summary);
    }
}

#[test]
fn what_the_host_failed_is_tried_once_more_from_the_same_memory() {
    let probes = vec![request("p-1", "host 1\nsay {fact}"), request("p-2", "panic 1\nsay {fact}")];
    let instruction = request("i", "write fact new\nhost 1\nsay {fact}");
    let mut seen = Seen::default();
    let ran = run_exam(exam(vec![wave("write fact old\nhost 1", vec![instruction], probes)]), 4, &mut seen);
    assert!(ran.summary.complete, "every second attempt succeeded");
    let told = told(&ran.events);
    let at = told.iter().position(|line| line == "call 1 try 0 wave 0 Instruction i").unwrap();
    let expected = [
        "end 1 worker-died",
        "call 1 try 1 wave 0 Instruction i",
        "answer 1 new",
        "end 1 answered",
        "commit 1 +1 -0 = 1 entries, 7 bytes",
    ];
    assert_eq!(told[at + 1..at + 6], expected);
    assert_eq!(answers(&ran)["p-1"], "new");
    assert_eq!(answers(&ran)["p-2"], "new");
    assert_eq!(seen.faults.len(), 4);
}

#[test]
fn what_the_host_fails_twice_makes_the_run_incomplete_and_the_run_goes_on() {
    let waves = vec![
        wave("write fact a\nhost 2", vec![request("i", "host 9\nsay x")], vec![request("p-1", "panic 9")]),
        wave("write fact b", vec![], vec![request("p-2", "say {fact}")]),
    ];
    let mut seen = Seen::default();
    let ran = run_exam(exam(waves), 2, &mut seen);
    assert!(!ran.summary.complete && !ran.summary.partial);
    assert_eq!((ran.summary.host_faults, ran.summary.cases, ran.summary.commits), (3, 3, 1));
    let transcript = read_transcript(&ran.transcript).unwrap();
    assert!(!transcript.complete);
    assert_eq!(transcript.cases[&CaseId::new("i")].outcome, Outcome::WorkerDied);
    assert_eq!(transcript.cases[&CaseId::new("p-1")].outcome, Outcome::HostPanic);
    assert_eq!(answers(&ran)["p-2"], "b");
    assert_eq!(
        seen.faults,
        [
            "0.0 None attempt 1",
            "0.1 None attempt 2",
            "1.0 i attempt 1",
            "1.1 i attempt 2",
            "2.0 p-1 the host panicked: told to",
            "2.1 p-1 the host panicked: told to",
        ]
    );
}

/// Writes down what an observer is told.
#[derive(Default)]
struct Seen {
    faults: Vec<String>,
    progress: Vec<String>,
}

impl Observer for Seen {
    fn wave_began(&mut self, wave: u32, items: usize, instructions: usize, probes: usize) {
        self.progress.push(format!("wave {wave}: {items} {instructions} {probes}"));
    }

    fn wave_ingested(&mut self, wave: u32, outcome: &Outcome) {
        self.progress.push(format!("wave {wave} {outcome}"));
    }

    fn case_finished(&mut self, case: &CaseId, outcome: &Outcome) {
        self.progress.push(format!("{case} {outcome}"));
    }

    fn host_fault(&mut self, fault: &HostFault<'_>) {
        let case = fault.case.map_or("None", CaseId::as_str);
        self.faults.push(format!("{}.{} {case} {}", fault.call, fault.attempt, fault.detail.unwrap_or("-")));
    }
}

#[test]
fn progress_is_told_in_the_order_of_the_plan() {
    let mut seen = Seen::default();
    run_exam(two_waves(), 8, &mut seen);
    let expected = [
        "wave 0: 1 1 2",
        "wave 0 ingested",
        "i-1 answered",
        "p-1 answered",
        "p-2 answered",
        "wave 1: 1 0 1",
        "wave 1 ingested",
        "p-3 answered",
    ];
    assert_eq!(seen.progress, expected);
    assert!(seen.faults.is_empty());
}

fn narrowed(exam: Exam, only: &[&str]) -> Result<Plan, PlanError> {
    let only: BTreeSet<CaseId> = only.iter().map(|case| CaseId::new(*case)).collect();
    Plan::new(exam).unwrap().only(&only)
}

#[test]
fn a_narrowed_plan_keeps_what_its_cases_need() {
    assert_eq!(cases(&Plan::new(two_waves()).unwrap()), ["i-1", "p-1", "p-2", "p-3"]);
    for (only, kept, waves) in [
        (&["p-2"][..], &["i-1", "p-2"][..], 1),
        (&["i-1"], &["i-1"], 1),
        (&["p-3"], &["i-1", "p-3"], 2),
        (&["p-1", "p-3"], &["i-1", "p-1", "p-3"], 2),
    ] {
        let plan = narrowed(two_waves(), only).unwrap();
        assert_eq!(cases(&plan), kept, "{only:?}");
        assert_eq!((plan.wave_count(), plan.is_partial()), (waves, true), "{only:?}");
    }
}

#[test]
fn a_narrowed_run_shows_its_cases_as_the_whole_run_does_and_is_not_complete() {
    let whole = run_exam(two_waves(), 1, &mut ());
    let plan = narrowed(two_waves(), &["p-3"]).unwrap();
    let part = run_plan(&plan, &Scripted::default(), 1, &mut ());
    let of_case =
        |ran: &Ran| -> Vec<Event> { ran.events.iter().filter(|event| event.call() == Some(5)).cloned().collect() };
    assert_eq!(of_case(&part).len(), 4);
    assert_eq!(of_case(&part), of_case(&whole));
    assert!(part.summary.partial && !part.summary.complete);
    assert_eq!(part.events.last(), Some(&Event::RunEnded { complete: false }));
}

#[test]
fn plans_that_cannot_be_are_refused() {
    let twice = exam(vec![wave("", vec![request("c", "silence")], vec![request("c", "silence")])]);
    assert_eq!(Plan::new(twice).err(), Some(PlanError::DuplicateCase(CaseId::new("c"))));
    assert_eq!(narrowed(two_waves(), &["p-1", "x"]).err(), Some(PlanError::UnknownCase(CaseId::new("x"))));
    assert_eq!(narrowed(two_waves(), &[]).err(), Some(PlanError::NothingSelected));
}

#[test]
fn an_exam_without_waves_is_a_run_without_calls() {
    let ran = run_exam(exam(vec![]), 3, &mut ());
    assert_eq!(told(&ran.events), ["run", "ended true"]);
}

/// Writes a large value when it is asked `write`; `wait` and `look` wait for one another, and `look` notes whether the
/// value is still held.
struct Hoarder {
    held: Mutex<Option<bool>>,
    meeting: Barrier,
    value: Mutex<Weak<[u8]>>,
}

impl Examinee for Hoarder {
    fn ingest(&self, _: IngestCall) -> CallReport {
        blank(Outcome::Ingested)
    }

    fn respond(&self, call: RespondCall) -> CallReport {
        let mut report = blank(Outcome::Answered);
        match &*call.text {
            "write" => {
                let value: Value = vec![7; 1 << 20].into();
                *self.value.lock().unwrap() = Arc::downgrade(&value);
                report.changes = Changes::from_parts([("large".to_owned(), Some(value))]);
            }
            "look" => {
                *self.held.lock().unwrap() = Some(self.value.lock().unwrap().upgrade().is_some());
                self.meeting.wait();
            }
            _ => {
                self.meeting.wait();
            }
        }
        report
    }
}

#[test]
fn what_a_probe_wrote_is_not_held_until_its_turn_comes() {
    // The first probe ends only after the third has begun, and one thread makes the second and the third: the report of
    // the second waits for that of the first meanwhile.
    let probes = vec![request("p-1", "wait"), request("p-2", "write"), request("p-3", "look")];
    let plan = Plan::new(exam(vec![wave("", vec![], probes)])).unwrap();
    let hoarder = Hoarder {
        held: Mutex::new(None),
        meeting: Barrier::new(2),
        value: Mutex::new(Weak::<[u8; 0]>::new() as Weak<[u8]>),
    };
    run_plan(&plan, &hoarder, 2, &mut ());
    assert_eq!(*hoarder.held.lock().unwrap(), Some(false), "probes could hold as much as the store, each of them");
}
