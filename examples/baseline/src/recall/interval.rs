//! Questions about when things happened: their order, and the time between them.

use belljar_guest::{Answer, Result};

use super::{Asked, say};
use crate::evidence::{Clue, Clues, clues};

/// Below this coverage, in percent, a sentence isn't about the event.
const COVERAGE_MIN: u64 = 25;

/// Answers with the given events in the order in which they happened.
pub(super) fn order(asked: &Asked<'_>, items: &[String]) -> Result<Answer> {
    let mut dated = Vec::new();
    for item in items {
        let found = clues(asked.user, item)?;
        if let Some(clue) = event(&found) {
            dated.push((clue.day, clue.record.at.clone(), item.clone(), clue.clone()));
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
    let (first, second) = (clues(asked.user, from)?, clues(asked.user, to)?);
    let (Some(first), Some(second)) = (event(&first), event(&second)) else { return Ok(say::unknown()) };
    let days = first.day.0.abs_diff(second.day.0);
    let answer = Answer::text(format!("{days} days went by.")).value(format!("{days} days"));
    Ok(say::cite(answer, [first, second]))
}

/// Takes the earliest of the best clues to an event: it is told first when it happens, and mentioned again later.
fn event(found: &Clues) -> Option<&Clue> {
    let best = found.own().find(|clue| clue.coverage >= COVERAGE_MIN)?;
    let alike = found.own().filter(|clue| clue.coverage * 10 >= best.coverage * 9);
    alike.min_by(|a, b| (a.day, &a.record.at).cmp(&(b.day, &b.record.at)))
}
