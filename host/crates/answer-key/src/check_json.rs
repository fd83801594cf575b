//! Reading the spec form of a check: one flat JSON object, the kind's fields beside the common ones.

use std::borrow::Cow;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

use crate::check::DEFAULT_LOCALE;
use crate::{Check, Distractor, Expected};

/// Why a JSON object isn't a check.
#[derive(Debug, thiserror::Error)]
pub enum CheckError {
    /// A common field doesn't hold what it must.
    #[error("`{field}` {why}")]
    Field {
        /// Its name.
        field: &'static str,
        /// What is wrong with it.
        why: String,
    },
    /// The kind is unknown, or one of its fields is missing, unknown or of the wrong type.
    #[error("the kind and its fields don't fit")]
    Kind(#[source] serde_json::Error),
    /// Exactly one of a duration's fields must be given.
    #[error("a duration takes either `days` or `seconds`")]
    Duration,
}

/// Reads a check from a flat object. Everything in it must be known.
///
/// # Errors
/// See [`CheckError`].
pub fn check_from_map(mut map: Map<String, Value>) -> Result<Check, CheckError> {
    let bait = take_text(&mut map, "bait")?;
    let payload = take_text(&mut map, "payload")?;
    let question = take_text(&mut map, "question")?.unwrap_or_default();
    let locale = take_text(&mut map, "locale")?.map_or(Cow::Borrowed(DEFAULT_LOCALE), Cow::Owned);
    let now = match take_text(&mut map, "now")? {
        None => None,
        // A timestamp does, too: its day counts.
        Some(text) => {
            let day = text.split_once('T').map_or(&*text, |(day, _)| day);
            Some(day.parse().map_err(|_| field("now", "must be a day such as 2026-06-01"))?)
        }
    };
    let forbidden = match map.remove("forbidden") {
        None => Vec::new(),
        Some(Value::String(text)) => vec![text],
        Some(list) => serde_json::from_value(list).map_err(|_| field("forbidden", "must be a list of texts"))?,
    };
    let distractors = match map.remove("distractors") {
        None => Vec::new(),
        Some(Value::Array(items)) => items.into_iter().map(distractor).collect::<Result<_, _>>()?,
        Some(_) => return Err(field("distractors", "must be a list")),
    };
    let expected: Expected = serde_json::from_value(Value::Object(map)).map_err(CheckError::Kind)?;
    if let Expected::Duration { days, seconds } = &expected
        && days.is_some() == seconds.is_some()
    {
        return Err(CheckError::Duration);
    }
    Ok(Check { bait, distractors, expected, forbidden, locale, now, payload, question })
}

fn field(field: &'static str, why: &str) -> CheckError {
    CheckError::Field { field, why: why.to_owned() }
}

fn take_text(map: &mut Map<String, Value>, name: &'static str) -> Result<Option<String>, CheckError> {
    match map.remove(name) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) => Ok(Some(text)),
        Some(_) => Err(field(name, "must be a text")),
    }
}

fn distractor(value: Value) -> Result<Distractor, CheckError> {
    match value {
        Value::String(value) => Ok(Distractor { holder: None, value, why: None }),
        Value::Object(mut object) => {
            let holder = take_text(&mut object, "holder")?;
            let value = take_text(&mut object, "value")?;
            let why = take_text(&mut object, "why")?;
            match (value, object.keys().next()) {
                (Some(value), None) => Ok(Distractor { holder, value, why }),
                (None, _) => Err(field("distractors", "has an item without a `value`")),
                (_, Some(name)) => Err(field("distractors", &format!("has an item with the unknown field `{name}`"))),
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => {
            Err(field("distractors", "must hold texts or objects with `value`, `holder` and `why`"))
        }
    }
}

impl<'de> Deserialize<'de> for Check {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let map = Map::deserialize(deserializer)?;
        check_from_map(map).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn read(value: Value) -> Result<Check, String> {
        serde_json::from_value(value).map_err(|error| error.to_string())
    }

    #[test]
    fn the_spec_form_round_trips() {
        for value in [
            json!({"kind": "value", "accept": ["Lisbon"], "distractors": ["Oslo", {"value": "Bergen", "holder": "Dana"}],
                "forbidden": ["QX-17"], "question": "Where do I live?", "now": "2026-06-01", "locale": "en-US"}),
            json!({"kind": "number", "number": "1500", "object": "cats", "question": "", "locale": "en-US"}),
            json!({"kind": "decline", "question": "", "locale": "en-GB"}),
            json!({"kind": "duration", "days": 548, "question": "", "locale": "en-US"}),
            json!({"kind": "tool", "allow_extra": false, "budget": 1, "unordered": false, "question": "", "locale": "en-US",
                "expected_calls": [{"tool": "set_theme", "arguments": {"theme": {"equals": "dark"}}, "forbidden_arguments": []}]}),
        ] {
            let check = read(value.clone()).unwrap();
            assert_eq!(check.expected.kind(), value["kind"]);
            assert_eq!(read(serde_json::to_value(&check).unwrap()), Ok(check.clone()));
        }
    }

    #[test]
    fn what_does_not_fit_is_refused_by_name() {
        for (value, why) in [
            (json!({"kind": "guess"}), "the kind"),
            (json!({"accept": ["a"]}), "the kind"),
            (json!({"kind": "value", "accept": ["a"], "acept": ["b"]}), "the kind"),
            (json!({"kind": "value", "accept": ["a"], "now": "June"}), "`now`"),
            (json!({"kind": "value", "accept": ["a"], "distractors": [{"holder": "Dana"}]}), "without a `value`"),
            (json!({"kind": "duration"}), "either `days` or `seconds`"),
            (json!({"kind": "duration", "days": 1, "seconds": 1}), "either `days` or `seconds`"),
        ] {
            let error = read(value.clone()).unwrap_err();
            assert!(error.contains(why), "{value}: {error}");
        }
    }
}
