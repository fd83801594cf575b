//! The host's side of every import, one file an interface of the contract; all of WASI is under `wasi`.

mod answers;
mod config;
mod corpus;
mod log;
mod memory;
pub(crate) mod resources;
mod tools;
mod types;
mod wasi;

pub(crate) use log::Log;
pub use tools::TOOL_NAME_BYTES_MAX;
pub(crate) use wasi::{VirtualClock, VirtualRandom};
