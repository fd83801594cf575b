//! Reconciliation: both sides hold 1, one side alone a half, a side called false or "I don't know" 0.
//!
//! Source: Glasshouse's axis of that name.

use super::items::Items;
use crate::claims::Standing;
use crate::reading::Reading;
use crate::{Label, Ruling, Score};

/// Rules on an answer to a question in which two statements only seem to disagree.
pub(crate) fn rule(reading: &Reading<'_>, sides: &[Vec<String>], declined: bool) -> Ruling {
    if declined {
        return Ruling::zero(Label::DeclinedWrongly, "reconciliation.declined", "declines, but both hold");
    }
    let items = Items::new(sides, &reading.check.locale);
    let mut said = vec![false; items.len()];
    for claims in reading.sides() {
        for mention in items.mentions(claims) {
            let item = items.item(mention.needle);
            match Reading::standing(claims, mention) {
                Standing::Asserted | Standing::Supposed | Standing::Context => said[item] = true,
                Standing::Denied => {
                    let side = sides[item].first().map_or("", String::as_str);
                    return Ruling::zero(Label::Wrong, "reconciliation.denied", "calls a side false").reading(side);
                }
                _ => {}
            }
        }
    }
    let named: Vec<&str> = sides
        .iter()
        .zip(&said)
        .filter(|(_, said)| **said)
        .filter_map(|(side, _)| side.first())
        .map(String::as_str)
        .collect();
    match named.len() {
        all if all == items.len() => Ruling::right("reconciliation.both", "brings both sides together").reading(named),
        0 if reading.declines_in_words() => {
            Ruling::zero(Label::DeclinedWrongly, "reconciliation.declined", "declines, but both hold")
        }
        0 => Ruling::zero(Label::Wrong, "reconciliation.unsaid", "names neither side"),
        _ => {
            Ruling::new(Label::Partial, Score::ratio(1, 2), "reconciliation.one", "names one side only").reading(named)
        }
    }
}
