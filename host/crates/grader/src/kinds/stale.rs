//! Stale: the current value is 1, "I don't know" a half, an old value as if it were current 0.
//!
//! Source: Glasshouse's axis of that name, with denials scoped: denying alone earns nothing.

use crate::claims::Standing;
use crate::claims::decline::find_decline;
use crate::distractor::span_of;
use crate::forms::Forms;
use crate::reading::Reading;
use crate::tools::shown;
use crate::{Label, Ruling, Score};

/// Rules on an answer to a question whose value changed.
pub(crate) fn rule(reading: &Reading<'_>, accept: &[String], stale: &[String], declined: bool) -> Ruling {
    let locale = &reading.check.locale;
    // Both are looked for together, so that "pine green" isn't taken for "pine".
    let forms = Forms::new(accept.iter().chain(stale).map(String::as_str), locale);
    let is_new = |needle: usize| needle < accept.len();
    let mut current = None;
    for claims in reading.sides() {
        for mention in forms.mentions(claims) {
            let standing = Reading::standing(claims, mention);
            let span = span_of(reading, claims, mention);
            match (is_new(mention.needle), standing) {
                (false, Standing::Asserted | Standing::Guessed) => {
                    let old = &stale[mention.needle - accept.len()];
                    let reason = format!("puts the old value {} forward as current", shown(old));
                    return Ruling::zero(Label::Stale, "stale.old-value", reason).reading(old.as_str()).at(span);
                }
                (true, Standing::Denied) => {
                    let reason = format!("says that it isn't {}", shown(&accept[mention.needle]));
                    return Ruling::zero(Label::Wrong, "stale.denied", reason).at(span);
                }
                (true, Standing::Asserted) => current = current.or(Some((mention.needle, span))),
                _ => {}
            }
        }
    }
    if declined {
        return unknown();
    }
    match current {
        Some((form, span)) => {
            let reason = format!("says {}, the current value", shown(&accept[form]));
            Ruling::right("stale.current", reason).reading(accept[form].as_str()).at(span)
        }
        None if reading.declines_in_words() || find_decline(&reading.text).is_some() => unknown(),
        None => Ruling::zero(Label::Wrong, "stale.unsaid", "says neither the current value nor that it doesn't know"),
    }
}

fn unknown() -> Ruling {
    let half = Score::ratio(1, 2);
    Ruling::new(Label::Partial, half, "stale.unknown", "says that it doesn't know").reading("unknown")
}
