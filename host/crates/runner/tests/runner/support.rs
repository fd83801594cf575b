//! A small exam, and an agent that does what requests tell it, line by line.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::Mutex;

use belljar_exam::{
    BenchVersion, CaseId, Exam, Item, MockWorld, Parameter, ParameterKind, Request, Sha256Hex, Size, Suite, Timestamp,
    Tool, Topic, UserId, Wave,
};
use belljar_runner::{MockTools, Observer, Plan, Records, RunIdentity, RunOptions, RunSummary, run};
use belljar_sandbox::{CallReport, Examinee, Fork, IngestCall, RespondCall, ToolServer};
use belljar_transcript::{
    Answer, CallUse, Event, GuestText, LogNote, ObservedCall, Outcome, ToolReply, TrapClass, read_events,
};

/// Names and arguments of all 34 tools: `*` marks those that must be given, `[]` a list of texts, `#` a number, `?` a
/// flag. The generator's tests hold its catalog to the same file.
const TOOLS: &str = include_str!("../../../exam/tests/tool-contract.txt");

/// Makes the catalog.
pub(crate) fn catalog() -> Vec<Tool> {
    let parameter = |text: &str| {
        let (name, required) = text.strip_suffix('*').map_or((text, false), |name| (name, true));
        let (name, kind) = if let Some(name) = name.strip_suffix("[]") {
            (name, ParameterKind::Texts)
        } else if let Some(name) = name.strip_suffix('#') {
            (name, ParameterKind::Count)
        } else if let Some(name) = name.strip_suffix('?') {
            (name, ParameterKind::Flag)
        } else {
            (name, ParameterKind::Text)
        };
        Parameter { description: format!("The {name}."), kind, name: name.to_owned(), required }
    };
    let tool = |line: &str| {
        let (name, parameters) = line.split_once(':').expect("a tool's arguments stand behind a colon");
        Tool {
            description: format!("Does {}.", name.replace('_', " ")),
            name: name.to_owned(),
            parameters: parameters.split_whitespace().map(parameter).collect(),
        }
    };
    TOOLS.lines().map(tool).collect()
}

/// Begins to serve a world.
pub(crate) fn tools(world: MockWorld) -> MockTools {
    MockTools::new(world.into(), catalog().into(), noon())
}

/// Calls a tool and returns its result.
#[track_caller]
pub(crate) fn result(tools: &mut MockTools, tool: &str, arguments: &str) -> String {
    match tools.call(tool, arguments) {
        ToolReply::Result(result) => result,
        other => panic!("{tool} {arguments}: {other:?}"),
    }
}

/// Calls a tool and returns the message with which it fails.
#[track_caller]
pub(crate) fn failure(tools: &mut MockTools, tool: &str, arguments: &str) -> String {
    match tools.call(tool, arguments) {
        ToolReply::Failed(message) => message,
        other => panic!("{tool} {arguments}: {other:?}"),
    }
}

/// The time of everything.
pub(crate) fn noon() -> Timestamp {
    Timestamp::from_civil(2026, 4, 14, 43_200)
}

/// Makes a request of case `case`: one step a line, see [`Scripted`].
pub(crate) fn request(case: &str, steps: &str) -> Request {
    let user = UserId::new("u-1");
    let world = MockWorld { memory_tools: true, ..MockWorld::default() };
    Request { case: CaseId::new(case), now: noon(), text: steps.to_owned(), user, world }
}

/// Makes a wave whose ingestion does `steps`.
pub(crate) fn wave(steps: &str, instructions: Vec<Request>, probes: Vec<Request>) -> Wave {
    let topic = Topic {
        description: steps.to_owned().into(),
        label: "steps".into(),
        sources: Vec::new(),
        user: UserId::new("u-1"),
    };
    Wave { instructions, items: vec![Item::Topic(topic)], now: noon(), probes }
}

/// Makes an exam.
pub(crate) fn exam(waves: Vec<Wave>) -> Exam {
    Exam {
        bench_version: BenchVersion::V1,
        canary: "canary".to_owned(),
        size: Size::Small,
        suite: Suite::Assistant,
        tools: catalog().into(),
        users: vec![UserId::new("u-1")],
        waves,
    }
}

/// An agent that does what it is told, one step a line:
/// - `write NAME VALUE`, `delete NAME`: changes the memory store;
/// - `call TOOL ARGUMENTS`: calls a tool;
/// - `say TEXT`: answers, with `{NAME}` replaced by what the memory store holds;
/// - `note TEXT`: writes to the log;
/// - `fail`, `trap`, `silence`: ends so; `silence` means without an answer;
/// - `host N`: the host fails the first N attempts at this call; `panic N`: it panics in them.
#[derive(Default)]
pub(crate) struct Scripted {
    attempts: Mutex<BTreeMap<u32, u32>>,
}

