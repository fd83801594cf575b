//! People and pets.

use belljar_seed::Stream;

use super::coiner::{Coined, Mint};
use super::joining::{join, join_onto};
use super::syllables::{
    FIRST_BEGIN, FIRST_END, FIRST_MIDDLE, LAST_BEGIN, LAST_END, LAST_MIDDLE, PET_BEGIN, PET_END, PET_MIDDLE,
};

/// What last names are joined from.
const LAST: &[&[&str]] = &[LAST_BEGIN, LAST_MIDDLE, LAST_END];

impl Mint<'_> {
    /// Coins a person with first and last name. No other coined value of the exam shares either.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn person(&mut self) -> Coined {
        self.coin_with_parts("person", &[0, 1], |stream| {
            let mut full = first_name(stream);
            full.push(' ');
            join_onto(&mut full, stream, LAST);
            full
        })
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
    join(stream, LAST)
}
