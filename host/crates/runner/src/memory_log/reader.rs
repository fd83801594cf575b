//! Reads a memory log back, and refuses one that was touched.

use std::collections::BTreeMap;
use std::io::{BufRead, Read};

use belljar_exam::Sha256Hex;
use belljar_sandbox::{Changes, Value};

use super::error::MemoryLogError;
use super::line::{Change, Commit, LINE_BYTES_MAX, Line};
use super::name::join;

/// Reads commits one after the other, each checked against its digest.
///
/// A log that was cut off is readable up to the cut: a torn last line, and changes without their commit, are left out.
#[derive(Debug)]
pub struct MemoryLogReader<R> {
    bytes: u64,
    call: Option<u32>,
    line: usize,
    source: R,
}

/// What one commit changed.
#[derive(Debug, PartialEq, Eq)]
pub struct LoggedCommit {
    /// Ordinal of the call.
    pub call: u32,
    /// What it wrote and removed.
    pub changes: Changes,
    /// The digest of the changes.
    pub digest: Sha256Hex,
}

impl<R: BufRead> MemoryLogReader<R> {
    /// Begins to read.
    pub const fn new(source: R) -> Self {
        Self { bytes: 0, call: None, line: 0, source }
    }

    /// Returns how many bytes the lines have that were read: up to the end of the last commit, if that is what was read.
    pub const fn bytes_read(&self) -> u64 {
        self.bytes
    }

    /// Reads the next commit; none at the end.
    ///
    /// # Errors
    /// See [`MemoryLogError`]. After an error there is nothing more to read.
    pub fn read(&mut self) -> Result<Option<LoggedCommit>, MemoryLogError> {
        let mut changes: BTreeMap<String, Option<Value>> = BTreeMap::new();
        while let Some(line) = self.read_line()? {
            match line {
                Line::Change(Change(shared, rest, value)) => {
                    let last = changes.last_key_value().map_or("", |(last, _)| last);
                    let name = join(last, shared, &rest)
                        .ok_or_else(|| self.order("a name tells how much it shares with the one before it"))?;
                    if changes.last_key_value().is_some_and(|(last, _)| *last >= name) {
                        return Err(self.order("names come in ascending order, each once a commit"));
                    }
                    changes.insert(name, value.map(|value| value.0));
                }
                Line::Commit(Commit { call, digest }) => {
                    if self.call.is_some_and(|last| last >= call) {
                        return Err(self.order("calls commit in ascending order, each once"));
                    }
                    self.call = Some(call);
                    let changes = Changes::from_parts(changes);
                    if changes.digest() != digest {
                        return Err(MemoryLogError::Digest { line: self.line });
                    }
                    return Ok(Some(LoggedCommit { call, changes, digest }));
                }
            }
        }
        Ok(None)
    }

    /// Reads a line; none at the end and for a torn line.
    fn read_line(&mut self) -> Result<Option<Line>, MemoryLogError> {
        let mut bytes = Vec::new();
        self.line += 1;
        // One byte more than the longest line tells a line that is too long.
        self.source.by_ref().take(LINE_BYTES_MAX as u64 + 1).read_until(b'\n', &mut bytes)?;
        if bytes.len() > LINE_BYTES_MAX {
            return Err(MemoryLogError::LongLine { line: self.line });
        }
        if !bytes.ends_with(b"\n") {
            return Ok(None);
        }
        self.bytes += bytes.len() as u64;
        Line::parse(&bytes).map(Some).map_err(|source| MemoryLogError::Line { line: self.line, source })
    }

    fn order(&self, why: &'static str) -> MemoryLogError {
        MemoryLogError::Order { line: self.line, why }
    }
}
