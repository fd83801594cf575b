//! Questions with one value for an answer.

use belljar_guest::{Answer, Result};

use super::choose::{COVERAGE_MIN, Valued, distinct, group};
use super::{Asked, say};
use crate::date::Day;
use crate::evidence::{Clue, Holder, clues, shape_of, value_in};
use crate::store::Origin;

/// Answers with the value that holds now.
pub(super) fn now(asked: &Asked<'_>) -> Answer {
    let group = group(&asked.clues, asked.text);
    match group.iter().rev().find(|valued| valued.value.is_some()).or(group.last()) {
        Some(latest) => state(latest),
        None => decline(asked),
    }
}

/// Answers with the value that held on a day.
pub(super) fn as_of(asked: &Asked<'_>, day: Day) -> Answer {
    let group = group(&asked.clues, asked.text);
    let held = group.iter().rev().filter(|valued| valued.clue.day <= day);
    match held.clone().find(|valued| valued.value.is_some()).or(held.clone().next()) {
        Some(held) => state(held),
        None => decline(asked),
    }
}

/// Answers with the value that held when something happened.
pub(super) fn at_event(asked: &Asked<'_>, event: &str) -> Result<Answer> {
    let events = clues(asked.user, event)?;
    let day = events.own().find(|clue| clue.coverage >= COVERAGE_MIN).map(|clue| clue.day);
    Ok(match day {
        Some(day) => as_of(asked, day),
        None => now(asked),
    })
}

/// Answers with the value before the present one.
pub(super) fn previous(asked: &Asked<'_>) -> Answer {
    let group = group(&asked.clues, asked.text);
    match &distinct(&group)[..] {
        [.., (before, clue), _] => say::value(before, clue),
        _ => match &group[..] {
            [.., before, _] => state(before),
            _ => decline(asked),
        },
    }
}

/// Answers with what the assistant said.
pub(super) fn suggested(asked: &Asked<'_>) -> Answer {
    let by_assistant = |clue: &&Clue| clue.record.origin == Origin::Assistant && !clue.sentence.ends_with('?');
    let best = asked.clues.ranked.iter().filter(by_assistant).find(|clue| clue.coverage >= COVERAGE_MIN / 2);
    match best {
        Some(clue) => match value_in(&clue.sentence, asked.text, shape_of(asked.text)) {
            Some(value) => say::value(&value, clue),
            None => say::quote(clue),
        },
        None => now(asked),
    }
}

/// Advises by quoting the user's own taste.
pub(super) fn advice(asked: &Asked<'_>) -> Answer {
    let by_user = |clue: &&Clue| {
        matches!(clue.record.origin, Origin::User | Origin::Instruction) && !clue.sentence.ends_with('?')
    };
    match asked.clues.own().find(by_user) {
        Some(clue) => {
            let answer =
                Answer::text(format!("Going by your own taste: you told me \u{201c}{}\u{201d}", clue.sentence));
            say::cite(answer, [clue]).confidence(40)
        }
        None => say::unknown(),
    }
}

/// States the value of a clue, or quotes it.
fn state(valued: &Valued<'_>) -> Answer {
    match &valued.value {
        Some(value) => say::value(value, valued.clue),
        None => say::quote(valued.clue),
    }
}

/// Declines, saying so if the only one who is known to have such a thing is another person.
fn decline(asked: &Asked<'_>) -> Answer {
    match asked.clues.best() {
        Some(clue) if clue.coverage >= COVERAGE_MIN && clue.holder != Holder::Speaker => say::of_another(clue),
        _ => say::unknown(),
    }
}
