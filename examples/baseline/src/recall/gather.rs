//! Questions whose answer is gathered over many sessions.

use std::collections::BTreeSet;

use belljar_guest::{Answer, Result};

use super::choose::{COVERAGE_MIN, distinct, group};
use super::{Asked, say};
use crate::evidence::{Clue, clues};
use crate::store::{Origin, content_stems, records_of};

/// Answers with all values in the order in which they came to hold.
pub(super) fn history(asked: &Asked<'_>) -> Answer {
    let group = group(&asked.clues, asked.text);
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
        Some(event) => clues(asked.user, event)?.own().find(|clue| clue.coverage >= COVERAGE_MIN).map(|clue| clue.day),
        None => None,
    };
    let things = things(asked, from.map(|day| day.0));
    if things.is_empty() {
        return Ok(say::unknown());
    }
    let number = things.len().to_string();
    Ok(say::cite(Answer::text(format!("I count {number}.")).value(number), things.iter().map(|(_, clue)| *clue)))
}

/// Answers with the number of sessions in which something came up.
pub(super) fn times(asked: &Asked<'_>) -> Result<Answer> {
    let wanted: BTreeSet<String> = subject_stems(asked.text);
    let mut sessions = BTreeSet::new();
    let mut sources = Vec::new();
    for (_, record) in records_of(asked.user)? {
        if record.origin != Origin::User {
            continue;
        }
        let stems: BTreeSet<String> = content_stems(&record.text).into_iter().collect();
        if !wanted.is_empty() && wanted.is_subset(&stems) {
            sessions.insert(if record.session.is_empty() { record.at.clone() } else { record.session.clone() });
            sources.push(record.source);
        }
    }
    if sessions.is_empty() {
        return Ok(say::unknown());
    }
    let number = sessions.len().to_string();
    let mut answer = Answer::text(format!("It came up {number} times.")).value(number);
    answer.citations = sources.into_iter().take(64).collect();
    Ok(answer)
}

/// Stems of what came up, without the words that ask how often.
fn subject_stems(question: &str) -> BTreeSet<String> {
    let asking = [
        "occasion",
        "come",
        "bring",
        "brought",
        "separate",
        "distinct",
        "differ",
        "conversation",
        "session",
        "topic",
        "talk",
        "raise",
        "rais",
        "frequentli",
        "number",
        "number",
        "count",
        "discuss",
        "chat",
        "subject",
        "speak",
        "spoke",
        "crop",
        "pop",
        "total",
    ];
    content_stems(question).into_iter().filter(|stem| !asking.contains(&&**stem)).collect()
}

/// Returns the distinct things that the user's sentences about the sort name, each with its clue, the earliest first.
fn things<'a>(asked: &'a Asked<'_>, from_day: Option<i64>) -> Vec<(String, &'a Clue)> {
    let group = group(&asked.clues, asked.text);
    let late = |clue: &Clue| from_day.is_none_or(|day| clue.day.0 >= day);
    distinct(&group).into_iter().filter(|(_, clue)| late(clue)).collect()
}
