//! The tools of the app in which the agent lives. Works inside [`Agent::respond`](crate::Agent::respond) only.

mod call;
mod parameter;
mod tool;

pub use call::{ToolError, call, call_again};
pub use parameter::{Parameter, ParameterKind};
pub use tool::{Tool, find, list};
