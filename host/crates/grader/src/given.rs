//! What an agent gave as its answer: all that the rules read.

use crate::Call;
use crate::normalize::character::is_blank;

/// What an agent gave as its answer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Given {
    /// The tools that it called, in order.
    pub calls: Vec<Call>,
    /// Ids of the sources that it cites.
    pub citations: Vec<String>,
    /// Whether it declines.
    pub declined: bool,
    /// What it says in prose.
    pub text: String,
    /// The answer alone.
    pub value: Option<String>,
}

impl Given {
    /// Tells whether nothing was said: only white space and invisible characters in text and value.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        is_blank(&self.text) && self.filled_value().is_none()
    }

    /// Returns the value if anything shows in it.
    pub(crate) fn filled_value(&self) -> Option<&str> {
        self.value.as_deref().filter(|value| !is_blank(value))
    }
}
