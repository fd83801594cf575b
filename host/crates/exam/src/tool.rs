//! The catalog of tools, as data from which schemas and argument checks both follow.

// Fields are declared in alphabetical order: that is the order of canonical JSON (see `canonical`).

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// One tool of the catalog.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tool {
    /// What it does, for a reader who has to choose.
    pub description: String,
    /// The name to call it by.
    pub name: String,
    /// Its arguments, in the order in which a person would list them.
    pub parameters: Vec<Parameter>,
}

/// One argument of a tool.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Parameter {
    /// What it means.
    pub description: String,
    /// What it may hold.
    pub kind: ParameterKind,
    /// Its name.
    pub name: String,
    /// Whether a call must give it.
    pub required: bool,
}

/// What an argument may hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ParameterKind {
    /// Any text that isn't blank.
    Text,
    /// One of these texts.
    Choice(Vec<String>),
    /// A list of at least one text.
    Texts,
    /// A whole number from 1.
    Count,
    /// True or false.
    Flag,
}

impl Tool {
    /// Renders the JSON Schema of the arguments.
    #[must_use]
    pub fn input_schema(&self) -> Value {
        let mut properties = Map::new();
        for parameter in &self.parameters {
            let mut schema = match &parameter.kind {
                ParameterKind::Text => json!({"type": "string", "minLength": 1}),
                ParameterKind::Choice(choices) => json!({"type": "string", "enum": choices}),
                ParameterKind::Texts => {
                    json!({"type": "array", "items": {"type": "string"}, "minItems": 1})
                }
                ParameterKind::Count => json!({"type": "integer", "minimum": 1}),
                ParameterKind::Flag => json!({"type": "boolean"}),
            };
            schema["description"] = json!(parameter.description);
            properties.insert(parameter.name.clone(), schema);
        }
        let required: Vec<&str> =
            self.parameters.iter().filter(|parameter| parameter.required).map(|parameter| &*parameter.name).collect();
        json!({"type": "object", "properties": properties, "required": required, "additionalProperties": false})
    }

    /// Checks arguments against the schema and returns the object.
    ///
    /// # Errors
    /// A sentence for the caller that says what doesn't fit.
    pub fn check_arguments(&self, arguments: &str) -> Result<Map<String, Value>, String> {
        let value: Value =
            serde_json::from_str(arguments).map_err(|error| format!("the arguments aren't JSON: {error}"))?;
        let Value::Object(object) = value else {
            return Err("the arguments must be a JSON object".to_owned());
        };
        for name in object.keys() {
            if !self.parameters.iter().any(|parameter| parameter.name == *name) {
                let known: Vec<&str> = self.parameters.iter().map(|parameter| &*parameter.name).collect();
                let name: String = name.chars().take(64).collect();
                return Err(format!("`{name}` isn't an argument of {}; it takes: {}", self.name, known.join(", ")));
            }
        }
        for parameter in &self.parameters {
            match object.get(&parameter.name) {
                None if parameter.required => {
                    return Err(format!("`{}` is missing", parameter.name));
                }
                None => {}
                Some(value) => parameter.check(value)?,
            }
        }
        Ok(object)
    }
}

impl Parameter {
    fn check(&self, value: &Value) -> Result<(), String> {
        let name = &self.name;
        match (&self.kind, value) {
            (ParameterKind::Text, Value::String(text)) if !text.trim().is_empty() => Ok(()),
            (ParameterKind::Text, _) => Err(format!("`{name}` must be a text that isn't blank")),
            (ParameterKind::Choice(choices), Value::String(text)) if choices.contains(text) => Ok(()),
            (ParameterKind::Choice(choices), _) => Err(format!("`{name}` must be one of: {}", choices.join(", "))),
            (ParameterKind::Texts, Value::Array(items)) if !items.is_empty() && items.iter().all(Value::is_string) => {
                Ok(())
            }
            (ParameterKind::Texts, _) => Err(format!("`{name}` must be a list of at least one text")),
            (ParameterKind::Count, Value::Number(number)) if number.as_u64().is_some_and(|number| number > 0) => Ok(()),
            (ParameterKind::Count, _) => Err(format!("`{name}` must be a whole number from 1")),
            (ParameterKind::Flag, Value::Bool(_)) => Ok(()),
            (ParameterKind::Flag, _) => Err(format!("`{name}` must be true or false")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parameter(name: &str, kind: ParameterKind, required: bool) -> Parameter {
        Parameter { description: "what".to_owned(), kind, name: name.to_owned(), required }
    }

    fn tool() -> Tool {
        let choices = vec!["low".to_owned(), "high".to_owned()];
        Tool {
            description: "does".to_owned(),
            name: "do_it".to_owned(),
            parameters: vec![
                parameter("text", ParameterKind::Text, true),
                parameter("choice", ParameterKind::Choice(choices), false),
                parameter("texts", ParameterKind::Texts, false),
                parameter("count", ParameterKind::Count, false),
                parameter("flag", ParameterKind::Flag, false),
            ],
        }
    }

    #[test]
    fn arguments_that_fit_pass() {
        for arguments in [r#"{"text":"a"}"#, r#"{"text":"a","choice":"low","texts":["b"],"count":3,"flag":false}"#] {
            assert!(tool().check_arguments(arguments).is_ok(), "{arguments}");
        }
    }

    #[test]
    fn arguments_that_do_not_fit_are_told_why() {
        for (arguments, why) in [
            ("", "aren't JSON"),
            ("[]", "must be a JSON object"),
            ("{}", "`text` is missing"),
            (r#"{"text":" "}"#, "isn't blank"),
            (r#"{"text":1}"#, "must be a text"),
            (r#"{"text":"a","more":1}"#, "`more` isn't an argument of do_it"),
            (r#"{"text":"a","choice":"mid"}"#, "one of: low, high"),
            (r#"{"text":"a","texts":[]}"#, "at least one"),
            (r#"{"text":"a","texts":"b"}"#, "at least one"),
            (r#"{"text":"a","count":0}"#, "whole number from 1"),
            (r#"{"text":"a","count":1.5}"#, "whole number from 1"),
            (r#"{"text":"a","flag":"true"}"#, "true or false"),
        ] {
            let error = tool().check_arguments(arguments).unwrap_err();
            assert!(error.contains(why), "{arguments}: {error}");
        }
    }

    #[test]
    fn the_schema_says_what_the_check_does() {
        let schema = tool().input_schema();
        assert_eq!(schema["required"], json!(["text"]));
        assert_eq!(schema["properties"]["choice"]["enum"], json!(["low", "high"]));
        assert_eq!(schema["properties"]["texts"]["items"]["type"], "string");
        assert_eq!(schema["additionalProperties"], false);
    }
}
