//! Distractors: wrong values that a confused agent would name.

use belljar_answer_key::{Distractor, Expected};

use crate::claims::Claims;
use crate::forms::Forms;
use crate::kinds::{date, duration, number};
use crate::needle::Mention;
use crate::reading::Reading;
use crate::tools::shown;
use crate::{Label, Ruling};

/// Finds a distractor that is asserted in value or text.
pub(crate) fn find_distractor(reading: &Reading<'_>) -> Option<Ruling> {
    let check = reading.check;
    if check.distractors.is_empty() {
        return None;
    }
    let found = match &check.expected {
        Expected::Number { .. } => number::find_distractor(reading),
        Expected::Duration { .. } => duration::find_distractor(reading),
        Expected::Date { .. } => date::find_distractor(reading),
        _ => find_words(reading),
    };
    let Found { distractor, span } = found?;
    let mut reason = format!("asserts {}", shown(&distractor.value));
    if let Some(holder) = &distractor.holder {
        reason.push_str(", which is the value of ");
        reason.push_str(&shown(holder));
    }
    if let Some(why) = &distractor.why {
        reason.push_str(": ");
        reason.push_str(&shown(why));
    }
    let ruling = Ruling::zero(Label::DisqualifiedDistractor, "distractor.asserted", reason);
    Some(ruling.reading(distractor.value.as_str()).at(span))
}

/// A distractor that was found.
pub(crate) struct Found<'a> {
    pub(crate) distractor: &'a Distractor,
    pub(crate) span: Option<(usize, usize)>,
}

/// Looks for distractors as words. What is right is looked for beside them, so that a right value that holds a wrong
/// one ("Oslo Nord") isn't taken for it.
pub(crate) fn find_words<'a>(reading: &Reading<'a>) -> Option<Found<'a>> {
    let check = reading.check;
    let right = right_forms(&check.expected);
    let wrong = check.distractors.iter().map(|distractor| &*distractor.value);
    let forms = Forms::new(right.iter().copied().chain(wrong), &check.locale);
    let is_right = |needle: usize| {
        needle < right.len() || (0..right.len()).any(|right| forms.needle(right).same_as(forms.needle(needle)))
    };
    for claims in reading.sides() {
        let in_value = std::ptr::eq(claims, reading.main()) && reading.value.is_some();
        for mention in forms.mentions(claims) {
            if is_right(mention.needle) {
                continue;
            }
            let distractor = &check.distractors[mention.needle - right.len()];
            // What the question itself names is no claim of the answer, unless it is put as the value.
            let asked = !in_value && forms.needle(mention.needle).is_in(&reading.question);
            if !asked && reading.asserts_wrongly(claims, mention, distractor) {
                return Some(Found { distractor, span: span_of(reading, claims, mention) });
            }
        }
    }
    None
}

/// Returns the bytes of a mention, if they are of the side that spans are of.
pub(crate) fn span_of(reading: &Reading<'_>, claims: &Claims, mention: Mention) -> Option<(usize, usize)> {
    std::ptr::eq(claims, reading.main()).then(|| claims.text.span(mention.first, mention.last))
}

/// Returns the forms that a kind takes for right: a distractor within one of them isn't meant.
fn right_forms(expected: &Expected) -> Vec<&str> {
    fn all(items: &[Vec<String>]) -> Vec<&str> {
        items.iter().flatten().map(String::as_str).collect()
    }
    fn some(forms: &[String]) -> Vec<&str> {
        forms.iter().map(String::as_str).collect()
    }
    match expected {
        Expected::Value { accept } | Expected::FalsePremise { accept, .. } | Expected::Stale { accept, .. } => {
            some(accept)
        }
        Expected::List { items } | Expected::OrderedList { items } => all(items),
        Expected::EndedActivity { activity } | Expected::OngoingActivity { activity } => some(activity),
        Expected::Acknowledge { object } => some(object),
        Expected::StringAny { accept, require_all, .. } => {
            accept.iter().chain(require_all).map(String::as_str).collect()
        }
        Expected::Ordering { sequence } => all(sequence),
        Expected::Contradiction { sides } | Expected::Reconciliation { sides } => all(sides),
        Expected::Gather { parts } => all(parts),
        Expected::Number { .. }
        | Expected::Duration { .. }
        | Expected::Date { .. }
        | Expected::Decline {}
        | Expected::Boolean { .. }
        | Expected::Tool { .. }
        | Expected::Restraint { .. }
        | Expected::ResultUsage { .. } => Vec::new(),
    }
}
