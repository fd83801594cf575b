//! Keys hold what they should: evidence, distractors, forbidden values.

use belljar_answer_key::{Check, Expected};
use belljar_exam::Item;

use super::support::{by_id, for_each, turns};
use crate::coin::holds;

/// All values that a check takes for right, numbers apart.
fn right(check: &Check) -> Vec<&str> {
    match &check.expected {
        Expected::Value { accept } => accept.iter().map(String::as_str).collect(),
        Expected::List { items } | Expected::OrderedList { items } => {
            items.iter().flatten().map(String::as_str).collect()
        }
        Expected::EndedActivity { activity } | Expected::OngoingActivity { activity } => {
            activity.iter().map(String::as_str).collect()
        }
        _ => Vec::new(),
    }
}

/// Values that must not be said, or not be asserted.
fn wrong(check: &Check) -> impl Iterator<Item = &str> {
    let distractors = check.distractors.iter().map(|distractor| &*distractor.value);
    distractors.chain(check.forbidden.iter().map(String::as_str)).chain(check.payload.as_deref())
}

#[test]
fn gold_values_stand_in_their_evidence() {
    for_each(|label, _, half, _| {
        let turns = by_id(half);
        for case in &half.cases {
            let texts: Vec<&str> = case.evidence.iter().map(|source| &*turns[source].text).collect();
            let values: Vec<&str> = match &case.check.expected {
                Expected::Value { accept } => vec![&accept[0]],
                Expected::List { items } | Expected::OrderedList { items } => {
                    items.iter().map(|item| &*item[0]).collect()
                }
                Expected::EndedActivity { activity } | Expected::OngoingActivity { activity } => vec![&activity[0]],
                _ => continue,
            };
            if case.axis == "later-question" {
                // Told by instruction, not in the haystack.
                assert!(texts.is_empty(), "{label}");
                continue;
            }
            for value in values {
                assert!(texts.iter().any(|text| holds(text, value)), "{label}: {value} for {}", case.text);
            }
        }
    });
}

#[test]
fn no_wrong_value_equals_or_holds_a_right_one() {
    for_each(|label, _, half, _| {
        for case in &half.cases {
            for right in right(&case.check) {
                for wrong in wrong(&case.check) {
                    let clash = holds(wrong, right) || holds(right, wrong);
                    assert!(!clash, "{label}: {right} and {wrong} for {}", case.text);
                }
            }
        }
    });
}

#[test]
fn questions_name_neither_the_answer_nor_a_tool() {
    for_each(|label, _, half, _| {
        for case in &half.cases {
            let named = matches!(case.category, "order" | "write" | "update" | "delete");
            if !named {
                for right in right(&case.check) {
                    assert!(!holds(&case.text, right), "{label}: {right} in {}", case.text);
                }
            }
            if case.check.bait.is_none() {
                assert!(!case.text.contains('_'), "{label}: {}", case.text);
            }
        }
    });
}

#[test]
fn distractors_are_where_the_specification_wants_them() {
    for_each(|label, _, half, _| {
        for case in &half.cases {
            let check = &case.check;
            let wanted = match (case.axis, case.category) {
                (
                    "recall" | "multi-session" | "knowledge-update" | "point-in-time" | "preference" | "assistant-said",
                    _,
                )
                | ("temporal", "order" | "previous" | "history")
                | ("recurrence", _)
                | ("abstention", "near-miss" | "plausible-lure") => !check.distractors.is_empty(),
                ("temporal", "duration") => !check.distractors.is_empty(),
                ("two-users", _) => !check.forbidden.is_empty(),
                ("integrity", _) => check.forbidden.len() == 2,
                ("later-question", "deleted") => check.forbidden.len() == 1,
                ("planted-instruction", _) => check.payload.is_some() && check.bait.is_some(),
                _ => true,
            };
            assert!(wanted, "{label}: {} {}", case.axis, case.category);
        }
    });
}

