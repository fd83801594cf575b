//! Which clues speak about the same thing, and which of them holds when.

use std::collections::BTreeMap;

use crate::evidence::{Clue, Clues, Shape, shape_of, value_in};
use crate::store::Origin;

/// Below this coverage, in percent, a clue is chance.
pub(super) const COVERAGE_MIN: u64 = 22;

/// A clue belongs with the best one if it shares at least this part of what that shares with the question, in percent.
const GROUP_SHARE: u64 = 55;

/// A clue with the value in it.
#[derive(Clone, Debug)]
pub(super) struct Valued<'a> {
    pub(super) clue: &'a Clue,
    pub(super) value: Option<String>,
}

/// Returns the user's own clues that speak about the same thing as the best of them, the earliest first.
///
/// A clue with a name or code in it is worth more than one without; if none has one, all count.
pub(super) fn group<'a>(clues: &'a Clues, question: &str) -> Vec<Valued<'a>> {
    group_sharing(clues, question, GROUP_SHARE)
}

/// The same, with the part in percent that a clue has to share.
pub(super) fn group_sharing<'a>(clues: &'a Clues, question: &str, share: u64) -> Vec<Valued<'a>> {
    let shape = shape_of(question);
    let stated = |clue: &&Clue| clue.coverage >= COVERAGE_MIN && !clue.sentence.ends_with('?');
    let by_user = |clue: &&Clue| clue.record.origin != Origin::Assistant;
    let valued: Vec<Valued<'_>> = clues
        .own()
        .filter(stated)
        .filter(by_user)
        .map(|clue| Valued { clue, value: value_with_context(clue, question, shape) })
        .collect();
    let Some(best) = valued.iter().find(|valued| valued.value.is_some()).or(valued.first()) else { return Vec::new() };
    let best_clue = best.clue;
    let needs_value = best.value.is_some();
    let whole = weight_shared(&clues.weights, best_clue, best_clue);
    let belongs = |valued: &Valued<'_>| {
        (valued.value.is_some() || !needs_value)
            && weight_shared(&clues.weights, valued.clue, best_clue) * 100 >= whole * share
    };
    let mut group: Vec<Valued<'_>> = valued.into_iter().filter(belongs).collect();
    group.sort_by_key(|valued| (valued.clue.day, valued.clue.record.at.clone(), valued.clue.number));
    group
}

/// Adds up the weights of the terms that two clues both share with the question.
fn weight_shared(weights: &BTreeMap<String, u64>, one: &Clue, other: &Clue) -> u64 {
    one.shared.intersection(&other.shared).filter_map(|term| weights.get(term)).sum()
}

/// Looks into the sentence, and if it holds no value into what follows it.
fn value_with_context(clue: &Clue, question: &str, shape: Shape) -> Option<String> {
    value_in(&clue.sentence, question, shape).or_else(|| {
        // What is asked afterwards states nothing.
        if clue.next.ends_with('?') { None } else { value_in(&clue.next, question, shape) }
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
