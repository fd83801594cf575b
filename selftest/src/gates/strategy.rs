//! A strategy: an agent written on the host's side, to measure what a shortcut is worth.

use std::cell::OnceCell;
use std::collections::BTreeSet;

use belljar_answer_key::{Gold, GoldCall};
use belljar_exam::{Item, Session, Speaker, Timestamp, Tool, Turn, UserId};
use belljar_transcript::{Answer, GuestText};

use super::reading::Reading;

/// Longest text of an answer, in bytes: the contract's limit.
pub const ANSWER_TEXT_BYTES_MAX: usize = 16 << 10;

/// Longest value of an answer, in bytes: the contract's limit.
pub const ANSWER_VALUE_BYTES_MAX: usize = 1 << 10;

/// Answers requests by a fixed idea, given only what an agent could see.
pub trait Strategy: Sync {
    /// Answers one request.
    fn respond(&self, view: &CaseView<'_>) -> Response;
}

/// What an agent could know when it is asked.
pub struct CaseView<'a> {
    /// What the same user told it to do before, in order.
    pub instructions: &'a [&'a str],
    /// The user's own items that have been delivered so far, in order.
    pub items: &'a [&'a Item],
    /// When it is asked.
    pub now: Timestamp,
    /// The turns, taken apart, once somebody asked.
    pub reading: &'a OnceCell<Reading>,
    /// What is asked.
    pub text: &'a str,
    /// The catalog.
    pub tools: &'a [Tool],
    /// Who asks.
    pub user: &'a UserId,
}

/// A sentence that was delivered.
pub struct Near<'a> {
    /// How many of the words that were asked about stand in it.
    pub nearness: usize,
    /// The sentence.
    pub sentence: &'a str,
    /// The number of its turn.
    pub turn: usize,
}

/// What a strategy does.
#[derive(Clone, Default, PartialEq)]
pub struct Response {
    /// What it says; none for silence.
    pub answer: Option<Answer>,
    /// The tools that it calls, in order. Their results aren't shown to it.
    pub calls: Vec<GoldCall>,
    /// Whether it writes to its memory store: an instruction counts as done only if it does.
    pub writes: bool,
}

impl<'a> CaseView<'a> {
    /// Walks over the sessions, in order.
    pub fn sessions(&self) -> impl Iterator<Item = &'a Session> + use<'a> {
        self.items.iter().filter_map(|item| match item {
            Item::Session(session) => Some(session),
            Item::Document(_) | Item::Topic(_) => None,
        })
    }

    /// Walks over the turns, in order.
    pub fn turns(&self) -> impl Iterator<Item = &'a Turn> + use<'a> {
        self.sessions().flat_map(|session| &session.turns)
    }

    /// Counts the turns in which a word, in lower case, stands.
    #[must_use]
    pub fn turns_with(&self, word: &str) -> usize {
        self.read().turns_with(word)
    }

    /// Returns the sentences of the turns in order, each with how many of some words, in lower case, stand in it, and with
    /// the number of its turn.
    #[must_use]
    pub fn sentences(&self, words: &BTreeSet<String>) -> Vec<Near<'a>> {
        let turns: Vec<&Turn> = self.turns().collect();
        let near = self.read().nearness(words);
        near.map(|(nearness, turn, range)| Near { nearness, sentence: &turns[turn].text[range], turn }).collect()
    }

    fn read(&self) -> &Reading {
        self.reading.get_or_init(|| Reading::of(self.turns()))
    }

    /// Walks over what the user said, in order.
    pub fn user_turns(&self) -> impl Iterator<Item = &'a Turn> + use<'a> {
        self.turns().filter(|turn| turn.speaker == Speaker::User)
    }
}

impl Response {
    /// Says something in prose.
    #[must_use]
    pub fn prose(text: impl Into<String>) -> Self {
        Self::answer(text.into(), None, false)
    }

    /// Gives a value, and says it in prose.
    #[must_use]
    pub fn value(value: impl Into<String>) -> Self {
        let value = value.into();
        Self::answer(format!("It's {value}."), Some(value), false)
    }

    /// Declines.
    #[must_use]
    pub fn decline() -> Self {
        Self::answer("I don't know.".to_owned(), None, true)
    }

    /// Does what a script says.
    #[must_use]
    pub fn script(gold: &Gold) -> Self {
        let answer = &gold.answer;
        let mut response = Self::answer(answer.text.clone(), answer.value.clone(), answer.declined);
        response.calls.clone_from(&gold.calls);
        response.writes = true;
        response
    }

    /// Answers within the contract's limits: what is longer is cut.
    fn answer(text: String, value: Option<String>, declined: bool) -> Self {
        let answer = Answer {
            declined,
            text: GuestText::new(cut(text, ANSWER_TEXT_BYTES_MAX)),
            value: value.map(|value| GuestText::new(cut(value, ANSWER_VALUE_BYTES_MAX))),
            ..Answer::default()
        };
        Self { answer: Some(answer), calls: Vec::new(), writes: false }
    }
}

/// Cuts a text to at most so many bytes, at a character's end.
fn cut(mut text: String, bytes_max: usize) -> String {
    text.truncate(text.floor_char_boundary(bytes_max));
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_keep_to_the_contract() {
        let response = Response::value("é".repeat(600));
        let answer = response.answer.unwrap();
        assert_eq!(answer.value.unwrap().raw().len(), 1024);
        assert_eq!(Response::prose("é".repeat(9_000)).answer.unwrap().text.raw().len(), 16_384);
        assert_eq!(cut("aé".to_owned(), 2), "a", "a character isn't cut in two");
    }
}
