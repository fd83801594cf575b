//! From a question to the sentences that speak to it: whose they are, when they hold, and the value in them.

mod clue;
mod ending;
mod holder;
mod value;

pub(crate) use clue::{Clue, Clues, clues};
pub(crate) use ending::says_it_ended;
pub(crate) use holder::{Holder, people_in};
pub(crate) use value::{Shape, shape_of, value_in};
