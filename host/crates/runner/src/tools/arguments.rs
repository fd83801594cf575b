//! The arguments of a call that fit the tool's schema.

use serde_json::{Map, Value};

/// Most texts in a list. The schema doesn't bound lists; what a call costs the host must be bounded.
const TEXTS_MAX: usize = 32;

/// Arguments that were checked against the schema. What the schema doesn't have reads as absent.
pub(super) struct Arguments(Map<String, Value>);

impl Arguments {
    /// Wraps arguments.
    ///
    /// # Errors
    /// A message of the tool, if a list is too long for it.
    pub(super) fn new(checked: Map<String, Value>) -> Result<Self, String> {
        for (name, value) in &checked {
            if value.as_array().is_some_and(|texts| texts.len() > TEXTS_MAX) {
                return Err(format!("`{name}` holds more than {TEXTS_MAX} texts"));
            }
        }
        Ok(Self(checked))
    }

    /// Returns a text, trimmed; empty if it is absent.
    pub(super) fn text(&self, name: &str) -> &str {
        self.0.get(name).and_then(Value::as_str).map_or("", str::trim)
    }

    /// Returns the texts of a list, trimmed; none if it is absent.
    pub(super) fn texts(&self, name: &str) -> Vec<&str> {
        let texts = self.0.get(name).and_then(Value::as_array);
        texts.map(|texts| texts.iter().filter_map(Value::as_str).map(str::trim).collect()).unwrap_or_default()
    }

    /// Returns a number from 1, or `default` if it is absent, but never more than `most`.
    pub(super) fn count(&self, name: &str, default: usize, most: usize) -> usize {
        let given = self.0.get(name).and_then(Value::as_u64);
        given.map_or(default, |count| usize::try_from(count).unwrap_or(most)).min(most)
    }
}
