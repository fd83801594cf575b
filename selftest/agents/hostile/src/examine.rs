//! Puts hostile agents before the exam and compares what became of them with what must.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use belljar_exam::{CaseId, Sha256Hex};
use belljar_runner::{Observer, Plan, Records, RunIdentity, RunOptions};
use belljar_sandbox::{AgentConfig, Examinee, HOST_STACK_BYTES, Limits};
use belljar_transcript::{Answer, Blame, CallUse, Event, LogNote, Outcome, read_events};

use crate::agent::{Expected, HostileAgent, Source};
use crate::assemble::assemble;
use crate::exam::{BEHAVE, QUESTION, hostile_exam};
use crate::loader::{Loader, Rejection};
use crate::row::Row;
use crate::table::agents;

/// How the suite is run.
pub struct Suite<'a, L> {
    /// Loads each agent.
    pub loader: &'a L,
    /// The component of the prober, in which acts that want the standard library are.
    pub prober: &'a [u8],
}

/// Examines all agents, so many at a time, and returns their rows in the order of the table. `done` hears of each as
/// soon as it is there.
///
/// # Panics
/// If the examination itself fails: nothing that an agent does may cause that.
pub fn examine_all<L: Loader>(suite: &Suite<'_, L>, jobs: NonZeroUsize, done: &(dyn Fn(&Row) + Sync)) -> Vec<Row> {
    let agents: Vec<&HostileAgent> = agents().collect();
    let (next, rows) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        while let Some((at, agent)) = {
            let at = next.fetch_add(1, Ordering::Relaxed);
            agents.get(at).map(|agent| (at, *agent))
        } {
            let row = examine(suite, agent);
            done(&row);
            rows.lock().unwrap_or_else(PoisonError::into_inner).push((at, row));
        }
    };
    thread::scope(|scope| {
        for _ in 1..jobs.get() {
            scope.spawn(work);
        }
        work();
    });
    let mut rows = rows.into_inner().unwrap_or_else(PoisonError::into_inner);
    rows.sort_by_key(|(at, _)| *at);
    rows.into_iter().map(|(_, row)| row).collect()
}

/// Examines one agent twice, with one thread and with two, and compares.
///
/// # Panics
/// If the examination itself fails: nothing that an agent does may cause that.
pub fn examine<L: Loader>(suite: &Suite<'_, L>, agent: &HostileAgent) -> Row {
    let config = match agent.source {
        Source::Prober(act) => [("act".to_owned(), act.to_owned())].into(),
        _ => std::collections::BTreeMap::new(),
    };
    let config = AgentConfig::new(config).expect("the name of an act is short");
    let component = assemble(&agent.source, suite.prober);
    let limits = (agent.limits)();
    match suite.loader.load(&component, &limits, config) {
        Err(rejection) => refused(agent, &rejection),
        Ok(examinee) => {
            let identity = RunIdentity {
                component: Sha256Hex::of(&[&component]),
                config: Sha256Hex::of(&[agent.name.as_bytes()]),
                fingerprint: Sha256Hex::of(&[b"hostile suite"]),
            };
            let once = |jobs| run(&examinee, identity, &limits, jobs);
            judge(agent, &limits, &once(NonZeroUsize::MIN), &once(NonZeroUsize::MIN.saturating_add(1)))
        }
    }
}

/// What a run left behind.
#[derive(PartialEq, Eq)]
struct Ran {
    calls: Vec<Call>,
    faults: Vec<String>,
    memory_log: Vec<u8>,
    transcript: Vec<u8>,
    transcript_hash: Sha256Hex,
}

/// One call of a run.
#[derive(PartialEq, Eq)]
struct Call {
    answer: Option<Answer>,
    case: Option<CaseId>,
    committed: bool,
    log: Vec<LogNote>,
    outcome: Outcome,
    tool_calls: usize,
    used: CallUse,
}

/// Notes what the host failed at.
#[derive(Default)]
struct Faults(Vec<String>);

impl Observer for Faults {
    fn host_fault(&mut self, fault: &belljar_runner::HostFault<'_>) {
        self.0.push(format!("host fault: {}: {}", fault.outcome, fault.detail.unwrap_or("no detail")));
    }
}

fn run(examinee: &impl Examinee, identity: RunIdentity, limits: &Limits, jobs: NonZeroUsize) -> Ran {
    let plan = Plan::new(hostile_exam()).expect("each case of the exam is asked once");
    let stack = usize::try_from(limits.wasm_stack_bytes_max).unwrap_or(usize::MAX).saturating_add(HOST_STACK_BYTES);
    let options = RunOptions { identity, jobs, thread_stack_bytes: stack };
    let (mut transcript, mut memory_log, mut faults) = (Vec::new(), Vec::new(), Faults::default());
    let records = Records { memory_log: &mut memory_log, transcript: &mut transcript };
    belljar_runner::run(&plan, examinee, &options, records, &mut faults).expect("a vector takes every byte");
    // A transcript that can't be read back is a fault of ours, whatever the agent did.
    let (events, transcript_hash) = read_events(&transcript).expect("what was written can be read");
    Ran { calls: calls(events), faults: faults.0, memory_log, transcript, transcript_hash }
}

