//! Answers questions from notes.

use std::collections::BTreeSet;

use belljar_exam::SourceId;

use super::dates::Day;
use super::derived::Derived;
use super::notes::{Note, Notes};
use super::question::Question;
use super::readings::{Reading, is_list};

/// An answer with the turns that it was read from, where it is a single value.
pub(super) struct Answer {
    pub(super) derived: Derived,
    pub(super) sources: BTreeSet<SourceId>,
}

impl Answer {
    fn plain(derived: Derived) -> Self {
        Self { derived, sources: BTreeSet::new() }
    }

    fn of_note(note: Option<&Note>) -> Self {
        note.map_or_else(
            || Self::plain(Derived::Unknown),
            |note| Self { derived: Derived::Value(note.value.clone()), sources: [note.source.clone()].into() },
        )
    }
}

/// Answers a question.
pub(super) fn answer(notes: &Notes, question: &Question) -> Answer {
    match question {
        Question::Now(reading) => Answer::of_note(notes.chain(reading).last().copied()),
        Question::Before(reading) => Answer::of_note(notes.chain(reading).iter().rev().nth(1).copied()),
        Question::Then(reading, day) => Answer::of_note(on(notes, reading, *day)),
        Question::ThenAt(reading, place) => {
            Answer::of_note(notes.journey(place).and_then(|journey| on(notes, reading, journey.day)))
        }
        Question::All(reading) => {
            let chain = notes.chain(reading);
            let values = chain.iter().map(|note| note.value.clone()).collect();
            let derived = if is_list(reading) { Derived::List(values) } else { Derived::Ordered(values) };
            Answer { derived, sources: chain.iter().map(|note| note.source.clone()).collect() }
        }
        Question::Count(reading) => {
            let chain = notes.chain(reading);
            let sources = chain.iter().map(|note| note.source.clone()).collect();
            Answer { derived: Derived::Number(chain.len()), sources }
        }
        Question::Activity(brought_by) => Answer::plain(stance(notes, brought_by)),
        Question::Code(thing) => {
            let code = notes.codes.get(thing).cloned().flatten();
            Answer::plain(code.map_or(Derived::Unknown, Derived::Value))
        }
        Question::Recovery(thing) => {
            Answer::plain(notes.recovery.get(thing).cloned().map_or(Derived::Unknown, Derived::Value))
        }
        Question::Companion(place) => notes.journey(place).map_or_else(
            || Answer::plain(Derived::Unknown),
            |journey| Answer {
                derived: Derived::Value(journey.companion.clone()),
                sources: [journey.source.clone()].into(),
            },
        ),
        Question::Order(places) => Answer::plain(order(notes, places)),
        Question::Since(event) => Answer::plain(notes.events.get(event).map_or(Derived::Unknown, |day| {
            Derived::Number(notes.journeys.iter().filter(|journey| journey.day > *day).count())
        })),
        Question::Between(one, other) => Answer::plain(match (notes.events.get(one), notes.events.get(other)) {
            (Some(one), Some(other)) => Derived::Days((other - one).abs()),
            _ => Derived::Unknown,
        }),
    }
}

/// Finds the value that held on a day: the latest that began by then.
fn on<'a>(notes: &'a Notes, reading: &Reading, day: Day) -> Option<&'a Note> {
    notes.chain(reading).into_iter().rfind(|note| note.from.is_some_and(|from| from <= day))
}

fn stance(notes: &Notes, brought_by: &str) -> Derived {
    let Some(activity) = notes.brought.get(&brought_by.to_lowercase()) else { return Derived::Unknown };
    match notes.activities.get(activity).and_then(|stances| stances.last()) {
        Some(true) => Derived::Ongoing(activity.clone()),
        Some(false) => Derived::Ended(activity.clone()),
        None => Derived::Unknown,
    }
}

fn order(notes: &Notes, places: &[String]) -> Derived {
    let mut journeys: Vec<_> = places.iter().filter_map(|place| notes.journey(place)).collect();
    if journeys.len() < places.len() {
        return Derived::Unknown;
    }
    journeys.sort_by_key(|journey| journey.day);
    Derived::Ordered(journeys.into_iter().map(|journey| journey.place.clone()).collect())
}
