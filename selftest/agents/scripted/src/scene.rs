//! What to do for one request.

use belljar_guest::{Answer, Request};
use serde::{Deserialize, Serialize};

/// The calls to make, in order, and the answer to give afterwards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scene {
    /// The tool calls.
    #[serde(default)]
    pub calls: Vec<ScriptedCall>,
    /// The answer.
    pub answer: Answer,
}

/// One tool call.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScriptedCall {
    /// The tool's name.
    pub tool: String,
    /// Its arguments: a JSON object.
    pub arguments: serde_json::Value,
}

/// Returns the name under which the configuration holds the scene of a request.
#[must_use]
pub fn name_of(request: &Request) -> String {
    format!("{}\n{}\n{}", request.user, request.now, request.text)
}
