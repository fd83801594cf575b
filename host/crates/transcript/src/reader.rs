//! Reads a transcript back, and refuses one that was touched.

use belljar_exam::Sha256Hex;
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::gather::gather;
use crate::{Event, RECORD_FORMAT, Transcript, chain};

/// Longest line, in bytes, with its line break. Each tool call has a line of its own: 64 KiB of arguments and a result
/// as large take 768 KiB if every byte must be escaped.
pub(crate) const LINE_BYTES_MAX: usize = 4 << 20;

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

/// The first event, of any version: what it takes to tell which.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum FirstEvent {
    RunBegan { format: u32 },
}

/// Reads a transcript. One that was cut off is readable up to the cut: a torn last line is left out, and so is a call
/// that hasn't ended.
///
/// # Errors
/// See [`ReadError`].
pub fn read_transcript(bytes: &[u8]) -> Result<Transcript, ReadError> {
    let (events, hash) = read_events(bytes)?;
    gather(events, hash)
}

/// Reads the events of a transcript, and its hash, without a look at their order.
///
/// # Errors
/// See [`ReadError`].
pub fn read_events(bytes: &[u8]) -> Result<(Vec<Event>, Sha256Hex), ReadError> {
    let lines = read_lines(bytes)?;
    let hash = lines.last().ok_or(ReadError::Empty)?.hash;
    Ok((lines.into_iter().map(|line| line.event).collect(), hash))
}

/// One whole line of a transcript.
#[derive(Clone, Debug)]
pub struct ReadLine {
    /// Bytes of the transcript up to here, with the line break.
    pub end: usize,
    /// What it says.
    pub event: Event,
    /// The hash of all up to here.
    pub hash: Sha256Hex,
}

/// Reads the lines of a transcript that may have been cut off anywhere: a torn last line is left out.
///
/// # Errors
/// See [`ReadError`]; no line at all is no error.
pub fn read_lines(bytes: &[u8]) -> Result<Vec<ReadLine>, ReadError> {
    let (mut hash, mut end) = (chain::start(), 0);
    let mut lines = Vec::new();
    for (line, bytes) in (1..).zip(bytes.split_inclusive(|byte| *byte == b'\n')) {
        if bytes.len() > LINE_BYTES_MAX {
            return Err(ReadError::LongLine { line });
        }
        // Only the last line can lack its line break. It is torn, whatever it says.
        if !bytes.ends_with(b"\n") {
            break;
        }
        let at = |source| ReadError::Line { line, source };
        let parts: Line<'_> = serde_json::from_slice(bytes).map_err(at)?;
        hash = chain::link(&hash, parts.event.get().as_bytes());
        if hash != parts.hash {
            return Err(ReadError::Hash { line });
        }
        if line == 1 {
            check_format(parts.event)?;
        }
        end += bytes.len();
        lines.push(ReadLine { end, event: serde_json::from_str(parts.event.get()).map_err(at)?, hash });
    }
    Ok(lines)
}

/// Looks at the version before anything else: another version may have other events.
fn check_format(event: &RawValue) -> Result<(), ReadError> {
    match serde_json::from_str(event.get()) {
        Ok(FirstEvent::RunBegan { format: RECORD_FORMAT }) => Ok(()),
        Ok(FirstEvent::RunBegan { format }) => Err(ReadError::Format { found: format }),
        Err(_) => Err(ReadError::Order { line: 1, why: "a transcript begins with `run-began`" }),
    }
}
