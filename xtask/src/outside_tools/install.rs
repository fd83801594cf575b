//! Installs what is missing, into folders of its own below `target/` or as packages of the system.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail};

use crate::workspace::{run, target};

/// Finds a program on the path.
pub(super) fn find(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|place| place.is_file())
}

/// Whether packages may be installed without asking anybody: as root, on Debian.
pub(super) fn may_install() -> bool {
    let root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n");
    root && find("apt-get").is_some()
}

/// Installs Debian's packages.
pub(super) fn apt(packages: &[&str]) -> Result<()> {
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive").stdout(Stdio::null());
        run(&mut command)
    };
    let installed =
        apt(&["update"]).and_then(|()| apt(&[&["install", "--yes", "--no-install-recommends"], packages].concat()));
    if let Err(error) = installed {
        bail!("{error:#}: install {} by hand, or check that apt-get can reach its mirrors", packages.join(" and "));
    }
    Ok(())
}

/// Returns Python, installed if that is possible without asking anybody; none if there is none.
pub(super) fn python() -> Result<Option<PathBuf>> {
    if find("python3").is_none() && may_install() {
        apt(&["python3"])?;
    }
    Ok(find("python3"))
}

/// Installs a package of Python's, pinned, into an environment of its own. Returns the environment's folder of programs.
pub(super) fn python_package(python: &Path, folder: &str, package: &str) -> Result<PathBuf> {
    let folder = target().join(folder);
    let programs = folder.join("bin");
    installed_once(&folder, package, || {
        let venv = || run(Command::new(python).args(["-m", "venv", "--clear"]).arg(&folder));
        let mut made = venv();
        // Debian's python3 has no venv of its own.
        if made.is_err() && may_install() {
            apt(&["python3-venv"])?;
            made = venv();
        }
        made.context("Python's venv is needed (Debian: python3-venv)")?;
        run(Command::new(programs.join("python")).args(["-m", "pip", "install", "--quiet", package]))
            .context("pip must reach an index that has it")
    })?;
    Ok(programs)
}

/// Does an installation unless it was done before: a file that is written last says so, since one that broke off is begun
/// again.
pub(super) fn installed_once(folder: &Path, what: &str, install: impl FnOnce() -> Result<()>) -> Result<()> {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() || letter == '.' { letter } else { '-' };
    let done = folder.join(format!("{}.installed", what.chars().map(plain).collect::<String>()));
    if done.is_file() {
        return Ok(());
    }
    eprintln!("installing {what} into {}", folder.display());
    install().with_context(|| format!("{what} couldn't be installed"))?;
    std::fs::write(&done, "").with_context(|| format!("could not write {}", done.display()))
}
