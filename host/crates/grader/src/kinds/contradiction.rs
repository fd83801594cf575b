//! Contradiction: says that the two disagree 1, "I don't know" a half, picks one 0.
//!
//! Source: Glasshouse's axis of that name.

use std::sync::LazyLock;

use super::items::Items;
use crate::claims::pattern::Patterns;
use crate::claims::{Claims, Standing};
use crate::reading::Reading;
use crate::{Label, Ruling, Score};

/// Ways to say that two things disagree.
const CLASHES: &[&str] = &[
    "conflict|conflicts|conflicting|conflicted|contradict|contradicts|contradicting|contradictory|contradicted|contradiction|contradictions|inconsistent|inconsistency|inconsistencies|disagree|disagrees|disagreement|mismatch|discrepancy|clash|clashes",
    "do|does not match|agree|line|fit",
    "not consistent",
    "two different|conflicting *1 answers|values|numbers|figures|things|times|dates|versions|statements|accounts",
    "different|both answers|values|numbers|figures|times|dates|versions|statements|accounts",
];

static DISAGREES: LazyLock<Patterns> = LazyLock::new(|| Patterns::compile(CLASHES, &[]));

/// Rules on an answer to a question that the record answers in two ways.
pub(crate) fn rule(reading: &Reading<'_>, sides: &[Vec<String>], declined: bool) -> Ruling {
    let items = Items::new(sides, &reading.check.locale);
    let mut said = vec![false; items.len()];
    let mut denied = vec![false; items.len()];
    for claims in reading.sides() {
        for mention in items.mentions(claims) {
            let item = items.item(mention.needle);
            match Reading::standing(claims, mention) {
                Standing::Asserted => said[item] = true,
                Standing::Denied => denied[item] = true,
                _ => {}
            }
        }
    }
    let clash = reading.sides().any(says_clash);
    let count = said.iter().filter(|said| **said).count();
    let named: Vec<&str> = sides
        .iter()
        .zip(&said)
        .filter(|(_, said)| **said)
        .filter_map(|(side, _)| side.first())
        .map(String::as_str)
        .collect();
    if declined {
        return unknown(reading);
    }
    if clash && (count == 0 || count == items.len() || count != 1) && !denied.contains(&true) {
        return Ruling::right("contradiction.clash", "says that the record disagrees").reading(named);
    }
    if count == items.len() && !denied.contains(&true) {
        return Ruling::right("contradiction.both", "states both").reading(named);
    }
    if count > 0 || denied.contains(&true) {
        return Ruling::zero(Label::Wrong, "contradiction.picked", "picks one as if it were settled").reading(named);
    }
    if reading.declines_in_words() {
        return unknown(reading);
    }
    Ruling::zero(Label::Wrong, "contradiction.unsaid", "says neither both nor that it doesn't know")
}

fn unknown(_: &Reading<'_>) -> Ruling {
    let half = Score::ratio(1, 2);
    Ruling::new(Label::Partial, half, "contradiction.unknown", "says that it doesn't know").reading("unknown")
}

/// Tells whether a side says that things disagree, and doesn't deny it.
fn says_clash(claims: &Claims) -> bool {
    claims.clauses.all().iter().any(|clause| {
        (clause.first..clause.end).any(|at| {
            let spoken = matches!(claims.standing(at), Standing::Asserted | Standing::Past);
            let own = claims.text.form(at + 1) == "not" || claims.text.form(at) == "not";
            (spoken || own) && DISAGREES.match_at(&claims.text, at, clause.end).is_some()
        })
    })
}
