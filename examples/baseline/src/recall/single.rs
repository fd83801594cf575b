//! Questions with one value for an answer.

use belljar_guest::{Answer, Result};

use super::choose::{COVERAGE_MIN, Valued, clearest, distinct, group};
use super::{Asked, say};
use crate::date::Day;
use crate::evidence::{Clue, Holder, Shape, clues, shape_of, value_in};
use crate::store::{Origin, content_stems};
use crate::text::{holds_any, object_in};

/// Answers with the value that holds now.
pub(super) fn now(asked: &Asked<'_>) -> Answer {
    if shape_of(asked.text) == Shape::Code {
        return code(asked);
    }
    let group = clearest(group(&asked.clues, asked.text));
    match group.last() {
        Some(latest) if !outdone(asked, &group) => state(latest),
        _ => say::unknown(),
    }
}

/// Whether another person's fact fits the question far better than all of the user's own: then the user never told theirs.
fn outdone(asked: &Asked<'_>, own: &[Valued<'_>]) -> bool {
    let best = own.iter().map(|valued| valued.clue.coverage).max().unwrap_or(0);
    let mut others =
        asked.clues.ranked.iter().filter(|clue| clue.holder != Holder::Speaker && clue.record.origin == Origin::User);
    others.next().is_some_and(|clue| clue.coverage * 10 > best * 14)
}

/// Answers with a code: only a sentence that names what the code is for will do.
fn code(asked: &Asked<'_>) -> Answer {
    let wanted = content_stems(&object_in(asked.text).unwrap_or_default());
    let named = |clue: &&Clue| {
        let held = content_stems(&clue.sentence);
        !wanted.is_empty() && wanted.iter().all(|stem| held.contains(stem))
    };
    let with_code =
        |clue: &'_ Clue| value_in(&clue.sentence, asked.text, Shape::Code).map(|value| (value, clue.clone()));
    let mut found: Vec<(String, Clue)> = asked.clues.own().filter(named).filter_map(with_code).collect();
    found.sort_by(|a, b| (&a.1.record.at, a.1.number).cmp(&(&b.1.record.at, b.1.number)));
    match found.last() {
        Some((value, clue)) => say::value(value, clue),
        None => say::unknown(),
    }
}

/// Answers with the value that held on a day.
pub(super) fn as_of(asked: &Asked<'_>, day: Day) -> Answer {
    let group = clearest(group(&asked.clues, asked.text));
    match group.iter().rev().find(|valued| valued.clue.day <= day) {
        Some(held) => state(held),
        None => say::unknown(),
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
    let group = clearest(group(&asked.clues, asked.text));
    match &distinct(&group)[..] {
        [.., (before, clue), _] => say::value(before, clue),
        _ => say::unknown(),
    }
}

/// Answers with what the assistant said, and the user hadn't.
pub(super) fn suggested(asked: &Asked<'_>) -> Answer {
    let by_assistant = |clue: &&Clue| clue.record.origin == Origin::Assistant && !clue.sentence.ends_with('?');
    let new_value = |clue: &Clue| {
        let value = value_in(&clue.sentence, asked.text, shape_of(asked.text))?;
        (!clue.record.context.contains(&value)).then(|| (value, clue.clone()))
    };
    match asked.clues.ranked.iter().filter(by_assistant).find_map(new_value) {
        Some((value, clue)) if clue.coverage >= COVERAGE_MIN / 3 => say::value(&value, &clue),
        _ => say::unknown(),
    }
}

/// Words of someone who is fond of something.
const FOND: &str = "love|favorite|favourite|always|never want|every line|again|times|best|adore|can't get enough|at home|all-time|nothing beats|\
dear to me|by heart|never get tired|cried|feel at home|go-to|my spot";

/// Advises by the user's own taste: of what fits the request, what they are fond of.
pub(super) fn advice(asked: &Asked<'_>) -> Answer {
    let group = clearest(group(&asked.clues, asked.text));
    let fond = |valued: &&Valued<'_>| holds_any(&valued.clue.record.text.to_lowercase(), FOND);
    let best = group.iter().filter(fond).max_by_key(|valued| valued.clue.coverage);
    match best.or_else(|| group.iter().max_by_key(|valued| valued.clue.coverage)) {
        Some(taste) => state(taste),
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
