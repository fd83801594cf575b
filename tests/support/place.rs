//! A hermetic place: a folder of its own, a cleared environment, nothing from the machine.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use tempfile::TempDir;

use crate::command::{Finished, belljar};

/// A folder of its own in which the command runs with a cleared environment.
pub struct Place {
    folder: TempDir,
}

impl Place {
    /// Makes a place.
    ///
    /// # Panics
    /// If the machine has no room for temporary folders.
    #[must_use]
    #[expect(clippy::new_without_default, reason = "a default that makes folders would surprise")]
    pub fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("there is room for a temporary folder") }
    }

    /// Returns a path in the place.
    #[must_use]
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Writes a file.
    ///
    /// # Panics
    /// If it can't be written.
    pub fn write(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path(name);
        std::fs::write(&path, bytes).expect("the place is writable");
        path
    }

    /// Lists what lies in the place, sorted.
    ///
    /// # Panics
    /// If the folder is gone.
    #[must_use]
    pub fn files(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.folder.path()).expect("the place is there");
        let mut names: Vec<String> =
            entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    /// Makes the command, to be run in this place with a cleared environment.
    #[must_use]
    pub fn command(&self) -> Command {
        let mut command = Command::new(belljar());
        command.current_dir(self.folder.path()).env_clear().stdin(Stdio::null());
        // Compiled components are shared between tests: the cache is keyed by content.
        command.env("BELLJAR_CACHE_DIR", cache());
        command
    }

    /// Runs the command to its end.
    ///
    /// # Panics
    /// If it can't be started.
    pub fn run<S: AsRef<std::ffi::OsStr>>(&self, arguments: impl IntoIterator<Item = S>) -> Finished {
        let output = self.command().args(arguments).output().expect("the command starts");
        Finished::new(&output)
    }

    /// Runs the command with text on standard input.
    ///
    /// # Panics
    /// If it can't be started.
    pub fn run_with_input(&self, arguments: &[&str], input: &str) -> Finished {
        let mut child = self
            .command()
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the command starts");
        let mut stdin = child.stdin.take().expect("its standard input is a pipe");
        let input = input.to_owned();
        // From a thread, so that neither side waits for a full pipe.
        let feeder = std::thread::spawn(move || {
            // A command that stops reading early is a result, too.
            let _closed = stdin.write_all(input.as_bytes());
        });
        let output = child.wait_with_output().expect("the command ends");
        feeder.join().expect("the feeder ends");
        Finished::new(&output)
    }
}

/// Returns the folder in which tests share compiled components.
#[must_use]
pub fn cache() -> PathBuf {
    crate::command::target().join("test-cache")
}
