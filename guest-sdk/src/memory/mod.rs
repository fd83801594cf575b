//! The memory store: the only thing that survives a call.
//!
//! Writes made in `ingest`, or while responding to an instruction, are committed in one step when the call returns
//! without an error. Writes made while answering a question are dropped; the agent isn't told which it is.

mod entries;
mod error;
mod index;
mod json;
mod walk;

pub use entries::{Entry, Usage, delete, read, read_many, usage, write, write_many};
pub use error::{JsonError, MemoryError};
pub use index::{Hit, Index, IndexError};
pub use json::{read_json, write_json};
pub use walk::{Entries, Names, entries, names};
