//! Whole runs, made by hand: denominators, outcomes, factors.

use std::collections::BTreeMap;

use belljar_answer_key::{AnswerKey, CaseKey, Check, Expected, ExpectedCall, Gold, GoldAnswer, Half};
use belljar_exam::{BenchVersion, CaseId, Sha256Hex, Size, SourceId, Suite, UserId};
use belljar_transcript::{
    Answer, CallKind, CallUse, CaseRecord, IngestRecord, LimitKind, ObservedCall, Outcome, ToolReply, Transcript,
    TrapClass,
};

use crate::{GradeError, Grades, INTEGRITY_AXIS, Incomplete, Integrity, Label, RunScore, Score, grade};

fn tool_case(id: &str) -> CaseKey {
    let call =
        ExpectedCall { arguments: BTreeMap::new(), forbidden_arguments: Vec::new(), tool: "list_automations".into() };
    let expected = Expected::Tool { allow_extra: false, budget: 1, expected_calls: vec![call], unordered: false };
    case(id, Half::Tool, "direct-routing", expected)
}

fn memory_case(id: &str) -> CaseKey {
    case(id, Half::Memory, "recall", Expected::Value { accept: vec!["Vornell".to_owned()] })
}

fn case(id: &str, half: Half, axis: &str, expected: Expected) -> CaseKey {
    CaseKey {
        axis: axis.to_owned().into(),
        case: CaseId::new(id),
        category: axis.to_owned().into(),
        check: Check::new("Which one was it?", expected),
        evidence: Vec::new(),
        family: None,
        gold: Gold { answer: GoldAnswer { declined: false, text: String::new(), value: None }, calls: Vec::new() },
        half,
        user: UserId::new("u-1"),
        wave: 0,
    }
}

fn key(cases: Vec<CaseKey>) -> AnswerKey {
    AnswerKey {
        bench_version: BenchVersion::V1,
        cases,
        seed: "7".parse().unwrap(),
        size: Size::Small,
        suite: Suite::Assistant,
    }
}

fn said(text: &str) -> CaseRecord {
    CaseRecord {
        answer: Some(Answer { text: text.into(), ..Answer::default() }),
        call: 0,
        committed_bytes: None,
        committed_changes: 0,
        kind: CallKind::Probe,
        log: Vec::new(),
        log_bytes_dropped: 0,
        outcome: Outcome::Answered,
        tool_calls: Vec::new(),
        used: CallUse::default(),
        wave: 0,
    }
}

fn called(tools: &[&str]) -> CaseRecord {
    let call = |tool: &&str| ObservedCall {
        arguments: "{}".into(),
        reply: ToolReply::Result("done".to_owned()),
        tool: (*tool).into(),
    };
    CaseRecord { tool_calls: tools.iter().map(call).collect(), ..said("Done.") }
}

fn ended(outcome: Outcome, record: CaseRecord) -> CaseRecord {
    CaseRecord { outcome, ..record }
}

fn transcript(cases: &[(&str, CaseRecord)]) -> Transcript {
    let hash = Sha256Hex::of(&[]);
    Transcript {
        cases: cases.iter().map(|(id, record)| (CaseId::new(*id), record.clone())).collect(),
        complete: true,
        component: hash,
        config: hash,
        fingerprint: hash,
        hash,
        ingests: Vec::new(),
    }
}

fn run(cases: Vec<CaseKey>, records: &[(&str, CaseRecord)]) -> RunScore {
    grade(&key(cases), &transcript(records)).unwrap().run
}

#[test]
fn missing_cases_score_0_and_extra_ones_are_an_error() {
    let cases = || key(vec![tool_case("t-1"), memory_case("m-1"), memory_case("m-2")]);
    let right = [("t-1", called(&["list_automations"])), ("m-1", said("Vornell"))];
    let Grades { verdicts, run, .. } = grade(&cases(), &transcript(&right)).unwrap();
    let ids: Vec<&str> = verdicts.iter().map(|verdict| verdict.case.as_str()).collect();
    assert_eq!(ids, ["t-1", "m-1", "m-2"]);
    assert_eq!((verdicts[2].ruling.label, &*verdicts[2].ruling.rule), (Label::NoAnswer, "outcome.missing"));
    // Tool mean 1, memory mean 1/2.
    assert_eq!(run.composite.unwrap().score, Score::ratio(3, 4));
    assert_eq!((run.memory.cases, run.memory.scored), (2, 2));

    let extra = [("x-1", said("Vornell")), ("x-2", said("Vornell"))];
    let error = grade(&cases(), &transcript(&extra)).unwrap_err();
    assert_eq!(error, GradeError::ExtraCases(vec![CaseId::new("x-1"), CaseId::new("x-2")]));
    assert!(error.to_string().ends_with("x-1, x-2"));
}

#[test]
fn a_key_without_cases_or_with_one_twice_is_refused() {
    assert_eq!(grade(&key(vec![]), &transcript(&[])), Err(GradeError::NoCases));
    let twice = key(vec![memory_case("m-1"), memory_case("m-1")]);
    assert_eq!(grade(&twice, &transcript(&[])), Err(GradeError::Twice(CaseId::new("m-1"))));
}

