//! The answer kinds, one file each.

pub(crate) mod date;
pub(crate) mod duration;
pub(crate) mod number;

mod acknowledge;
mod activity;
mod boolean;
mod contradiction;
mod decline;
mod false_premise;
mod gather;
mod items;
mod list;
mod ordered_list;
mod ordering;
mod reconciliation;
mod stale;
mod string_any;
mod value;

use belljar_answer_key::Expected;

use crate::Ruling;
use crate::reading::Reading;

/// Rules on an answer that nothing disqualified.
pub(crate) fn rule(reading: &Reading<'_>, declined: bool) -> Ruling {
    match &reading.check.expected {
        Expected::Value { accept } => value::rule(reading, accept),
        Expected::Number { number, object, unit } => number::rule(reading, number, object.as_deref(), unit.as_deref()),
        Expected::List { items } => list::rule(reading, items),
        Expected::OrderedList { items } => ordered_list::rule(reading, items),
        Expected::Duration { days, seconds } => duration::rule(reading, *days, *seconds),
        Expected::Date { date } => date::rule(reading, *date),
        Expected::EndedActivity { activity } => activity::rule_on_ended(reading, activity),
        Expected::OngoingActivity { activity } => activity::rule_on_ongoing(reading, activity),
        Expected::Decline {} => decline::rule(reading, declined),
        Expected::Acknowledge { object } => acknowledge::rule(reading, object),
        Expected::Boolean { expected } => boolean::rule(reading, *expected),
        Expected::StringAny { accept, require_all, reject } => string_any::rule(reading, accept, require_all, reject),
        Expected::Ordering { sequence } => ordering::rule(reading, sequence),
        Expected::Stale { accept, stale } => stale::rule(reading, accept, stale, declined),
        Expected::Contradiction { sides } => contradiction::rule(reading, sides, declined),
        Expected::Reconciliation { sides } => reconciliation::rule(reading, sides, declined),
        Expected::FalsePremise { accept, false_claim } => false_premise::rule(reading, accept, false_claim),
        Expected::Gather { parts } => gather::rule(reading, parts),
        Expected::Tool { .. } | Expected::Restraint { .. } | Expected::ResultUsage { .. } => {
            unreachable!("tool kinds have rules of their own, which come first")
        }
    }
}
