//! How people phrase what the schema holds: statements, and the questions for them.
//!
//! A table each; a statement is cut down to the words around its value.

mod advice;
mod home;
mod lists;
mod mishaps;
mod origins;
mod people;
mod professions;
mod services;
mod tastes;
mod upkeep;
mod work;

/// How one attribute, taste, list, recommendation or mishap is told and asked for.
pub(super) struct Reading {
    /// Its name.
    pub(super) name: &'static str,
    /// Statements: `{v}` is the value, `{d}` the day from which it holds.
    pub(super) told: &'static [&'static str],
    /// Questions for the present value.
    pub(super) now: &'static [&'static str],
    /// Questions for the value at some time, without the time.
    pub(super) then: &'static [&'static str],
    /// Questions for the value before the present one.
    pub(super) before: &'static [&'static str],
    /// Questions for all values.
    pub(super) all: &'static [&'static str],
    /// Questions for how many or how often.
    pub(super) count: &'static [&'static str],
}

impl Reading {
    /// A reading without phrases, to fill up tables with.
    const NOTHING: Self = Self { name: "", told: &[], now: &[], then: &[], before: &[], all: &[], count: &[] };
}

/// What users state.
pub(super) fn stated_by_users() -> impl Iterator<Item = &'static Reading> {
    [home::READINGS, origins::READINGS, people::READINGS, services::READINGS, upkeep::READINGS, work::READINGS]
        .into_iter()
        .flatten()
        .chain(professions::READINGS)
        .chain(tastes::READINGS)
        .chain(lists::READINGS)
        .chain(mishaps::READINGS)
}

/// What the assistant states.
pub(super) fn stated_by_the_assistant() -> impl Iterator<Item = &'static Reading> {
    advice::READINGS.iter()
}

/// Whether a reading lists things, whose order doesn't matter.
pub(super) fn is_list(reading: &Reading) -> bool {
    lists::READINGS.iter().any(|list| list.name == reading.name)
}
