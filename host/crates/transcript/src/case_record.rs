//! A transcript case by case: the form that graders and reports read.

use std::collections::BTreeMap;

use belljar_exam::{CaseId, Sha256Hex};

use crate::{Answer, CallKind, CallUse, Event, LogNote, Outcome, ReadError, ToolReply};

/// A transcript, gathered by case.
#[derive(Clone, Debug)]
pub struct Transcript {
    /// What each case did, by case id: the last attempt of it.
    pub cases: BTreeMap<CaseId, CaseRecord>,
    /// Whether the run ended, and every case has an outcome that isn't the host's fault.
    pub complete: bool,
    /// SHA-256 of the agent's component.
    pub component: Sha256Hex,
    /// SHA-256 of the configuration that it was given.
    pub config: Sha256Hex,
    /// Fingerprint of the manifest.
    pub fingerprint: Sha256Hex,
    /// The transcript's hash.
    pub hash: Sha256Hex,
    /// What each wave's ingestion did, in order.
    pub ingests: Vec<IngestRecord>,
}

/// What the host observed of one case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseRecord {
    /// The answer, if one was submitted. It counts only if the outcome is [`Outcome::Answered`].
    pub answer: Option<Answer>,
    /// Ordinal of the call.
    pub call: u32,
    /// Bytes in the memory store after the case's commit; none if nothing was committed.
    pub committed_bytes: Option<u64>,
    /// Instruction or probe.
    pub kind: CallKind,
    /// The agent's notes.
    pub log: Vec<LogNote>,
    /// Bytes of notes that were not kept.
    pub log_bytes_dropped: u64,
    /// How it ended.
    pub outcome: Outcome,
    /// The tool calls, in order.
    pub tool_calls: Vec<ObservedCall>,
    /// What it used.
    pub used: CallUse,
    /// Ordinal of the wave.
    pub wave: u32,
}

/// A tool call as the host saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObservedCall {
    /// Arguments as given.
    pub arguments: crate::GuestText,
    /// What the host answered.
    pub reply: ToolReply,
    /// The tool, as named by the agent.
    pub tool: crate::GuestText,
}

/// What the host observed while a wave was taken in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IngestRecord {
    /// Bytes in the memory store after the commit; none if nothing was committed.
    pub committed_bytes: Option<u64>,
    /// Entries in the memory store after the commit.
    pub committed_entries: Option<u64>,
    /// The agent's notes.
    pub log: Vec<LogNote>,
    /// How it ended.
    pub outcome: Outcome,
    /// What it used.
    pub used: CallUse,
    /// Ordinal of the wave.
    pub wave: u32,
}

/// A call whose events are being gathered.
struct OpenCall {
    answer: Option<Answer>,
    call: u32,
    case: Option<CaseId>,
    kind: CallKind,
    tool_calls: Vec<ObservedCall>,
    wave: u32,
}

/// Where the last ended call went, so that a commit that follows finds it.
enum Ended {
    Case(CaseId),
    Ingest(usize),
}

impl Transcript {
    /// Gathers events, and refuses an order that no run writes.
    pub(crate) fn from_events(events: Vec<Event>, hash: Sha256Hex) -> Result<Self, ReadError> {
        let mut transcript = None;
        let mut open: Option<OpenCall> = None;
        let mut ended: Option<(u32, Ended)> = None;
        let mut run_ended = false;
        for (at, event) in events.into_iter().enumerate() {
            let order = |why| ReadError::Order { line: at + 1, why };
            if run_ended {
                return Err(order("the run has ended"));
            }
            if let Event::RunBegan { component, config, fingerprint, .. } = event {
                if transcript.is_some() {
                    return Err(order("the run has begun already"));
                }
                let (cases, ingests) = (BTreeMap::new(), Vec::new());
                transcript = Some(Self { cases, complete: false, component, config, fingerprint, hash, ingests });
                continue;
            }
            let transcript = transcript.as_mut().ok_or_else(|| order("the run hasn't begun"))?;
            match event {
                Event::RunBegan { .. } => unreachable!("handled above"),
                Event::CallBegan { attempt: _, call, case, kind, wave } => {
                    if open.is_some() {
                        return Err(order("another call is open"));
                    }
                    if case.is_some() != (kind != CallKind::Ingest) {
                        return Err(order("instructions and probes have a case, ingestion has none"));
                    }
                    if let Some(case) = &case
                        && transcript
                            .cases
                            .get(case)
                            .is_some_and(|record| record.outcome.blame() != Some(crate::Blame::Host))
                    {
                        return Err(order("a finished case can't be tried again"));
                    }
                    open = Some(OpenCall { answer: None, call, case, kind, tool_calls: Vec::new(), wave });
                }
                Event::ToolCalled { arguments, call, index, reply, tool } => {
                    let open =
                        open.as_mut().filter(|open| open.call == call).ok_or_else(|| order("no such call is open"))?;
                    if open.tool_calls.len() != index as usize {
                        return Err(order("a tool call is missing"));
                    }
                    open.tool_calls.push(ObservedCall { arguments, reply, tool });
                }
                Event::AnswerSubmitted { answer, call } => {
                    let open =
                        open.as_mut().filter(|open| open.call == call).ok_or_else(|| order("no such call is open"))?;
                    if open.answer.replace(answer).is_some() {
                        return Err(order("a request has one answer"));
                    }
                }
                Event::CallEnded { call, log, log_bytes_dropped, outcome, used } => {
                    let open =
                        open.take().filter(|open| open.call == call).ok_or_else(|| order("no such call is open"))?;
                    let OpenCall { answer, call, case, kind, tool_calls, wave } = open;
                    let place = if let Some(case) = case {
                        let record = CaseRecord {
                            answer,
                            call,
                            committed_bytes: None,
                            kind,
                            log,
                            log_bytes_dropped,
                            outcome,
                            tool_calls,
                            used,
                            wave,
                        };
                        transcript.cases.insert(case.clone(), record);
                        Ended::Case(case)
                    } else {
                        transcript.ingests.push(IngestRecord {
                            committed_bytes: None,
                            committed_entries: None,
                            log,
                            outcome,
                            used,
                            wave,
                        });
                        Ended::Ingest(transcript.ingests.len() - 1)
                    };
                    ended = Some((call, place));
                }
                Event::MemoryCommitted { bytes, call, entries, .. } => match ended.take() {
                    Some((last, Ended::Case(case))) if last == call => {
                        if let Some(record) = transcript.cases.get_mut(&case) {
                            record.committed_bytes = Some(bytes);
                        }
                    }
                    Some((last, Ended::Ingest(index))) if last == call => {
                        transcript.ingests[index].committed_bytes = Some(bytes);
                        transcript.ingests[index].committed_entries = Some(entries);
                    }
                    _ => return Err(order("a commit follows the call that it belongs to")),
                },
                Event::RunEnded { complete } => {
                    if open.is_some() {
                        return Err(order("a call is open"));
                    }
                    transcript.complete = complete;
                    run_ended = true;
                }
            }
        }
        transcript.ok_or(ReadError::Empty)
    }
}
