//! Where the built command and agents are, and what a finished command printed.

use std::path::{Path, PathBuf};
use std::process::Output;

/// Returns the workspace's root.
///
/// # Panics
/// Never: this package lies in a folder of the root.
#[must_use]
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("tests are in a folder of the root")
}

/// Returns the target folder of the build that runs the tests.
///
/// # Panics
/// Never: a test lies three folders deep in it.
#[must_use]
pub fn target() -> PathBuf {
    let test = std::env::current_exe().expect("a test knows where it is");
    // target/debug/deps/<test>
    test.ancestors().nth(3).expect("a test lies three folders deep in the target folder").to_owned()
}

/// Returns the built command.
///
/// # Panics
/// If it isn't built.
#[must_use]
pub fn belljar() -> PathBuf {
    let place = std::env::var_os("BELLJAR_BIN")
        .map_or_else(|| target().join("debug").join(format!("belljar{}", std::env::consts::EXE_SUFFIX)), PathBuf::from);
    assert!(place.is_file(), "{} isn't there: run `cargo build -p belljar`, or `cargo xtask test`", place.display());
    place
}

/// Returns a built agent.
///
/// # Panics
/// If it isn't built.
#[must_use]
pub fn agent(name: &str) -> PathBuf {
    let folder = std::env::var_os("BELLJAR_AGENTS").map_or_else(|| target().join("agents"), PathBuf::from);
    let place = folder.join(format!("{name}.wasm"));
    assert!(place.is_file(), "{} isn't there: run `cargo xtask agents`, or `cargo xtask test`", place.display());
    place
}

/// What a finished command printed and how it ended.
#[must_use = "either look at the output or assert how it ended"]
pub struct Finished {
    /// The exit code.
    pub code: i32,
    /// Standard error.
    pub stderr: String,
    /// Standard output.
    pub stdout: String,
}

impl Finished {
    pub(crate) fn new(output: &Output) -> Self {
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        Self { code: output.status.code().unwrap_or(-1), stderr: text(&output.stderr), stdout: text(&output.stdout) }
    }

    /// Asserts that it ended well, and returns standard output.
    ///
    /// # Panics
    /// If it didn't.
    #[track_caller]
    #[must_use]
    pub fn success(self) -> String {
        assert_eq!(self.code, 0, "stdout:\n{}\nstderr:\n{}", self.stdout, self.stderr);
        self.stdout
    }

    /// Asserts that it failed with a code, in the house form with a hint, and printed no data; returns standard error.
    ///
    /// # Panics
    /// If it didn't.
    #[track_caller]
    #[must_use]
    pub fn failure(self, code: i32) -> String {
        assert_eq!(self.code, code, "stdout:\n{}\nstderr:\n{}", self.stdout, self.stderr);
        assert!(self.stdout.is_empty(), "data was printed:\n{}", self.stdout);
        assert!(self.stderr.starts_with("error: "), "not the house form:\n{}", self.stderr);
        self.stderr
    }

    /// Like [`Finished::failure`], where more than one code is right.
    ///
    /// # Panics
    /// If it didn't fail so.
    #[track_caller]
    #[must_use]
    pub fn failure_with(self, codes: &[i32]) -> String {
        assert!(codes.contains(&self.code), "code {}\nstderr:\n{}", self.code, self.stderr);
        let code = self.code;
        self.failure(code)
    }
}
