//! Tool cases, scored by hand beside the code.

use belljar_answer_key::{ArgumentRule, Check, Expected, ExpectedCall, Figure, Reply};
use serde_json::{Value, json};

use super::{Call, Fate, rule_on_tools};
use crate::{Given, Label, Ruling};

fn expected(tool: &str, pins: Value) -> ExpectedCall {
    let Value::Object(pins) = pins else { panic!("pins are an object") };
    let arguments = pins.into_iter().map(|(name, value)| (name, ArgumentRule::Equals(value))).collect();
    ExpectedCall { arguments, forbidden_arguments: Vec::new(), tool: tool.to_owned().into() }
}

fn call(tool: &str, arguments: Value) -> Call {
    let arguments = if let Value::Object(arguments) = arguments { Some(arguments) } else { None };
    Call { arguments, fate: Fate::Served, tool: tool.to_owned() }
}

fn with_fate(fate: Fate, call: Call) -> Call {
    Call { fate, ..call }
}

/// A tool check with a budget of as many calls as are expected.
fn tool(expected_calls: &[ExpectedCall]) -> Expected {
    let budget = u32::try_from(expected_calls.len()).unwrap();
    Expected::Tool { allow_extra: false, budget, expected_calls: expected_calls.to_vec(), unordered: false }
}

fn rule(expected: Expected, calls: &[Call], text: &str) -> Ruling {
    let given = Given { calls: calls.to_vec(), text: text.to_owned(), ..Given::default() };
    rule_on_tools(&Check::new("Do it.", expected), &given).unwrap()
}

fn millionths(expected: Expected, calls: &[Call]) -> u32 {
    rule(expected, calls, "Done.").score.millionths()
}

#[test]
fn the_worked_examples_of_dittobench_come_out() {
    let (a, b) = (|| expected("a", json!({})), || expected("b", json!({})));
    let dark = || expected("set_theme", json!({"theme": "dark"}));
    for (what, expectation, calls, score) in [
        ("right", tool(&[a()]), vec![call("a", json!({}))], 1_000_000),
        // Precision 1/2, recall 1: F1 2/3; penalty 1: 0.4 × 2/3 + 0.4 + 0.
        ("one extra", tool(&[a()]), vec![call("a", json!({})), call("x", json!({}))], 666_667),
        // 0.4 + 0.4 + 0.
        ("reversed", tool(&[a(), b()]), vec![call("b", json!({})), call("a", json!({}))], 800_000),
        // 0.4 + 0 + 0.2, whether the pinned argument is wrong or missing.
        ("wrong argument", tool(&[dark()]), vec![call("set_theme", json!({"theme": "light"}))], 600_000),
        ("missing argument", tool(&[dark()]), vec![call("set_theme", json!({}))], 600_000),
        // F1 of 1 of 2: 2/3; no pin: 1; no neighbours in order: 0.4 × 2/3 + 0.4.
        ("half a chain", tool(&[a(), b()]), vec![call("a", json!({}))], 666_667),
        // F1 2 × 1 / (3 + 1) = 1/2; penalty 1: 0.2 + 0.4.
        ("three of one", tool(&[a()]), vec![call("a", json!({})); 3], 600_000),
        // F1 2 × 2 / (3 + 2) = 0.8; in order; overshoot 1/2 and extras 1/2: 0.32 + 0.4 + 0.1.
        (
            "a chain and one more",
            tool(&[a(), b()]),
            vec![call("a", json!({})), call("b", json!({})), call("x", json!({}))],
            820_000,
        ),
        ("nothing right", tool(&[a()]), vec![call("x", json!({}))], 0),
        ("no calls", tool(&[a()]), vec![], 0),
    ] {
        assert_eq!(millionths(expectation, &calls), score, "{what}");
    }
}

#[test]
fn free_order_and_free_extras_cost_nothing() {
    let expected_calls = vec![expected("a", json!({})), expected("b", json!({}))];
    let reversed = [call("b", json!({})), call("a", json!({}))];
    let unordered =
        Expected::Tool { allow_extra: false, budget: 2, expected_calls: expected_calls.clone(), unordered: true };
    assert_eq!(millionths(unordered, &reversed), 1_000_000);
    let free = Expected::Tool { allow_extra: true, budget: 2, expected_calls, unordered: false };
    let with_extras = ["a", "x", "y", "b", "b"].map(|name| call(name, json!({})));
    assert_eq!(millionths(free.clone(), &with_extras), 1_000_000);
    // Half is recalled; the neighbours aren't in order: 0.2 + 0.4.
    assert_eq!(millionths(free, &[call("a", json!({})), call("x", json!({}))]), 600_000);
}

