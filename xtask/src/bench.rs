//! Runs the benchmarks.

use anyhow::Result;

use crate::agents;
use crate::workspace::{cargo, root, run, target};

/// Packages that have benchmarks: the parts first, then everything side by side.
const PACKAGES: &[&str] = &["belljar-grader", "belljar-sandbox", "belljar-selftest", "belljar-tests"];

/// Builds the agents and the command, then runs all benchmarks, or those whose names contain `filter`.
pub(crate) fn bench(filter: Option<&str>) -> Result<()> {
    let agents = agents::build()?;
    // Everything in one build: what is measured side by side is the same code.
    run(&mut cargo(&["build", "--locked", "--profile", "bench", "--workspace"]).current_dir(root()))?;
    let mut command = cargo(&["bench", "--locked", "--benches"]);
    for package in PACKAGES {
        command.args(["--package", package]);
    }
    let belljar = target().join("release").join(format!("belljar{}", std::env::consts::EXE_SUFFIX));
    command.env("BELLJAR_AGENTS", agents).env("BELLJAR_BIN", belljar);
    command.args(["--", "--noplot"]);
    command.args(filter);
    run(&mut command)
}
