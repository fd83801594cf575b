//! Measures the exam itself.

use anyhow::Result;

use crate::workspace::{cargo, run};

/// The gates, each a test of belljar-selftest that prints its figures. They take a minute or two, so that a plain
/// `cargo test` leaves them out; `cargo xtask test` has a step for them.
const GATES: &[&str] = &["floors", "metadata", "prompts", "solver"];

/// Runs all gates and prints their figures.
pub(crate) fn gates() -> Result<()> {
    // Of the whole workspace, as the other tests: on its own the package would be built once more, with other features.
    let mut command = cargo(&["test", "--locked", "--quiet", "--no-fail-fast", "--workspace"]);
    for gate in GATES {
        command.args(["--test", gate]);
    }
    run(command.args(["--", "--nocapture"]))
}
