//! Tools that aren't ours and that read what we export: a browser for the page, Inspect for its log.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail};

use crate::workspace::{run, target};

/// The release of Inspect that reads our logs in the tests.
const INSPECT: &str = "inspect-ai==0.3.285";

/// Debian's packages with the browser and its driver.
const BROWSER_PACKAGES: &[&str] = &["chromium", "chromium-driver"];

/// What there is to test with. What is missing is left out, and named.
#[derive(Default)]
pub(crate) struct OutsideTools {
    /// ChromeDriver.
    pub chromedriver: Option<PathBuf>,
    /// Inspect's command.
    pub inspect: Option<PathBuf>,
    /// What is left out, and why.
    pub left_out: Vec<String>,
}

impl OutsideTools {
    /// Finds the tools; installs those that are missing, where that is possible without asking anybody: packages as root
    /// on Debian, Inspect into a folder of its own below `target/`.
    ///
    /// # Errors
    /// If an installation was begun and failed.
    pub(crate) fn ready() -> Result<Self> {
        let mut tools = Self::default();
        match find("chromedriver") {
            Some(driver) => tools.chromedriver = Some(driver),
            None if may_install() => {
                eprintln!("installing {} (as root, with apt-get)", BROWSER_PACKAGES.join(" and "));
                apt(BROWSER_PACKAGES)?;
                tools.chromedriver =
                    Some(find("chromedriver").context("Debian's chromium-driver has no chromedriver")?);
            }
            None => tools.left_out.push(
                "the report's page in a browser: chromedriver isn't on the path (Debian: chromium, chromium-driver)"
                    .to_owned(),
            ),
        }
        if find("python3").is_none() && may_install() {
            apt(&["python3"])?;
        }
        match find("python3") {
            Some(python) => tools.inspect = Some(inspect(&python)?),
            None => {
                tools.left_out.push("Inspect and Python's csv on the exports: python3 isn't on the path".to_owned());
            }
        }
        Ok(tools)
    }

    /// Tells the tests where the tools are.
    pub(crate) fn tell(&self, command: &mut Command) {
        for (variable, tool) in [("BELLJAR_CHROMEDRIVER", &self.chromedriver), ("BELLJAR_INSPECT", &self.inspect)] {
            match tool {
                Some(tool) => command.env(variable, tool),
                None => command.env_remove(variable),
            };
        }
    }
}

/// Returns Inspect's command, installed if it isn't there.
fn inspect(python: &Path) -> Result<PathBuf> {
    let folder = target().join("inspect");
    let command = folder.join("bin").join("inspect");
    // The last file that the installation writes: a broken one is begun again.
    let done = folder.join(INSPECT);
    if done.is_file() && command.is_file() {
        return Ok(command);
    }
    eprintln!("installing {INSPECT} into {}", folder.display());
    let venv = || run(Command::new(python).args(["-m", "venv", "--clear"]).arg(&folder));
    let mut made = venv();
    // Debian's python3 has no venv of its own.
    if made.is_err() && may_install() {
        apt(&["python3-venv"])?;
        made = venv();
    }
    made.context("Python's venv is needed (Debian: python3-venv)")?;
    run(Command::new(folder.join("bin").join("python")).args(["-m", "pip", "install", "--quiet", INSPECT]))
        .context("Inspect reads our log in the tests; pip must reach an index that has it")?;
    std::fs::write(&done, "").with_context(|| format!("could not write {}", done.display()))?;
    Ok(command)
}

/// Whether packages may be installed without asking anybody: as root, on Debian.
fn may_install() -> bool {
    let root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n");
    root && find("apt-get").is_some()
}

fn apt(packages: &[&str]) -> Result<()> {
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

/// Finds a program on the path.
fn find(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|place| place.is_file())
}
