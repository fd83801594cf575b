//! An agent that looks up what to do in its configuration.
//!
//! The configuration maps each request, named as [`name_of`] says, to a [`Scene`] in JSON. So the agent itself knows
//! no answer key, and goes through the same sandbox as any other.

mod play;
mod scene;

pub use play::play;
pub use scene::{Scene, ScriptedCall, name_of};
