//! The value in a sentence: what stands there besides what the question says already.

use crate::text::{Span, SpanKind, holds_any, is_calendar_name, spans, tokens};

/// What sort of value a question asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// A code, number or password.
    Code,
    /// A day.
    Day,
    /// A sum, size or count.
    Figure,
    /// Anything with a name.
    Any,
}

/// Words after which a new or present value stands, and not an old one.
const NEW_VALUE: &[&str] = &[
    " to ",
    " now ",
    " into ",
    " instead",
    " switched to ",
    " replaced by ",
    " these days",
    " changed to ",
    " for ",
    " as ",
    " called ",
    " named ",
    " is ",
    " at ",
    " in ",
    " with ",
    " on ",
];

/// Words right before an old value.
const OLD_VALUE: &[&str] = &[
    "from",
    "leaving",
    "left",
    "instead of",
    "rather than",
    "than",
    "not",
    "no longer",
    "formerly",
    "used to be",
    "was",
    "replacing",
    "replaced",
    "unlike",
    "after",
    "swapped",
    "traded",
    "sold",
    "ditched",
    "dropped",
    "goodbye to",
    "out of",
    "away from",
    "quit",
    "old",
    "over",
    "beats",
    "before",
    "previous",
];

/// Tells what sort of value a question asks for.
pub(crate) fn shape_of(question: &str) -> Shape {
    let lower = question.to_lowercase();
    let words = "code|pin |password|passcode|token|combination|serial|identifier|characters|digits|locked out|back in|unlock|to open| opens";
    if holds_any(&lower, words) {
        return Shape::Code;
    }
    if holds_any(&lower, "what date|which day|what day|on which date") || lower.starts_with("when ") {
        return Shape::Day;
    }
    if holds_any(&lower, "how much|how tall|how old| size | height ") {
        return Shape::Figure;
    }
    Shape::Any
}

/// Finds the value in a sentence, or none if it can't tell which it is.
pub(crate) fn value_in(sentence: &str, question: &str, shape: Shape) -> Option<String> {
    let asked = question.to_lowercase();
    let fresh: Vec<Span> =
        spans(sentence).into_iter().filter(|span| !asked.contains(&span.text.to_lowercase())).collect();
    let of_kind = |kind: SpanKind| fresh.iter().filter(|span| span.kind == kind).cloned().collect::<Vec<Span>>();
    let codes = of_kind(SpanKind::Code);
    if shape == Shape::Code {
        return choose(sentence, codes).or_else(|| digits_in(sentence, &asked));
    }
    let mut named = of_kind(SpanKind::Quoted);
    named.extend(of_kind(SpanKind::Name).into_iter().filter(|span| !is_calendar_name(&span.text)));
    named.sort_by_key(|span| span.start);
    choose(sentence, named)
}

/// Of several spans, takes the one that isn't marked as old; none if that leaves a choice.
fn choose(sentence: &str, candidates: Vec<Span>) -> Option<String> {
    let mut kept: Vec<Span> = candidates.iter().filter(|span| !marked_old(sentence, span)).cloned().collect();
    if kept.is_empty() {
        kept = candidates;
    }
    kept.dedup_by(|a, b| a.text == b.text);
    match &kept[..] {
        [] => None,
        [only] => Some(only.text.clone()),
        several => marked_new(sentence, several),
    }
}

fn marked_old(sentence: &str, span: &Span) -> bool {
    let before = sentence[..span.start].to_lowercase();
    let before = before.trim_end().trim_end_matches("the").trim_end_matches("my").trim_end();
    OLD_VALUE.iter().any(|mark| before.ends_with(mark))
}

/// Takes the only one of several spans with a strong mark of the new right before it.
fn marked_new(sentence: &str, spans: &[Span]) -> Option<String> {
    for mark in NEW_VALUE {
        let with: Vec<&Span> =
            spans.iter().filter(|span| format!(" {}", sentence[..span.start].to_lowercase()).ends_with(mark)).collect();
        if let [only] = with[..] {
            return Some(only.text.clone());
        }
    }
    None
}

/// A run of at least three digits that the question doesn't hold.
fn digits_in(sentence: &str, asked: &str) -> Option<String> {
    // Four digits that begin with 19 or 20 are a year.
    let year = |digits: &str| digits.len() == 4 && (digits.starts_with("19") || digits.starts_with("20"));
    let long = |token: &&crate::text::Token| {
        token.lower.len() >= 3 && !year(&token.lower) && token.lower.bytes().all(|b| b.is_ascii_digit())
    };
    let words = tokens(sentence);
    let found: Vec<String> = words
        .iter()
        .filter(long)
        .map(|token| token.lower.clone())
        .filter(|digits| !asked.contains(&**digits))
        .collect();
    if let [only] = &found[..] { Some(only.clone()) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_value_that_the_question_lacks() {
        for (sentence, question, expected) in [
            ("I moved to Port Arlen last week.", "Where do I live?", Some("Port Arlen")),
            ("We left Tarn for Port Arlen.", "Where do I live?", Some("Port Arlen")),
            ("My locker code is QX-17Z now.", "What is my locker code?", Some("QX-17Z")),
            ("The pin for the shed is 40817.", "What pin opens the shed?", Some("40817")),
            ("Orla and Finn and Bea came.", "Who is my partner?", None),
        ] {
            let shape = shape_of(question);
            assert_eq!(value_in(sentence, question, shape).as_deref(), expected, "{sentence}");
        }
    }
}
