//! Which clues speak about the same thing, and which of them holds when.

use crate::evidence::{Clue, Clues, Shape, shape_of, value_in};

/// Below this coverage, in percent, a clue is chance.
pub(super) const COVERAGE_MIN: u64 = 30;

/// A clue belongs with the best one if it covers at least this share of what that covers, in percent.
const GROUP_SHARE: u64 = 70;

/// A clue with the value in it.
#[derive(Clone, Debug)]
pub(super) struct Valued<'a> {
    pub(super) clue: &'a Clue,
    pub(super) value: Option<String>,
}

/// Returns the user's own clues that speak about the same thing as the best of them, the earliest first.
pub(super) fn group<'a>(clues: &'a Clues, question: &str) -> Vec<Valued<'a>> {
    let shape = shape_of(question);
    let eligible = |clue: &&Clue| clue.coverage >= COVERAGE_MIN && !clue.sentence.ends_with('?');
    let Some(best) = clues.own().find(eligible) else { return Vec::new() };
    let floor = (best.coverage * GROUP_SHARE / 100).max(COVERAGE_MIN);
    let mut group: Vec<Valued<'_>> = clues
        .own()
        .filter(eligible)
        .filter(|clue| clue.coverage >= floor)
        .map(|clue| Valued { clue, value: value_with_context(clue, question, shape) })
        .collect();
    // A code is what was asked for: sentences without one don't answer.
    if shape == Shape::Code && group.iter().any(|valued| valued.value.is_some()) {
        group.retain(|valued| valued.value.is_some());
    }
    group.sort_by(|a, b| {
        (a.clue.day, &a.clue.record.at, a.clue.number).cmp(&(b.clue.day, &b.clue.record.at, b.clue.number))
    });
    group
}

/// Looks into the sentence, and if it holds no value into what follows it.
fn value_with_context(clue: &Clue, question: &str, shape: Shape) -> Option<String> {
    value_in(&clue.sentence, question, shape).or_else(|| {
        let next = crate::text::sentences(&clue.rest).into_iter().next()?;
        value_in(next, question, shape)
    })
}

/// Keeps the distinct values of a group, in the order in which they came to hold.
pub(super) fn distinct<'a>(group: &[Valued<'a>]) -> Vec<(String, &'a Clue)> {
    let mut values: Vec<(String, &Clue)> = Vec::new();
    for valued in group {
        let Some(value) = &valued.value else { continue };
        if !values.iter().any(|(known, _)| alike(known, value)) {
            values.push((value.clone(), valued.clue));
        }
    }
    values
}

/// Whether two values are the same but for an article and case.
pub(super) fn alike(one: &str, other: &str) -> bool {
    let bare = |text: &str| {
        let lower = text.to_lowercase();
        let lower = ["the ", "a ", "an "].iter().find_map(|article| lower.strip_prefix(article)).unwrap_or(&lower);
        lower.trim().to_owned()
    };
    bare(one) == bare(other)
}
