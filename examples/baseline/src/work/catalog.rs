//! The catalog of tools, prepared for choosing: the words of each, and its parameters.

use std::collections::BTreeSet;

use belljar_guest::tools::{self, Tool};
use serde_json::Value;

use crate::store::content_stems;

/// A tool, prepared for choosing.
pub(super) struct Profile {
    /// Its name.
    pub(super) name: String,
    /// The words of its name.
    pub(super) name_words: Vec<String>,
    /// Stems of its description.
    pub(super) description: BTreeSet<String>,
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

/// Prepares the catalog.
pub(super) fn profiles() -> Vec<Profile> {
    tools::list().iter().map(Profile::of).collect()
}

impl Profile {
    fn of(tool: &Tool) -> Self {
        Self {
            name: tool.name.clone(),
            name_words: tool.name.split(['_', '-']).map(str::to_lowercase).collect(),
            description: content_stems(&tool.description).into_iter().collect(),
            parameters: parameters(&tool.schema()),
        }
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
    let parameter = |(name, schema): (&String, &Value)| Parameter {
        name: name.clone(),
        required: required.contains(&&**name),
        kind: kind(schema),
    };
    let mut parameters: Vec<Parameter> =
        schema["properties"].as_object().into_iter().flatten().map(parameter).collect();
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
