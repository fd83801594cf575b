//! One line of `belljar check-answer`: a check and an answer in one JSON object.

use belljar_answer_key::{Check, CheckError, check_from_map};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::{Call, Fate, Given, Ruling, grade_answer};

/// Why a line isn't a check with an answer.
#[derive(Debug, thiserror::Error)]
pub enum LineError {
    /// It isn't a JSON object.
    #[error("the line isn't a JSON object")]
    Json(#[source] serde_json::Error),
    /// There is no answer.
    #[error("the line has no `answer`")]
    NoAnswer,
    /// The answer doesn't have the right form.
    #[error("the `answer` doesn't have the right form")]
    Answer(#[source] serde_json::Error),
    /// The calls don't have the right form.
    #[error("the `calls` don't have the right form")]
    Calls(#[source] serde_json::Error),
    /// The rest isn't a check.
    #[error("the line holds no check that is known")]
    Check(#[source] CheckError),
}

/// An answer as a line gives it: all fields may be left out.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct LineAnswer {
    citations: Vec<String>,
    confidence: Option<u8>,
    declined: bool,
    text: Option<String>,
    value: Option<String>,
}

/// A call as a line gives it: a name, or a name with arguments and what became of it.
#[derive(Deserialize)]
#[serde(untagged)]
enum LineCall {
    Name(String),
    Whole(WholeCall),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WholeCall {
    #[serde(default)]
    arguments: Option<Value>,
    #[serde(default)]
    failed: bool,
    #[serde(default)]
    rejected: bool,
    tool: String,
}

/// Grades one line: the spec form of a check, with `answer` and, if tools were called, `calls` beside it.
///
/// An `answer` may be null: then nothing was said.
///
/// # Errors
/// See [`LineError`].
pub fn check_line(json: &str) -> Result<Ruling, LineError> {
    let mut map: Map<String, Value> = serde_json::from_str(json).map_err(LineError::Json)?;
    let answer = match map.remove("answer").ok_or(LineError::NoAnswer)? {
        Value::Null => LineAnswer::default(),
        answer => serde_json::from_value(answer).map_err(LineError::Answer)?,
    };
    let calls: Vec<LineCall> = match map.remove("calls") {
        None | Some(Value::Null) => Vec::new(),
        Some(calls) => serde_json::from_value(calls).map_err(LineError::Calls)?,
    };
    let check: Check = check_from_map(map).map_err(LineError::Check)?;
    let LineAnswer { citations, confidence: _, declined, text, value } = answer;
    let calls = calls.into_iter().map(Call::from).collect();
    Ok(grade_answer(&check, &Given { calls, citations, declined, text: text.unwrap_or_default(), value }))
}

impl From<LineCall> for Call {
    fn from(call: LineCall) -> Self {
        let call = match call {
            LineCall::Name(tool) => {
                WholeCall { arguments: Some(Value::Object(Map::new())), failed: false, rejected: false, tool }
            }
            LineCall::Whole(call) => call,
        };
        let fate = match (call.failed, call.rejected) {
            (_, true) => Fate::Rejected,
            (true, false) => Fate::Failed,
            (false, false) => Fate::Served,
        };
        let arguments = match call.arguments {
            Some(Value::Object(arguments)) => Some(arguments),
            // Arguments may be given as the text that an agent sends.
            Some(Value::String(text)) => serde_json::from_str(&text).ok(),
            None => Some(Map::new()),
            Some(_) => None,
        };
        Self { arguments, fate, tool: call.tool }
    }
}
