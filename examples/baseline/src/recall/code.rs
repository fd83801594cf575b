//! Questions for a code, a combination or a password.

use belljar_guest::Answer;

use super::{Asked, say};
use crate::evidence::{Clue, code_in};
use crate::store::content_stems;
use crate::text::objects_in;

/// Answers with the code as it was told last: only a sentence that names what the code is for will do.
pub(super) fn current(asked: &Asked<'_>) -> Answer {
    match objects_in(asked.text).iter().find_map(|object| latest(asked, &content_stems(object))) {
        Some((value, clue)) => say::value(&value, &clue),
        None => say::unknown(),
    }
}

/// Finds the code that was told last for a belonging. It may stand in the sentence after the one that names the belonging.
fn latest(asked: &Asked<'_>, wanted: &[String]) -> Option<(String, Clue)> {
    let named = |clue: &&Clue| {
        let held = content_stems(&clue.sentence);
        !wanted.is_empty() && wanted.iter().all(|stem| held.contains(stem))
    };
    let with_code = |clue: &Clue| {
        let code = code_in(&clue.sentence, asked.text).or_else(|| code_in(&clue.next, asked.text));
        code.map(|code| (code, clue.clone()))
    };
    let found = asked.clues.own().filter(named).filter_map(with_code);
    found.max_by(|a, b| (&a.1.record.at, a.1.number).cmp(&(&b.1.record.at, b.1.number)))
}
