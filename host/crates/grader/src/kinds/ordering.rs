//! Ordering: steps are named in this order; others may stand between.
//!
//! Source: mnemo's mode of that name. Its first mentions decide; repaired, so that retelling the question's list
//! before the answer doesn't.

use belljar_answer_key::Expected;

use super::items::Items;
use crate::claims::Claims;
use crate::reading::Reading;
use crate::{Label, Ruling};

/// Rules on an answer that must name steps in order.
pub(crate) fn rule(reading: &Reading<'_>, sequence: &[Vec<String>]) -> Ruling {
    debug_assert!(matches!(reading.check.expected, Expected::Ordering { .. }));
    let items = Items::new(sequence, &reading.check.locale);
    let main = reading.main();
    let mentions: Vec<usize> = items.asserted(reading, main).iter().map(|mention| items.item(mention.needle)).collect();
    let first = firsts(mentions.iter().copied(), items.len());
    let name = |item: &usize| sequence[*item].first().map_or("", String::as_str);
    let shown: Vec<&str> = first.iter().take(32).map(name).collect();
    if reading.sides().any(|claims| !items.denied(claims).is_empty()) {
        return Ruling::zero(Label::Wrong, "ordering.denied", "denies one of the steps").reading(shown);
    }
    if first.len() < items.len() {
        return if reading.declines_in_words() {
            Ruling::zero(Label::DeclinedWrongly, "ordering.declined", "declines, but there is an answer")
        } else {
            Ruling::zero(Label::Wrong, "ordering.missing", "leaves steps out").reading(shown)
        };
    }
    let expected: Vec<usize> = (0..items.len()).collect();
    // If it begins by telling the steps as the question does, the last mentions are the answer.
    let asked = question_order(reading, &items);
    let retold = first == asked && mentions.len() > items.len();
    let order = if retold {
        let mut lasts = firsts(mentions.iter().rev().copied(), items.len());
        lasts.reverse();
        lasts
    } else {
        first
    };
    let shown: Vec<&str> = order.iter().take(32).map(name).collect();
    if order == expected {
        Ruling::right("ordering.equal", "names the steps in order").reading(shown)
    } else {
        Ruling::zero(Label::Wrong, "ordering.differs", "names the steps in another order").reading(shown)
    }
}

/// Returns each step where it is first met.
fn firsts(mentions: impl Iterator<Item = usize>, length: usize) -> Vec<usize> {
    let mut seen = vec![false; length];
    let mut order = Vec::new();
    for item in mentions {
        if !std::mem::replace(&mut seen[item], true) {
            order.push(item);
        }
    }
    order
}

fn question_order(reading: &Reading<'_>, items: &Items) -> Vec<usize> {
    let question = Claims::read(&reading.check.question, &crate::normalize::Text::default());
    firsts(items.mentions(&question).iter().map(|mention| items.item(mention.needle)), items.len())
}