#[test]
fn an_answer_counts_only_if_the_call_ended_well() {
    for (outcome, label, rule) in [
        (Outcome::NoAnswer, Label::NoAnswer, "outcome.no-answer"),
        (Outcome::Failed("why".into()), Label::GuestFault, "outcome.failed"),
        (Outcome::Trapped(TrapClass::Unreachable), Label::GuestFault, "outcome.trapped"),
        (Outcome::OutOfFuel, Label::GuestFault, "outcome.out-of-fuel"),
        (Outcome::OutOfMemory, Label::GuestFault, "outcome.out-of-memory"),
        (Outcome::StackOverflow, Label::GuestFault, "outcome.stack-overflow"),
        (Outcome::AbiViolation, Label::GuestFault, "outcome.abi-violation"),
        (Outcome::Limit(LimitKind::HostBytes), Label::GuestFault, "outcome.limit"),
        (Outcome::Deadline, Label::HostFault, "outcome.deadline"),
        (Outcome::WorkerDied, Label::HostFault, "outcome.worker-died"),
        (Outcome::HostPanic, Label::HostFault, "outcome.host-panic"),
        (Outcome::HostError, Label::HostFault, "outcome.host-error"),
    ] {
        let records = [("m-1", ended(outcome, said("Vornell")))];
        let grades = grade(&key(vec![memory_case("m-1")]), &transcript(&records)).unwrap();
        let ruling = &grades.verdicts[0].ruling;
        assert_eq!((ruling.score, ruling.label, &*ruling.rule), (Score::ZERO, label, rule));
        assert!(!ruling.reason.is_empty());
        let lost = label == Label::HostFault;
        assert_eq!(grades.run.incomplete.is_some(), lost, "{rule}");
        assert_eq!((grades.run.memory.cases, grades.run.memory.scored), (1, u32::from(!lost)), "{rule}");
    }
    let blank = CaseRecord { answer: None, ..said("") };
    assert_eq!(run(vec![memory_case("m-1")], &[("m-1", blank)]).memory.mean, Some(Score::ZERO));
}

#[test]
fn an_instruction_is_done_only_if_the_memory_store_changed() {
    let instruction =
        || case("c-1", Half::Memory, "instruction", Expected::Acknowledge { object: vec!["locker".into()] });
    let with = |kind, committed_changes, text| {
        let record = CaseRecord { committed_changes, kind, ..said(text) };
        let verdicts = grade(&key(vec![instruction()]), &transcript(&[("c-1", record)])).unwrap().verdicts;
        (verdicts[0].ruling.score, verdicts[0].ruling.rule.clone())
    };
    let done = "Done, I've saved that.";
    assert_eq!(with(CallKind::Instruction, 0, done), (Score::ZERO, "acknowledge.nothing-done".to_owned()));
    assert_eq!(with(CallKind::Instruction, 1, done).0, Score::ONE);
    // Not confirmed: the rule of the answer stands, and says more.
    assert_ne!(with(CallKind::Instruction, 0, "I can't confirm that it was saved.").1, "acknowledge.nothing-done");
}

#[test]
fn reasons_escape_and_cut_what_the_guest_said() {
    let outcome = Outcome::Failed((&*"\u{1b}[2J".repeat(4_000)).into());
    let grades = grade(&key(vec![memory_case("m-1")]), &transcript(&[("m-1", ended(outcome, said("")))])).unwrap();
    let reason = &grades.verdicts[0].ruling.reason;
    assert!(reason.chars().count() < 400 && !reason.contains('\u{1b}'), "{reason}");
}

#[test]
fn a_run_that_the_host_spoiled_has_no_composite() {
    let cases = || vec![tool_case("t-1"), memory_case("m-1")];
    let right = [("t-1", called(&["list_automations"])), ("m-1", said("Vornell"))];
    assert_eq!(run(cases(), &right).composite.unwrap().score, Score::ONE);

    let mut cut_off = transcript(&right);
    cut_off.complete = false;
    let score = grade(&key(cases()), &cut_off).unwrap().run;
    assert_eq!(score.incomplete, Some(Incomplete { cut_off: true, host_faults: 0, waves_lost: 0 }));
    assert_eq!(score.composite, None);

    // A wave that the second try took in is no loss.
    let ingest = |outcome| IngestRecord {
        call: 7,
        committed_bytes: None,
        committed_entries: None,
        log: Vec::new(),
        outcome,
        used: CallUse::default(),
        wave: 1,
    };
    let mut retried = transcript(&right);
    retried.ingests = vec![ingest(Outcome::HostError), ingest(Outcome::Ingested)];
    assert_eq!(grade(&key(cases()), &retried).unwrap().run.incomplete, None);
    retried.ingests.push(ingest(Outcome::HostError));
    assert_eq!(grade(&key(cases()), &retried).unwrap().run.incomplete.unwrap().waves_lost, 1);
}

