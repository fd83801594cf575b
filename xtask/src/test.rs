//! Everything that CI runs, in order.

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result, ensure};

use crate::agents;
use crate::demo;
use crate::gates;
use crate::outside_tools::OutsideTools;
use crate::steps::Steps;
use crate::workspace::{belljar, cargo, root, run, target};

/// Runs all checks. `outside_data` adds those over data that isn't in the repository.
pub(crate) fn test(outside_data: Option<&Path>) -> Result<()> {
    let outside_data = match outside_data {
        Some(folder) => {
            let folder = folder.canonicalize().with_context(|| format!("there is no {}", folder.display()))?;
            ensure!(folder.is_dir(), "{} isn't a folder", folder.display());
            Some(folder)
        }
        None => None,
    };
    let mut steps = Steps::default();
    steps.step("format", || run(&mut cargo(&["fmt", "--all", "--check"])));
    steps.step("build", || run(&mut cargo(&["build", "--locked", "--package", "belljar"])));
    steps.step("agents", || agents::build().map(drop));
    steps.step("clippy", clippy);
    let mut tools = OutsideTools::default();
    steps.step("outside tools", || {
        tools = OutsideTools::ready()?;
        tools.compilers.as_ref().map_or(Ok(()), agents::build_others)
    });
    steps.step("tests", || {
        // Doc tests run with the unit tests; guests' own tests run natively.
        let mut command = cargo(&["test", "--locked", "--workspace", "--quiet"]);
        command.env("BELLJAR_BIN", belljar()).env("BELLJAR_AGENTS", target().join("agents"));
        tools.tell(&mut command);
        match &outside_data {
            Some(folder) => command.env("BELLJAR_OUTSIDE_DATA", folder),
            None => command.env_remove("BELLJAR_OUTSIDE_DATA"),
        };
        run(&mut command)
    });
    steps.step("gates", gates::gates);
    steps.step("selftest", || {
        run(Command::new(belljar()).current_dir(root()).arg("selftest").arg("--agents").arg(target().join("agents")))
    });
    steps.step("docs", || {
        let mut command = cargo(&["doc", "--locked", "--workspace", "--no-deps", "--quiet"]);
        // Private items are linked on purpose: whoever reads these pages works on the code.
        run(command.env("RUSTDOCFLAGS", "-D warnings -A rustdoc::private-intra-doc-links"))
    });
    steps.step("demo", || demo::demo(Some(7)));
    if outside_data.is_none() {
        eprintln!("\nleft out: the tests over outside data; `--outside-data DIR` adds them");
    }
    for what in &tools.left_out {
        eprintln!("left out: {what}");
    }
    steps.finish()
}

fn clippy() -> Result<()> {
    run(&mut cargo(&["clippy", "--locked", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"]))
}
