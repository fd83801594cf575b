//! What a command fails with: an exit code, the chain of causes, and hints.

use std::fmt::Display;

use crate::exit_code::Code;

/// A failure that reaches the user.
#[derive(Debug)]
pub(crate) struct Failure {
    /// How the command ends.
    pub code: Code,
    /// What happened, with its causes. Lower-case fragments without a full stop.
    pub error: anyhow::Error,
    /// What to do about it.
    pub hints: Vec<String>,
}

/// What commands return.
pub(crate) type Result<T, E = Failure> = std::result::Result<T, E>;

impl Failure {
    /// Makes a failure of a message.
    pub(crate) fn new(code: Code, message: impl Display) -> Self {
        Self { code, error: anyhow::anyhow!("{message}"), hints: Vec::new() }
    }

    /// Makes a failure of an error, saying what was being done.
    pub(crate) fn of(code: Code, error: impl Into<anyhow::Error>, doing: impl Display) -> Self {
        Self { code, error: error.into().context(doing.to_string()), hints: Vec::new() }
    }

    /// Adds a hint.
    #[must_use]
    pub(crate) fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hints.push(hint.into());
        self
    }
}

/// An error that no code was chosen for is a fault of ours.
impl From<anyhow::Error> for Failure {
    fn from(error: anyhow::Error) -> Self {
        Self { code: Code::Internal, error, hints: Vec::new() }
    }
}

/// Decides at the boundary whose fault an error is.
pub(crate) trait OrFail<T> {
    /// Turns an error into a failure with a code, saying what was being done.
    ///
    /// # Errors
    /// The same error, with its code.
    fn or_fail(self, code: Code, doing: impl Display) -> Result<T>;
}

impl<T, E: Into<anyhow::Error>> OrFail<T> for std::result::Result<T, E> {
    fn or_fail(self, code: Code, doing: impl Display) -> Result<T> {
        self.map_err(|error| Failure::of(code, error, doing))
    }
}

/// Adds hints to results.
pub(crate) trait Hint {
    /// Adds a hint to the failure, if there is one.
    #[must_use]
    fn hint(self, hint: impl Into<String>) -> Self;
}

impl<T> Hint for Result<T> {
    fn hint(self, hint: impl Into<String>) -> Self {
        self.map_err(|failure| failure.hint(hint))
    }
}

/// Tells whether the reader of our output went away, which is no failure.
#[must_use]
pub(crate) fn is_broken_pipe(failure: &Failure) -> bool {
    failure
        .error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<std::io::Error>())
        .any(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}
