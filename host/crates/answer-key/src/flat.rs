//! Writing the spec form of a check: the fields of all checks and of all kinds, in one alphabet.

use jiff::civil::Date;
use serde::{Serialize, Serializer};

use crate::{Check, Distractor, Expected, ExpectedCall, Figure, Reply};

/// Lists the fields of a struct that leaves out those that it hasn't.
macro_rules! flat {
    ($(#[$doc:meta])* struct $name:ident<$life:lifetime> { $($field:ident: $type:ty,)+ }) => {
        $(#[$doc])*
        #[derive(Default, Serialize)]
        struct $name<$life> {
            $(#[serde(skip_serializing_if = "Option::is_none")] $field: Option<$type>,)+
        }

        #[cfg(test)]
        impl $name<'_> {
            const FIELDS: &'static [&'static str] = &[$(stringify!($field)),+];
        }
    };
}

flat! {
    /// A check as it is written. Its fields stand in alphabetical order, whichever of them belong to the kind: canonical
    /// JSON has nothing to sort.
    struct Flat<'a> {
        accept: &'a [String],
        activity: &'a [String],
        allow_extra: bool,
        bait: &'a str,
        budget: u32,
        date: Date,
        days: u64,
        decoys: &'a [Figure],
        distractors: &'a [Distractor],
        expected: bool,
        expected_calls: &'a [ExpectedCall],
        false_claim: &'a [String],
        figure: &'a Figure,
        forbidden: &'a [String],
        items: &'a [Vec<String>],
        kind: &'static str,
        locale: &'a str,
        missing: &'a [String],
        now: Date,
        number: &'a str,
        object: Object<'a>,
        parts: &'a [Vec<String>],
        payload: &'a str,
        question: &'a str,
        reject: &'a [String],
        reply: Reply,
        require_all: &'a [String],
        seconds: u64,
        sequence: &'a [Vec<String>],
        sides: &'a [Vec<String>],
        stale: &'a [String],
        unit: &'a str,
        unordered: bool,
    }
}

