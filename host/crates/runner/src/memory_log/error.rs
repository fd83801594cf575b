//! Why a memory log can't be written or read.

use std::io;

use super::line::LINE_BYTES_MAX;

/// Why a memory log can't be written or read.
#[derive(Debug, thiserror::Error)]
pub enum MemoryLogError {
    /// A commit's changes aren't those that its digest was made of.
    #[error("the changes before line {line} don't match its digest: one of them was changed, added or removed")]
    Digest {
        /// Ordinal of the commit's closing line, from 1.
        line: usize,
    },
    /// The transcript tells other figures of a commit than follow from the log.
    #[error("the transcript tells other figures of the commit of call {call} than follow from the log")]
    Figures {
        /// Ordinal of the call.
        call: u32,
    },
    /// The file or stream failed.
    #[error("reading or writing failed")]
    Io(#[from] io::Error),
    /// A line is neither a change nor a commit.
    #[error("line {line} is neither a change nor a commit")]
    Line {
        /// Ordinal of the line, from 1.
        line: usize,
        /// What is wrong with it.
        #[source]
        source: serde_json::Error,
    },
    /// A line is too long, or would be.
    #[error("line {line} is longer than {LINE_BYTES_MAX} bytes")]
    LongLine {
        /// Ordinal of the line, from 1.
        line: usize,
    },
    /// The transcript has a commit that the log lacks.
    #[error("the log ends before the commit of call {call}")]
    MissingCommit {
        /// Ordinal of the call.
        call: u32,
    },
    /// Lines stand in an order that no run writes.
    #[error("line {line} can't stand here: {why}")]
    Order {
        /// Ordinal of the line, from 1.
        line: usize,
        /// What is wrong.
        why: &'static str,
    },
    /// The log has a commit that the transcript doesn't have there.
    #[error("the transcript has no such commit as the log's of call {call}")]
    UnknownCommit {
        /// Ordinal of the call.
        call: u32,
    },
}
