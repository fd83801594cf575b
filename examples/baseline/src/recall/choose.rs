//! Which clues speak about the same thing, and which of them holds when.

use std::collections::BTreeMap;

use crate::evidence::{Clue, Clues, Shape, shape_of, value_in};
use crate::store::{Origin, is_field};

/// Below this coverage, in percent, a clue is chance.
pub(super) const COVERAGE_MIN: u64 = 22;

/// Below this coverage, in percent, a document isn't about the user.
const DOCUMENT_COVERAGE_MIN: u64 = 60;

/// Without a field in common, a clue belongs with the best one if it shares at least this part of what that shares with the question, in percent.
const GROUP_SHARE: u64 = 70;

/// The part of the best coverage, in percent, that a clue needs to stand beside it.
const CLEAR_SHARE: u64 = 65;

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
    let shape = shape_of(question);
    let stated = |clue: &&Clue| clue.coverage >= COVERAGE_MIN && !clue.sentence.ends_with('?');
    let told = |clue: &&Clue| match clue.record.origin {
        Origin::User | Origin::Instruction => true,
        Origin::Document => clue.coverage >= DOCUMENT_COVERAGE_MIN,
        Origin::Assistant => false,
    };
    let valued = clues.own().filter(stated).filter(told);
    let valued: Vec<Valued<'_>> =
        valued.map(|clue| Valued { clue, value: value_with_context(clue, question, shape) }).collect();
    let Some(best) = valued.iter().find(|valued| valued.value.is_some()).or(valued.first()) else { return Vec::new() };
    let (best_clue, needs_value) = (best.clue, best.value.is_some());
    let field = main_field(&clues.weights, best_clue);
    let whole = weight_shared(&clues.weights, best_clue, best_clue);
    let belongs = |valued: &Valued<'_>| {
        let alike = match &field {
            Some(field) => valued.clue.shared.contains(field),
            None => weight_shared(&clues.weights, valued.clue, best_clue) * 100 >= whole * GROUP_SHARE,
        };
        alike && (valued.value.is_some() || !needs_value)
    };
    let mut group: Vec<Valued<'_>> = valued.into_iter().filter(belongs).collect();
    group.sort_by_key(|valued| (valued.clue.day, valued.clue.record.at.clone(), valued.clue.number));
    group
}

/// Keeps those of a group that speak to the question nearly as clearly as the best of them.
pub(super) fn clearest<'a>(group: Vec<Valued<'a>>) -> Vec<Valued<'a>> {
    let best = group.iter().map(|valued| valued.clue.coverage).max().unwrap_or(0);
    group.into_iter().filter(|valued| valued.clue.coverage * 100 >= best * CLEAR_SHARE).collect()
}

/// Returns the field of meaning that speaks most for a clue.
fn main_field(weights: &BTreeMap<String, u64>, clue: &Clue) -> Option<String> {
    clue.shared.iter().filter(|term| is_field(term)).max_by_key(|term| weights.get(*term)).cloned()
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
