//! Claims: what an answer asserts, as against what it denies, asks, supposes, or says of others.
//!
//! A text is cut into sentences and clauses; every token gets a standing. The words that decide are tables, one
//! module a language ([`english`]).

pub(crate) mod acknowledgement;
pub(crate) mod attribution;
mod clause;
pub(crate) mod decline;
mod echo;
pub(crate) mod english;
mod english_declines;
mod invention;
pub(crate) mod pattern;
mod retraction;
pub(crate) mod stance;
mod standing;

pub(crate) use clause::Clauses;
pub(crate) use invention::invents;
pub(crate) use standing::Standing;

use crate::normalize::Text;

/// What an answer's text says, token by token.
#[derive(Debug)]
pub(crate) struct Claims {
    /// Where its clauses are.
    pub(crate) clauses: Clauses,
    /// How each token stands.
    standing: Vec<Standing>,
    /// The tokens.
    pub(crate) text: Text,
}

impl Claims {
    /// Reads a text that answers `question`.
    pub(crate) fn read(original: &str, question: &Text) -> Self {
        Self::of(Text::new(original), question)
    }

    /// Reads a text that is in tokens already.
    pub(crate) fn of(text: Text, question: &Text) -> Self {
        let clauses = Clauses::of(&text);
        let mut standing = standing::stand(&text, &clauses);
        retraction::retract(&text, &clauses, &mut standing);
        echo::mark_echo(&text, question, &mut standing);
        Self { clauses, standing, text }
    }

    /// Returns how the token at `at` stands.
    pub(crate) fn standing(&self, at: usize) -> Standing {
        self.standing[at]
    }
}
