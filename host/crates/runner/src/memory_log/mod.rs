//! The memory log: what each commit wrote to the memory store and removed from it.
//!
//! A commit is a group of lines, one a change in order of entry names, and a closing line with the call and the
//! digest of the changes, which the transcript's commit event carries, too:
//! ```text
//! [0,"facts/city","Lisbon"]
//! [6,"old",null]
//! [6,"photo",{"hex":"ffd8"}]
//! {"call":3,"digest":"…"}
//! ```
//! A change tells how many characters its name shares with the one before it in the commit, the rest of its name, and its
//! value: a text where that is UTF-8 and no longer than hexadecimal, `null` for a removal. A line a change, not a line a
//! commit, bounds what a reader must hold: a commit may fill the whole store. The log has no chain of its own: the
//! transcript's is one over its digests, which are over the bytes of names and values, not over their spelling.

mod error;
mod line;
mod name;
mod reader;
mod replay;
mod spelling;
mod writer;

pub use error::MemoryLogError;
pub use reader::{LoggedCommit, MemoryLogReader};
pub use replay::replay_memory_log;
pub use writer::MemoryLogWriter;
