//! Invention: a claim beside a decline.
//!
//! There is no right answer to compare with, so the shape decides: a name, a number or a code that the question
//! doesn't hold, or a statement of its own about what was asked. Talk about records, offers, and what is said of
//! other people are no inventions.

use super::Claims;
use super::attribution::{RELATIONS, speaks_of_another};
use super::clause::Clause;
use super::decline::{decline_in, is_about_records};
use super::english;
use super::standing::Standing;
use crate::normalize::{Text, TokenKind};
use crate::word_table::{Words, has};

/// Words of courtesy and offers: a clause that begins with one claims nothing.
const OFFERS: &Words = &Words::new(&[
    "let",
    "feel",
    "would",
    "if",
    "happy",
    "please",
    "could",
    "can",
    "sorry",
    "apologies",
    "unfortunately",
    "hi",
    "hello",
    "want",
    "maybe",
    "perhaps",
    "you",
    "thanks",
    "thank",
    "once",
    "when",
    "should",
    "just",
    "regrettably",
    "alas",
    "no",
    "hmm",
    "well",
    "honestly",
    "sadly",
    "ok",
    "okay",
    "i",
]);

/// Words of guessing: what stands after one is a claim.
const GUESSES: &Words =
    &Words::new(&["probably", "maybe", "perhaps", "possibly", "likely", "guess", "presumably", "suppose", "might"]);

/// Returns the tokens of a claim that a declining text makes all the same.
pub(crate) fn invents(claims: &Claims, question: &Text) -> Option<(usize, usize)> {
    claims.clauses.all().iter().find_map(|clause| invention_in(claims, *clause, question))
}

fn invention_in(claims: &Claims, clause: Clause, question: &Text) -> Option<(usize, usize)> {
    let text = &claims.text;
    if decline_in(claims, clause).is_some() || speaks_of_another(text, clause) || introduced_by_another(claims, clause)
    {
        return None;
    }
    let spoken = |at: &usize| {
        text.is_content(*at) && matches!(claims.standing(*at), Standing::Asserted | Standing::Past | Standing::Guessed)
    };
    let words: Vec<usize> = (clause.first..clause.end).filter(spoken).collect();
    let (first, last) = (*words.first()?, *words.last()?);
    let sentence_first = claims.clauses.sentence_at(clause.first).first;
    if let Some(at) = words.iter().find(|at| is_candidate(text, **at, sentence_first, question)) {
        return Some((*at, *at));
    }
    let telling: Vec<usize> = words
        .iter()
        .copied()
        .filter(|at| !has(english::SMALL_WORDS, text.form(*at)) && !has(english::ADVERBS, text.form(*at)))
        .collect();
    let records = words.iter().any(|at| is_about_records(text, *at) && text.form(*at) != "guess");
    let guesses = words.iter().any(|at| has(GUESSES, text.form(*at)));
    let news = telling.iter().any(|at| !stands_in(question, text.form(*at)) && !has(GUESSES, text.form(*at)));
    if guesses && news && !records {
        return Some((first, last));
    }
    if records || has(OFFERS, text.form(first)) || telling.is_empty() {
        return None;
    }
    // A fragment such as "Oslo." beside a decline, or a statement that takes up the question's words.
    let alone = clause == claims.clauses.sentence_at(clause.first);
    let fragment = alone && words.len() <= 3 && text.tokens[first].upper && news;
    let states =
        telling.len() >= 2 && (question.is_empty() || telling.iter().any(|at| stands_in(question, text.form(*at))));
    (fragment || (states && news)).then_some((first, last))
}

/// Tells whether the clause before introduces this one as somebody else's: "I only know Dana's: Oslo".
fn introduced_by_another(claims: &Claims, clause: Clause) -> bool {
    let text = &claims.text;
    clause.first > 0
        && (matches!(text.form(clause.first - 1), ":" | "(")
            || matches!(text.form(clause.first), "who" | "whose" | "which"))
        && speaks_of_another(text, claims.clauses.at(clause.first - 1))
}

/// Tells whether a token has the shape of an answer: a number, a code, a name.
fn is_candidate(text: &Text, at: usize, sentence_first: usize, question: &Text) -> bool {
    let form = text.form(at);
    if stands_in(question, form) {
        return false;
    }
    match text.kind(at) {
        TokenKind::Number => true,
        TokenKind::Word => {
            let digits = form.contains(|c: char| c.is_ascii_digit());
            let name = text.tokens[at].upper
                && at != sentence_first
                && !matches!(text.form(at - 1), "\"" | "'")
                && !has(&["i", "ok", "hi", "hello", "sorry", "ai", "english"], form)
                && !has(english::SMALL_WORDS, form)
                && !has(RELATIONS, form)
                && !is_about_records(text, at);
            // A capital "A" that no word follows is a grade or a type, not an article.
            let letter = text.tokens[at].upper && form == "a" && at != sentence_first && !text.is_content(at + 1);
            digits || name || letter
        }
        TokenKind::Clitic | TokenKind::Symbol | TokenKind::Mark | TokenKind::Break => false,
    }
}

/// Tells whether a word stands in a text, or the same word with another ending.
fn stands_in(text: &Text, form: &str) -> bool {
    (0..text.len()).any(|at| text.is_content(at) && crate::read::same_stem(text.form(at), form))
}
