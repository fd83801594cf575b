//! How common words are in what a user's agent was given.

use std::collections::{BTreeMap, BTreeSet};

use belljar_exam::Turn;

use super::text::words;

/// In how many turns each word stands.
#[derive(Default)]
pub struct TurnCounts(BTreeMap<String, usize>);

impl TurnCounts {
    /// Counts the words of turns.
    #[must_use]
    pub(super) fn of<'a>(turns: impl Iterator<Item = &'a Turn>) -> Self {
        let mut counts = BTreeMap::new();
        for turn in turns {
            let distinct: BTreeSet<String> = words(&turn.text).into_iter().collect();
            for word in distinct {
                *counts.entry(word).or_insert(0) += 1;
            }
        }
        Self(counts)
    }

    /// Returns the number of turns with a word, which is given in lower case.
    #[must_use]
    pub(super) fn of_word(&self, word: &str) -> usize {
        self.0.get(word).copied().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use belljar_exam::{SourceId, Speaker, Timestamp};

    use super::*;

    #[test]
    fn a_word_counts_once_in_a_turn_however_it_is_written() {
        let turn = |text: &str| Turn {
            at: Timestamp::from_unix_seconds(0),
            attachments: Vec::new(),
            id: SourceId::new("s-0"),
            speaker: Speaker::User,
            text: text.to_owned(),
        };
        let turns = [turn("Kelm, KELM and Ümlaut."), turn("Is it kelm?"), turn("Kelmar")];
        let counts = TurnCounts::of(turns.iter());
        for (word, count) in [("kelm", 2), ("kelmar", 1), ("ümlaut", 1), ("brindle", 0), ("Kelm", 0)] {
            assert_eq!(counts.of_word(word), count, "{word}");
        }
    }
}
