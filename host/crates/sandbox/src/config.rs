//! The agent's configuration: what the person who started the run gave it.

use std::collections::BTreeMap;

use belljar_exam::{Sha256Hex, to_canonical_json};

/// Bytes of all names and values: as much as one host call passes.
pub const CONFIG_BYTES_MAX: u64 = 8 << 20;

/// What `run --config` gave: texts by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AgentConfig(BTreeMap<String, String>);

/// Why a configuration can't be used.
#[derive(Debug, thiserror::Error)]
pub enum AgentConfigError {
    /// The file isn't a JSON object of texts.
    #[error("the configuration isn't a JSON object whose values are all texts")]
    Json(#[source] serde_json::Error),
    /// It is too large.
    #[error("the configuration has {bytes} bytes of names and values; at most {CONFIG_BYTES_MAX} are allowed")]
    TooLarge {
        /// Its size.
        bytes: u64,
    },
}

impl AgentConfig {
    /// Takes names and values.
    ///
    /// # Errors
    /// If they are larger than [`CONFIG_BYTES_MAX`].
    pub fn new(values: BTreeMap<String, String>) -> Result<Self, AgentConfigError> {
        let bytes: usize = values.iter().map(|(name, value)| name.len() + value.len()).sum();
        let bytes = bytes as u64;
        if bytes > CONFIG_BYTES_MAX { Err(AgentConfigError::TooLarge { bytes }) } else { Ok(Self(values)) }
    }

    /// Reads a JSON object whose values are all texts.
    ///
    /// # Errors
    /// See [`AgentConfigError`].
    pub fn from_json(json: &str) -> Result<Self, AgentConfigError> {
        Self::new(serde_json::from_str(json).map_err(AgentConfigError::Json)?)
    }

    /// Returns the names and values, sorted by the bytes of their names.
    #[must_use]
    pub const fn values(&self) -> &BTreeMap<String, String> {
        &self.0
    }

    /// Hashes the canonical form. That of an empty configuration is the hash of `{}`.
    #[must_use]
    pub fn sha256(&self) -> Sha256Hex {
        Sha256Hex::of(&[&to_canonical_json(&self.0)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_read_and_everything_else_is_refused() {
        let config = AgentConfig::from_json(r#"{"b": "2", "a": "1"}"#).unwrap();
        assert_eq!(config.values().keys().collect::<Vec<_>>(), ["a", "b"]);
        for json in ["", "[]", r#"{"a": 1}"#, r#"{"a": null}"#] {
            assert!(matches!(AgentConfig::from_json(json), Err(AgentConfigError::Json(_))), "{json}");
        }
    }

    #[test]
    fn the_size_counts_names_and_values() {
        let of = |bytes: usize| AgentConfig::new(BTreeMap::from([("a".to_owned(), "b".repeat(bytes - 1))]));
        assert!(of(8 << 20).is_ok());
        assert!(matches!(of((8 << 20) + 1), Err(AgentConfigError::TooLarge { bytes: 8_388_609 })));
    }

    #[test]
    fn the_digest_is_that_of_the_canonical_form() {
        assert_eq!(AgentConfig::default().sha256(), Sha256Hex::of(&[b"{}"]));
        let config = AgentConfig::from_json(r#"{"b": "2", "a": "1"}"#).unwrap();
        assert_eq!(config.sha256(), Sha256Hex::of(&[br#"{"a":"1","b":"2"}"#]));
    }
}
