//! Questions about when things happened: their order, and the time between them.

use belljar_guest::{Answer, Result};

use super::choose::anchors;
use super::{Asked, say};
use crate::date::Day;
use crate::evidence::{Clue, Clues, Focus, clues};

/// Below this coverage, in percent, a sentence isn't about the event.
const COVERAGE_MIN: u64 = 20;

/// Answers with the given events in the order in which they happened.
pub(super) fn order(asked: &Asked<'_>, items: &[String]) -> Result<Answer> {
    let mut dated = Vec::new();
    for item in items {
        if let Some(clue) = event(asked.user, item)? {
            dated.push((clue.day, clue.record.at.clone(), item.clone(), clue));
        }
    }
    if dated.is_empty() {
        return Ok(say::unknown());
    }
    dated.sort_by(|a, b| (a.0, &a.1).cmp(&(b.0, &b.1)));
    let names: Vec<&str> = dated.iter().map(|(_, _, item, _)| &**item).collect();
    let answer = Answer::text(format!("In order: {}.", names.join(", then "))).values(&names);
    Ok(say::cite(answer, dated.iter().map(|(_, _, _, clue)| clue)))
}

/// Answers with the time between two events.
pub(super) fn duration(asked: &Asked<'_>, from: &str, to: &str) -> Result<Answer> {
    let (Some(first), Some(second)) = (event(asked.user, from)?, event(asked.user, to)?) else {
        return Ok(say::unknown());
    };
    let days = first.day.0.abs_diff(second.day.0);
    let answer = Answer::text(format!("{days} days went by.")).value(format!("{days} days"));
    Ok(say::cite(answer, [&first, &second]))
}

/// Returns the day on which something happened.
pub(super) fn day_of(user: &str, text: &str) -> Result<Option<Day>> {
    Ok(event(user, text)?.map(|clue| clue.day))
}

/// Finds the sentence that tells when something happened. If it is named, the sentence has to hold the name.
fn event(user: &str, text: &str) -> Result<Option<Clue>> {
    let found = clues(user, text, &Focus::of(text))?;
    let names = anchors(text);
    let held = |clue: &&Clue| names.iter().all(|name| clue.sentence.to_lowercase().contains(&**name));
    Ok(earliest(&found, held).cloned())
}

/// Takes the earliest of the best clues to an event: it is told first when it happens, and mentioned again later.
fn earliest(found: &Clues, held: impl Fn(&&Clue) -> bool) -> Option<&Clue> {
    let fits = |clue: &&Clue| held(clue) && clue.coverage >= COVERAGE_MIN;
    let best = found.own().find(fits)?;
    let alike = found.own().filter(|clue| held(clue) && clue.coverage * 10 >= best.coverage * 9);
    alike.min_by(|a, b| (a.day, &a.record.at).cmp(&(b.day, &b.record.at)))
}
