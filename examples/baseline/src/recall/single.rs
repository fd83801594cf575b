//! Questions with one value for an answer.

use belljar_guest::{Answer, Result};

use super::choose::{STRENGTH_SURE, Valued, anchors, clearest, distinct, stated};
use super::interval::day_of;
use super::{Asked, say};
use crate::date::Day;
use crate::evidence::{Holder, value_in};
use crate::store::Origin;

/// Answers with the value that holds now.
pub(super) fn now(asked: &Asked<'_>) -> Answer {
    let group = clearest(stated(asked));
    match group.last() {
        Some(latest) if !outdone(asked, &group) => say::value(&latest.value.text, latest.clue),
        _ => say::unknown(),
    }
}

/// Whether another person's fact fits the question far better than all of the user's own, none of which is sure: then the
/// user never told theirs.
fn outdone(asked: &Asked<'_>, own: &[Valued<'_>]) -> bool {
    let best = own.iter().map(|valued| valued.clue.coverage).max().unwrap_or(0);
    if !anchors(asked.text).is_empty() || own.iter().any(|valued| valued.clue.strength >= STRENGTH_SURE) {
        return false;
    }
    let mut others =
        asked.clues.ranked.iter().filter(|clue| clue.holder != Holder::Speaker && clue.record.origin == Origin::User);
    others.next().is_some_and(|clue| clue.coverage * 10 > best * 16)
}

/// Answers with the value that held on a day.
pub(super) fn as_of(asked: &Asked<'_>, day: Day) -> Answer {
    let group = clearest(stated(asked));
    match group.iter().rev().find(|valued| valued.clue.day <= day) {
        Some(held) => say::value(&held.value.text, held.clue),
        None => say::unknown(),
    }
}

/// Answers with the value that held when something happened.
pub(super) fn at_event(asked: &Asked<'_>, event: &str) -> Result<Answer> {
    Ok(match day_of(asked.user, event)? {
        Some(day) => as_of(asked, day),
        None => now(asked),
    })
}

/// Answers with the value before the present one.
pub(super) fn previous(asked: &Asked<'_>) -> Answer {
    match &distinct(&clearest(stated(asked)))[..] {
        [.., (before, clue), _] => say::value(before, clue),
        _ => say::unknown(),
    }
}

/// Answers with what the assistant said, and the user hadn't.
pub(super) fn suggested(asked: &Asked<'_>) -> Answer {
    let by_assistant = asked.clues.ranked.iter().filter(|clue| clue.record.origin == Origin::Assistant);
    let new_values = by_assistant.filter_map(|clue| {
        let value = value_in(&clue.sentence, asked.text, asked.focus.field)?;
        (!clue.record.context.contains(&value.text)).then_some(Valued { clue, value })
    });
    // Of equals the first is the best, which comes last among those that are compared.
    match new_values.collect::<Vec<_>>().into_iter().rev().max_by_key(Valued::points) {
        Some(best) => say::value(&best.value.text, best.clue),
        None => say::unknown(),
    }
}
