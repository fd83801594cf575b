//! Runs the benchmarks.

use std::process::Command;

use anyhow::Result;

use crate::agents;
use crate::workspace::{cargo, run, target};

/// Packages that have benchmarks, and the command, which one of them starts: the parts first, then everything side by
/// side.
const PACKAGES: &[&str] = &["belljar", "belljar-grader", "belljar-sandbox", "belljar-selftest", "belljar-tests"];

/// Builds the agents and the command, then runs all benchmarks, or those whose names contain `filter`.
pub(crate) fn bench(filter: Option<&str>) -> Result<()> {
    let agents = agents::build()?;
    // One set of packages for both, so that the engine is built once.
    run(of_all(&mut cargo(&["build", "--locked", "--release", "--bins", "--benches"])))?;
    let mut command = cargo(&["bench", "--locked", "--benches"]);
    let belljar = target().join("release").join(format!("belljar{}", std::env::consts::EXE_SUFFIX));
    of_all(&mut command).env("BELLJAR_AGENTS", agents).env("BELLJAR_BIN", belljar);
    run(command.args(["--", "--noplot"]).args(filter))
}

fn of_all(command: &mut Command) -> &mut Command {
    PACKAGES.iter().fold(command, |command, package| command.args(["--package", package]))
}
