//! Builds the guests, components all of them, into `target/agents`: those in Rust for `wasm32-wasip2`.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::outside_tools::Compilers;
use crate::workspace::{cargo, root, run, target};

/// The standard target for components.
const TARGET: &str = "wasm32-wasip2";

/// Folders whose packages are guests.
const FOLDERS: &[&str] = &["examples", "selftest/agents"];

/// Builds all guests in Rust and returns their folder.
pub(crate) fn build() -> Result<PathBuf> {
    ensure_target()?;
    let names = names()?;
    // A target folder of their own: this runs inside a cargo that holds the lock on the usual one, and the guests'
    // features must not mix with the host's.
    let build_folder = target().join("guests");
    let mut command = cargo(&["build", "--quiet", "--locked", "--profile", "guest", "--target", TARGET]);
    command.arg("--target-dir").arg(&build_folder);
    for name in &names {
        command.args(["--package", name]);
    }
    run(&mut command)?;

    let agents = target().join("agents");
    std::fs::create_dir_all(&agents).with_context(|| format!("could not make {}", agents.display()))?;
    for name in &names {
        let built = build_folder.join(TARGET).join("guest").join(format!("{}.wasm", name.replace('-', "_")));
        let agent = agents.join(format!("{name}.wasm"));
        std::fs::copy(&built, &agent)
            .with_context(|| format!("could not copy {} to {}", built.display(), agent.display()))?;
    }
    eprintln!("built {} agents into {}", names.len(), agents.display());
    Ok(agents)
}

/// Builds the agents in Python and JavaScript, too.
pub(crate) fn build_others(compilers: &Compilers) -> Result<()> {
    let agents = target().join("agents");
    std::fs::create_dir_all(&agents).with_context(|| format!("could not make {}", agents.display()))?;
    let (wit, examples) = (root().join("wit"), root().join("examples"));
    let mut python = Command::new(compilers.componentize_py.join("componentize-py"));
    python.arg("-d").arg(&wit).args(["-w", "agent", "componentize", "--stub-wasi", "agent"]);
    python.arg("-p").arg(examples.join("python-notes")).arg("-o").arg(agents.join("python-notes.wasm"));
    run(python.env("PYTHONDONTWRITEBYTECODE", "1"))?;

    // Modules are looked up from where the source lies, so that it is copied to where they are.
    let sources = compilers.node_packages.join("js-notes");
    std::fs::create_dir_all(&sources).with_context(|| format!("could not make {}", sources.display()))?;
    for name in ["agent.js", "build.mjs", "notes.js", "package.json"] {
        let source = examples.join("js-notes").join(name);
        std::fs::copy(&source, sources.join(name)).with_context(|| format!("could not copy {}", source.display()))?;
    }
    let mut node = Command::new(compilers.node.join("node"));
    node.current_dir(&sources).arg("build.mjs").arg(&wit).arg(agents.join("js-notes.wasm"));
    run(&mut node)?;
    eprintln!("built 2 agents in Python and JavaScript into {}", agents.display());
    Ok(())
}

/// Lists the packages that are guests, sorted: those that make a component. What they share is a plain library.
pub(crate) fn names() -> Result<Vec<String>> {
    let mut names = Vec::new();
    for folder in FOLDERS {
        let folder = root().join(folder);
        for entry in std::fs::read_dir(&folder).with_context(|| format!("could not read {}", folder.display()))? {
            let entry = entry?;
            let manifest = std::fs::read_to_string(entry.path().join("Cargo.toml")).unwrap_or_default();
            if manifest.contains("\"cdylib\"") {
                names.push(entry.file_name().to_string_lossy().into_owned());
            }
        }
    }
    names.sort();
    Ok(names)
}

/// Adds the target with rustup if the toolchain lacks it.
fn ensure_target() -> Result<()> {
    let sysroot = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()))
        .args(["--print", "sysroot"])
        .current_dir(root())
        .output()
        .context("could not run rustc")?;
    let sysroot = PathBuf::from(String::from_utf8_lossy(&sysroot.stdout).trim());
    if sysroot.join("lib").join("rustlib").join(TARGET).is_dir() {
        return Ok(());
    }
    eprintln!("the toolchain lacks the target {TARGET}: adding it with `rustup target add {TARGET}`");
    let added = Command::new("rustup").args(["target", "add", TARGET]).current_dir(root()).status();
    match added {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => bail!(
            "`rustup target add {TARGET}` failed ({status}); agents are built for that target. \
             Add it by hand, or check that rustup can reach its server"
        ),
        Err(error) => bail!(
            "rustup isn't there ({error}); agents are built for {TARGET}. Install Rust with rustup, \
             or add that target's standard library to your toolchain in your system's way"
        ),
    }
}