#[test]
fn calls_are_matched_by_their_arguments_and_not_by_their_turn() {
    let chain = || tool(&[expected("start", json!({})), expected("status", json!({"id": "j-7"}))]);
    let (wrong, right) = (call("status", json!({"id": "j-1"})), call("status", json!({"id": "j-7"})));
    assert_eq!(millionths(chain(), &[call("start", json!({})), right.clone()]), 1_000_000);
    // The id wasn't carried: 0.4 + 0 + 0.2.
    assert_eq!(millionths(chain(), &[call("start", json!({})), wrong.clone()]), 600_000);
    // The right status call is found behind the wrong one: F1 2 × 2 / 5, arguments 1, in order, penalty 1/2.
    assert_eq!(millionths(chain(), &[call("start", json!({})), wrong, right]), 820_000);
}

#[test]
fn two_calls_of_one_tool_are_told_apart() {
    let two = || tool(&[expected("read", json!({"url": "u1"})), expected("read", json!({"url": "u2"}))]);
    let (one, other) = (call("read", json!({"url": "u1"})), call("read", json!({"url": "u2"})));
    assert_eq!(millionths(two(), &[one.clone(), other.clone()]), 1_000_000);
    // Both are right; only their order isn't.
    assert_eq!(millionths(two(), &[other.clone(), one]), 800_000);
    // One of two pins: arguments 1/2; the earlier of two equal calls stands for the earlier expected one.
    assert_eq!(millionths(two(), &[other.clone(), other]), 800_000);
}

#[test]
fn forbidden_arguments_count_as_wrong() {
    let mut search = expected("search", json!({"query": "tides"}));
    search.forbidden_arguments.push("mode".to_owned());
    // One right of one expected and two observed: F1 2/3; 0.4 + 0.4 × 2/3 + 0.2.
    let calls = [call("search", json!({"query": "tides", "mode": "deep", "limit": 3}))];
    assert_eq!(millionths(tool(&[search.clone()]), &calls), 866_667);
    search.arguments.clear();
    assert_eq!(millionths(tool(&[search]), &calls), 600_000);
}

#[test]
fn rejected_calls_count_as_calls_with_wrong_arguments() {
    let plain = || tool(&[expected("list", json!({}))]);
    let rejected = || with_fate(Fate::Rejected, call("list", json!({"more": 1})));
    assert_eq!(millionths(plain(), &[rejected()]), 600_000);
    // The corrected call is the one that is matched; the rejected one was an extra.
    assert_eq!(millionths(plain(), &[rejected(), call("list", json!({}))]), 666_667);
    let reason = rule(plain(), &[rejected()], "Done.").reason;
    assert!(reason.contains("rejected"), "{reason}");
}

#[test]
fn the_repeat_after_an_error_is_not_an_extra() {
    let search = || tool(&[expected("search", json!({"query": "tides"}))]);
    let right = call("search", json!({"query": "tides"}));
    let failed = with_fate(Fate::Failed, right.clone());
    assert_eq!(millionths(search(), &[failed.clone(), right.clone()]), 1_000_000);
    // Not repeated: the call was right, and the figure that it didn't give is another rule's business.
    assert_eq!(millionths(search(), std::slice::from_ref(&failed)), 1_000_000);
    // Repeated twice: the second success is an extra.
    assert_eq!(millionths(search(), &[failed, right.clone(), right.clone()]), 666_667);
    // Trying one value after the other isn't a repeat.
    let guess = |query: &str| with_fate(Fate::Failed, call("search", json!({"query": query})));
    assert_eq!(millionths(search(), &[guess("winds"), right]), 666_667);
}

#[test]
fn restraint_wants_no_call_and_the_right_reply() {
    let restraint = |reply| Expected::Restraint { missing: vec!["recipient".to_owned()], reply };
    let none: [Call; 0] = [];
    for (reply, text, rule_name, label) in [
        (Reply::Any, "Glad to hear it!", "restraint.replied", Label::Correct),
        (Reply::Any, " \u{200b}\n", "restraint.silent", Label::NoAnswer),
        (Reply::Decline, "I don't know that.", "restraint.declined", Label::Correct),
        (Reply::Decline, "It was 42.", "restraint.not-declined", Label::Wrong),
        (Reply::Ask, "Who should get it?", "restraint.asked", Label::Correct),
        (Reply::Ask, "Please name the recipient.", "restraint.asked", Label::Correct),
        (Reply::Ask, "Sent.", "restraint.not-asked", Label::Wrong),
    ] {
        let ruling = rule(restraint(reply), &none, text);
        assert_eq!((&*ruling.rule, ruling.label), (rule_name, label), "{text:?}");
        let called = rule(restraint(reply), &[with_fate(Fate::Rejected, call("send", Value::Null))], text);
        assert_eq!((&*called.rule, called.score.millionths()), ("restraint.called", 0), "{text:?}");
    }
}

