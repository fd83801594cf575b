//! What something is or is to be called, and the steps under a name.

use crate::text::{SpanKind, names_in, spans, tokens};

/// Takes what is called so: what stands in quotation marks, after `called`, or as a name of one word.
pub(super) fn named_in(text: &str) -> Option<String> {
    let quoted = spans(text).into_iter().find(|span| span.kind == SpanKind::Quoted).map(|span| span.text);
    let called = || ["named", "called", "titled", "name", "namely"].iter().find_map(|word| capital_after(text, word));
    let single = || names_in(text).into_iter().rfind(|name| !name.text.contains(' ')).map(|name| name.text);
    let hyphenated = || {
        let word = tokens(text).into_iter().find(|token| token.lower.contains('-') && token.lower.len() > 5)?;
        Some(text[word.start..word.end].to_owned())
    };
    quoted.or_else(called).or_else(single).or_else(hyphenated)
}

/// Takes the word after another one, if it is a name.
fn capital_after(text: &str, word: &str) -> Option<String> {
    let words = tokens(text);
    let place = words.iter().position(|token| token.lower == word)?;
    let next = words.get(place + 1)?;
    let name = &text[next.start..next.end];
    (name.starts_with(char::is_uppercase) && name.len() > 1).then(|| name.to_owned())
}

/// Takes the steps of a procedure: what stands behind a colon, one after another.
pub(super) fn steps_in(text: &str) -> Option<String> {
    let (_, steps) = text.rsplit_once(": ")?;
    let steps = steps.split(['.', '?', '!']).next()?.trim();
    (steps.matches(", ").count() >= 2).then(|| steps.to_owned())
}

/// Whether a text lists the steps of a procedure.
pub(in crate::work) fn has_steps(text: &str) -> bool {
    steps_in(text).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_after_the_word_for_one_or_by_their_capital() {
        for (text, expected) in [
            ("Keep this under the name Quickpress, please.", Some("Quickpress")),
            ("Do my Quickpress steps.", Some("Quickpress")),
            ("Run spring-clean.", Some("spring-clean")),
            ("Keep my steps under a name.", None),
        ] {
            assert_eq!(named_in(text).as_deref(), expected, "{text}");
        }
    }

    #[test]
    fn steps_stand_behind_a_colon() {
        assert_eq!(steps_in("Call it Quickpress: wash, fold, iron.").as_deref(), Some("wash, fold, iron"));
        assert!(!has_steps("One thing: iron it."));
    }
}
