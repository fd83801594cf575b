//! From a question to the sentences that speak to it: whose they are, when they hold, and the value in them.

mod clue;
mod ending;
mod focus;
mod holder;
mod naming;
mod value;

pub(crate) use clue::{Clue, Clues, clues};
pub(crate) use ending::says_it_ended;
pub(crate) use focus::Focus;
pub(crate) use holder::{Holder, people_in};
pub(crate) use value::{Value, code_in, value_in, wants_code};