#[test]
fn a_served_figure_must_be_used_and_a_decoy_must_not() {
    let figure = |number: &str| Figure { number: number.to_owned(), unit: "visitors".into() };
    let usage = || Expected::ResultUsage {
        allow_extra: false,
        budget: 1,
        decoys: vec![figure("5120")],
        expected_calls: vec![expected("search", json!({}))],
        figure: figure("4817"),
        unordered: false,
    };
    let search = [call("search", json!({}))];
    let extra = [call("search", json!({})), call("x", json!({}))];
    for (what, calls, text, score) in [
        ("used", &search[..], "There were 4817 visitors.", 1_000_000),
        ("not used", &search[..], "There were many visitors.", 400_000),
        // 0.4 × 2/3 + 0.6.
        ("used after an extra call", &extra[..], "There were 4817 visitors.", 866_667),
        ("decoy", &search[..], "There were 5120 visitors.", 0),
        ("decoy beside it", &search[..], "There were 4817 visitors, and 5120 visitors before.", 0),
        ("guessed without a call", &[], "There were 4817 visitors.", 0),
    ] {
        assert_eq!(rule(usage(), calls, text).score.millionths(), score, "{what}");
    }
    assert_eq!(rule(usage(), &search, "There were 5120 visitors.").label, Label::DisqualifiedDistractor);
}

#[test]
fn permuting_what_is_unordered_changes_nothing() {
    let expected_calls = [
        expected("search", json!({"query": "a", "tags": ["x", "y"]})),
        expected("search", json!({"query": "b"})),
        expected("draw", json!({})),
    ];
    let calls = [
        call("search", json!({"query": "b"})),
        call("draw", json!({})),
        call("search", json!({"tags": ["y", "x"], "query": "a"})),
        call("other", json!({})),
    ];
    let scores: Vec<Value> = permutations(&[0, 1, 2])
        .into_iter()
        .flat_map(|keys| permutations(&[0, 1, 2, 3]).into_iter().map(move |order| (keys.clone(), order)))
        .map(|(keys, order)| {
            let expected_calls = keys.iter().map(|at| expected_calls[*at].clone()).collect();
            let expectation = Expected::Tool { allow_extra: false, budget: 3, expected_calls, unordered: true };
            let calls: Vec<Call> = order.iter().map(|at| calls[*at].clone()).collect();
            serde_json::to_value(rule(expectation, &calls, "Done.")).unwrap()
        })
        .collect();
    assert_eq!(scores.len(), 6 * 24);
    assert!(scores.iter().all(|score| *score == scores[0]));
    // F1 2 × 3 / 7, arguments 1, penalty 1/3: 0.342857 + 0.4 + 0.133333.
    assert_eq!(scores[0]["score"], 876_190);
}

fn permutations(items: &[usize]) -> Vec<Vec<usize>> {
    let Some((first, rest)) = items.split_first() else { return vec![Vec::new()] };
    let mut all = Vec::new();
    for shorter in permutations(rest) {
        for at in 0..=shorter.len() {
            let mut longer = shorter.clone();
            longer.insert(at, *first);
            all.push(longer);
        }
    }
    all
}

#[test]
fn odd_keys_and_hostile_calls_do_not_panic() {
    let zero_budget = Expected::Tool {
        allow_extra: false,
        budget: 0,
        expected_calls: vec![expected("a", json!({}))],
        unordered: false,
    };
    // 0.4 + 0.4 + 0: the one expected call is above the budget.
    let ruling = rule(zero_budget, &[call("a", json!({}))], "Done.");
    assert_eq!((ruling.score.millionths(), ruling.label), (800_000, Label::Partial));
    assert!(ruling.reason.contains("budget"), "{}", ruling.reason);
    let nothing = || tool(&[]);
    assert_eq!(millionths(nothing(), &[]), 1_000_000);
    assert_eq!(millionths(nothing(), &[call("a", json!({}))]), 0);
    let hostile = call("\u{1b}[2J\u{202e}`{0.__class__}", json!({"__proto__": null}));
    let ruling = rule(tool(&[expected("a", json!({}))]), &vec![hostile; 3000], "Done.");
    assert!(ruling.reason.len() < 1_000 && !ruling.reason.contains('\u{1b}'), "{}", ruling.reason);
}
