//! Tokens: the words, numbers and signs of a text, each with the bytes that it came from.

use super::character::fold_characters;
use super::markup::peel;
use super::tokenize::tokenize;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenKind {
    /// Letters, or letters and digits.
    Word,
    /// Digits, perhaps with a decimal point.
    Number,
    /// The "'s" after a word.
    Clitic,
    /// A sign that carries meaning: `%`, `$`, `#`, `+`, a minus.
    Symbol,
    /// Punctuation.
    Mark,
    /// The end of a line.
    Break,
}

/// A word, number or sign.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token {
    /// Where its normal form stands in the text's forms.
    pub(super) form: (u32, u32),
    /// A hash of its normal form: unequal hashes mean unequal forms.
    pub(super) hash: u32,
    /// What it is.
    pub(crate) kind: TokenKind,
    /// Whether accents were taken off.
    pub(crate) marked: bool,
    /// Whether white space stands before it.
    pub(crate) spaced: bool,
    /// Bytes of the original.
    pub(crate) span: (u32, u32),
    /// Whether its first letter was a capital.
    pub(crate) upper: bool,
}

/// A text as tokens.
#[derive(Clone, Debug, Default)]
pub(crate) struct Text {
    pub(super) forms: String,
    pub(crate) tokens: Vec<Token>,
}

impl Text {
    /// Reads a text.
    pub(crate) fn new(original: &str) -> Self {
        tokenize(&peel(fold_characters(original)))
    }

    /// Returns the normal form of a token; empty beyond the last one.
    pub(crate) fn form(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| &self.forms[token.form.0 as usize..token.form.1 as usize])
    }

    /// Returns the kind of a token; the end of the text counts as the end of a line.
    pub(crate) fn kind(&self, at: usize) -> TokenKind {
        self.tokens.get(at).map_or(TokenKind::Break, |token| token.kind)
    }

    /// Tells whether a token is this mark.
    pub(crate) fn is_mark(&self, at: usize, mark: &str) -> bool {
        self.kind(at) == TokenKind::Mark && self.form(at) == mark
    }

    /// Tells whether a token is a word, number or sign.
    pub(crate) fn is_content(&self, at: usize) -> bool {
        !matches!(self.kind(at), TokenKind::Mark | TokenKind::Break)
    }

    /// Returns the number of tokens.
    pub(crate) fn len(&self) -> usize {
        self.tokens.len()
    }

    /// Tells whether nothing but punctuation is there.
    pub(crate) fn is_empty(&self) -> bool {
        !(0..self.len()).any(|at| self.is_content(at))
    }

    /// Returns the bytes of the original from one token to another, the last included.
    pub(crate) fn span(&self, first: usize, last: usize) -> (usize, usize) {
        (self.tokens[first].span.0 as usize, self.tokens[last].span.1 as usize)
    }

    /// Returns the normal forms from one token to another as they are kept, without spaces between if there were none.
    pub(crate) fn words(&self, first: usize, last: usize) -> String {
        let mut words = String::new();
        for at in first..=last {
            if at > first && self.tokens[at].spaced {
                words.push(' ');
            }
            words.push_str(self.form(at));
        }
        words
    }

    /// Writes the content tokens with one space between.
    pub(crate) fn joined(&self) -> String {
        let mut joined = String::with_capacity(self.forms.len());
        for at in (0..self.len()).filter(|at| self.is_content(*at)) {
            if !joined.is_empty() {
                joined.push(' ');
            }
            joined.push_str(self.form(at));
        }
        joined
    }
}
