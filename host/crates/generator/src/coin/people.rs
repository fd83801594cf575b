//! People and pets.

use belljar_seed::Stream;

use super::coiner::{Coined, Mint, join};
use super::syllables::{
    FIRST_BEGIN, FIRST_END, FIRST_MIDDLE, LAST_BEGIN, LAST_END, LAST_MIDDLE, PET_BEGIN, PET_END, PET_MIDDLE,
};

/// A person's name. No other coined value of the exam shares its first or its last name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Person {
    /// First name.
    pub first: String,
    /// Last name.
    pub last: String,
}

impl Person {
    /// Returns first and last name.
    #[must_use]
    pub fn full(&self) -> String {
        [&*self.first, " ", &*self.last].concat()
    }
}

impl Mint<'_> {
    /// Coins a person with first and last name.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn person(&mut self) -> Person {
        let full = self.coin_with_parts("person", &[0, 1], |stream| {
            let mut full = first_name(stream);
            full.push(' ');
            full.push_str(&last_name(stream));
            full
        });
        let (first, last) = full.as_str().split_once(' ').expect("a person has two names");
        Person { first: first.to_owned(), last: last.to_owned() }
    }

    /// Coins a first name alone, for a relative or a friend.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn first_name(&mut self) -> Coined {
        self.coin("first name", first_name)
    }

    /// Coins a pet's name.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn pet(&mut self) -> Coined {
        self.coin("pet", |stream| join(stream, &[PET_BEGIN, PET_MIDDLE, PET_END]))
    }
}

/// Draws a first name.
pub(super) fn first_name(stream: &mut Stream) -> String {
    join(stream, &[FIRST_BEGIN, FIRST_MIDDLE, FIRST_END])
}

/// Draws a last name.
pub(super) fn last_name(stream: &mut Stream) -> String {
    join(stream, &[LAST_BEGIN, LAST_MIDDLE, LAST_END])
}
