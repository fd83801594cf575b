//! Questions about what the user still does or no longer does.

use belljar_guest::{Answer, Result};

use super::choose::{anchors, is_own};
use super::{Asked, say};
use crate::evidence::{Clue, Focus, clues, says_it_ended};
use crate::lexicon::hobby_in;
use crate::store::Origin;

/// Answers whether an activity goes on, by the last time that the user spoke of it. A question may name it, or who
/// brought the user to it.
pub(super) fn attitude(asked: &Asked<'_>) -> Result<Answer> {
    let Some(activity) = hobby_in(asked.text).or_else(|| introduced(asked)) else { return Ok(say::unknown()) };
    let told = clues(asked.user, &activity, &Focus::of(&activity))?;
    let about = |clue: &&Clue| is_own(clue) && hobby_in(&clue.sentence).is_some_and(|named| alike(&named, &activity));
    let latest = told.own().filter(about).max_by_key(|clue| (&clue.record.at, clue.number));
    let Some(latest) = latest else { return Ok(say::unknown()) };
    // The end of something may be told a sentence after its name.
    let ended = says_it_ended(&format!("{} {}", latest.sentence, latest.next));
    let text = if ended {
        format!("You gave up {activity}; you no longer do it.")
    } else {
        format!("You still do {activity} and enjoy it.")
    };
    Ok(say::cite(Answer::text(text), [latest]))
}

/// Finds the activity to which a person whom the question names brought the user: the first that is told with the name.
fn introduced(asked: &Asked<'_>) -> Option<String> {
    let names = anchors(asked.text);
    let named = |clue: &&Clue| {
        let lower = clue.sentence.to_lowercase();
        !names.is_empty() && names.iter().all(|name| lower.contains(&**name))
    };
    let told = asked.clues.ranked.iter().filter(|clue| clue.record.origin == Origin::User).filter(named);
    let mut activities: Vec<(&str, String)> =
        told.filter_map(|clue| Some((&*clue.record.at, hobby_in(&clue.sentence)?))).collect();
    activities.sort();
    activities.into_iter().next().map(|(_, activity)| activity)
}

fn alike(one: &str, other: &str) -> bool {
    one.eq_ignore_ascii_case(other)
}