fn calls(events: Vec<Event>) -> Vec<Call> {
    let mut calls: Vec<Call> = Vec::new();
    let (mut case_of_call, mut said, mut tool_calls) = (None, None, 0);
    for event in events {
        match event {
            Event::CallBegan { case, .. } => (case_of_call, said, tool_calls) = (case, None, 0),
            Event::ToolCalled { .. } => tool_calls += 1,
            Event::AnswerSubmitted { answer, .. } => said = Some(answer),
            Event::CallEnded { log, outcome, used, .. } => {
                let (answer, case) = (said.take(), case_of_call.take());
                calls.push(Call { answer, case, committed: false, log, outcome, tool_calls, used });
            }
            Event::MemoryCommitted { .. } => {
                calls.last_mut().expect("a commit follows a call").committed = true;
            }
            Event::RunBegan { .. } | Event::RunEnded { .. } => {}
        }
    }
    calls
}

fn refused(agent: &HostileAgent, rejection: &Rejection) -> Row {
    let seen = format!("refused: {}", rejection.kind);
    let mut row = Row::new(agent, seen, Some(Blame::Guest), None);
    match agent.expected {
        Expected::Refused { says, .. } if !rejection.message.contains(says) => {
            row.differ(format!("the refusal doesn't say `{says}`: {}", rejection.message));
        }
        Expected::Refused { .. } => {}
        Expected::Ends { .. } => row.differ(rejection.message.clone()),
    }
    if rejection.hint.as_ref().is_none_or(String::is_empty) {
        row.differ("the refusal has no hint".to_owned());
    }
    row.refusal = Some(rejection.clone());
    row
}

fn judge(agent: &HostileAgent, limits: &Limits, ran: &Ran, again: &Ran) -> Row {
    let of = |case: Option<&str>| {
        let call = ran.calls.iter().find(|call| call.case.as_ref().map(CaseId::as_str) == case);
        call.map_or_else(|| "never made".to_owned(), |call| call.outcome.to_string().replace('\n', "\\n"))
    };
    let [ingest, instruction, question, after] = [None, Some("instruction"), Some(QUESTION), Some(BEHAVE)].map(of);
    let respond = if instruction == question { question } else { format!("{instruction} and {question}") };
    let blame = ran.calls.iter().filter_map(|call| call.outcome.blame()).max();
    let mut row = Row::new(agent, Row::endings(&ingest, &respond, &after), blame, Some(ran.transcript_hash));
    if ran != again {
        row.differ(format!("two runs differ: transcripts {} and {}", ran.transcript_hash, again.transcript_hash));
    }
    for fault in ran.faults.iter().chain(&again.faults) {
        row.differ(fault.clone());
    }
    if ran.calls.len() != 4 {
        row.differ(format!("{} calls were made instead of 4", ran.calls.len()));
    }
    if let Expected::Ends { says: Some(says), .. } = agent.expected {
        let question = ran.calls.iter().find(|call| call.case.as_ref().map(CaseId::as_str) == Some(QUESTION));
        let answer = question.and_then(|call| call.answer.as_ref()).map_or("nothing", |answer| answer.text.raw());
        if answer != says {
            row.differ(format!("it says `{}` instead of `{says}`", belljar_transcript::GuestText::from(answer)));
        }
    }
    for call in &ran.calls {
        check_call(call, limits, &mut row);
    }
    row
}

/// Holds a call against what no agent may get past, whatever it was made for.
fn check_call(call: &Call, limits: &Limits, row: &mut Row) {
    let Call { answer, case, committed, log, outcome, tool_calls, used } = call;
    let fuel_max = if case.is_none() { limits.fuel_ingest_max } else { limits.fuel_respond_max };
    let probe = case.as_ref().is_some_and(|case| [QUESTION, BEHAVE].contains(&case.as_str()));
    // What isn't UTF-8 becomes a mark of three bytes when a note is written down.
    let noted: usize = log.iter().map(|note| note.text.raw().len()).sum();
    for (what, found, max) in [
        ("fuel", used.fuel.unwrap_or(0), fuel_max),
        // The call that passes the limit is counted, too.
        ("bytes to and from the host", used.host_bytes, limits.host_bytes_max + limits.host_call_bytes_max),
        ("bytes of linear memory", used.linear_memory_bytes_peak, limits.linear_memory_bytes_max),
        ("bytes of notes", noted as u64, 3 * limits.log_bytes_max),
        ("notes", log.len() as u64, limits.log_notes_max),
        ("observed tool calls", *tool_calls as u64, 2 * limits.tool_calls_max),
        (
            "bytes of an answer",
            answer.as_ref().map_or(0, |it| it.text.raw().len() as u64),
            limits.answer_text_bytes_max,
        ),
    ] {
        if found > max {
            row.differ(format!("{found} {what}, above {max}"));
        }
    }
    if *committed && (probe || !outcome.may_commit()) {
        row.differ(format!("a call that ended {outcome} was committed"));
    }
}
