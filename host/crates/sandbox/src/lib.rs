//! Admits, compiles and runs one untrusted component, with limits.
//!
//! The order to read in: a [`Limits`] makes a [`Sandbox`]; [`Sandbox::load`] admits, compiles and links an [`Agent`];
//! an agent is an [`Examinee`], whose calls give a [`CallReport`].

mod accounting;
mod admission;
mod artefact;
mod bindings;
mod call;
mod call_gate;
mod compile_cache;
mod component;
mod config;
mod cpu_clock;
mod engine;
mod gate;
mod hint;
mod host;
mod instance;
mod language;
mod limits;
mod memory_store;
mod state;
mod trap;
mod world;

pub use admission::{Inspection, Refusal, inspect, inspect_under};
pub use artefact::{Artefact, Compiler, prepare};
pub use call::{CallReport, Catalog, CatalogEntry, Examinee, IngestCall, RespondCall, ToolServer, panic_text};
pub use compile_cache::{CacheUse, Maker};
pub use component::{Agent, LoadError, Sandbox, SandboxError};
pub use config::{AgentConfig, AgentConfigError, CONFIG_BYTES_MAX};
pub use engine::{CONCURRENT_CALLS_MAX, HOST_STACK_BYTES, WASMTIME_VERSION};
pub use gate::{GATE_VERSION, Quantity};
pub use host::TOOL_NAME_BYTES_MAX;
pub use language::Language;
pub use limits::{Limits, LimitsError};
pub use memory_store::{Changes, CommitSummary, Fork, History, MemoryStore, Snapshot, Value};
pub use trap::FAILURE_BYTES_MAX;
pub use world::{CONTRACT, offered_world};
