//! The memory half: two invented people, what they tell over months, and questions about it.
//!
//! Facts come first: who, what, which value, from when, until when, told by whom in which turn. Text is rendered from
//! facts, questions are queries over facts, and so the keys fall out by construction.

mod quota;

mod activity;
mod advice;
mod attribute;
mod attributes;
mod listing;
mod listings;
mod milestone;
mod noise;
mod planted;
mod preference;
mod preferences;
mod recurrence;
mod trip;
mod upkeep;
mod value;

mod calendar;
mod life;

mod cast;
mod gossip;
mod ledger;
mod said;
mod scribe;
mod stories;

mod blocks;
mod chatter;
mod courtesies;
mod deck;
mod documents;
mod haystack;
mod openings;
mod small_requests;
mod small_talk;
mod topics;
mod wishes;

mod cases;

mod draft;

pub(super) use draft::draft;

#[cfg(test)]
mod tests;
