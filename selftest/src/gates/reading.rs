//! What a user's agent was given, read once: its sentences, and where each word stands.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use belljar_exam::Turn;

use super::text::{lowered_words, sentences};

/// Turns, taken apart.
#[derive(Default)]
pub struct Reading {
    /// Each sentence: the number of its turn, and where in the turn it stands.
    sentences: Vec<(usize, Range<usize>)>,
    /// Of each word, in lower case, the numbers of the sentences that it stands in, in order.
    places: BTreeMap<String, Vec<usize>>,
}

impl Reading {
    /// Reads turns.
    #[must_use]
    pub(super) fn of<'a>(turns: impl Iterator<Item = &'a Turn>) -> Self {
        let mut reading = Self::default();
        for (turn, text) in turns.map(|turn| &*turn.text).enumerate() {
            for sentence in sentences(text) {
                let number = reading.sentences.len();
                let start = sentence.as_ptr().addr() - text.as_ptr().addr();
                reading.sentences.push((turn, start..start + sentence.len()));
                for word in lowered_words(sentence) {
                    match reading.places.get_mut(&*word) {
                        Some(places) if places.last() == Some(&number) => {}
                        Some(places) => places.push(number),
                        None => drop(reading.places.insert(word.into_owned(), vec![number])),
                    }
                }
            }
        }
        reading
    }

    /// Counts the turns in which a word, in lower case, stands.
    #[must_use]
    pub(super) fn turns_with(&self, word: &str) -> usize {
        let places = self.places.get(word).map_or(&[][..], Vec::as_slice);
        places.chunk_by(|one, other| self.sentences[*one].0 == self.sentences[*other].0).count()
    }

    /// Walks over the sentences in order: how many of some words, in lower case, stand in each, the number of its turn, and
    /// where in the turn it stands.
    pub(super) fn nearness(&self, words: &BTreeSet<String>) -> impl Iterator<Item = (usize, usize, Range<usize>)> {
        let mut nearness = vec![0; self.sentences.len()];
        for number in words.iter().filter_map(|word| self.places.get(word)).flatten() {
            nearness[*number] += 1;
        }
        nearness.into_iter().zip(&self.sentences).map(|(near, (turn, range))| (near, *turn, range.clone()))
    }
}

#[cfg(test)]
mod tests {
    use belljar_exam::{SourceId, Speaker, Timestamp};

    use super::*;

    fn turns(texts: &[&str]) -> Vec<Turn> {
        let turn = |text: &&str| Turn {
            at: Timestamp::from_unix_seconds(0),
            attachments: Vec::new(),
            id: SourceId::new("s-0"),
            speaker: Speaker::User,
            text: (*text).to_owned(),
        };
        texts.iter().map(turn).collect()
    }

    #[test]
    fn a_word_counts_once_in_a_turn_however_it_is_written() {
        let reading = Reading::of(turns(&["Kelm, KELM. And kelm, Ümlaut.", "Is it kelm?", "Kelmar", ""]).iter());
        for (word, count) in [("kelm", 2), ("kelmar", 1), ("ümlaut", 1), ("brindle", 0), ("Kelm", 0)] {
            assert_eq!(reading.turns_with(word), count, "{word}");
        }
    }

    #[test]
    fn sentences_tell_how_many_words_they_hold_and_where_they_stand() {
        let turns = turns(&["Bread, bread and breadth.  I BUY Ümlaut bread", "nothing"]);
        let words = ["bread", "buy", "ümlaut"].map(str::to_owned).into();
        let near: Vec<(usize, &str)> = Reading::of(turns.iter())
            .nearness(&words)
            .map(|(near, turn, range)| (near, &turns[turn].text[range]))
            .collect();
        assert_eq!(near, [(1, "Bread, bread and breadth."), (3, "I BUY Ümlaut bread"), (0, "nothing")]);
    }
}
