//! Runs a strategy natively, without a sandbox, and grades it like an agent.

use std::cell::OnceCell;
use std::collections::BTreeMap;

use belljar_answer_key::{AnswerKey, GoldCall, Half};
use belljar_exam::{Commit, Exam, Item, MockWorld, Request, Sha256Hex, Tool, UserId};
use belljar_grader::{GradeError, Grades, MEMORY_RETRIEVAL_TOOLS, grade};
use belljar_transcript::{CallKind, CallUse, CaseRecord, GuestText, ObservedCall, Outcome, ToolReply, Transcript};

use super::reading::Reading;
use super::strategy::{CaseView, Response, Strategy};

/// What a user's agent has been given so far.
#[derive(Default)]
struct Given<'a> {
    instructions: Vec<&'a str>,
    items: Vec<&'a Item>,
    /// Read when a strategy first asks for it, and anew once more was given.
    reading: OnceCell<Reading>,
}

/// Lets a strategy sit an exam and grades it.
///
/// The transcript is made by hand: it holds what the host would have observed. Tools answer as the sandbox's would,
/// except that results are empty, since a strategy doesn't read them.
///
/// # Errors
/// If the key has no cases, or one twice.
pub fn examine(exam: &Exam, key: &AnswerKey, strategy: &dyn Strategy) -> Result<Grades, GradeError> {
    grade(key, &sit(exam, key, strategy))
}

/// Lets a strategy sit an exam and writes down what it does.
///
/// # Panics
/// If the exam has 2³² calls or waves, which no memory holds.
#[must_use]
pub fn sit(exam: &Exam, key: &AnswerKey, strategy: &dyn Strategy) -> Transcript {
    let mut transcript = Transcript {
        cases: BTreeMap::new(),
        complete: true,
        component: Sha256Hex::of(&[]),
        config: Sha256Hex::of(&[]),
        fingerprint: Sha256Hex::of(&[]),
        hash: Sha256Hex::of(&[]),
        ingests: Vec::new(),
    };
    let mut given: BTreeMap<&UserId, Given<'_>> = BTreeMap::new();
    let mut delivered = 0;
    for ((wave, commit, request), call) in exam.requests().zip(0..) {
        for item in exam.waves[delivered..=wave].iter().flat_map(|wave| &wave.items) {
            let given = given.entry(item.user()).or_default();
            given.items.push(item);
            given.reading.take();
        }
        delivered = wave + 1;
        let given = given.entry(&request.user).or_default();
        let view = CaseView {
            instructions: &given.instructions,
            items: &given.items,
            now: request.now,
            reading: &given.reading,
            text: &request.text,
            tools: &exam.tools,
            user: &request.user,
        };
        let response = strategy.respond(&view);
        if commit == Commit::Keep {
            given.instructions.push(&request.text);
        }
        let half = key.case(&request.case).map_or(Half::Memory, |case| case.half);
        let place = Place { call, commit, half, wave: u32::try_from(wave).expect("an exam has a few waves") };
        transcript.cases.insert(request.case.clone(), record(&exam.tools, request, &place, response));
    }
    transcript
}

/// Where a response stands in a run.
struct Place {
    call: u32,
    commit: Commit,
    half: Half,
    wave: u32,
}

fn record(tools: &[Tool], request: &Request, place: &Place, response: Response) -> CaseRecord {
    let mut met = Vec::new();
    let tool_calls = response
        .calls
        .iter()
        .map(|call| ObservedCall {
            arguments: GuestText::new(serde_json::Value::Object(call.arguments.clone()).to_string()),
            reply: reply(tools, &request.world, place.half, call, &mut met),
            tool: GuestText::from(&*call.tool),
        })
        .collect();
    CaseRecord {
        outcome: if response.answer.is_some() { Outcome::Answered } else { Outcome::NoAnswer },
        answer: response.answer,
        call: place.call,
        committed_bytes: None,
        committed_changes: u64::from(response.writes && place.commit == Commit::Keep),
        kind: if place.commit == Commit::Keep { CallKind::Instruction } else { CallKind::Probe },
        log: Vec::new(),
        log_bytes_dropped: 0,
        tool_calls,
        used: CallUse::default(),
        wave: place.wave,
    }
}

/// Answers a call as the sandbox's tools would, without its result.
fn reply(tools: &[Tool], world: &MockWorld, half: Half, call: &GoldCall, met: &mut Vec<String>) -> ToolReply {
    let Some(tool) = tools.iter().find(|tool| tool.name == call.tool) else {
        return ToolReply::UnknownTool;
    };
    if let Err(why) = tool.check_arguments(&serde_json::Value::Object(call.arguments.clone()).to_string()) {
        return ToolReply::InvalidArguments(why);
    }
    if half == Half::Memory && !world.memory_tools && MEMORY_RETRIEVAL_TOOLS.contains(&&*call.tool) {
        return ToolReply::NotAvailableNow;
    }
    match world.faults.iter().find(|fault| fault.tool == call.tool && !met.contains(&fault.tool)) {
        Some(fault) => {
            met.push(fault.tool.clone());
            ToolReply::Failed(fault.message.clone())
        }
        None => ToolReply::Result(String::new()),
    }
}