/// What two kinds call their object.
#[derive(Serialize)]
#[serde(untagged)]
enum Object<'a> {
    /// What is counted.
    Counted(&'a str),
    /// What was asked for, in several forms.
    AskedFor(&'a [String]),
}

impl<'a> Flat<'a> {
    /// Takes the fields of the kind.
    fn of_kind(expected: &'a Expected) -> Self {
        let flat = Self { kind: Some(expected.kind()), ..Self::default() };
        match expected {
            Expected::Value { accept } => Self { accept: Some(accept), ..flat },
            Expected::Number { number, object, unit } => Self {
                number: Some(number),
                object: object.as_deref().map(Object::Counted),
                unit: unit.as_deref(),
                ..flat
            },
            Expected::List { items } | Expected::OrderedList { items } => Self { items: Some(items), ..flat },
            Expected::Duration { days, seconds } => Self { days: *days, seconds: *seconds, ..flat },
            Expected::Date { date } => Self { date: Some(*date), ..flat },
            Expected::EndedActivity { activity } | Expected::OngoingActivity { activity } => {
                Self { activity: Some(activity), ..flat }
            }
            Expected::Decline {} => flat,
            Expected::Acknowledge { object } => Self { object: Some(Object::AskedFor(object)), ..flat },
            Expected::Boolean { expected } => Self { expected: Some(*expected), ..flat },
            Expected::StringAny { accept, require_all, reject } => {
                Self { accept: Some(accept), reject: Some(reject), require_all: Some(require_all), ..flat }
            }
            Expected::Ordering { sequence } => Self { sequence: Some(sequence), ..flat },
            Expected::Stale { accept, stale } => Self { accept: Some(accept), stale: Some(stale), ..flat },
            Expected::Contradiction { sides } | Expected::Reconciliation { sides } => {
                Self { sides: Some(sides), ..flat }
            }
            Expected::FalsePremise { accept, false_claim } => {
                Self { accept: Some(accept), false_claim: Some(false_claim), ..flat }
            }
            Expected::Gather { parts } => Self { parts: Some(parts), ..flat },
            Expected::Tool { allow_extra, budget, expected_calls, unordered } => Self {
                allow_extra: Some(*allow_extra),
                budget: Some(*budget),
                expected_calls: Some(expected_calls),
                unordered: Some(*unordered),
                ..flat
            },
            Expected::Restraint { missing, reply } => Self { missing: Some(missing), reply: Some(*reply), ..flat },
            Expected::ResultUsage { allow_extra, budget, decoys, expected_calls, figure, unordered } => Self {
                allow_extra: Some(*allow_extra),
                budget: Some(*budget),
                decoys: Some(decoys),
                expected_calls: Some(expected_calls),
                figure: Some(figure),
                unordered: Some(*unordered),
                ..flat
            },
        }
    }
}

impl Serialize for Check {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { bait, distractors, expected, forbidden, locale, now, payload, question } = self;
        let flat = Flat {
            bait: bait.as_deref(),
            distractors: (!distractors.is_empty()).then_some(distractors),
            forbidden: (!forbidden.is_empty()).then_some(forbidden),
            locale: Some(locale),
            now: *now,
            payload: payload.as_deref(),
            question: Some(question),
            ..Flat::of_kind(expected)
        };
        flat.serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    /// One of each kind, as [`Expected`] itself says how it is written.
    const KINDS: &[&str] = &[
        r#"{"kind": "value", "accept": ["a"]}"#,
        r#"{"kind": "number", "number": "3", "object": "cats", "unit": "kg"}"#,
        r#"{"kind": "number", "number": "3"}"#,
        r#"{"kind": "list", "items": [["a"], ["b"]]}"#,
        r#"{"kind": "ordered-list", "items": [["a"], ["b"]]}"#,
        r#"{"kind": "duration", "days": 3}"#,
        r#"{"kind": "duration", "seconds": 3}"#,
        r#"{"kind": "date", "date": "2026-06-01"}"#,
        r#"{"kind": "ended-activity", "activity": ["a"]}"#,
        r#"{"kind": "ongoing-activity", "activity": ["a"]}"#,
        r#"{"kind": "decline"}"#,
        r#"{"kind": "acknowledge", "object": ["a"]}"#,
        r#"{"kind": "boolean", "expected": false}"#,
        r#"{"kind": "string-any", "accept": ["a"], "require_all": ["b"], "reject": []}"#,
        r#"{"kind": "ordering", "sequence": [["a"], ["b"]]}"#,
        r#"{"kind": "stale", "accept": ["a"], "stale": ["b"]}"#,
        r#"{"kind": "contradiction", "sides": [["a"], ["b"]]}"#,
        r#"{"kind": "reconciliation", "sides": [["a"], ["b"]]}"#,
        r#"{"kind": "false-premise", "accept": ["a"], "false_claim": ["b"]}"#,
        r#"{"kind": "gather", "parts": [["a"], ["b"]]}"#,
        r#"{"kind": "tool", "allow_extra": true, "budget": 2, "unordered": false, "expected_calls": [
            {"tool": "t", "arguments": {"x": {"equals": "dark"}}, "forbidden_arguments": ["y"]}]}"#,
        r#"{"kind": "restraint", "missing": ["a"], "reply": "ask"}"#,
        r#"{"kind": "result-usage", "allow_extra": false, "budget": 2, "unordered": true, "expected_calls": [],
            "decoys": [{"number": "4", "unit": "rows"}], "figure": {"number": "3", "unit": "rows"}}"#,
    ];

    #[test]
    fn every_kind_is_written_with_its_fields_beside_the_common_ones() {
        for text in KINDS {
            let mut kind: Value = serde_json::from_str(text).unwrap();
            let check = Check::new("why?", serde_json::from_value(kind.clone()).unwrap());
            let bytes = belljar_exam::to_canonical_json(&check);
            assert!(belljar_exam::is_canonical(&bytes), "{text}");
            kind["locale"] = json!("en-US");
            kind["question"] = json!("why?");
            assert_eq!(serde_json::from_slice::<Value>(&bytes).unwrap(), kind);
        }
        let kinds = KINDS.iter().map(|text| serde_json::from_str::<Expected>(text).unwrap().kind());
        let kinds: std::collections::BTreeSet<&str> = kinds.collect();
        assert_eq!(kinds.len(), 21);
    }

    #[test]
    fn fields_are_declared_in_alphabetical_order() {
        assert!(Flat::FIELDS.is_sorted(), "{:?}", Flat::FIELDS);
    }
}
