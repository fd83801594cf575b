//! What a tool takes, read out of its JSON Schema.

use serde_json::Value;

/// One parameter of a tool.
///
/// ```
/// use belljar_guest::tools::{Parameter, ParameterKind};
///
/// let room =
///     Parameter { name: "room".into(), description: "Where.".into(), kind: ParameterKind::Text, required: true };
/// assert!(room.required);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// The name to give it by.
    pub name: String,
    /// What it means, for a reader; empty if the schema doesn't say.
    pub description: String,
    /// What it holds.
    pub kind: ParameterKind,
    /// Whether a call without it is refused.
    pub required: bool,
}

/// What a parameter holds.
///
/// ```
/// use belljar_guest::tools::ParameterKind;
///
/// let texts = ParameterKind::List(Box::new(ParameterKind::Text));
/// assert_ne!(texts, ParameterKind::Text);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParameterKind {
    /// Any text.
    Text,
    /// One of these texts.
    Choice(Vec<String>),
    /// A whole number.
    Whole,
    /// Any number.
    Number,
    /// True or false.
    Flag,
    /// A list of such things.
    List(Box<ParameterKind>),
    /// Something that isn't among these: an object, or more than one type. The schema says what.
    Other,
}

impl Parameter {
    /// Reads all parameters of a schema.
    pub(super) fn all_of(schema: &Value) -> Vec<Self> {
        let is_required = |name: &str| {
            schema["required"].as_array().is_some_and(|names| names.iter().any(|known| known.as_str() == Some(name)))
        };
        let properties = schema["properties"].as_object().into_iter().flatten();
        let mut parameters: Vec<Self> = properties
            .map(|(name, property)| Self {
                name: name.clone(),
                description: property["description"].as_str().unwrap_or_default().to_owned(),
                kind: ParameterKind::of(property),
                required: is_required(name),
            })
            .collect();
        parameters.sort_by(|a, b| (!a.required, &a.name).cmp(&(!b.required, &b.name)));
        parameters
    }
}

impl ParameterKind {
    fn of(schema: &Value) -> Self {
        if let Some(choices) = schema["enum"].as_array() {
            let texts: Option<Vec<String>> = choices.iter().map(|one| one.as_str().map(str::to_owned)).collect();
            return texts.map_or(Self::Other, Self::Choice);
        }
        match schema["type"].as_str() {
            Some("string") => Self::Text,
            Some("integer") => Self::Whole,
            Some("number") => Self::Number,
            Some("boolean") => Self::Flag,
            Some("array") => Self::List(Box::new(Self::of(&schema["items"]))),
            _ => Self::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn kinds_are_read_from_types_and_choices() {
        for (schema, kind) in [
            (json!({"type": "string"}), ParameterKind::Text),
            (json!({"type": "string", "enum": ["on", "off"]}), ParameterKind::Choice(vec!["on".into(), "off".into()])),
            (json!({"enum": ["on", 1]}), ParameterKind::Other),
            (json!({"type": "integer"}), ParameterKind::Whole),
            (json!({"type": "number"}), ParameterKind::Number),
            (json!({"type": "boolean"}), ParameterKind::Flag),
            (json!({"type": "array", "items": {"type": "string"}}), ParameterKind::List(Box::new(ParameterKind::Text))),
            (json!({"type": "array"}), ParameterKind::List(Box::new(ParameterKind::Other))),
            (json!({"type": ["string", "null"]}), ParameterKind::Other),
            (json!(7), ParameterKind::Other),
        ] {
            assert_eq!(ParameterKind::of(&schema), kind, "{schema}");
        }
    }

    #[test]
    fn a_schema_that_is_none_has_no_parameters() {
        for schema in [json!(null), json!([]), json!({"properties": 3}), json!({"required": ["room"]})] {
            assert_eq!(Parameter::all_of(&schema), [], "{schema}");
        }
    }
}
