//! The door of tool cases: which rule a check calls for.

use belljar_answer_key::{Check, Expected};

use super::call::{Call, counted_calls};
use super::restraint::rule_on_restraint;
use super::trajectory::{Expectation, TrajectoryScore};
use super::usage::rule_on_usage;
use super::words;
use crate::{Given, Label, Ruling, Score};

/// Rules on a tool case; none if the check isn't of a tool kind.
pub(crate) fn rule_on_tools(check: &Check, given: &Given) -> Option<Ruling> {
    let calls = &given.calls;
    let others: Vec<&str> = check.distractors.iter().map(|distractor| &*distractor.value).collect();
    let score =
        |expectation: Expectation<'_>| TrajectoryScore::of(expectation, &counted_calls(calls, expectation.calls));
    match &check.expected {
        Expected::Tool { allow_extra, budget, expected_calls, unordered } => {
            let expectation = Expectation {
                allow_extra: *allow_extra,
                budget: *budget,
                calls: expected_calls,
                others: &others,
                unordered: *unordered,
            };
            Some(rule_on_trajectory(&score(expectation), calls))
        }
        Expected::ResultUsage { allow_extra, budget, decoys, expected_calls, figure, unordered } => {
            let expectation = Expectation {
                allow_extra: *allow_extra,
                budget: *budget,
                calls: expected_calls,
                others: &others,
                unordered: *unordered,
            };
            Some(rule_on_usage(&score(expectation), figure, decoys, given))
        }
        Expected::Restraint { missing, reply } => Some(rule_on_restraint(*reply, missing, calls, given)),
        _ => None,
    }
}

fn rule_on_trajectory(score: &TrajectoryScore, calls: &[Call]) -> Ruling {
    let points = score.total.to_score();
    let (label, rule) = match points {
        Score::ONE => (Label::Correct, "all-right"),
        Score::ZERO if calls.is_empty() => (Label::Wrong, "no-calls"),
        Score::ZERO => (Label::Wrong, "nothing-right"),
        _ => (Label::Partial, "partly-right"),
    };
    let reason =
        if label == Label::Correct { "called what was needed".to_owned() } else { words::faults(&score.faults) };
    Ruling { label, parsed: score.parsed(), reason, rule: format!("tool.{rule}"), score: points, span: None }
}
