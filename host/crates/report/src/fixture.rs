//! A small run, made by hand: for the tests of this package.

use std::collections::BTreeMap;

use belljar_answer_key::{
    AnswerKey, CaseKey, Check, Distractor, Expected, ExpectedCall, Gold, GoldAnswer, GoldCall, Half,
};
use belljar_exam::{
    BenchVersion, CaseId, Exam, Item, MockWorld, Request, Session, SessionId, Sha256Hex, Size, SourceId, Speaker,
    Suite, Timestamp, Turn, UserId, Wave,
};
use belljar_grader::{Grades, grade};
use belljar_transcript::{
    Answer, CallKind, CallUse, CaseRecord, ComponentManifest, GuestText, IngestRecord, LogNote, Manifest, ObservedCall,
    Outcome, RECORD_FORMAT, ToolReply, Transcript, Versions,
};

use crate::{DeletionResidue, GradedRun, Report, TextStyle};

/// Text that must reach no screen as it is: it clears a terminal, turns the reading direction, and opens markup.
pub(crate) const HOSTILE: &str = "\u{1b}[2J\u{202e}\"><img src=x onerror=alert(1)>|`**x**\u{200b}\r\n# belljar: 1.000";

/// Everything of one run.
pub(crate) struct Fixture {
    pub(crate) exam: Exam,
    pub(crate) grades: Grades,
    pub(crate) key: AnswerKey,
    pub(crate) manifest: Manifest,
    pub(crate) transcript: Transcript,
}

impl Fixture {
    /// Two tool cases and three memory cases in one wave; the first of each half is right.
    pub(crate) fn new() -> Self {
        let lost = || Expected::Tool {
            allow_extra: false,
            budget: 1,
            expected_calls: vec![ExpectedCall {
                arguments: BTreeMap::new(),
                forbidden_arguments: Vec::new(),
                tool: "search_web".into(),
            }],
            unordered: false,
        };
        let value = |text: &str| Expected::Value { accept: vec![text.to_owned()] };
        let mut lisbon = case("c-4", Half::Memory, "recall", value("Lisbon"));
        lisbon.check.distractors = vec![Distractor::held_by("Oslo", "Dana")];
        lisbon.evidence = vec![SourceId::new("s-1")];
        let key = AnswerKey {
            bench_version: BenchVersion::V1,
            cases: vec![
                case("c-1", Half::Tool, "direct-routing", lost()),
                case("c-2", Half::Tool, "multi-step", lost()),
                case("c-3", Half::Memory, "update", value("Porto")),
                lisbon,
                case("c-5", Half::Memory, "recall", value("Braga")),
            ],
            seed: "7".parse().unwrap(),
            size: Size::Small,
            suite: Suite::Assistant,
        };
        let mut cases = BTreeMap::new();
        let search = ObservedCall {
            arguments: "{}".into(),
            reply: ToolReply::Result("nothing found".to_owned()),
            tool: "search_web".into(),
        };
        cases.insert(CaseId::new("c-1"), record("Found nothing.", vec![search]));
        let hostile_call =
            ObservedCall { arguments: HOSTILE.into(), reply: ToolReply::UnknownTool, tool: HOSTILE.into() };
        cases.insert(CaseId::new("c-2"), record(HOSTILE, vec![hostile_call]));
        cases.insert(CaseId::new("c-3"), record("It is Porto.", Vec::new()));
        cases.insert(CaseId::new("c-4"), record("You live in Oslo now.", Vec::new()));
        let transcript = Transcript {
            cases,
            complete: true,
            component: Sha256Hex::of(&[b"component"]),
            config: Sha256Hex::of(&[b"{}"]),
            fingerprint: manifest().fingerprint(),
            hash: Sha256Hex::of(&[b"transcript"]),
            ingests: vec![IngestRecord {
                call: 0,
                committed_bytes: Some(2_048),
                committed_entries: Some(3),
                log: Vec::new(),
                outcome: Outcome::Ingested,
                used: CallUse { fuel: Some(1_234_567), ..CallUse::default() },
                wave: 0,
            }],
        };
        let grades = grade(&key, &transcript).unwrap();
        Self { exam: exam(&key), grades, key, manifest: manifest(), transcript }
    }

