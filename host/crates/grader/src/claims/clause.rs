//! Sentences and clauses.

use super::english;
use crate::normalize::{Text, TokenKind};
use crate::word_table::has;

/// A stretch of tokens: a clause or a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Clause {
    /// The first token after it.
    pub(crate) end: usize,
    /// Its first token.
    pub(crate) first: usize,
}

/// The sentences and clauses of a text, in order.
#[derive(Debug)]
pub(crate) struct Clauses {
    clauses: Vec<Clause>,
    /// Ordinal of the clause of each token.
    of_token: Vec<u32>,
    sentences: Vec<Clause>,
}

impl Clauses {
    /// Finds them.
    pub(super) fn of(text: &Text) -> Self {
        let mut found = Self { clauses: Vec::new(), of_token: Vec::with_capacity(text.len()), sentences: Vec::new() };
        let mut sentence = 0;
        let mut clause = 0;
        for at in 0..text.len() {
            let ordinal = u32::try_from(found.clauses.len()).expect("fewer clauses than bytes");
            found.of_token.push(ordinal);
            if ends_sentence(text, at) {
                found.clauses.push(Clause { end: at + 1, first: clause });
                found.sentences.push(Clause { end: at + 1, first: sentence });
                (sentence, clause) = (at + 1, at + 1);
            } else if ends_clause(text, at) && at + 1 > clause {
                found.clauses.push(Clause { end: at + 1, first: clause });
                clause = at + 1;
            }
        }
        if clause < text.len() {
            found.clauses.push(Clause { end: text.len(), first: clause });
        }
        if sentence < text.len() {
            found.sentences.push(Clause { end: text.len(), first: sentence });
        }
        found
    }

    /// Returns the sentences.
    pub(crate) fn sentences(&self) -> impl DoubleEndedIterator<Item = Clause> {
        self.sentences.iter().copied()
    }

    /// Returns all clauses.
    pub(crate) fn all(&self) -> &[Clause] {
        &self.clauses
    }

    /// Returns the clause of a token.
    pub(crate) fn at(&self, token: usize) -> Clause {
        self.clauses[self.ordinal(token)]
    }

    /// Returns the ordinal of the clause of a token.
    pub(crate) fn ordinal(&self, token: usize) -> usize {
        // A token that ends the text belongs to the last clause.
        (self.of_token[token] as usize).min(self.clauses.len() - 1)
    }

    /// Returns the sentence of a token.
    pub(crate) fn sentence_at(&self, token: usize) -> Clause {
        let after = self.sentences.partition_point(|sentence| sentence.first <= token);
        self.sentences[after - 1]
    }

    /// Returns the clauses of a sentence.
    pub(crate) fn within(&self, sentence: Clause) -> impl Iterator<Item = Clause> {
        let first = if sentence.first < sentence.end { self.ordinal(sentence.first) } else { self.clauses.len() };
        self.clauses[first..].iter().copied().take_while(move |clause| clause.first < sentence.end)
    }
}

/// Tells whether a sentence ends with this token: a stop before white space, or a line's end.
fn ends_sentence(text: &Text, at: usize) -> bool {
    let next = text.tokens.get(at + 1);
    match text.kind(at) {
        TokenKind::Break => !continues_line(text, at),
        TokenKind::Mark if matches!(text.form(at), "." | "!" | "?") => {
            let Some(next) = next else { return true };
            let closes = matches!(text.form(at + 1), "\"" | ")" | "'" | "]") && !next.spaced;
            if closes {
                return false;
            }
            (next.spaced || next.kind == TokenKind::Break || text.form(at + 1) == ".")
                && !(text.form(at) == "." && is_abbreviation(text, at))
        }
        // A closing quote or bracket after a stop ends the sentence in its stead.
        TokenKind::Mark if matches!(text.form(at), "\"" | ")" | "'" | "]") && at > 0 => {
            matches!(text.form(at - 1), "." | "!" | "?")
                && !text.tokens[at].spaced
                && next.is_none_or(|next| next.spaced || next.kind == TokenKind::Break)
        }
        _ => false,
    }
}

/// Tells whether a line goes on in the next one, as in wrapped prose: no stop before, a small letter after.
fn continues_line(text: &Text, at: usize) -> bool {
    at > 0
        && text.is_content(at - 1)
        && text.tokens.get(at + 1).is_some_and(|next| {
            next.kind == TokenKind::Word && (!next.upper || has(english::SMALL_WORDS, text.form(at - 1)))
        })
}

/// Tells whether the point belongs to a short form: "St.", "e.g.", the "J." of a name.
fn is_abbreviation(text: &Text, at: usize) -> bool {
    if at == 0 || text.kind(at - 1) != TokenKind::Word {
        return false;
    }
    let before = text.form(at - 1);
    let initial = before.chars().count() == 1
        && text.tokens[at - 1].upper
        && text.tokens.get(at + 1).is_some_and(|next| next.upper)
        && before != "i"
        && (at < 2 || text.tokens[at - 2].upper);
    initial || has(english::ABBREVIATIONS, before)
}

/// Tells whether a clause ends with this token.
fn ends_clause(text: &Text, at: usize) -> bool {
    let form = text.form(at);
    match text.kind(at) {
        TokenKind::Mark => matches!(form, ";" | ":" | "—" | "," | "(" | ")" | "|"),
        TokenKind::Word => {
            // The clause ends before the word that turns: with the token before it.
            let next = text.form(at + 1);
            (has(english::TURNS, next) && !(next == "instead" && text.form(at + 2) == "of"))
                || (next == "and"
                    && (has(english::SUBJECTS, text.form(at + 2)) || has(english::NOW_WORDS, text.form(at + 2))))
        }
        TokenKind::Number | TokenKind::Symbol | TokenKind::Clitic | TokenKind::Break => {
            let next = text.form(at + 1);
            has(english::TURNS, next) && !(next == "instead" && text.form(at + 2) == "of")
        }
    }
}
