//! The run that the tests keep, so that every later version can read it.

use std::process::Command;

use anyhow::{Context as _, Result};

use crate::agents;
use crate::workspace::{belljar, cargo, root, run};

/// Where the record of format 1 lies.
const RECORD: &str = "tests/records/1";

/// Records the run anew. Its bytes follow from bench, grader and report, so that this is for as long as they are drafts:
/// a record of a frozen version is evidence, and never replaced.
pub(crate) fn record() -> Result<()> {
    run(&mut cargo(&["build", "--locked", "--package", "belljar"]))?;
    let agent = agents::build()?.join("keyword-recall.wasm");
    let place = root().join(RECORD);
    if place.exists() {
        std::fs::remove_dir_all(&place).with_context(|| format!("could not remove {}", place.display()))?;
    }
    let mut command = Command::new(belljar());
    command.current_dir(root()).arg("run").arg(agent);
    run(command.args(["--size", "small", "--seed", "20260414", "--out", RECORD, "--quiet"]))
}
