//! Ordered list: the mentions, adjacent repeats collapsed, equal the key; all or nothing.

use super::items::Items;
use super::list::extras;
use crate::claims::decline::find_decline;
use crate::reading::Reading;
use crate::{Label, Ruling};

/// Rules on an answer to a question of order.
pub(crate) fn rule(reading: &Reading<'_>, items: &[Vec<String>]) -> Ruling {
    let expected: Vec<usize> = (0..items.len()).collect();
    let names = items;
    let items = Items::new(items, &reading.check.locale);
    let main = reading.main();
    let order = order(&items.asserted(reading, main), &items);
    let shown: Vec<&str> = order.iter().take(32).map(|item| names[*item].first().map_or("", String::as_str)).collect();
    if reading.sides().any(|claims| !items.denied(claims).is_empty()) {
        return Ruling::zero(Label::Wrong, "ordered-list.denied", "denies one of the items").reading(shown);
    }
    if order.is_empty() && reading.declines_in_words() {
        return Ruling::zero(Label::DeclinedWrongly, "ordered-list.declined", "declines, but there is an answer");
    }
    if order != expected {
        let reason = if order.len() < expected.len() {
            "leaves items out"
        } else if order.len() > expected.len() {
            "names items more than once"
        } else {
            "names the items in another order"
        };
        return Ruling::zero(Label::Wrong, "ordered-list.differs", reason).reading(shown);
    }
    if reading.value.is_some() {
        let extras = extras(main, &items);
        if !extras.is_empty() {
            return Ruling::zero(Label::Wrong, "ordered-list.extras", "names what is none of the items")
                .reading(extras);
        }
        let text = self::order(&items.asserted(reading, &reading.text), &items);
        if text.len() > 1 && !is_part_of(&text, &expected) {
            return Ruling::zero(Label::Wrong, "ordered-list.text-differs", "the text tells another order")
                .reading(shown);
        }
        if text.is_empty() && find_decline(&reading.text).is_some() {
            return Ruling::zero(
                Label::DeclinedWrongly,
                "ordered-list.text-declines",
                "the value answers, but the text declines",
            );
        }
    }
    Ruling::right("ordered-list.equal", "names all items in order").reading(shown)
}

/// Returns the items in the order of their mentions, adjacent repeats collapsed.
fn order(mentions: &[crate::needle::Mention], items: &Items) -> Vec<usize> {
    let mut order: Vec<usize> = mentions.iter().map(|mention| items.item(mention.needle)).collect();
    order.dedup();
    order
}

/// Tells whether the items of a text stand in the expected order, some left out.
fn is_part_of(part: &[usize], whole: &[usize]) -> bool {
    let mut rest = whole.iter();
    part.iter().all(|item| rest.any(|expected| expected == item))
}
