//! The parent's side. It believes nothing that a worker says: frames are bounded, messages strict, reports checked
//! against every limit and against what the parent itself served, and whoever breaks a rule is ended.

mod compile;
mod confined_agent;
mod death;
mod exchange;
mod launch;
mod link;
mod listener;
mod outgoing;
mod report_check;

pub use compile::compile_confined;
pub use confined_agent::{ConfinedAgent, ConfinedAgentOptions, GRACE};
pub use launch::{StartError, WorkerProgram, probe};
