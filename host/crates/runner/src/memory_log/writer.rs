//! Writes a memory log.

use std::io::Write;

use belljar_exam::{Sha256Hex, to_canonical_json};
use belljar_sandbox::Changes;

use super::error::MemoryLogError;
use super::line::{Hex, LINE_BYTES_MAX, Line};

/// Writes commits, one after the other.
#[derive(Debug)]
pub struct MemoryLogWriter<W> {
    lines: usize,
    sink: W,
}

impl<W: Write> MemoryLogWriter<W> {
    /// Starts a log.
    pub const fn new(sink: W) -> Self {
        Self { lines: 0, sink }
    }

    /// Writes what a call's commit changes, flushes, and returns the digest of the changes.
    ///
    /// # Errors
    /// If the sink fails, or a line would be longer than readers take.
    pub fn append(&mut self, call: u32, changes: &Changes) -> Result<Sha256Hex, MemoryLogError> {
        for (name, value) in changes.iter() {
            self.write(&Line::Change { name: name.to_owned(), value: value.map(|value| Hex(value.clone())) })?;
        }
        let digest = changes.digest();
        self.write(&Line::Commit { call, digest })?;
        self.sink.flush()?;
        Ok(digest)
    }

    /// Gives the sink back, flushed.
    ///
    /// # Errors
    /// If flushing fails.
    pub fn finish(mut self) -> Result<W, MemoryLogError> {
        self.sink.flush()?;
        Ok(self.sink)
    }

    fn write(&mut self, line: &Line) -> Result<(), MemoryLogError> {
        let mut bytes = to_canonical_json(line);
        bytes.push(b'\n');
        self.lines += 1;
        if bytes.len() > LINE_BYTES_MAX {
            return Err(MemoryLogError::LongLine { line: self.lines });
        }
        self.sink.write_all(&bytes)?;
        Ok(())
    }
}
