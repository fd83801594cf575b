//! Things that the app builds or runs.

use super::arguments::Arguments;
use super::state::{State, quoted};

/// Builds an interactive artifact.
pub(super) fn build(state: &mut State, arguments: &Arguments) -> String {
    let id = state.next_id("artifact");
    format!("Built artifact {id}: {}", quoted(arguments.text("spec")))
}

/// Runs no code: the only code that the host runs is the agent, in its sandbox.
pub(super) fn run_code(_: &mut State, _: &Arguments) -> Result<String, String> {
    Err("the code runner is switched off in this workspace".to_owned())
}
