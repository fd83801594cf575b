//! The window, and how well a sentence fits a question.

use std::collections::{BTreeSet, VecDeque};

use belljar_guest::{SourceId, text};
use serde::{Deserialize, Serialize};

/// Letters of a word that may matter: `the` and `was` stand everywhere.
const LETTERS_MIN: usize = 4;

/// A turn, as far as it is remembered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Said {
    /// What to cite.
    pub(crate) source: SourceId,
    /// What was said.
    pub(crate) text: String,
}

/// The last turns, oldest first.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Window(VecDeque<Said>);

impl Window {
    /// Adds a turn, and forgets the oldest ones beyond `turns`.
    pub(crate) fn push(&mut self, said: Said, turns: usize) {
        self.0.push_back(said);
        self.0.drain(..self.0.len().saturating_sub(turns));
    }

    /// Walks over all sentences, oldest first, each with its turn's id.
    pub(crate) fn sentences(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().flat_map(|said| text::sentences(&said.text).map(|sentence| (sentence, &*said.source)))
    }
}

/// Counts the words that two texts share, of those that may matter.
pub(crate) fn shared_words(one: &str, other: &str) -> usize {
    let words = |text: &str| -> BTreeSet<String> {
        text::words(text).filter(|word| word.chars().count() >= LETTERS_MIN).collect()
    };
    words(one).intersection(&words(other)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_words_dont_count_and_none_counts_twice() {
        assert_eq!(shared_words("The cat was here, the cat!", "Was the cat here? Was it here?"), 1);
    }

    #[test]
    fn a_window_of_none_remembers_nothing() {
        let mut window = Window::default();
        window.push(Said { source: "t1".into(), text: "Hello. Hi.".into() }, 0);
        assert_eq!(window.sentences().count(), 0);
        window.push(Said { source: "t2".into(), text: "Hello. Hi.".into() }, 1);
        assert!(window.sentences().eq([("Hello.", "t2"), ("Hi.", "t2")]));
    }
}
