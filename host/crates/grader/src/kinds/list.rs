//! List: the share of items that are named, less the entries that are none of them.

use serde_json::json;

use super::items::Items;
use crate::claims::Claims;
use crate::claims::decline::find_decline;
use crate::claims::english;
use crate::read::list::{Joined, entries};
use crate::reading::Reading;
use crate::word_table::has;
use crate::{Label, Ruling};

/// Rules on an answer to a question for all items: max(0, hits - extras) / n. Extras are counted in a value; prose has
/// only the distractors, which disqualify before this.
pub(crate) fn rule(reading: &Reading<'_>, items: &[Vec<String>]) -> Ruling {
    let items = Items::new(items, &reading.check.locale);
    let main = reading.main();
    let mut hit = vec![false; items.len()];
    for mention in items.asserted(reading, main) {
        hit[items.item(mention.needle)] = true;
    }
    // What the text or the value denies isn't named.
    let mut denied = 0;
    for claims in reading.sides() {
        for item in items.denied(claims) {
            if std::mem::take(&mut hit[item]) {
                denied += 1;
            }
        }
    }
    let hits = hit.iter().filter(|hit| **hit).count();
    let extras = if reading.value.is_some() { extras(main, &items) } else { Vec::new() };
    let parsed = json!({ "extras": extras, "hits": hits, "items": items.len() });
    if hits == 0 && reading.declines_in_words() {
        return Ruling::zero(Label::DeclinedWrongly, "list.declined", "declines, but there is an answer")
            .reading(parsed);
    }
    if reading.value.is_some()
        && find_decline(&reading.text).is_some()
        && items.asserted(reading, &reading.text).is_empty()
    {
        return Ruling::zero(Label::DeclinedWrongly, "list.text-declines", "the value answers, but the text declines");
    }
    let points = hits.saturating_sub(extras.len());
    let mut reason = format!("names {hits} of {} items", items.len());
    if !extras.is_empty() {
        reason.push_str(&format!(", and {} that are none of them", extras.len()));
    }
    if denied > 0 {
        reason.push_str(&format!("; denies {denied}"));
    }
    let rule = if points == items.len() { "list.all" } else { "list.share" };
    Ruling::share(points, items.len().max(1), rule, reason).reading(parsed)
}

/// Returns the entries of a value that hold no item: at most as many as matter.
pub(super) fn extras(claims: &Claims, items: &Items) -> Vec<String> {
    let text = &claims.text;
    let mentions = items.mentions(claims);
    let mut inside = vec![false; text.len()];
    for mention in &mentions {
        inside[mention.first..=mention.last].fill(true);
    }
    let mut found = Vec::new();
    let all = entries(text, Joined::Any, |at| inside[at]);
    for (first, end) in all {
        let holds = (first..end).any(|at| inside[at]);
        let content: Vec<usize> = (first..end).filter(|at| text.is_content(*at)).collect();
        // "Your expenses: rent, food": a label stands in the entry of the first item. Small talk is no entry.
        let says_nothing = content.iter().all(|at| {
            has(english::SMALL_WORDS, text.form(*at))
                || has(
                    &["that", "s", "all", "total", "both", "etc", "them", "altogether", "too", "well", "else", "only"],
                    text.form(*at),
                )
        });
        let denied = content.iter().all(|at| claims.standing(*at) == crate::claims::Standing::Denied);
        if !holds && !says_nothing && !denied {
            found.push(text.words(content[0], content[content.len() - 1]));
        }
    }
    found
}
