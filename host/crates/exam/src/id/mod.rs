//! Opaque ids, each its own type.

mod text;
mod types;

pub use types::{CaseId, SessionId, SourceId, UserId};