    /// Makes the report of the run as it stands.
    pub(crate) fn report(&self) -> Report {
        let residue = DeletionResidue { deleted: 1, entries: vec![GuestText::from(HOSTILE)], held: 1 };
        Report::new(&self.exam, &self.key, &self.manifest, &self.transcript, &self.grades, residue).unwrap()
    }

    /// Borrows what is shown case by case.
    pub(crate) fn run(&self) -> GradedRun<'_> {
        GradedRun { exam: &self.exam, grades: &self.grades, key: &self.key, transcript: &self.transcript }
    }

    /// Grades again after a change.
    pub(crate) fn regrade(&mut self) {
        self.grades = grade(&self.key, &self.transcript).unwrap();
    }
}

/// No colour, 80 columns.
pub(crate) const PLAIN: TextStyle = TextStyle { color: false, width: 80 };

fn case(id: &str, half: Half, axis: &str, expected: Expected) -> CaseKey {
    CaseKey {
        axis: axis.to_owned().into(),
        case: CaseId::new(id),
        category: format!("{axis}-plain").into(),
        check: Check::new(format!("What about {id}?"), expected),
        evidence: Vec::new(),
        family: None,
        gold: Gold {
            answer: GoldAnswer { declined: false, text: "As it is.".to_owned(), value: None },
            calls: vec![GoldCall { arguments: serde_json::Map::new(), tool: "search_web".into() }],
        },
        half,
        user: UserId::new("u-1"),
        wave: 0,
    }
}

fn record(text: &str, tool_calls: Vec<ObservedCall>) -> CaseRecord {
    CaseRecord {
        answer: Some(Answer { text: text.into(), ..Answer::default() }),
        call: 1,
        committed_bytes: None,
        committed_changes: 0,
        kind: CallKind::Probe,
        log: vec![LogNote { level: "info".to_owned(), text: GuestText::from(HOSTILE) }],
        log_bytes_dropped: 0,
        outcome: Outcome::Answered,
        tool_calls,
        used: CallUse { fuel: Some(1_000), ..CallUse::default() },
        wave: 0,
    }
}

fn exam(key: &AnswerKey) -> Exam {
    let at = Timestamp::from_civil(2026, 1, 2, 3_600);
    let probe = |case: &CaseKey| Request {
        case: case.case.clone(),
        now: at,
        text: case.check.question.clone(),
        user: case.user.clone(),
        world: MockWorld::default(),
    };
    let turn = Turn {
        at,
        attachments: Vec::new(),
        id: SourceId::new("s-1"),
        speaker: Speaker::User,
        text: "We moved to Lisbon last week.".to_owned(),
    };
    let session = Session { at, id: SessionId::new("e-1"), turns: vec![turn], user: UserId::new("u-1") };
    Exam {
        bench_version: BenchVersion::V1,
        canary: "canary-veshtin".to_owned(),
        size: Size::Small,
        suite: Suite::Assistant,
        tools: Vec::new().into(),
        users: vec![UserId::new("u-1")],
        waves: vec![Wave {
            instructions: Vec::new(),
            items: vec![Item::Session(session)],
            now: at,
            probes: key.cases.iter().map(probe).collect(),
        }],
    }
}

fn manifest() -> Manifest {
    let hash = |text: &str| Sha256Hex::of(&[text.as_bytes()]);
    Manifest {
        component: ComponentManifest { bytes: 74_000, name: "my-agent".to_owned(), sha256: hash("component") },
        config_sha256: hash("{}"),
        dataset_sha256: hash("dataset"),
        exam_sha256: hash("exam"),
        format: RECORD_FORMAT,
        host_target: "x86_64-unknown-linux-gnu".to_owned(),
        isolation: Vec::new(),
        key_sha256: hash("key"),
        limits: BTreeMap::from([("respond_fuel".to_owned(), 5_000_000_000)]),
        only: std::collections::BTreeSet::new(),
        seed: "7".to_owned(),
        size: Size::Small,
        suite: Suite::Assistant,
        versions: Versions {
            bench: BenchVersion::V1,
            belljar: "0.1.0".to_owned(),
            contract: "belljar:agent@0.1.0".to_owned(),
            wasmtime: "48.0.8".to_owned(),
        },
    }
}
