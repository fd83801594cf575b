//! What a failed check found.

use std::fmt::Display;

use crate::errors::Failure;
use crate::exit_code::Code;

/// What a failed check found.
#[derive(Debug)]
pub(crate) struct Difference {
    /// The first case that differs; none if it isn't a matter of one case.
    pub case: Option<String>,
    /// How the command ends: [`Code::Mismatch`], unless this build can't do the check at all.
    pub code: Code,
    /// What differs, with its causes.
    pub error: anyhow::Error,
    /// What to do about it.
    pub hints: Vec<String>,
}

impl Difference {
    /// Makes a difference of a message.
    pub(crate) fn new(message: impl Display) -> Self {
        Self { case: None, code: Code::Mismatch, error: anyhow::anyhow!("{message}"), hints: Vec::new() }
    }

    /// Makes a difference of what a reader says.
    pub(crate) fn of(error: impl Into<anyhow::Error>, what: impl Display) -> Self {
        Self { case: None, code: Code::Mismatch, error: error.into().context(what.to_string()), hints: Vec::new() }
    }

    /// Takes a failure as it is: the record isn't to blame for it.
    pub(crate) fn keeping(failure: Failure) -> Self {
        let Failure { code, error, hints } = failure;
        Self { case: None, code, error, hints }
    }

    /// Adds a hint.
    #[must_use]
    pub(crate) fn hint(mut self, hint: &str) -> Self {
        self.hints.push(hint.to_owned());
        self
    }

    /// Names the first case that differs.
    #[must_use]
    pub(crate) fn in_case(mut self, case: impl Display) -> Self {
        self.case = Some(case.to_string());
        self
    }
}

/// A file of the record that can't be read is a difference, too.
impl From<Failure> for Difference {
    fn from(failure: Failure) -> Self {
        let code = if failure.code == Code::BadInput { Code::Mismatch } else { failure.code };
        Self { code, ..Self::keeping(failure) }
    }
}
