//! Writes a transcript, one event a line.

use std::io::{self, Write};

use belljar_exam::{Sha256Hex, to_canonical_json};

use crate::reader::LINE_BYTES_MAX;
use crate::{Event, chain};

/// Why an event could not be written. The record is the evidence, so a failed write ends the run.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    /// The sink failed.
    #[error("the transcript could not be written")]
    Io(#[from] io::Error),
    /// The event is longer than readers take: a limit on what a guest may say wasn't kept.
    #[error("an event takes {bytes} bytes; readers take {LINE_BYTES_MAX}")]
    LongLine {
        /// Bytes of the line.
        bytes: usize,
    },
}

/// Writes events and chains their hashes.
///
/// A line is `{"event":…,"hash":"…"}`; the hash covers the hash of the line before and the bytes of the event.
pub struct Writer<W> {
    sink: W,
    hash: Sha256Hex,
}

impl<W: Write> Writer<W> {
    /// Starts a transcript.
    pub fn new(sink: W) -> Self {
        Self { sink, hash: chain::start() }
    }

    /// Goes on with a transcript whose hash is this.
    pub const fn resume(sink: W, hash: Sha256Hex) -> Self {
        Self { sink, hash }
    }

    /// Writes one event, as one write, so that a cut leaves at most one torn line at the end.
    ///
    /// # Errors
    /// See [`WriteError`]. An event that is refused isn't part of the transcript.
    pub fn write(&mut self, event: &Event) -> Result<(), WriteError> {
        let event = to_canonical_json(event);
        let hash = chain::link(&self.hash, &event);
        let mut line = Vec::with_capacity(event.len() + 96);
        line.extend_from_slice(b"{\"event\":");
        line.extend_from_slice(&event);
        line.extend_from_slice(b",\"hash\":\"");
        line.extend_from_slice(hash.to_string().as_bytes());
        line.extend_from_slice(b"\"}\n");
        if line.len() > LINE_BYTES_MAX {
            return Err(WriteError::LongLine { bytes: line.len() });
        }
        self.sink.write_all(&line)?;
        self.hash = hash;
        Ok(())
    }

    /// Returns the hash of all that was written: the transcript's hash once the run has ended.
    pub const fn hash(&self) -> Sha256Hex {
        self.hash
    }

    /// Gives the sink back, flushed.
    ///
    /// # Errors
    /// If flushing fails.
    pub fn finish(mut self) -> Result<W, WriteError> {
        self.sink.flush()?;
        Ok(self.sink)
    }
}
