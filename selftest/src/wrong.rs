//! What the wrong agent does: wrong in the way that fits each kind, so that every rule must say no.

use belljar_answer_key::{AnswerKey, CaseKey, Check, Expected, Figure, Gold, GoldAnswer, GoldCall, Reply};
use belljar_exam::Exam;
use serde_json::{Map, json};

use crate::script::{Scripts, name, pairs};

/// An answer that no seed coins.
const NOBODYS: &str = "Quagmire Falls";

/// Makes the wrong agent's scripts.
#[must_use]
pub fn wrong_scripts(exam: &Exam, key: &AnswerKey) -> Scripts {
    pairs(exam, &key.cases).map(|(request, key)| (name(request), wrong(key))).collect()
}

fn wrong(key: &CaseKey) -> Gold {
    let check = &key.check;
    match &check.expected {
        // A distractor is the most tempting way to be wrong.
        Expected::Value { .. }
        | Expected::Stale { .. }
        | Expected::StringAny { .. }
        | Expected::FalsePremise { .. } => say(&tempting(check)),
        Expected::Number { number, .. } => say(&off_by_one(number)),
        Expected::List { .. } | Expected::Gather { .. } | Expected::Contradiction { .. } => say(&tempting(check)),
        Expected::Reconciliation { .. } => say(&tempting(check)),
        Expected::OrderedList { items } | Expected::Ordering { sequence: items } => {
            let reversed: Vec<&str> =
                items.iter().rev().filter_map(|forms| forms.first()).map(String::as_str).collect();
            say(&reversed.join("; "))
        }
        Expected::Duration { days, seconds } => {
            let days = days.unwrap_or_else(|| seconds.unwrap_or(0) / 86_400);
            say(&format!("{} days", 4 * days + 30))
        }
        Expected::Date { .. } => say("1 January 1970"),
        Expected::EndedActivity { activity } => prose(&format!("You still do {} every week.", first(activity))),
        Expected::OngoingActivity { activity } => prose(&format!("You gave up {} a while ago.", first(activity))),
        Expected::Decline {} => say(&tempting(check)),
        Expected::Acknowledge { .. } => prose("I can't do that, and I haven't changed anything."),
        Expected::Boolean { expected } => say(if *expected { "No" } else { "Yes" }),
        Expected::Tool { expected_calls, .. } => call_wrongly(expected_calls.iter().map(|call| &*call.tool), "Done."),
        Expected::Restraint { reply, .. } => {
            let text = if *reply == Reply::Ask { "Sent." } else { "I looked that up for you." };
            call_wrongly(std::iter::empty(), text)
        }
        Expected::ResultUsage { expected_calls, decoys, .. } => {
            let decoy = decoys.first().map_or_else(|| "7 units".to_owned(), figure);
            call_wrongly(expected_calls.iter().map(|call| &*call.tool), &format!("It came to {decoy}."))
        }
    }
}

fn first(forms: &[String]) -> &str {
    forms.first().map_or(NOBODYS, String::as_str)
}

fn tempting(check: &Check) -> String {
    check.distractors.first().map_or_else(|| NOBODYS.to_owned(), |distractor| distractor.value.clone())
}

fn figure(figure: &Figure) -> String {
    format!("{} {}", figure.number, figure.unit)
}

fn off_by_one(number: &str) -> String {
    number.parse::<i128>().map_or_else(|_| "17".to_owned(), |number| (number + 1).to_string())
}

fn say(value: &str) -> Gold {
    let answer = GoldAnswer { declined: false, text: format!("It's {value}."), value: Some(value.to_owned()) };
    Gold { answer, calls: Vec::new() }
}

fn prose(text: &str) -> Gold {
    Gold { answer: GoldAnswer { declined: false, text: text.to_owned(), value: None }, calls: Vec::new() }
}

/// Calls a tool that isn't expected, however many are.
fn call_wrongly<'a>(expected: impl Iterator<Item = &'a str>, text: &str) -> Gold {
    let expected: Vec<&str> = expected.collect();
    let (tool, arguments) = if expected.contains(&"set_accent_color") {
        ("set_chat_font", json!({"font": "Lora"}))
    } else {
        ("set_accent_color", json!({"color": "teal"}))
    };
    let arguments: Map<_, _> = arguments.as_object().cloned().unwrap_or_default();
    let mut gold = prose(text);
    gold.calls.push(GoldCall { arguments, tool: tool.to_owned().into() });
    gold
}
