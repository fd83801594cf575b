//! What a worker reports, held against the limits and against what the parent itself served. The sandbox in the worker
//! keeps to all of it; a report that doesn't comes from a worker that is no longer ours.

use belljar_sandbox::{FAILURE_BYTES_MAX, Limits, Snapshot, TOOL_NAME_BYTES_MAX};
use belljar_transcript::{Answer, LogNote, ObservedCall, Outcome, ToolReply};

use crate::memory_part::Change;
use crate::message::Report;

/// What a call was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CallPhase {
    Ingesting,
    Responding,
}

/// Checks a report; the error says what is wrong with it.
pub(super) fn check(
    report: &Report,
    phase: CallPhase,
    served: &[ObservedCall],
    limits: &Limits,
) -> Result<(), &'static str> {
    check_outcome(report, phase)?;
    if let Some(answer) = &report.answer {
        check_answer(answer, limits)?;
    }
    check_tool_calls(&report.tool_calls, served, limits)?;
    let log_bytes: usize = report.log.iter().map(|note| note.text.raw().len()).sum();
    // A byte that isn't text becomes a character of three.
    if log_bytes as u64 > limits.log_bytes_max.saturating_mul(3) || report.log.len() as u64 > limits.log_notes_max {
        return Err("a longer log than is kept");
    }
    if report.log.iter().any(|note| !LogNote::LEVELS.contains(&&*note.level)) {
        return Err("a note of no level");
    }
    let fuel_max = match phase {
        CallPhase::Ingesting => limits.fuel_ingest_max,
        CallPhase::Responding => limits.fuel_respond_max,
    };
    if report.used.fuel.is_some_and(|fuel| fuel > fuel_max) {
        return Err("more fuel than there was");
    }
    if report.used.linear_memory_bytes_peak > limits.linear_memory_bytes_max {
        return Err("more linear memory than may be");
    }
    Ok(())
}

fn check_outcome(report: &Report, phase: CallPhase) -> Result<(), &'static str> {
    let (ingesting, answered) = (phase == CallPhase::Ingesting, report.answer.is_some());
    let possible = match &report.outcome {
        Outcome::Ingested => ingesting,
        Outcome::Answered => !ingesting && answered,
        Outcome::NoAnswer => !ingesting && !answered,
        Outcome::Failed(why) => why.raw().len() <= FAILURE_BYTES_MAX,
        // The parent alone knows that.
        Outcome::WorkerDied => false,
        _ => true,
    };
    let told_on = report.host_detail.as_ref().is_none_or(|detail| detail.len() <= 64 * FAILURE_BYTES_MAX);
    if possible && told_on && !(ingesting && answered) { Ok(()) } else { Err("an outcome that can't be") }
}

fn check_answer(answer: &Answer, limits: &Limits) -> Result<(), &'static str> {
    let value = answer.value.as_ref().map_or(0, |value| value.raw().len());
    let citation = answer.citations.iter().map(|citation| citation.raw().len()).max().unwrap_or(0);
    let within = answer.text.raw().len() as u64 <= limits.answer_text_bytes_max
        && value as u64 <= limits.answer_value_bytes_max
        && citation as u64 <= limits.answer_citation_bytes_max
        && answer.citations.len() as u64 <= limits.answer_citations_max
        && answer.confidence.is_none_or(|percent| percent <= 100);
    if within { Ok(()) } else { Err("an answer above the limits") }
}

/// Every call that the parent served must be reported as it was, in order; besides, there may be calls that were
/// refused before the parent was asked.
fn check_tool_calls(reported: &[ObservedCall], served: &[ObservedCall], limits: &Limits) -> Result<(), &'static str> {
    let mut served = served.iter().peekable();
    for call in reported {
        if served.next_if(|next| *next == call).is_some() {
            continue;
        }
        let refused = match call.reply {
            ToolReply::TooManyCalls(_) | ToolReply::TooLarge(_) => call.arguments.raw().is_empty(),
            // A longer name was cut there, give or take a character.
            ToolReply::UnknownTool => call.tool.raw().len() + 4 > TOOL_NAME_BYTES_MAX,
            _ => false,
        };
        let argument_bytes = call.arguments.raw().len() as u64;
        if !refused || call.tool.raw().len() > TOOL_NAME_BYTES_MAX || argument_bytes > limits.tool_argument_bytes_max {
            return Err("a tool call that was not served");
        }
    }
    if served.next().is_some() {
        return Err("a served tool call is left out");
    }
    if reported.len() as u64 > limits.tool_calls_max.saturating_mul(2) {
        return Err("more tool calls than are kept");
    }
    Ok(())
}

/// Gathers what a call wrote to the memory store, and checks it as it comes.
pub(super) struct ChangesCheck<'a> {
    bytes: u64,
    changes: Vec<Change>,
    entries: u64,
    limits: &'a Limits,
    memory: belljar_sandbox::Fork,
}

impl<'a> ChangesCheck<'a> {
    /// Begins with the memory on which the call was made.
    pub(super) fn new(memory: &Snapshot, limits: &'a Limits) -> Self {
        let memory = memory.fork();
        Self { bytes: memory.bytes(), changes: Vec::new(), entries: memory.entries(), limits, memory }
    }

    /// Takes some more. The store may be too full in between, since removals come in their order, but what arrives may
    /// never be more than what the store holds and what it may hold.
    pub(super) fn take(&mut self, part: Vec<Change>) -> Result<(), &'static str> {
        for change in part {
            let (name, value) = &change;
            if self.changes.last().is_some_and(|(last, _)| last >= name) {
                return Err("entries out of order");
            }
            let value_bytes = value.as_ref().map_or(0, |value| value.len() as u64);
            if name.len() as u64 > self.limits.memory_key_bytes_max || value_bytes > self.limits.memory_value_bytes_max
            {
                return Err("an entry above the limits");
            }
            let old = self.memory.read(name).map(|old| (name.len() + old.len()) as u64);
            match value {
                Some(value) => {
                    self.bytes += (name.len() + value.len()) as u64;
                    self.entries += u64::from(old.is_none());
                }
                None if old.is_none() => return Err("the removal of an entry that isn't there"),
                None => self.entries -= 1,
            }
            self.bytes -= old.unwrap_or(0);
            self.changes.push(change);
            let (bytes_max, entries_max) = (self.limits.memory_store_bytes_max, self.limits.memory_store_entries_max);
            if self.bytes > bytes_max.saturating_add(self.memory.bytes())
                || self.entries > entries_max.saturating_add(self.memory.entries())
            {
                return Err("more than the memory store may hold");
            }
        }
        Ok(())
    }

    /// Ends with all changes.
    pub(super) fn finish(self) -> Result<Vec<Change>, &'static str> {
        let (bytes_max, entries_max) = (self.limits.memory_store_bytes_max, self.limits.memory_store_entries_max);
        if self.bytes > bytes_max || self.entries > entries_max {
            return Err("more than the memory store may hold");
        }
        Ok(self.changes)
    }
}