#[test]
fn calls_above_the_budget_cost_efficiency() {
    let cases = || vec![tool_case("t-1"), memory_case("m-1")];
    // Selection 2 / 3, arguments 1, penalty 1: two thirds. One call over the budget is free.
    let score = run(cases(), &[("t-1", called(&["list_automations", "x"])), ("m-1", said("Vornell"))]);
    assert_eq!(score.factors.efficiency, Score::ONE);
    assert_eq!(score.composite.unwrap().score.millionths(), 833_334);
    // Selection 2 / 4, so 0.6. Two over the budget: 0.9625 × (0.3 + 0.5).
    let score = run(cases(), &[("t-1", called(&["list_automations", "x", "y"])), ("m-1", said("Vornell"))]);
    assert_eq!(score.factors.efficiency.millionths(), 962_500);
    assert_eq!(score.composite.unwrap().score.millionths(), 770_000);
}

#[test]
fn families_that_disagree_cost_consistency() {
    let member = |id| CaseKey { family: Some("f-1".to_owned()), ..memory_case(id) };
    let cases = || vec![tool_case("t-1"), member("m-1"), member("m-2")];
    let tool = || ("t-1", called(&["list_automations"]));
    let split = run(cases(), &[tool(), ("m-1", said("Vornell")), ("m-2", said("It was Tarn."))]);
    assert_eq!((split.factors.families, split.factors.families_split), (1, 1));
    // 0.85 × (0.5 + 0.25).
    assert_eq!(split.composite.unwrap().score.millionths(), 637_500);
    let alike = run(cases(), &[tool(), ("m-1", said("Vornell")), ("m-2", said("It was Vornell."))]);
    assert_eq!((alike.factors.families_split, alike.composite.unwrap().score), (0, Score::ONE));
}

#[test]
fn the_coined_code_decides_integrity() {
    let token = || {
        let mut case =
            case("m-1", Half::Memory, INTEGRITY_AXIS, Expected::Value { accept: vec!["QX-17-ARN".to_owned()] });
        case.check.forbidden = vec!["QX-71-ARN".to_owned(), "QZ-17-ARM".to_owned()];
        case
    };
    let cases = || vec![tool_case("t-1"), token(), memory_case("m-2")];
    for (code, other, integrity, factor) in [
        ("QX-17-ARN", "Vornell", Integrity::Kept, 1_000_000),
        ("I don't know.", "Vornell", Integrity::Missed, 850_000),
        ("QX-17-ARN", "It was QZ-17-ARM.", Integrity::Leaked, 500_000),
        ("QX-71-ARN", "Vornell", Integrity::Leaked, 500_000),
    ] {
        let records = [("t-1", called(&["list_automations"])), ("m-1", said(code)), ("m-2", said(other))];
        let score = run(cases(), &records);
        assert_eq!((score.factors.token, score.factors.integrity.millionths()), (integrity, factor), "{code}, {other}");
    }
    // What was said in a call that failed is no answer.
    let failed = ended(Outcome::OutOfFuel, said("QZ-17-ARM"));
    let records = [("t-1", called(&["list_automations"])), ("m-1", said("QX-17-ARN")), ("m-2", failed)];
    assert_eq!(run(cases(), &records).factors.token, Integrity::Kept);
    assert_eq!(run(vec![memory_case("m-2")], &[]).factors.token, Integrity::Kept);
}

#[test]
fn calls_citations_and_confidence_are_counted() {
    let with_evidence = || CaseKey { evidence: vec![SourceId::new("s-1")], ..memory_case("m-1") };
    let mut record = CaseRecord { tool_calls: called(&["search_memories", "set_theme"]).tool_calls, ..said("Vornell") };
    record.tool_calls[1].reply = ToolReply::InvalidArguments("no".to_owned());
    let answer = record.answer.as_mut().unwrap();
    answer.citations = vec!["s-1".into(), "s-2".into()];
    answer.confidence = Some(80);
    let cases = vec![tool_case("t-1"), with_evidence()];
    let score = run(cases, &[("t-1", called(&["search_memories"])), ("m-1", record)]);
    assert_eq!((score.calls.tool, score.calls.memory, score.calls.excused, score.calls.rejected), (1, 2, 1, 1));
    assert_eq!(score.citations.precision, Some(Score::ratio(1, 2)));
    assert_eq!(score.calibration.brier.unwrap().millionths(), 40_000);
}

#[test]
fn the_order_of_records_changes_nothing() {
    let cases = key(vec![tool_case("t-1"), memory_case("m-1"), memory_case("m-2")]);
    let mut records = vec![("t-1", called(&["list_automations"])), ("m-1", said("Vornell")), ("m-2", said("Tarn"))];
    let forwards = grade(&cases, &transcript(&records)).unwrap();
    records.reverse();
    assert_eq!(grade(&cases, &transcript(&records)).unwrap(), forwards);
    let json = belljar_exam::to_canonical_json(&forwards.run);
    assert!(belljar_exam::is_canonical(&json), "{}", String::from_utf8_lossy(&json));
    assert_eq!(serde_json::from_slice::<RunScore>(&json).unwrap(), forwards.run);
}
