//! Decline: says that it doesn't know, and invents nothing.

use crate::claims::decline::{find_decline, is_decline_value};
use crate::claims::invents;
use crate::reading::Reading;
use crate::{Label, Ruling};

/// Rules on an answer to a question that has no answer.
pub(crate) fn rule(reading: &Reading<'_>, declined: bool) -> Ruling {
    let in_text = find_decline(&reading.text);
    let in_value = reading.value.as_ref().is_some_and(is_decline_value);
    if let Some(value) = reading.value.as_ref().filter(|_| !in_value) {
        let (label, rule, reason) = if declined || in_text.is_some() {
            (Label::Wrong, "decline.value-invents", "declines, but puts a value forward all the same")
        } else {
            (Label::Wrong, "decline.answered", "answers, but there is no answer")
        };
        return Ruling::zero(label, rule, reason).reading(value.text.joined());
    }
    if !declined && !in_value && in_text.is_none() {
        return Ruling::zero(Label::Wrong, "decline.not-declined", "doesn't decline, but there is no answer");
    }
    if let Some((first, last)) = invents(&reading.text, &reading.question) {
        let words = reading.text.text.words(first, last);
        let span = reading.value.is_none().then(|| reading.text.text.span(first, last));
        return Ruling::zero(Label::Wrong, "decline.invents", "declines, but claims something all the same")
            .reading(words)
            .at(span);
    }
    let span = in_text.filter(|_| reading.value.is_none()).map(|(first, last)| reading.text.text.span(first, last));
    Ruling::right("decline.declined", "declines, and claims nothing").reading("declined").at(span)
}
