//! Writes a memory log.

use std::io::Write;

use belljar_exam::Sha256Hex;
use belljar_sandbox::Changes;

use super::error::MemoryLogError;
use super::line::{Change, Commit, LINE_BYTES_MAX, Line};
use super::name::split;
use super::spelling::LoggedValue;

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
        let mut last = "";
        for (name, value) in changes.iter() {
            let (shared, rest) = split(last, name);
            let value = value.map(|value| LoggedValue(value.clone()));
            self.write(&Line::Change(Change(shared, rest.to_owned(), value)))?;
            last = name;
        }
        let digest = changes.digest();
        self.write(&Line::Commit(Commit { call, digest }))?;
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
        let mut bytes = line.to_json();
        bytes.push(b'\n');
        self.lines += 1;
        if bytes.len() > LINE_BYTES_MAX {
            return Err(MemoryLogError::LongLine { line: self.lines });
        }
        self.sink.write_all(&bytes)?;
        Ok(())
    }
}
