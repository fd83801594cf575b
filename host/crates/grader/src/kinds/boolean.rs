//! Boolean: yes or no, by the first clear word, or by the clauses if none begins the answer.

use crate::claims::{Claims, Standing};
use crate::reading::Reading;
use crate::word_table::{Words, has};
use crate::{Label, Ruling};

/// Words that say yes.
const YES: &Words = &Words::new(&[
    "yes",
    "yeah",
    "yep",
    "yup",
    "correct",
    "true",
    "indeed",
    "affirmative",
    "same",
    "identical",
    "right",
    "absolutely",
    "definitely",
]);

/// Words that say no.
const NO: &Words = &Words::new(&[
    "no",
    "nope",
    "nah",
    "incorrect",
    "false",
    "wrong",
    "different",
    "distinct",
    "separate",
    "negative",
    "untrue",
    "neither",
]);

/// Words that say yes or no only where an answer begins.
const FIRST_ONLY: &Words =
    &Words::new(&["no", "right", "absolutely", "definitely", "yes", "yeah", "indeed", "neither"]);

/// Rules on an answer to a yes-or-no question.
pub(crate) fn rule(reading: &Reading<'_>, expected: bool) -> Ruling {
    let said: Vec<(bool, Option<(usize, usize)>)> = reading
        .sides()
        .filter_map(|claims| {
            polarity(claims)
                .map(|(yes, at)| (yes, std::ptr::eq(claims, reading.main()).then(|| claims.text.span(at, at))))
        })
        .collect();
    let Some(&(first, span)) = said.first() else {
        return if reading.declines_in_words() {
            Ruling::zero(Label::DeclinedWrongly, "boolean.declined", "declines, but there is an answer")
        } else {
            Ruling::zero(Label::Wrong, "boolean.unsaid", "says neither yes nor no")
        };
    };
    if said.iter().any(|(yes, _)| *yes != first) {
        return Ruling::zero(Label::Wrong, "boolean.both", "value and text disagree").reading("both");
    }
    let word = if first { "yes" } else { "no" };
    if first == expected {
        Ruling::right("boolean.equal", format!("says {word}")).reading(first).at(span)
    } else {
        Ruling::zero(Label::Wrong, "boolean.other", format!("says {word}")).reading(first).at(span)
    }
}

/// Reads the polarity of a side: a leading word decides; else all words must agree.
fn polarity(claims: &Claims) -> Option<(bool, usize)> {
    let text = &claims.text;
    let word = |at: usize| {
        let form = text.form(at);
        let denied = claims.standing(at) == Standing::Denied;
        if has(YES, form) {
            Some(!denied)
        } else if has(NO, form) {
            // "No" is its own denial; "not different" says the same.
            let itself = matches!(form, "no" | "nope" | "nah" | "neither") || claims.standing(at) != Standing::Denied;
            Some(!itself || negated_judgement(claims, at))
        } else {
            None
        }
    };
    let first = (0..text.len()).find(|at| text.is_content(*at))?;
    if let Some(yes) = word(first) {
        return Some((yes, first));
    }
    let asks = |at: usize| {
        matches!(claims.standing(at), Standing::Asked | Standing::Guessed | Standing::Echoed | Standing::Supposed)
    };
    let mut found: Option<(bool, usize)> = None;
    for at in first + 1..text.len() {
        if asks(at) || has(FIRST_ONLY, text.form(at)) && !text.is_mark(at - 1, ",") && !starts_sentence(claims, at) {
            continue;
        }
        let Some(yes) = word(at) else { continue };
        match found {
            Some((before, _)) if before != yes => return None,
            Some(_) => {}
            None => found = Some((yes, at)),
        }
    }
    // "It isn't": a statement without any of the words, if it is denied or asserted as a whole.
    found.or_else(|| plain_statement(claims, first))
}

fn starts_sentence(claims: &Claims, at: usize) -> bool {
    claims.clauses.sentence_at(at).first == at
}

/// "Not different", "isn't wrong": the denial turns the judgement round.
fn negated_judgement(claims: &Claims, at: usize) -> bool {
    let text = &claims.text;
    let first = claims.clauses.at(at).first;
    (first..at).rev().take(3).any(|before| matches!(text.form(before), "not" | "never"))
}

/// "It does." and "They aren't." answer, too.
fn plain_statement(claims: &Claims, first: usize) -> Option<(bool, usize)> {
    let text = &claims.text;
    let clause = claims.clauses.at(first);
    let words: Vec<&str> =
        (clause.first..clause.end).filter(|at| text.is_content(*at)).map(|at| text.form(at)).collect();
    match words[..] {
        [_, "is" | "are" | "was" | "were" | "does" | "do" | "did" | "has" | "have" | "can" | "will"] => {
            Some((true, first))
        }
        [_, "is" | "are" | "was" | "were" | "does" | "do" | "did" | "has" | "have" | "can" | "will", "not"] => {
            Some((false, first))
        }
        _ => None,
    }
}
