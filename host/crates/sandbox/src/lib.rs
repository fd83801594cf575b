//! Admits, compiles and runs one untrusted component, with limits.

mod call;
mod memory_store;

pub use call::{CallReport, Catalog, CatalogEntry, Examinee, IngestCall, RespondCall, ToolServer};
pub use memory_store::{Changes, CommitSummary, Fork, MemoryStore, Snapshot, Value};