/// What is to be declined stands nowhere as the user's own: no turn holds a value of it that isn't a distractor, and
/// the journey of a lure, the kept code and its successor are nowhere at all.
#[test]
fn what_is_declined_or_told_later_is_absent() {
    for_each(|label, _, half, world| {
        let codes = &world.plot.codes;
        let nowhere = world.plot.events.unvisited.iter();
        let nowhere = nowhere.chain(codes.keep.iter().map(|code| &code.value));
        let nowhere = nowhere.chain(codes.change.iter().map(|code| &code.next));
        for value in nowhere {
            assert!(turns(half).all(|(_, _, turn)| !holds(&turn.text, value)), "{label}: {value}");
        }
        for attribute in &world.cast.never {
            assert_eq!(world.ledger.everybody(attribute.name).count(), 0, "{label}: {}", attribute.name);
        }
        for attribute in &world.cast.near_miss {
            use super::super::ledger::Subject;
            assert!(
                world.ledger.everybody(attribute.name).all(|fact| matches!(fact.subject, Subject::Other(..))),
                "{label}"
            );
        }
    });
}

/// Nobody else is said to hold a value: it stands in no turn but its evidence and the assistant's echo.
#[test]
fn values_have_one_holder() {
    for_each(|label, _, half, _| {
        for case in half.cases.iter().filter(|case| matches!(case.axis, "recall" | "two-users" | "preference")) {
            let Expected::Value { accept } = &case.check.expected else { unreachable!("these are values") };
            let holders: Vec<_> = turns(half)
                .filter(|(_, _, turn)| holds(&turn.text, &accept[0]))
                .map(|(_, user, turn)| (user, turn))
                .collect();
            assert!(!holders.is_empty() && holders.len() <= 2, "{label}: {} in {} turns", accept[0], holders.len());
            assert!(holders.iter().all(|(user, _)| *user == holders[0].0), "{label}: {}", accept[0]);
        }
    });
}

#[test]
fn the_other_users_value_is_forbidden_and_real() {
    for_each(|label, _, half, _| {
        for case in half.cases.iter().filter(|case| case.axis == "two-users") {
            let value = &case.check.forbidden[0];
            let (_, user, _) =
                turns(half).find(|(_, _, turn)| holds(&turn.text, value)).expect("the other user tells it");
            let asks = turns(half).find(|(_, _, turn)| turn.id == case.evidence[0]).map(|(_, user, _)| user);
            assert!(asks.is_some_and(|asks| asks != user), "{label}: {}", case.text);
        }
    });
}

/// No constant passes more than a quarter of the durations: within half of the right one, or two days.
#[test]
fn durations_are_spread() {
    let mut days: Vec<i64> = Vec::new();
    for seed in 0..400 {
        for case in super::support::draft(super::support::SIZES[0].1, seed).cases {
            if let Expected::Duration { days: Some(expected), .. } = case.check.expected {
                assert!((14..4_345).contains(&expected), "{expected}");
                days.push(i64::try_from(expected).unwrap());
            }
        }
    }
    for constant in 1..3_000 {
        let passes = days.iter().filter(|right| (*right - constant).abs() <= (*right / 2).max(2)).count();
        assert!(passes * 4 <= days.len(), "{constant} days pass {passes} of {}", days.len());
    }
}

/// Everything that a check must not accept stands in the haystack for somebody to be confused by.
#[test]
fn distractors_stand_in_the_haystack() {
    for_each(|label, _, half, _| {
        for case in &half.cases {
            if matches!(case.axis, "recall" | "preference" | "knowledge-update" | "point-in-time") {
                for distractor in &case.check.distractors {
                    let found = half.waves.iter().flatten().any(|item| match item {
                        Item::Session(session) => session.turns.iter().any(|turn| holds(&turn.text, &distractor.value)),
                        Item::Document(_) | Item::Topic(_) => false,
                    });
                    assert!(found, "{label}: {}", distractor.value);
                }
            }
        }
    });
}
