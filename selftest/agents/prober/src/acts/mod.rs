//! The acts, by name.

pub(crate) mod answer;
mod corpus;
mod ending;
mod notes;
mod residue;
mod store;
mod tools;
mod world;

use belljar_guest::bindings::Request;

/// What an act comes to.
pub(crate) enum Deed {
    /// It found this out.
    Says(String),
    /// It says nothing more: an answer, if any, has been submitted.
    Silent,
    /// The export returns this error.
    Fails(String),
}

/// An act. It is given the request; none while ingesting.
pub(crate) type Act = fn(Option<&Request>) -> Deed;

/// Finds an act.
pub(crate) fn named(name: &str) -> Option<Act> {
    [answer::ACTS, corpus::ACTS, ending::ACTS, notes::ACTS, residue::ACTS, store::ACTS, tools::ACTS, world::ACTS]
        .into_iter()
        .flatten()
        .find_map(|(known, act)| (*known == name).then_some(*act))
}
