//! What people say before the point, and why they ask: where they are, and why they write.
//!
//! Nothing here states anything that an attribute, list or event could hold, so that it can't contradict a fact.

mod context;
mod lead;
mod moments;
mod reason;

pub(super) use context::CONTEXT;
pub(super) use lead::LEAD;
pub(super) use moments::NEXT;
pub(super) use reason::REASON;
