//! What a key expects, in words for a person.

use belljar_answer_key::{ArgumentRule, Check, Expected, ExpectedCall, Reply};
use serde_json::Value;

/// Writes what a check expects, in a line.
pub(crate) fn expectation(check: &Check) -> String {
    match &check.expected {
        Expected::Value { accept } => any(accept),
        Expected::Number { number, object, unit } => {
            [Some(number), unit.as_ref(), object.as_ref()].into_iter().flatten().cloned().collect::<Vec<_>>().join(" ")
        }
        Expected::List { items } | Expected::Gather { parts: items } => format!("all of: {}", each(items)),
        Expected::OrderedList { items } | Expected::Ordering { sequence: items } => {
            format!("in this order: {}", each(items))
        }
        Expected::Duration { days: Some(days), .. } => format!("about {days} days"),
        Expected::Duration { seconds, .. } => format!("about {} seconds", seconds.unwrap_or_default()),
        Expected::Date { date } => date.to_string(),
        Expected::EndedActivity { activity } => format!("{}, which has ended", any(activity)),
        Expected::OngoingActivity { activity } => format!("{}, which goes on", any(activity)),
        Expected::Decline {} => "a decline".to_owned(),
        Expected::Acknowledge { object } => format!("a confirmation that it was done; it is about {}", any(object)),
        Expected::Boolean { expected } => if *expected { "yes" } else { "no" }.to_owned(),
        Expected::StringAny { accept, require_all, reject } => {
            let part = |what: &str, forms: &[String]| match forms {
                [] => None,
                forms => Some(format!("{what}: {}", any(forms))),
            };
            let parts = [part("one of", accept), part("all of", require_all), part("none of", reject)];
            parts.into_iter().flatten().collect::<Vec<_>>().join("; ")
        }
        Expected::Stale { accept, stale } => format!("{}, no longer {}", any(accept), any(stale)),
        Expected::Contradiction { sides } => format!("that these disagree: {}", each(sides)),
        Expected::Reconciliation { sides } => format!("both of: {}", each(sides)),
        Expected::FalsePremise { accept, false_claim } => {
            format!("{}, and that it isn't {}", any(accept), any(false_claim))
        }
        Expected::Tool { expected_calls, .. } => calls(expected_calls),
        Expected::Restraint { missing, reply } => match reply {
            Reply::Any => "no call, and a reply".to_owned(),
            Reply::Decline => "no call, and a decline".to_owned(),
            Reply::Ask if missing.is_empty() => "no call, and a question".to_owned(),
            Reply::Ask => format!("no call, and a question about what is missing: {}", any(missing)),
        },
        Expected::ResultUsage { expected_calls, figure, .. } => {
            format!("{} {}, by {}", figure.number, figure.unit, calls(expected_calls))
        }
    }
}

fn any(forms: &[String]) -> String {
    forms.join(" | ")
}

fn each(items: &[Vec<String>]) -> String {
    items.iter().map(|forms| any(forms)).collect::<Vec<_>>().join("; ")
}

fn calls(expected: &[ExpectedCall]) -> String {
    expected.iter().map(wanted).collect::<Vec<_>>().join(", then ")
}

/// Writes an expected call: the tool, and what its pinned arguments must hold.
pub(crate) fn wanted(call: &ExpectedCall) -> String {
    let mut parts: Vec<String> = call
        .arguments
        .iter()
        .map(|(name, rule)| match rule {
            ArgumentRule::Equals(value) => format!("{name} is {value}"),
            ArgumentRule::Contains(text) => format!("{name} holds {text:?}"),
            ArgumentRule::OneOf(values) => {
                format!("{name} is one of {}", values.iter().map(Value::to_string).collect::<Vec<_>>().join(", "))
            }
        })
        .collect();
    parts.extend(call.forbidden_arguments.iter().map(|name| format!("no {name}")));
    if parts.is_empty() { call.tool.to_string() } else { format!("{}: {}", call.tool, parts.join("; ")) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn every_kind_reads_as_words() {
        for (spec, words) in [
            (json!({"kind": "value", "accept": ["Lisbon", "Lisboa"]}), "Lisbon | Lisboa"),
            (json!({"kind": "number", "number": "12", "object": "cats"}), "12 cats"),
            (json!({"kind": "number", "number": "20", "unit": "%"}), "20 %"),
            (json!({"kind": "list", "items": [["rent"], ["food", "groceries"]]}), "all of: rent; food | groceries"),
            (json!({"kind": "ordering", "sequence": [["a"], ["b"]]}), "in this order: a; b"),
            (json!({"kind": "duration", "days": 548}), "about 548 days"),
            (json!({"kind": "duration", "seconds": 90}), "about 90 seconds"),
            (json!({"kind": "boolean", "expected": false}), "no"),
            (json!({"kind": "string-any", "accept": ["a"], "reject": ["b", "c"]}), "one of: a; none of: b | c"),
            (json!({"kind": "stale", "accept": ["oak"], "stale": ["pine"]}), "oak, no longer pine"),
            (
                json!({"kind": "restraint", "reply": "ask", "missing": ["city"]}),
                "no call, and a question about what is missing: city",
            ),
            (
                json!({"kind": "tool", "budget": 1, "expected_calls": [{"tool": "set_theme", "arguments": {"theme": {"equals": "dark"}}}, {"tool": "done"}]}),
                "set_theme: theme is \"dark\", then done",
            ),
        ] {
            let check: Check = serde_json::from_value(spec).unwrap();
            assert_eq!(expectation(&check), words);
        }
    }
}
