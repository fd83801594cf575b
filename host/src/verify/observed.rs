//! What was observed: the transcript, the memory log, and their fit to the exam.

use std::collections::BTreeMap;

use belljar_exam::{CaseId, Commit, Exam};
use belljar_runner::{MemoryLogReader, MemoryLogWriter, replay_memory_log};
use belljar_sandbox::MemoryStore;
use belljar_transcript::{CallKind, Event, ReadError, Transcript, Writer, gather, read_events};

use super::Difference;
use crate::exit_code::Code;
use crate::record::{MEMORY_LOG, REPORT, RunFolder, TRANSCRIPT, first_difference};

/// A transcript whose chain holds.
pub(super) struct Chained {
    /// Its events.
    pub(super) events: Vec<Event>,
    /// Whether its last event says that the run ended.
    pub(super) ended: bool,
    /// Its events by case.
    pub(super) transcript: Transcript,
}

/// Checks the transcript alone.
pub(super) fn check_transcript(folder: &RunFolder) -> Result<Chained, Difference> {
    let bytes = folder.read(TRANSCRIPT)?;
    let broken = |error| Difference::of(error, format!("`{TRANSCRIPT}` isn't what a run writes"));
    let (events, hash) = match read_events(&bytes) {
        // Killed before its first event was whole. With results beside it, it is no such run.
        Err(ReadError::Empty) if !folder.has(REPORT) => {
            let message = format!("the run was cut off before `{TRANSCRIPT}` had its first event");
            let cut_off = Difference { code: Code::Incomplete, ..Difference::new(message) };
            return Err(cut_off.hint("`belljar run AGENT.wasm --resume RUN` goes on with it"));
        }
        read => read.map_err(broken)?,
    };
    let ended = matches!(events.last(), Some(Event::RunEnded { .. }));
    // A run that was cut off may leave a torn line; one that ended leaves nothing that a writer wouldn't write.
    check_form(TRANSCRIPT, &bytes, &rewrite(&events)?, ended)?;
    let transcript = gather(events.clone(), hash).map_err(broken)?;
    Ok(Chained { events, ended, transcript })
}

fn rewrite(events: &[Event]) -> Result<Vec<u8>, Difference> {
    let mut writer = Writer::new(Vec::new());
    let written = events.iter().try_for_each(|event| writer.write(event));
    let failed = |error| Difference::of(error, format!("`{TRANSCRIPT}` can't be written again"));
    written.map_err(failed)?;
    writer.finish().map_err(failed)
}

/// Checks the memory log against the transcript. Returns the memory after the last commit.
pub(super) fn check_memory(folder: &RunFolder, chained: &Chained) -> Result<MemoryStore, Difference> {
    let bytes = folder.read(MEMORY_LOG)?;
    let broken = |error| Difference::of(error, format!("`{MEMORY_LOG}` isn't the log of this transcript"));
    let store = replay_memory_log(&*bytes, &chained.events).map_err(broken)?;
    let (mut reader, mut writer) = (MemoryLogReader::new(&*bytes), MemoryLogWriter::new(Vec::new()));
    while let Some(commit) = reader.read().map_err(broken)? {
        writer.append(commit.call, &commit.changes).map_err(broken)?;
    }
    check_form(MEMORY_LOG, &bytes, &writer.finish().map_err(broken)?, chained.ended)?;
    Ok(store)
}

/// Checks that a file of lines has the one form that our writers give it. Of one that was cut off, the end may be torn.
fn check_form(name: &str, bytes: &[u8], rewritten: &[u8], whole: bool) -> Result<(), Difference> {
    match first_difference(bytes, rewritten) {
        None => Ok(()),
        Some(at) if !whole && at == rewritten.len() => Ok(()),
        Some(at) => {
            let line = bytes[..at].iter().filter(|byte| **byte == b'\n').count() + 1;
            Err(Difference::new(format!("`{name}` has something in line {line} that no run writes")))
        }
    }
}

/// Checks that the transcript holds the exam's cases: each once (which its reader sees to), of the right sort and after
/// the right wave, none that the exam doesn't have, and, if it says that it is complete, all of them.
pub(super) fn check_cases(exam: &Exam, transcript: &Transcript) -> Result<usize, Difference> {
    let mut asked: BTreeMap<&CaseId, CallKind> = BTreeMap::new();
    for (wave, commit, request) in exam.requests() {
        let kind = match commit {
            Commit::Keep => CallKind::Instruction,
            Commit::Drop => CallKind::Probe,
        };
        asked.insert(&request.case, kind);
        match transcript.cases.get(&request.case) {
            Some(record) if record.wave as usize == wave && record.kind == kind => {}
            Some(_) => {
                let message = "the transcript has a case after another wave, or of another sort, than the exam";
                return Err(Difference::new(message).in_case(&request.case));
            }
            None if transcript.complete => {
                let message = "the transcript says that it is complete, and lacks a case of the exam";
                return Err(Difference::new(message).in_case(&request.case));
            }
            None => {}
        }
    }
    if let Some(extra) = transcript.cases.keys().find(|case| !asked.contains_key(case)) {
        return Err(Difference::new("the transcript holds a case that the exam doesn't have").in_case(extra));
    }
    if transcript.complete && transcript.ingests.len() != exam.waves.len() {
        let message = format!(
            "the transcript says that it is complete, and took in {} of {} waves",
            transcript.ingests.len(),
            exam.waves.len()
        );
        return Err(Difference::new(message));
    }
    Ok(transcript.cases.len())
}

/// Returns the case of the first event in which two transcripts part, if it belongs to one.
pub(super) fn first_divergent_case(recorded: &[Event], made: &[Event]) -> Option<CaseId> {
    let shared = recorded.iter().zip(made).take_while(|(recorded, made)| recorded == made).count();
    let call = [recorded, made].into_iter().find_map(|events| events.get(shared)).and_then(Event::call)?;
    [recorded, made].into_iter().flatten().find_map(|event| match event {
        Event::CallBegan { call: began, case, .. } if *began == call => case.clone(),
        _ => None,
    })
}
