//! Known wording: how much of what an exam says and asks was worded in the same way in other exams.
//!
//! Whoever practises meets the same sentences again and again. What is measured is what somebody who remembers the
//! wording of thirty exams, and nothing else, would recognise in another one.

use std::collections::BTreeSet;

use belljar_answer_key::{CaseKey, Expected, Half};
use belljar_exam::{Item, Size, SourceId};

use super::bounds::{KNOWN_QUESTIONS, KNOWN_TELLINGS};
use super::measurement::Measurement;
use super::nearest::{KNOWN_SEEDS, TRIED_SEEDS};
use super::sample::{Sample, over_seeds};
use super::text::{sentences, words};

/// Words on either side of a value by which it would be picked out.
const CONTEXT_WORDS: usize = 3;

/// What stands for a value, and for anything else that another exam would have another of.
const VALUE: &str = "__";
const OTHER: &str = "_";

/// What the memory half of an exam says, values masked.
#[derive(Default)]
struct Wording {
    /// The words beside each value that is told.
    contexts: Vec<String>,
    /// Sentences that ask.
    questions: Vec<String>,
    /// Sentences that tell a value.
    tellings: Vec<String>,
}

/// Measures which shares of the wording of the memory half other exams give away.
#[must_use]
pub fn known_wording(size: Size) -> Vec<Measurement> {
    let all = |seeds| over_seeds(seeds, size, |_, sample| Wording::of(&sample));
    let (known, tried) = (all(KNOWN_SEEDS), all(TRIED_SEEDS));
    let seeds = KNOWN_SEEDS.end - KNOWN_SEEDS.start;
    let share = |part: fn(&Wording) -> &[String]| {
        let known: BTreeSet<&String> = known.iter().flat_map(part).collect();
        let (mut met, mut count) = (0_u32, 0_u32);
        for sentence in tried.iter().flat_map(part) {
            met += u32::from(known.contains(sentence));
            count += 1;
        }
        let value = if count == 0 { 0.0 } else { f64::from(met) / f64::from(count) };
        (value, format!("{count}, {size}, against {seeds} seeds"))
    };
    let (tellings, over_tellings) = share(|wording| &wording.tellings);
    let (contexts, over_contexts) = share(|wording| &wording.contexts);
    let (questions, over_questions) = share(|wording| &wording.questions);
    vec![
        Measurement::bounded("known wording: sentences that tell a value", tellings, KNOWN_TELLINGS, over_tellings),
        Measurement::reported("known wording: three words on either side of it", contexts, over_contexts),
        Measurement::bounded("known wording: sentences that ask", questions, KNOWN_QUESTIONS, over_questions),
    ]
}

impl Wording {
    fn of(sample: &Sample) -> Self {
        let mut wording = Self::default();
        for (request, case) in sample.cases().filter(|(_, case)| case.half == Half::Memory) {
            let asks = sentences(&request.text).into_iter().filter(|sentence| sentence.ends_with('?'));
            wording.questions.extend(asks.map(|sentence| masked(sentence, &[]).join(" ")));
            for text in case.evidence.iter().filter_map(|source| text_of(sample, source)) {
                wording.add(text, &values(case));
            }
        }
        wording
    }

    /// Adds the sentences of a turn that tell one of some values.
    fn add(&mut self, text: &str, values: &[&str]) {
        for sentence in sentences(text) {
            let words = masked(sentence, values);
            let Some(at) = words.iter().position(|word| word == VALUE) else { continue };
            let end = words.len().min(at + CONTEXT_WORDS + 1);
            self.contexts.push(words[at.saturating_sub(CONTEXT_WORDS)..end].join(" "));
            self.tellings.push(words.join(" "));
        }
    }
}

/// The text of a turn.
fn text_of<'a>(sample: &'a Sample, source: &SourceId) -> Option<&'a str> {
    let items = sample.exam.waves.iter().flat_map(|wave| &wave.items);
    let mut turns = items.flat_map(|item| match item {
        Item::Session(session) => &*session.turns,
        Item::Document(_) | Item::Topic(_) => &[],
    });
    turns.find(|turn| turn.id == *source).map(|turn| &*turn.text)
}

/// The values that a case asks for, in the form in which they are told.
fn values(case: &CaseKey) -> Vec<&str> {
    match &case.check.expected {
        Expected::Value { accept: forms }
        | Expected::EndedActivity { activity: forms }
        | Expected::OngoingActivity { activity: forms } => forms.first().map(|form| &**form).into_iter().collect(),
        Expected::List { items } | Expected::OrderedList { items } => {
            items.iter().filter_map(|forms| forms.first()).map(|form| &**form).collect()
        }
        _ => Vec::new(),
    }
}

/// The words of a sentence in lower case: values masked, and what is a number or has a capital inside a sentence.
fn masked(sentence: &str, values: &[&str]) -> Vec<String> {
    let mut text = sentence.to_owned();
    for value in values {
        text = text.replace(value, VALUE);
    }
    let mut kept: Vec<String> = Vec::new();
    for (place, token) in text.split_whitespace().enumerate() {
        if token.contains(VALUE) {
            kept.push(VALUE.to_owned());
            continue;
        }
        let core = token.trim_matches(|letter: char| !letter.is_alphanumeric());
        let own = matches!(core.split(['\'', '\u{2019}']).next(), Some("I"));
        let named = place > 0 && !own && core.starts_with(char::is_uppercase);
        if named || core.contains(|letter: char| letter.is_ascii_digit()) {
            // Names and dates of several words are one.
            if kept.last().is_none_or(|word| word != OTHER) {
                kept.push(OTHER.to_owned());
            }
        } else {
            kept.extend(words(core));
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_names_and_numbers_do_not_make_wording_new() {
        let mask = |text: &str, value: &str| masked(text, &[value]).join(" ");
        let one = mask("Since 4 May 2024 I've had my place in Long Thwaite, as Ona Kelm knows.", "Long Thwaite");
        assert_eq!(one, "since _ i ve had my place in __ as _ knows");
        assert_eq!(one, mask("Since 11 June 2023 I've had my place in Veldorn, as Petra knows.", "Veldorn"));
        assert_ne!(one, mask("Since 11 June 2023 my place has been in Veldorn, as Petra knows.", "Veldorn"));
    }

    #[test]
    fn only_what_tells_a_value_is_a_telling() {
        let mut wording = Wording::default();
        wording.add("The bus was late. We moved to Veldorn in a hurry last week. Good night.", &["Veldorn"]);
        assert_eq!(wording.tellings, ["we moved to __ in a hurry last week"]);
        assert_eq!(wording.contexts, ["we moved to __ in a hurry"]);
    }
}
