//! The memory log: what each commit wrote to the memory store and removed from it.
//!
//! A commit is a group of lines, one a change in order of entry names, and a closing line with the call and the
//! digest of the changes, which the transcript's commit event carries, too:
//! ```text
//! {"change":{"name":"facts/city","value":"4c6973626f6e"}}
//! {"change":{"name":"facts/old","value":null}}
//! {"commit":{"call":3,"digest":"…"}}
//! ```
//! Values are hexadecimal, `null` for a removal. A line a change, not a line a commit, bounds what a reader must hold:
//! a commit may fill the whole store. The log has no chain of its own: the transcript's is one over its digests.

mod error;
mod line;
mod reader;
mod replay;
mod writer;

pub use error::MemoryLogError;
pub use reader::{LoggedCommit, MemoryLogReader};
pub use replay::replay_memory_log;
pub use writer::MemoryLogWriter;
