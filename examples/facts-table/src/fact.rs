//! Facts: a value, and the words that say what it is about.

use belljar_guest::{SourceId, Timestamp, Turn, text};
use serde::{Deserialize, Serialize};

/// Letters of a word that says what a fact is about.
const LETTERS_MIN: usize = 3;

/// Words that every second sentence has.
const COMMON: [&str; 24] = [
    "and", "are", "but", "can", "did", "does", "for", "from", "had", "has", "have", "how", "not", "that", "the",
    "this", "was", "were", "what", "when", "where", "which", "who", "with",
];

/// One row of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Fact {
    /// Words of its sentence besides the value.
    pub(crate) about: Vec<String>,
    /// When it was said.
    pub(crate) said: Timestamp,
    /// Where it was said.
    pub(crate) source: SourceId,
    /// The value: a name of one or more words, or a number.
    pub(crate) value: String,
}

/// Takes the facts out of a turn: one for each value of each sentence.
pub(crate) fn facts_of(turn: &Turn) -> Vec<Fact> {
    let mut facts = Vec::new();
    for sentence in text::sentences(&turn.text) {
        for value in values(sentence) {
            let rest = sentence.replace(value, " ");
            facts.push(Fact {
                about: subject(&rest),
                said: turn.at.clone(),
                source: turn.id.clone(),
                value: value.to_owned(),
            });
        }
    }
    facts
}

/// Returns the words that say what a text is about.
pub(crate) fn subject(text: &str) -> Vec<String> {
    let telling = |word: &String| word.chars().count() >= LETTERS_MIN && !COMMON.contains(&word.as_str());
    text::words(text).filter(telling).collect()
}

/// Finds values: runs of words with a capital or a digit. The first word of a sentence has a capital anyway, so that it
/// is part of a value only if more follow.
fn values(sentence: &str) -> Vec<&str> {
    let mut values = Vec::new();
    let mut run: Option<(usize, usize)> = None;
    let mut at = 0;
    for word in sentence.split(' ') {
        let begin = at + (word.len() - word.trim_start_matches(|letter: char| !letter.is_alphanumeric()).len());
        let bare = word.trim_matches(|letter: char| !letter.is_alphanumeric());
        let end = begin + bare.len();
        let is_value =
            bare != "I" && !bare.starts_with("I'") && bare.starts_with(|l: char| l.is_uppercase() || l.is_numeric());
        run = match (run, is_value) {
            (Some((from, _)), true) => Some((from, end)),
            (None, true) => Some((begin, end)),
            (Some(done), false) => {
                values.push(done);
                None
            }
            (None, false) => None,
        };
        // A stop or a comma ends a run, too.
        if run.is_some() && at + word.len() > end {
            values.extend(run.take());
        }
        at += word.len() + 1;
    }
    values.extend(run);
    let alone_at_the_start = |(from, to): &(usize, usize)| {
        *from == 0 && !sentence[*from..*to].contains(' ') && !sentence.starts_with(char::is_numeric)
    };
    values.into_iter().filter(|run| !alone_at_the_start(run)).map(|(from, to)| &sentence[from..to]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use belljar_guest::Speaker;

    #[test]
    fn values_are_names_and_numbers() {
        for (sentence, expected) in [
            ("My new dentist is called Orla Venn.", &["Orla Venn"][..]),
            ("Orla Venn, my dentist, has moved to 12 Mill Lane.", &["Orla Venn", "12 Mill Lane"]),
            ("Since Tuesday I've paid 45 euros.", &["Since Tuesday", "45"]),
            ("Nothing here.", &[]),
            ("I'm well, and so am I.", &[]),
            ("(Zoë) wins", &["Zoë"]),
        ] {
            assert_eq!(values(sentence), expected, "{sentence}");
        }
    }

    #[test]
    fn a_fact_is_about_the_rest_of_its_sentence() {
        let turn = Turn::new("t1", Speaker::User, "2026-04-14T09:30:00Z", "It rains. My dentist is Orla Venn!");
        let facts = facts_of(&turn);
        assert_eq!(facts.len(), 1);
        assert_eq!((&*facts[0].value, &*facts[0].source), ("Orla Venn", "t1"));
        assert_eq!(facts[0].about, ["dentist"]);
    }
}
