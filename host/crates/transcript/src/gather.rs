//! Gathers events by case, and refuses an order that no run writes.

use std::collections::BTreeMap;

use belljar_exam::{CaseId, Sha256Hex};

use crate::{Answer, Blame, CallKind, CallUse, CaseRecord, Event, IngestRecord, LogNote, ObservedCall, Outcome};
use crate::{ReadError, Transcript};

/// Gathers events by case.
///
/// # Errors
/// [`ReadError::Order`] and [`ReadError::Empty`].
pub fn gather(events: Vec<Event>, hash: Sha256Hex) -> Result<Transcript, ReadError> {
    let mut events = events.into_iter().enumerate();
    let mut gathering = match events.next() {
        None => return Err(ReadError::Empty),
        Some((_, Event::RunBegan { component, config, fingerprint, .. })) => Gathering {
            last: None,
            open: None,
            run_ended: false,
            transcript: Transcript {
                cases: BTreeMap::new(),
                complete: false,
                component,
                config,
                fingerprint,
                hash,
                ingests: Vec::new(),
            },
        },
        Some(_) => return Err(ReadError::Order { line: 1, why: "the run hasn't begun" }),
    };
    for (at, event) in events {
        gathering.take(event).map_err(|why| ReadError::Order { line: at + 1, why })?;
    }
    Ok(gathering.transcript)
}

/// A transcript while its events are being gathered. Errors are what is wrong with an event's place.
struct Gathering {
    last: Option<EndedCall>,
    open: Option<OpenCall>,
    run_ended: bool,
    transcript: Transcript,
}

/// What a call's first event says of it.
#[derive(PartialEq, Eq)]
struct CallHead {
    call: u32,
    case: Option<CaseId>,
    kind: CallKind,
    wave: u32,
}

/// A call whose events are being gathered.
struct OpenCall {
    answer: Option<Answer>,
    attempt: u32,
    head: CallHead,
    tool_calls: Vec<ObservedCall>,
}

/// The call that ended last.
struct EndedCall {
    attempt: u32,
    committed: bool,
    head: CallHead,
    outcome: Outcome,
}

impl Gathering {
    fn take(&mut self, event: Event) -> Result<(), &'static str> {
        if self.run_ended {
            return Err("the run has ended");
        }
        match event {
            Event::RunBegan { .. } => Err("the run has begun already"),
            Event::CallBegan { attempt, call, case, kind, wave } => {
                self.begin_call(attempt, CallHead { call, case, kind, wave })
            }
            Event::ToolCalled { arguments, call, index, reply, tool } => {
                let open = self.open(call)?;
                if open.tool_calls.len() != index as usize {
                    return Err("a tool call is missing");
                }
                open.tool_calls.push(ObservedCall { arguments, reply, tool });
                Ok(())
            }
            Event::AnswerSubmitted { answer, call } => {
                let open = self.open(call)?;
                if answer.confidence.is_some_and(|percent| percent > 100) {
                    return Err("confidence goes up to 100");
                }
                if open.answer.replace(answer).is_some() { Err("a request has one answer") } else { Ok(()) }
            }
            Event::CallEnded { call, log, log_bytes_dropped, outcome, used } => {
                self.end_call(call, log, log_bytes_dropped, outcome, used)
            }
            Event::MemoryCommitted { bytes, call, digest: _, entries, removed, written } => {
                self.commit(call, bytes, entries, written.saturating_add(removed))
            }
            Event::RunEnded { complete } => self.end_run(complete),
        }
    }

    fn open(&mut self, call: u32) -> Result<&mut OpenCall, &'static str> {
        self.open.as_mut().filter(|open| open.head.call == call).ok_or("no such call is open")
    }

    fn begin_call(&mut self, attempt: u32, head: CallHead) -> Result<(), &'static str> {
        if self.open.is_some() {
            return Err("another call is open");
        }
        if head.case.is_some() != (head.kind != CallKind::Ingest) {
            return Err("instructions and probes have a case, ingestion has none");
        }
        match (attempt, &self.last) {
            (0, None) => {}
            (0, Some(last)) => {
                if head.call <= last.head.call || head.wave < last.head.wave {
                    return Err("calls and waves come in ascending order");
                }
                if head.case.as_ref().is_some_and(|case| self.transcript.cases.contains_key(case)) {
                    return Err("a finished case can't be asked again");
                }
            }
            (1, Some(last)) if last.attempt == 0 && last.head == head && last.outcome.blame() == Some(Blame::Host) => {}
            _ => return Err("a second attempt follows a first one of the same call that the host failed"),
        }
        self.open = Some(OpenCall { answer: None, attempt, head, tool_calls: Vec::new() });
        Ok(())
    }

    fn end_call(
        &mut self,
        call: u32,
        log: Vec<LogNote>,
        log_bytes_dropped: u64,
        outcome: Outcome,
        used: CallUse,
    ) -> Result<(), &'static str> {
        self.open(call)?;
        let OpenCall { answer, attempt, head, tool_calls } = self.open.take().ok_or("no such call is open")?;
        if (outcome == Outcome::Ingested && head.kind != CallKind::Ingest)
            || (outcome == Outcome::Answered && answer.is_none())
            || (outcome == Outcome::NoAnswer && (answer.is_some() || head.kind == CallKind::Ingest))
        {
            return Err("the outcome doesn't fit the call");
        }
        let wave = head.wave;
        if let Some(case) = head.case.clone() {
            let record = CaseRecord {
                answer,
                call,
                committed_bytes: None,
                committed_changes: 0,
                kind: head.kind,
                log,
                log_bytes_dropped,
                outcome: outcome.clone(),
                tool_calls,
                used,
                wave,
            };
            self.transcript.cases.insert(case, record);
        } else {
            let outcome = outcome.clone();
            let record =
                IngestRecord { call, committed_bytes: None, committed_entries: None, log, outcome, used, wave };
            // A second attempt replaces the first.
            if attempt > 0 {
                self.transcript.ingests.pop();
            }
            self.transcript.ingests.push(record);
        }
        self.last = Some(EndedCall { attempt, committed: false, head, outcome });
        Ok(())
    }

    fn commit(&mut self, call: u32, bytes: u64, entries: u64, changes: u64) -> Result<(), &'static str> {
        if self.open.is_some() {
            return Err("a call is open");
        }
        let last = self.last.as_mut().filter(|last| last.head.call == call && !last.committed);
        let last = last.ok_or("a commit follows the call that it belongs to")?;
        if last.head.kind == CallKind::Probe || !last.outcome.may_commit() {
            return Err("this call commits nothing");
        }
        last.committed = true;
        match &last.head.case {
            Some(case) => {
                if let Some(record) = self.transcript.cases.get_mut(case) {
                    record.committed_bytes = Some(bytes);
                    record.committed_changes = changes;
                }
            }
            None => {
                if let Some(record) = self.transcript.ingests.last_mut() {
                    record.committed_bytes = Some(bytes);
                    record.committed_entries = Some(entries);
                }
            }
        }
        Ok(())
    }

    fn end_run(&mut self, complete: bool) -> Result<(), &'static str> {
        if self.open.is_some() {
            return Err("a call is open");
        }
        let cases = self.transcript.cases.values().map(|record| &record.outcome);
        let mut outcomes = cases.chain(self.transcript.ingests.iter().map(|record| &record.outcome));
        if complete && outcomes.any(|outcome| outcome.blame() == Some(Blame::Host)) {
            return Err("a run with a host fault isn't complete");
        }
        self.transcript.complete = complete;
        self.run_ended = true;
        Ok(())
    }
}
