//! Replays a memory log into a memory store.

use std::io::BufRead;

use belljar_sandbox::{CommitSummary, MemoryStore};
use belljar_transcript::Event;

use super::error::MemoryLogError;
use super::reader::MemoryLogReader;

/// Replays the commits that a transcript names, and returns the store as it stood after the last of them.
///
/// The log is written before the transcript, so that a run that was cut off may have logged one commit more than its
/// transcript names: that one is left out.
///
/// # Errors
/// See [`MemoryLogError`]: if the log was touched, or isn't the one of this transcript.
pub fn replay_memory_log<R: BufRead>(source: R, events: &[Event]) -> Result<MemoryStore, MemoryLogError> {
    let mut log = MemoryLogReader::new(source);
    let mut store = MemoryStore::default();
    for (call, told) in commits(events) {
        let commit = log.read()?.ok_or(MemoryLogError::MissingCommit { call })?;
        if (commit.call, commit.digest) != (call, told.digest) {
            return Err(MemoryLogError::UnknownCommit { call: commit.call });
        }
        // What a commit changed decides verdicts, so that the transcript isn't taken at its word.
        if store.commit(commit.changes) != told {
            return Err(MemoryLogError::Figures { call });
        }
    }
    let cut_off = !matches!(events.last(), Some(Event::RunEnded { .. }));
    let mut spare = log.read()?;
    if cut_off && spare.is_some() {
        spare = log.read()?;
    }
    match spare {
        None => Ok(store),
        Some(commit) => Err(MemoryLogError::UnknownCommit { call: commit.call }),
    }
}

/// Walks over the commits that a transcript tells of.
fn commits(events: &[Event]) -> impl Iterator<Item = (u32, CommitSummary)> {
    events.iter().filter_map(|event| match *event {
        Event::MemoryCommitted { bytes, call, digest, entries, removed, written } => {
            Some((call, CommitSummary { bytes, digest, entries, removed, written }))
        }
        _ => None,
    })
}
