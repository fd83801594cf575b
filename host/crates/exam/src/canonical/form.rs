//! The door of canonical JSON: writing it, and telling whether something is it.

use serde::Serialize;

use super::writer::Writer;

/// Writes a value in the form that is hashed.
///
/// # Panics
/// If the value can't be JSON (a map whose keys aren't text). None of ours is.
#[must_use]
pub fn to_canonical_json<T: Serialize>(value: &T) -> Vec<u8> {
    let mut out = Vec::new();
    write_canonical_json(value, &mut out);
    out
}

/// Like [`to_canonical_json`], into a vector that may have room already.
///
/// # Panics
/// As [`to_canonical_json`].
pub fn write_canonical_json<T: Serialize>(value: &T, out: &mut Vec<u8>) {
    let mut writer = Writer::new(std::mem::take(out));
    value.serialize(&mut writer).expect("our types are all JSON");
    *out = writer.into_bytes();
}

/// Tells whether these bytes are the canonical form of what they say.
#[must_use]
pub fn is_canonical(json: &[u8]) -> bool {
    // serde_json's map sorts its keys, so that reading and writing again canonicalises.
    serde_json::from_slice::<serde_json::Value>(json)
        .is_ok_and(|value| !has_float(&value) && serde_json::to_vec(&value).is_ok_and(|again| again == json))
}

fn has_float(value: &serde_json::Value) -> bool {
    match value {
        serde_json::Value::Number(number) => number.is_f64(),
        serde_json::Value::Array(items) => items.iter().any(has_float),
        serde_json::Value::Object(object) => object.values().any(has_float),
        serde_json::Value::Null | serde_json::Value::Bool(_) | serde_json::Value::String(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn canonical_means_sorted_tight_and_whole() {
        assert!(is_canonical(br#"{"a":1,"b":[true,null,"c"]}"#));
        for json in [r#"{"b":1,"a":2}"#, r#"{"a": 1}"#, r#"{"a":1.5}"#, r#"{"a":1}}"#, "", r#"{"a":1,"a":1}"#] {
            assert!(!is_canonical(json.as_bytes()), "{json}");
        }
    }
}
