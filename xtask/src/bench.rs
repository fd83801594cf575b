//! Runs the benchmarks.

use anyhow::Result;

use crate::agents;
use crate::workspace::{cargo, run};

/// Packages that have benchmarks.
const PACKAGES: &[&str] = &["belljar-grader", "belljar-sandbox", "belljar-selftest"];

/// Builds the agents, then runs all benchmarks, or those whose names contain `filter`.
pub(crate) fn bench(filter: Option<&str>) -> Result<()> {
    agents::build()?;
    let mut command = cargo(&["bench", "--locked", "--benches"]);
    for package in PACKAGES {
        command.args(["--package", package]);
    }
    command.args(["--", "--noplot"]);
    command.args(filter);
    run(&mut command)
}
