//! What is said in noise, one text after the other: most of it waits long for its turn.

use std::ops::Range;

use belljar_seed::Stream;

use crate::wording::Rule;

/// Room for the noise of a full exam: longer ones grow.
const BYTES: usize = 24 << 10;

/// Exchanges in the order in which they were drawn.
pub(super) struct Said {
    exchanges: Vec<[Range<usize>; 2]>,
    text: String,
}

impl Said {
    /// Makes room.
    pub(super) fn new() -> Self {
        Self { exchanges: Vec::new(), text: String::with_capacity(BYTES) }
    }

    /// Returns how many exchanges there are.
    pub(super) const fn len(&self) -> usize {
        self.exchanges.len()
    }

    /// Says what the user says and what the assistant replies.
    pub(super) fn add(&mut self, exchange: [&Rule; 2], stream: &mut Stream, slots: &[(&str, &str)]) {
        let places = exchange.map(|rule| {
            let start = self.text.len();
            rule.say(&mut self.text, stream, slots);
            start..self.text.len()
        });
        self.exchanges.push(places);
    }

    /// Returns what was said in some exchanges.
    pub(super) fn exchanges(&self, ordinals: Range<usize>) -> impl Iterator<Item = [&str; 2]> {
        self.exchanges[ordinals].iter().map(|exchange| exchange.each_ref().map(|place| &self.text[place.clone()]))
    }
}
