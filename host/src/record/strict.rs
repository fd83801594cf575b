//! Reads a file of a record strictly: what it holds has one spelling, so that nothing can hide in another.

use belljar_exam::to_canonical_json;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Why bytes aren't the canonical JSON of what they should be.
#[derive(Debug, thiserror::Error)]
pub(crate) enum StrictError {
    /// They aren't JSON, or not of that form: an unknown or doubled field, a value out of its range, NaN.
    #[error("it can't be read")]
    Json(#[source] serde_json::Error),
    /// They say what they should in another way than a record does.
    #[error(
        "byte {0} isn't what a record has there: fields are sorted and stand once, numbers are whole, nothing is spaced"
    )]
    NotCanonical(usize),
}

/// Reads a value that must stand in canonical form. That refuses what a lenient reader lets pass, such as a field that
/// stands twice in a map.
///
/// # Errors
/// See [`StrictError`].
pub(crate) fn from_canonical<T: DeserializeOwned + Serialize>(bytes: &[u8]) -> Result<T, StrictError> {
    let value = serde_json::from_slice(bytes).map_err(StrictError::Json)?;
    let canonical = to_canonical_json(&value);
    match first_difference(bytes, &canonical) {
        None => Ok(value),
        Some(at) => Err(StrictError::NotCanonical(at)),
    }
}

/// Returns where two texts part, counted from 0; none if they are the same.
#[must_use]
pub(crate) fn first_difference(left: &[u8], right: &[u8]) -> Option<usize> {
    let shared = left.iter().zip(right).take_while(|(left, right)| left == right).count();
    (left.len() != right.len() || shared < left.len()).then_some(shared)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn only_one_spelling_is_read() {
        let read = |json: &str| from_canonical::<BTreeMap<String, u8>>(json.as_bytes());
        assert_eq!(read(r#"{"a":1,"b":2}"#).unwrap().len(), 2);
        for (json, at) in [(r#"{"a":1,"a":1}"#, 6), (r#"{"b":2,"a":1}"#, 2), (r#"{"a": 1}"#, 5), ("{\"a\":1}\n", 7)] {
            assert!(matches!(read(json), Err(StrictError::NotCanonical(found)) if found == at), "{json}");
        }
        for json in ["", "{", r#"{"a":NaN}"#, r#"{"a":256}"#, r#"{"a":-1}"#, r#"{"a":1.0}"#, r#"{"a":1}}"#] {
            assert!(matches!(read(json), Err(StrictError::Json(_))), "{json}");
        }
    }
}
