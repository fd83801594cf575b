//! Gather: the share of parts that are said.
//!
//! Source: Glasshouse's axis of that name.

use serde_json::json;

use super::items::Items;
use crate::reading::Reading;
use crate::{Label, Ruling};

/// Rules on an answer whose parts stand in several places. Parts that are denied, too, don't count.
pub(crate) fn rule(reading: &Reading<'_>, parts: &[Vec<String>]) -> Ruling {
    let items = Items::new(parts, &reading.check.locale);
    let mut said = vec![false; items.len()];
    for claims in reading.sides() {
        for mention in items.asserted(reading, claims) {
            said[items.item(mention.needle)] = true;
        }
    }
    for claims in reading.sides() {
        for item in items.denied(claims) {
            said[item] = false;
        }
    }
    let hits = said.iter().filter(|said| **said).count();
    let parsed = json!({ "hits": hits, "parts": items.len() });
    if hits == 0 && reading.declines_in_words() {
        return Ruling::zero(Label::DeclinedWrongly, "gather.declined", "declines, but there is an answer")
            .reading(parsed);
    }
    let rule = if hits == items.len() { "gather.all" } else { "gather.share" };
    Ruling::share(hits, items.len().max(1), rule, format!("says {hits} of {} parts", items.len())).reading(parsed)
}
