//! Questions whose answer is gathered over many sessions.

use std::collections::BTreeSet;

use belljar_guest::{Answer, Result};

use super::choose::{as_strong, clearest, distinct, is_own, stated};
use super::interval::day_of;
use super::taste::is_fond;
use super::{Asked, say};
use crate::date::Day;
use crate::evidence::Clue;
use crate::lexicon::Sort;
use crate::store::{Origin, content_stems, records_of};
use crate::text::{Words, words};

/// Answers with all values in the order in which they came to hold.
pub(super) fn history(asked: &Asked<'_>) -> Answer {
    let group = clearest(stated(asked));
    let values = distinct(&group);
    if values.is_empty() {
        return say::unknown();
    }
    let names: Vec<&str> = values.iter().map(|(value, _)| &**value).collect();
    say::cite(
        Answer::text(format!("In order: {}.", names.join(", then "))).values(&names),
        values.iter().map(|(_, clue)| *clue),
    )
}

/// Answers with all things of a sort.
pub(super) fn list(asked: &Asked<'_>) -> Answer {
    let things = things(asked, None);
    if things.is_empty() {
        return say::unknown();
    }
    let names: Vec<&str> = things.iter().map(|(name, _)| &**name).collect();
    say::cite(
        Answer::text(format!("These: {}.", names.join(", "))).values(&names),
        things.iter().map(|(_, clue)| *clue),
    )
}

/// Answers with the number of things of a sort, or of those after an event.
pub(super) fn count(asked: &Asked<'_>, after: Option<&str>) -> Result<Answer> {
    let from = match after {
        Some(event) => day_of(asked.user, event)?,
        None => None,
    };
    let things = things(asked, from);
    if things.is_empty() {
        return Ok(say::unknown());
    }
    let number = things.len().to_string();
    Ok(say::cite(Answer::text(format!("I count {number}.")).value(number), things.iter().map(|(_, clue)| *clue)))
}

/// Returns the distinct things that the user's sentences about the sort name, each with its clue, the earliest first.
/// What the user is fond of is a taste, and not one more thing that was done.
fn things<'a>(asked: &'a Asked<'_>, from: Option<Day>) -> Vec<(String, &'a Clue)> {
    let taste = asked.focus.field.is_some_and(|field| matches!(field.sort, Sort::Path | Sort::Title | Sort::Venue));
    // What may have any name has at least one that looks like it.
    let any = asked.focus.field.is_none_or(|field| field.sort == Sort::Any);
    let late = |clue: &Clue| from.is_none_or(|day| clue.day >= day);
    let group = as_strong(stated(asked))
        .into_iter()
        .filter(|valued| !(taste && is_fond(valued) || any && valued.value.fit < 2));
    distinct(&group.collect::<Vec<_>>()).into_iter().filter(|(_, clue)| late(clue)).collect()
}

/// Points of the question's field from which a sentence tells of the thing once more.
const STRENGTH_MIN: u32 = 3;

/// Answers with the number of times that something happened: once for each turn in which the user tells of it.
pub(super) fn times(asked: &Asked<'_>) -> Result<Answer> {
    let mut told: BTreeSet<(u32, String)> = BTreeSet::new();
    if asked.focus.field.is_some() {
        let tells = |clue: &&Clue| clue.strength >= STRENGTH_MIN && is_own(clue);
        told.extend(asked.clues.own().filter(tells).map(|clue| (clue.number, clue.record.source.clone())));
    } else {
        told = by_words(asked)?;
    }
    if told.is_empty() {
        return Ok(say::unknown());
    }
    let number = told.len().to_string();
    let mut answer = Answer::text(format!("It came up {number} times.")).value(number);
    answer.citations = told.into_iter().map(|(_, source)| source).take(64).collect();
    Ok(answer)
}

/// Finds the user's turns that hold all the words of what is asked about.
fn by_words(asked: &Asked<'_>) -> Result<BTreeSet<(u32, String)>> {
    let wanted: BTreeSet<String> = content_stems(asked.text).into_iter().filter(|stem| !ASKING.holds(stem)).collect();
    let mut told = BTreeSet::new();
    for (number, record) in records_of(asked.user)? {
        let stems: BTreeSet<String> = content_stems(&record.text).into_iter().collect();
        if record.origin == Origin::User && !wanted.is_empty() && wanted.is_subset(&stems) {
            told.insert((number, record.source));
        }
    }
    Ok(told)
}

/// Stems of the words that ask how often, and not of what.
static ASKING: Words = words!(
    " occasion come bring brought separat distinct differ conversation session topic talk rais frequentli number count \
discuss chat subject speak crop pop total "
);
