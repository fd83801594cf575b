//! The value in a sentence: what stands there besides what the question says already.

use super::naming::fit;
use crate::lexicon::{Field, Sort};
use crate::text::{Span, SpanKind, Words, holds_any, spans, tokens, words};

/// A value, and how well it fits what is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Value {
    /// The value.
    pub(crate) text: String,
    /// How well it fits; never negative.
    pub(crate) fit: i32,
}

/// Words right before an old value.
static OLD_VALUE: Words = words!(
    " from leaving left than not formerly was replacing replaced unlike after swapped traded sold ditched dropped quit \
beats before previous "
);

/// Expressions right before an old value.
const OLD_EXPRESSIONS: &[&str] = &[
    "instead of",
    "rather than",
    "no longer",
    "used to be",
    "goodbye to",
    "out of",
    "away from",
    "moved from",
    "switched from",
];

/// Whether a question asks for a code, a number to open something or a password.
pub(crate) fn wants_code(question: &str) -> bool {
    let words = "code|pin |password|passcode|token|combination|serial|identifier|characters|digits|locked out|back in|unlock|to open| opens";
    holds_any(&question.to_lowercase(), words)
}

/// Finds the code in a sentence, or none if it can't tell which it is.
pub(crate) fn code_in(sentence: &str, question: &str) -> Option<String> {
    let asked = question.to_lowercase();
    let fresh = |span: &Span| span.kind == SpanKind::Code && !asked.contains(&span.text.to_lowercase());
    let codes: Vec<Span> = spans(sentence).into_iter().filter(fresh).collect();
    let current: Vec<&Span> = codes.iter().filter(|span| !marked_old(sentence, span)).collect();
    match (&current[..], &codes[..]) {
        ([only], _) => Some(only.text.clone()),
        (_, [only]) => Some(only.text.clone()),
        (_, []) => digits_in(sentence, &asked),
        _ => None,
    }
}

/// Finds the value in a sentence that fits a field best, or none if nothing fits.
pub(crate) fn value_in(sentence: &str, question: &str, field: Option<&Field>) -> Option<Value> {
    match field.map(|field| field.sort) {
        Some(Sort::Dish) => return phrase_after(sentence, DISH_LEADS, 6).map(|text| Value { text, fit: 4 }),
        Some(Sort::Medicine) => return medicine_in(sentence, question).map(|text| Value { text, fit: 4 }),
        _ => {}
    }
    let asked = question.to_lowercase();
    let mut best: Option<Value> = None;
    for span in spans(sentence) {
        if !matches!(span.kind, SpanKind::Name | SpanKind::Quoted) || asked.contains(&span.text.to_lowercase()) {
            continue;
        }
        let fitting = field.map_or(Some(1), |field| fit(field, sentence, &span));
        let Some(fitting) = fitting.map(|fit| fit - 4 * i32::from(marked_old(sentence, &span))) else { continue };
        if fitting > 0 && best.as_ref().is_none_or(|best| best.fit < fitting) {
            let product = field.is_some_and(|field| field.sort == Sort::Product);
            let text = if product { product_at(sentence, &span) } else { without_title(&span.text) };
            best = Some(Value { text, fit: fitting });
        }
    }
    best
}

/// Takes the title off a name: who asks for a person wants the name.
fn without_title(name: &str) -> String {
    name.strip_prefix("Dr ").or_else(|| name.strip_prefix("Dr. ")).unwrap_or(name).to_owned()
}

/// Takes the whole name of a product: without an article, but with the plain word for what it is, as in `the Tarn kettle`.
fn product_at(sentence: &str, span: &Span) -> String {
    let name = span.text.strip_prefix("The ").unwrap_or(&span.text);
    let after = &sentence[span.start + span.text.len()..];
    let kind =
        after.strip_prefix(' ').and_then(|rest| rest.split([',', '.', ';', '?', '!', ':']).next()).unwrap_or_default();
    let plain = !kind.is_empty() && kind.chars().all(|c| c.is_lowercase() || c == '-') && !crate::text::is_common(kind);
    let led = ["the ", "a ", "an "].iter().any(|article| sentence[..span.start].to_lowercase().ends_with(article));
    if plain && led { format!("{name} {kind}") } else { name.to_owned() }
}