impl Scripted {
    fn follow(&self, ordinal: u32, steps: &str, memory: Fork, mut tools: Option<Box<dyn ToolServer>>) -> CallReport {
        let attempt = {
            let mut attempts = self.attempts.lock().unwrap();
            let attempt = attempts.entry(ordinal).or_default();
            *attempt += 1;
            *attempt
        };
        let mut memory = memory;
        let mut report = blank(if tools.is_some() { Outcome::NoAnswer } else { Outcome::Ingested });
        for step in steps.lines() {
            let (verb, rest) = step.split_once(' ').unwrap_or((step, ""));
            match verb {
                "write" => {
                    let (name, value) = rest.split_once(' ').unwrap();
                    memory.write(name.to_owned(), value.as_bytes().into());
                }
                "delete" => {
                    memory.delete(rest);
                }
                "call" => {
                    let (tool, arguments) = rest.split_once(' ').unwrap();
                    let reply = tools.as_mut().unwrap().call(tool, arguments);
                    let (arguments, tool) = (arguments.into(), tool.into());
                    report.tool_calls.push(ObservedCall { arguments, reply, tool });
                }
                "say" => {
                    report.answer = Some(Answer { text: filled(rest, &memory).as_str().into(), ..Answer::default() });
                    report.outcome = Outcome::Answered;
                }
                "note" => report.log.push(LogNote { level: "info".to_owned(), text: rest.into() }),
                "fail" => report.outcome = Outcome::Failed("told to".into()),
                "trap" => report.outcome = Outcome::Trapped(TrapClass::Unreachable),
                "host" if attempt <= rest.parse().unwrap() => {
                    report.outcome = Outcome::WorkerDied;
                    report.host_detail = Some(format!("attempt {attempt}"));
                    break;
                }
                "panic" if attempt <= rest.parse().unwrap() => panic!("told to"),
                "silence" | "host" | "panic" => {}
                _ => panic!("no step {step:?}"),
            }
        }
        report.used = CallUse { fuel: Some(100 + u64::from(ordinal)), ..CallUse::default() };
        report.changes = memory.into_changes();
        report
    }
}

impl Examinee for Scripted {
    fn ingest(&self, call: IngestCall) -> CallReport {
        let steps = call.items.iter().map(|item| match item {
            Item::Topic(topic) => topic.description.clone().into_owned(),
            Item::Session(_) | Item::Document(_) => String::new(),
        });
        self.follow(call.ordinal, &steps.collect::<String>(), call.memory.fork(), None)
    }

    fn respond(&self, call: RespondCall) -> CallReport {
        self.follow(call.ordinal, &call.text, call.memory.fork(), Some(call.tools))
    }
}

fn filled(text: &str, memory: &Fork) -> String {
    let mut text = text.to_owned();
    for (name, value) in memory.scan("", None) {
        text = text.replace(&format!("{{{name}}}"), std::str::from_utf8(value).unwrap());
    }
    text
}

/// A report in which nothing happened.
pub(crate) fn blank(outcome: Outcome) -> CallReport {
    CallReport {
        answer: None,
        changes: belljar_sandbox::Changes::default(),
        host_detail: None,
        log: Vec::new(),
        log_bytes_dropped: 0,
        outcome,
        tool_calls: Vec::new(),
        used: CallUse::default(),
    }
}

/// What a run wrote.
pub(crate) struct Ran {
    pub(crate) events: Vec<Event>,
    pub(crate) memory_log: Vec<u8>,
    pub(crate) summary: RunSummary,
    pub(crate) transcript: Vec<u8>,
}

/// Runs an exam.
pub(crate) fn run_exam(exam: Exam, jobs: usize, observer: &mut dyn Observer) -> Ran {
    run_plan(&Plan::new(exam).unwrap(), &Scripted::default(), jobs, observer)
}

/// Runs a plan.
pub(crate) fn run_plan(plan: &Plan, examinee: &impl Examinee, jobs: usize, observer: &mut dyn Observer) -> Ran {
    let (mut transcript, mut memory_log) = (Vec::new(), Vec::new());
    let records = Records { memory_log: &mut memory_log, transcript: &mut transcript };
    let summary = run(plan, examinee, &options(jobs), records, observer).unwrap();
    let (events, hash) = read_events(&transcript).unwrap();
    assert_eq!(hash, summary.transcript);
    Ran { events, memory_log, summary, transcript }
}

/// Makes options.
pub(crate) fn options(jobs: usize) -> RunOptions {
    let hash = |text: &str| Sha256Hex::of(&[text.as_bytes()]);
    RunOptions {
        identity: RunIdentity { component: hash("component"), config: hash("{}"), fingerprint: hash("fingerprint") },
        jobs: NonZeroUsize::new(jobs).unwrap(),
        thread_stack_bytes: 512 << 10,
    }
}

/// Renders events in a form that a table can hold.
pub(crate) fn told(events: &[Event]) -> Vec<String> {
    events.iter().map(tell).collect()
}

fn tell(event: &Event) -> String {
    match event {
        Event::RunBegan { .. } => "run".to_owned(),
        Event::CallBegan { attempt, call, case, kind, wave } => {
            let case = case.as_ref().map_or("-", CaseId::as_str);
            format!("call {call} try {attempt} wave {wave} {kind:?} {case}")
        }
        Event::ToolCalled { call, index, tool, .. } => format!("tool {call}.{index} {tool}"),
        Event::AnswerSubmitted { answer, call } => format!("answer {call} {}", GuestText::raw(&answer.text)),
        Event::CallEnded { call, outcome, .. } => format!("end {call} {outcome}"),
        Event::MemoryCommitted { bytes, call, entries, removed, written, .. } => {
            format!("commit {call} +{written} -{removed} = {entries} entries, {bytes} bytes")
        }
        Event::RunEnded { complete } => format!("ended {complete}"),
    }
}

/// Returns the cases that a plan asks.
pub(crate) fn cases(plan: &Plan) -> Vec<&str> {
    plan.cases().map(CaseId::as_str).collect()
}
