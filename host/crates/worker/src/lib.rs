//! The second wall: the sandbox in a process that can do nothing but talk to its parent.
//!
//! A worker is the same program, started again. It gives up its rights one by one before it is handed a byte of the
//! submission, and talks over one socket in [`frame`]s. A [`ConfinedAgent`] is the parent's side of a worker that runs
//! an agent; [`compile_confined`] that of one that compiles a component and is gone. [`serve`] is the worker itself.
//!
//! The parent believes nothing that a worker says: see `parent`. The answer key, questions that aren't
//! asked yet, the tools and the record's folder are in the parent only.
//!
//! Linux has what this takes; the crate is empty elsewhere.

#![cfg(target_os = "linux")]

mod child;
mod frame;
mod layer;
mod lockdown;
mod memory_part;
mod message;
mod parent;

pub use child::{ServeError, serve};
pub use frame::{FRAME_BYTES_MAX, Frame, FrameError};
pub use layer::{Layer, Layers, UnknownLayer};
pub use lockdown::{Bounds, Lockdown};
pub use message::{
    FromWorker, Hello, Ingest, Load, MessageError, PROTOCOL, Report, Respond, Role, Served, ToWorker, ToolCall,
    WorkFailure,
};
pub use parent::{ConfinedAgent, ConfinedAgentOptions, GRACE, StartError, WorkerProgram, compile_confined, probe};
