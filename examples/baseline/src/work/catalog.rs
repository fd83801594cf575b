//! The catalog of tools, prepared for choosing: the words of each, and its parameters.

use std::collections::BTreeMap;

use belljar_guest::tools::{self, Tool};
use serde_json::Value;

use super::cues::CUES;
use crate::text::{is_common, stem, tokens};

/// A tool, prepared for choosing.
pub(super) struct Profile {
    /// Its name.
    pub(super) name: String,
    /// The words of its name.
    pub(super) name_words: Vec<String>,
    /// Stems that speak for it, with their weights: those of its name, of what people say instead, of its description.
    pub(super) stems: BTreeMap<String, u64>,
    /// Expressions of several stems that speak for it.
    pub(super) expressions: Vec<Vec<String>>,
    /// Its parameters, those that a call must give first.
    pub(super) parameters: Vec<Parameter>,
}

/// A parameter of a tool.
#[derive(Clone, Debug)]
pub(super) struct Parameter {
    /// Its name.
    pub(super) name: String,
    /// Whether a call must give it.
    pub(super) required: bool,
    /// What it may hold.
    pub(super) kind: Kind,
}

/// What a parameter may hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A text.
    Text,
    /// One of some texts.
    Choice(Vec<String>),
    /// A list of texts.
    Texts,
    /// Anything else; it is left out when it may be.
    Other,
}

/// Weights of a word by where it stands.
const NAME_WEIGHT: u64 = 12;
const CUE_WEIGHT: u64 = 9;
const DESCRIPTION_WEIGHT: u64 = 4;

/// Prepares the catalog.
pub(super) fn profiles() -> Vec<Profile> {
    tools::list().iter().map(Profile::of).collect()
}

impl Profile {
    fn of(tool: &Tool) -> Self {
        let name_words: Vec<String> = tool.name.split(['_', '-']).map(str::to_lowercase).collect();
        let mut stems = BTreeMap::new();
        let mut note = |word: &str, weight: u64| {
            let held = stems.entry(stem(word)).or_insert(0);
            *held = weight.max(*held);
        };
        for token in tokens(&tool.description).iter().filter(|token| !is_common(&token.lower)) {
            note(&token.lower, DESCRIPTION_WEIGHT);
        }
        let mut expressions = Vec::new();
        for word in &name_words {
            for entry in CUES.iter().filter(|(named, _)| named == word).flat_map(|(_, said)| said.split_whitespace()) {
                if entry.contains('_') {
                    expressions.push(entry.split('_').map(stem).collect());
                } else {
                    note(entry, CUE_WEIGHT);
                }
            }
            note(word, NAME_WEIGHT);
        }
        Self { name: tool.name.clone(), name_words, stems, expressions, parameters: parameters(&tool.schema()) }
    }

    /// Walks over the parameters that a call must give.
    pub(super) fn required(&self) -> impl Iterator<Item = &Parameter> {
        self.parameters.iter().filter(|parameter| parameter.required)
    }

    /// Whether its name holds a word.
    pub(super) fn named(&self, word: &str) -> bool {
        self.name_words.iter().any(|held| held == word)
    }
}

fn parameters(schema: &Value) -> Vec<Parameter> {
    let required: Vec<&str> = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let mut parameters: Vec<Parameter> = schema["properties"]
        .as_object()
        .into_iter()
        .flatten()
        .map(|(name, schema)| Parameter {
            name: name.clone(),
            required: required.contains(&&**name),
            kind: kind(schema),
        })
        .collect();
    parameters.sort_by_key(|parameter| required.iter().position(|name| *name == parameter.name).unwrap_or(usize::MAX));
    parameters
}

fn kind(schema: &Value) -> Kind {
    if let Some(choices) = schema["enum"].as_array() {
        return Kind::Choice(choices.iter().filter_map(Value::as_str).map(str::to_owned).collect());
    }
    match schema["type"].as_str() {
        Some("string") => Kind::Text,
        Some("array") => Kind::Texts,
        _ => Kind::Other,
    }
}
