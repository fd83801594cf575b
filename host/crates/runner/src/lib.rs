//! Plans a run, serves the mock world and drives the sandbox through it.
//!
//! The runner is given an exam and something to examine, and writes two records: the transcript, and the memory log
//! that the transcript's commits point into. It never sees an answer key (I1), never grades or generates (I3), and
//! never prints (I4): who wants to watch passes an [`Observer`].

mod dispatcher;
mod executor;
mod memory_log;
mod observer;
mod plan;
mod recorder;
mod resume;
mod run;
mod summary;
mod tally;
mod tools;

pub use memory_log::{LoggedCommit, MemoryLogError, MemoryLogReader, MemoryLogWriter, replay_memory_log};
pub use observer::{HostFault, Observer};
pub use plan::{Plan, PlanError};
pub use resume::{ResumeError, ResumePoint};
pub use run::{Records, RunError, RunIdentity, RunOptions, resume, run};
pub use summary::RunSummary;
pub use tools::{MockTools, served_tools};
