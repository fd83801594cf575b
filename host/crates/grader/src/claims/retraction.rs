//! Retractions: "That's wrong." after a statement takes it back.

use super::clause::{Clause, Clauses};
use super::english;
use super::standing::Standing;
use crate::normalize::Text;
use crate::word_table::has;

/// Denies what a later sentence or clause takes back.
pub(super) fn retract(text: &Text, clauses: &Clauses, standing: &mut [Standing]) {
    // Everything before this token is denied already; without it a long chain of retractions would be quadratic.
    let mut denied_to = 0;
    // The last clause that had words of its own.
    let mut last: Option<Clause> = None;
    for clause in clauses.all() {
        let words = content(text, *clause);
        if words.is_empty() {
            continue;
        }
        if takes_all_back(&words) {
            standing[denied_to..clause.first].fill(Standing::Denied);
            denied_to = clause.first;
        } else if let Some(before) = last
            && (takes_last_back(&words)
                || (matches!(words[..], ["no" | "nope"])
                    && matches!(standing[before.first], Standing::Asked | Standing::Guessed)))
        {
            // Within a sentence it is the clause before; a sentence of its own takes back the whole one before.
            let sentence = clauses.sentence_at(before.first);
            let first = if sentence.end > clause.first { before.first } else { sentence.first };
            standing[first..clause.first].fill(Standing::Denied);
        }
        last = Some(*clause);
    }
}

fn content(text: &Text, clause: Clause) -> Vec<&str> {
    // Retractions are short; a longer clause is cut, and fits none of the forms below.
    (clause.first..clause.end).filter(|at| text.is_content(*at)).take(12).map(|at| text.form(at)).collect()
}

/// Everything so far: "scratch that", "I take it back", "I was wrong".
fn takes_all_back(words: &[&str]) -> bool {
    matches!(
        words,
        ["scratch" | "strike" | "disregard", "that" | "it" | "this" | "all", ..]
            | ["i", "take", "that" | "it", "back", ..]
            | ["i", "was" | "am", "wrong" | "mistaken", ..]
            | ["my", "mistake", ..]
    )
}

/// What was said last: "that is wrong", "which isn't correct", "wrong".
fn takes_last_back(words: &[&str]) -> bool {
    let rest = match words {
        [subject, rest @ ..] if has(&["that", "this", "it", "which", "these", "they", "both"], subject) => rest,
        [judged] => return has(english::WRONG_WORDS, judged) || *judged == "not",
        _ => return false,
    };
    let rest = match rest {
        [verb, rest @ ..] if has(english::COPULAS, verb) || *verb == "s" => rest,
        _ => return false,
    };
    let adverbs = rest.iter().take_while(|word| has(english::ADVERBS, word)).count();
    match &rest[adverbs..] {
        [judged, ..] if has(english::WRONG_WORDS, judged) => true,
        ["not" | "never"] => true,
        ["not" | "never", rest @ ..] => {
            let adverbs = rest.iter().take_while(|word| has(english::ADVERBS, word)).count();
            matches!(
                rest[adverbs..],
                ["right" | "correct" | "true" | "accurate" | "valid" | "it", ..] | ["the", "case" | "answer", ..]
            )
        }
        ["no", "longer", word, ..] => has(english::RIGHT_WORDS, word),
        _ => false,
    }
}
