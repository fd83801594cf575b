//! Everyday expressions for what tools are about and what they do, by the words of their names.

mod actions;
mod speaks;
mod things;

pub(super) use speaks::Cues;
