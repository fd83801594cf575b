//! The independent solver: re-derives every memory key from the text.
//!
//! It knows the schema (which attributes there are, what their values look like, how people phrase them) and none of
//! the values, and it shares no code and no data structure with the generator: it reads turns with patterns of its own,
//! keeps notes, and answers questions from its notes. Where it and the key differ, one of them is wrong.

mod activities;
mod codes;
mod dates;
mod derived;
mod events;
mod gate;
mod notes;
mod pattern;
mod question;
mod readings;
mod solve;

pub use derived::Derived;
pub use gate::{Unsolved, solve_seeds, solver_seeds};
