//! Questions for a code, a combination or a password.

use belljar_guest::Answer;

use super::{Asked, say};
use crate::evidence::{Clue, code_in};
use crate::store::content_stems;
use crate::text::object_in;

/// Answers with the code as it was told last: only a sentence that names what the code is for will do.
pub(super) fn current(asked: &Asked<'_>) -> Answer {
    let wanted = content_stems(&object_in(asked.text).unwrap_or_default());
    let named = |clue: &&Clue| {
        let held = content_stems(&clue.sentence);
        !wanted.is_empty() && wanted.iter().all(|stem| held.contains(stem))
    };
    // The code may stand in the sentence after the one that says what it is for.
    let with_code = |clue: &Clue| {
        let code = code_in(&clue.sentence, asked.text).or_else(|| code_in(&clue.next, asked.text));
        code.map(|code| (code, clue.clone()))
    };
    let mut found: Vec<(String, Clue)> = asked.clues.own().filter(named).filter_map(with_code).collect();
    found.sort_by(|a, b| (&a.1.record.at, a.1.number).cmp(&(&b.1.record.at, b.1.number)));
    match found.last() {
        Some((value, clue)) => say::value(value, clue),
        None => say::unknown(),
    }
}
