//! Sentences, and the words in them.

use std::collections::BTreeSet;

use belljar_guest::{SourceId, Turn, text};
use serde::{Deserialize, Serialize};

/// Words of fewer letters are hardly ever what a question is about.
const LETTERS_MIN: usize = 3;

/// Words that every second sentence has.
const COMMON: [&str; 27] = [
    "about", "and", "are", "can", "did", "does", "for", "from", "had", "has", "have", "how", "that", "the", "this",
    "was", "were", "what", "when", "where", "which", "who", "why", "with", "you", "your", "yours",
];

/// One sentence of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Sentence {
    /// The turn that it stands in.
    pub(crate) source: SourceId,
    /// What it says.
    pub(crate) text: String,
}

/// Cuts a turn into sentences.
pub(crate) fn sentences_of(turn: &Turn) -> Vec<Sentence> {
    let sentence = |text: &str| Sentence { source: turn.id.clone(), text: text.to_owned() };
    text::sentences(&turn.text).map(sentence).collect()
}

/// Returns the words of a text that may matter, in lower case.
pub(crate) fn words_of(text: &str) -> BTreeSet<String> {
    let matters = |word: &String| word.chars().count() >= LETTERS_MIN && !COMMON.contains(&word.as_str());
    text::words(text).filter(matters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use belljar_guest::Speaker;

    #[test]
    fn sentences_end_where_white_space_follows() {
        let turn = Turn::new("t1", Speaker::User, "2026-04-14T09:30:00Z", "It cost 4.50 euros! Cheap?  Yes");
        let texts: Vec<String> = sentences_of(&turn).into_iter().map(|sentence| sentence.text).collect();
        assert_eq!(texts, ["It cost 4.50 euros!", "Cheap?", "Yes"]);
    }

    #[test]
    fn common_and_short_words_dont_count() {
        assert!(words_of("What is the Name of my cat?").iter().eq(["cat", "name"]));
    }
}