fn marked_old(sentence: &str, span: &Span) -> bool {
    let before = sentence[..span.start].to_lowercase();
    let before = before.trim_end();
    let before =
        ["the", "my", "our"].iter().find_map(|article| before.strip_suffix(article)).unwrap_or(before).trim_end();
    let last = before.rsplit(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    // `from Tarn` is an old value only where a new one follows.
    let old = OLD_VALUE.holds(last) && (last != "from" || sentence[span.start..].contains(" to "));
    old || OLD_EXPRESSIONS.iter().any(|mark| before.ends_with(mark))
}

/// Expressions after which a dish is named, as one says what one loves.
const DISH_LEADS: &[&str] =
    &[" would be ", " nothing beats ", " food is ", " dish is ", " love ", " adore ", " live on ", " is ", " was "];

/// Takes what stands after the first of some expressions, up to the next mark and at most some words.
fn phrase_after(sentence: &str, leads: &[&str], words_max: usize) -> Option<String> {
    let lower = format!(" {}", sentence.to_lowercase());
    if lower.len() != sentence.len() + 1 {
        return None;
    }
    let phrase_at = |lead: &&str| {
        let from = lower.find(*lead)? + lead.len() - 1;
        let phrase = sentence.get(from..)?.split([',', '.', ';', ':', '!', '?', '—']).next()?.trim();
        let count = phrase.split_whitespace().count();
        (count >= 1 && count <= words_max).then(|| phrase.to_owned())
    };
    leads.iter().find_map(phrase_at)
}

/// Finds a word that is no everyday one where a medicine stands: after what one gives, chooses or changes to.
fn medicine_in(sentence: &str, question: &str) -> Option<String> {
    let asked = question.to_lowercase();
    let words = tokens(sentence);
    let leads = "to says say made is with on give gave prescribe prescribes use uses choose chose prefer now";
    let named = words.windows(2).find(|pair| {
        let lead = leads.split(' ').any(|lead| lead == pair[0].lower);
        let word = &pair[1].lower;
        let small = sentence[pair[1].start..].starts_with(char::is_lowercase);
        let strange = word.len() >= 6 && word.chars().all(char::is_alphabetic) && !crate::text::is_common(word);
        lead && small && strange && !asked.contains(&**word)
    });
    named.map(|pair| sentence[pair[1].start..pair[1].end].to_owned())
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
    use crate::lexicon::field_named;

    #[test]
    fn finds_the_value_that_the_question_lacks() {
        for (sentence, field, expected) in [
            ("I moved to Port Arlen last week.", "home", Some("Port Arlen")),
            ("I moved from Tarn to Port Arlen.", "home", Some("Port Arlen")),
            ("Dr Orla Finn drills with care.", "dentist", Some("Orla Finn")),
            ("My comfort food is barley soup, as ever.", "dish", Some("barley soup")),
            ("We changed to tarnacillin for pneumonia.", "medicine", Some("tarnacillin")),
            ("It rained in Tarn.", "employer", None),
        ] {
            let value = value_in(sentence, "Which one is it?", field_named(field));
            assert_eq!(value.map(|value| value.text).as_deref(), expected, "{sentence}");
        }
    }

    #[test]
    fn what_the_question_names_is_no_answer() {
        assert_eq!(value_in("I met Orla Finn.", "Who is Orla Finn?", field_named("partner")), None);
    }

    #[test]
    fn codes_are_told_by_their_look() {
        for (sentence, question, expected) in [
            ("My locker code is QX-17Z now.", "What is my locker code?", Some("QX-17Z")),
            ("The pin for the shed is 40817.", "What pin opens the shed?", Some("40817")),
            ("It is QX-17Z and no longer QX-18Z.", "What is my locker code?", Some("QX-17Z")),
            ("Either QX-17Z or QX-18Z.", "What is my locker code?", None),
        ] {
            assert!(wants_code(question));
            assert_eq!(code_in(sentence, question).as_deref(), expected, "{sentence}");
        }
    }
}
