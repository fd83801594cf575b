//! Reads a transcript back, and refuses one that was touched.

use belljar_exam::Sha256Hex;
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::{Event, RECORD_FORMAT, Transcript, chain};

/// Longest line that is read, in bytes: 64 tool calls of 64 KiB could not fill it, since each has its own line.
const LINE_BYTES_MAX: usize = 4 << 20;

/// Why a transcript can't be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// A line isn't an event, or holds what no event holds.
    #[error("line {line} isn't an event")]
    Line {
        /// Ordinal of the line, from 1.
        line: usize,
        /// What is wrong with it.
        #[source]
        source: serde_json::Error,
    },
    /// A line is too long to be an event.
    #[error("line {line} is longer than {LINE_BYTES_MAX} bytes")]
    LongLine {
        /// Ordinal of the line, from 1.
        line: usize,
    },
    /// The hash of a line doesn't follow from the line and those before it.
    #[error("the hash of line {line} doesn't match: it, or a line before it, was changed, added or removed")]
    Hash {
        /// Ordinal of the line, from 1.
        line: usize,
    },
    /// Events stand in an order that no run writes.
    #[error("line {line} can't stand here: {why}")]
    Order {
        /// Ordinal of the line, from 1.
        line: usize,
        /// What is wrong.
        why: &'static str,
    },
    /// Another format version.
    #[error("this is format {found}; this build reads format {RECORD_FORMAT}")]
    Format {
        /// What the transcript says.
        found: u32,
    },
    /// There isn't even a first event.
    #[error("the transcript is empty")]
    Empty,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line<'a> {
    #[serde(borrow)]
    event: &'a RawValue,
    hash: Sha256Hex,
}

/// Reads a transcript. One that was cut off is readable up to the cut: a torn last line is left out.
///
/// # Errors
/// See [`ReadError`].
pub fn read_transcript(bytes: &[u8]) -> Result<Transcript, ReadError> {
    let mut hash = chain::start();
    let mut events = Vec::new();
    let mut lines = bytes.split_inclusive(|byte| *byte == b'\n').peekable();
    let mut number = 0;
    while let Some(bytes) = lines.next() {
        number += 1;
        let torn = lines.peek().is_none() && !bytes.ends_with(b"\n");
        if bytes.len() > LINE_BYTES_MAX {
            return Err(ReadError::LongLine { line: number });
        }
        if torn {
            break;
        }
        let at = |source| ReadError::Line { line: number, source };
        let line: Line<'_> = serde_json::from_slice(bytes).map_err(at)?;
        let event: Event = serde_json::from_str(line.event.get()).map_err(at)?;
        hash = chain::link(&hash, line.event.get().as_bytes());
        if hash != line.hash {
            return Err(ReadError::Hash { line: number });
        }
        if number == 1 {
            match &event {
                Event::RunBegan { format, .. } if *format == RECORD_FORMAT => {}
                Event::RunBegan { format, .. } => return Err(ReadError::Format { found: *format }),
                _ => {
                    return Err(ReadError::Order { line: 1, why: "a transcript begins with `run-began`" });
                }
            }
        }
        events.push(event);
    }
    if events.is_empty() {
        return Err(ReadError::Empty);
    }
    Transcript::from_events(events, hash)
}
