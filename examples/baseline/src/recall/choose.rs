//! Which clues speak about the same thing, and which of them holds when.

use super::Asked;
use crate::evidence::{Clue, Value, value_in};
use crate::lexicon::fields_of;
use crate::store::Origin;
use crate::text::{names_in, tokens};

/// Below this coverage, in percent, a clue is chance.
pub(super) const COVERAGE_MIN: u64 = 22;

/// Below this strength a clue doesn't speak of the question's field.
const STRENGTH_MIN: u32 = 2;

/// Strength from which a clue surely speaks of the field, however much more clearly others do; below it may stay behind
/// the best by no more than a point.
pub(super) const STRENGTH_SURE: u32 = 3;

/// Percent of coverage that a point of a value's fit is worth.
const FIT_WORTH: u64 = 4;

/// A clue with the value in it.
#[derive(Clone, Debug)]
pub(super) struct Valued<'a> {
    pub(super) clue: &'a Clue,
    pub(super) value: Value,
}

impl Valued<'_> {
    /// How well the clue and its value answer the question.
    pub(super) fn points(&self) -> u64 {
        self.clue.coverage + FIT_WORTH * u64::from(self.value.fit.unsigned_abs())
    }
}

/// Returns the user's own clues that state a value for a question, in the order in which they came to hold.
pub(super) fn stated<'a>(asked: &'a Asked<'_>) -> Vec<Valued<'a>> {
    stated_from(asked, STRENGTH_MIN)
}

/// Does the same with clues of any strength from a least one on.
pub(super) fn stated_from<'a>(asked: &'a Asked<'_>, strength_min: u32) -> Vec<Valued<'a>> {
    let anchors = anchors(asked.text);
    let told = |clue: &&Clue| matches!(clue.record.origin, Origin::User | Origin::Instruction);
    let speaks = |clue: &&Clue| match asked.focus.field {
        Some(_) => clue.strength >= strength_min,
        None => clue.coverage >= COVERAGE_MIN,
    };
    let anchored = |clue: &&Clue| {
        let lower = clue.record.text.to_lowercase();
        anchors.iter().all(|anchor| lower.contains(&**anchor))
    };
    let own = asked.clues.own().filter(told).filter(|clue| !clue.sentence.ends_with('?'));
    let mut found: Vec<Valued<'_>> = own
        .filter(|clue| if anchors.is_empty() { speaks(clue) } else { anchored(clue) })
        .filter_map(|clue| Some(Valued { clue, value: value_with_context(clue, asked)? }))
        .collect();
    found.sort_by_key(|valued| (valued.clue.day, valued.clue.record.at.clone(), valued.clue.number));
    found
}

/// Keeps those that speak of the question's field nearly as clearly as the best of them.
pub(super) fn as_strong(found: Vec<Valued<'_>>) -> Vec<Valued<'_>> {
    let best = found.iter().map(|valued| valued.clue.strength).max().unwrap_or(0);
    let strong = |strength: u32| strength >= STRENGTH_SURE || strength + 1 >= best;
    found.into_iter().filter(|valued| strong(valued.clue.strength)).collect()
}

/// Keeps those that speak to the question nearly as clearly as the best of them.
pub(super) fn clearest(found: Vec<Valued<'_>>) -> Vec<Valued<'_>> {
    let most = found.iter().map(Valued::points).max().unwrap_or(0);
    as_strong(found).into_iter().filter(|valued| valued.points() * 100 >= most * CLEAR_SHARE).collect()
}

/// The part of the best points, in percent, that a clue needs to stand beside it.
const CLEAR_SHARE: u64 = 45;

/// Returns the names in a question, in lower case, that a clue has to hold. A name that is an everyday word isn't one.
pub(super) fn anchors(question: &str) -> Vec<String> {
    let names = names_in(question).into_iter().map(|span| span.text);
    names.filter(|name| fields_of(name).is_empty()).map(|name| name.to_lowercase()).collect()
}

/// Whether the user speaks, and of themselves: a sentence that begins with a name and has no `I` in it is gossip.
pub(super) fn is_own(clue: &Clue) -> bool {
    let first = |lower: &str| matches!(lower.split('\'').next(), Some("i" | "me" | "my" | "we" | "our"));
    let begins_with_name = names_in(&clue.sentence).first().is_some_and(|name| name.start == 0);
    clue.record.origin == Origin::User
        && !clue.sentence.ends_with('?')
        && (!begins_with_name || tokens(&clue.sentence).iter().any(|word| first(&word.lower)))
}

/// Looks into the sentence, and if it holds no value into what follows it.
fn value_with_context(clue: &Clue, asked: &Asked<'_>) -> Option<Value> {
    value_in(&clue.sentence, asked.text, asked.focus.field).or_else(|| {
        // What is asked afterwards states nothing.
        if clue.next.ends_with('?') { None } else { value_in(&clue.next, asked.text, asked.focus.field) }
    })
}

/// Keeps the distinct values of a group, in the order in which they came to hold.
pub(super) fn distinct<'a>(group: &[Valued<'a>]) -> Vec<(String, &'a Clue)> {
    let mut values: Vec<(String, &Clue)> = Vec::new();
    for valued in group {
        if !values.iter().any(|(known, _)| alike(known, &valued.value.text)) {
            values.push((valued.value.text.clone(), valued.clue));
        }
    }
    values
}

/// Whether two values are the same but for an article and case.
fn alike(one: &str, other: &str) -> bool {
    let bare = |text: &str| {
        let lower = text.to_lowercase();
        let lower = ["the ", "a ", "an "].iter().find_map(|article| lower.strip_prefix(article)).unwrap_or(&lower);
        lower.trim().to_owned()
    };
    bare(one) == bare(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_anchors_unless_they_are_everyday_words() {
        assert_eq!(anchors("Who came along when I went to Tarn?"), ["tarn"]);
        assert!(anchors("Who teaches me Portuguese?").is_empty());
    }

    #[test]
    fn articles_and_case_make_no_other_value() {
        assert!(alike("The Owl", "owl"));
        assert!(!alike("The Owl", "The Lark"));
    }
}
