//! The first two minutes: an agent examined under glass.

use std::process::Command;

use anyhow::Result;

use crate::agents;
use crate::workspace::{belljar, cargo, root, run};

/// Builds the command and the agents, examines `baseline` on a fresh exam, and prints the report.
pub(crate) fn demo(seed: Option<u64>) -> Result<()> {
    eprintln!("building the command (the first time takes a few minutes: it brings a WebAssembly engine)");
    run(&mut cargo(&["build", "--locked", "--package", "belljar"]))?;
    eprintln!("building the agents");
    let agents = agents::build()?;
    let agent = agents.join("baseline.wasm");
    // Shown and given relative to the root, so that the line that reproduces the run can be copied.
    let agent = agent.strip_prefix(root()).unwrap_or(&agent);
    let mut command = Command::new(belljar());
    command.current_dir(root()).arg("run").arg(agent);
    if let Some(seed) = seed {
        command.args(["--seed", &seed.to_string()]);
    }
    run(&mut command)
}
