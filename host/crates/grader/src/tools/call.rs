//! A tool call as the grader sees it.

use belljar_answer_key::ExpectedCall;
use belljar_transcript::{ObservedCall, ToolReply};
use serde_json::{Map, Value};

use super::fit::Fit;

/// A tool call as the grader sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    /// The arguments; none if they aren't a JSON object or weren't kept.
    pub arguments: Option<Map<String, Value>>,
    /// What became of it.
    pub fate: Fate,
    /// The tool, as named by the agent.
    pub tool: String,
}

/// What became of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// The tool ran, or would have been right to call had it been there.
    Served,
    /// The tool said that it failed.
    Failed,
    /// The call never reached a tool: unknown tool, arguments that don't fit its schema, too many calls, too large.
    /// It counts as a call, and as one whose arguments were all wrong.
    Rejected,
}

impl From<&ObservedCall> for Call {
    fn from(call: &ObservedCall) -> Self {
        let fate = match call.reply {
            ToolReply::Result(_) | ToolReply::NotAvailableNow => Fate::Served,
            ToolReply::Failed(_) => Fate::Failed,
            ToolReply::UnknownTool
            | ToolReply::InvalidArguments(_)
            | ToolReply::TooManyCalls(_)
            | ToolReply::TooLarge(_) => Fate::Rejected,
        };
        Self { arguments: serde_json::from_str(call.arguments.raw()).ok(), fate, tool: call.tool.raw().to_owned() }
    }
}

/// Returns the calls that count, in order: all but those that met an error of the tool and were made again.
///
/// A call was made again if the same tool is called later with the same arguments, or with any if the failed call was
/// right: who words a search anew after an error isn't punished, and who tries one job id after the other is.
pub(crate) fn counted_calls<'a>(calls: &'a [Call], expected: &[ExpectedCall]) -> Vec<&'a Call> {
    let made_again = |at: usize, call: &Call| {
        let later: Vec<&Call> = calls[at + 1..].iter().filter(|later| later.tool == call.tool).collect();
        let was_right =
            |expected: &ExpectedCall| expected.tool == call.tool && Fit::of(expected, call, &[]).is_perfect();
        later.iter().any(|later| later.arguments == call.arguments)
            || !later.is_empty() && expected.iter().any(was_right)
    };
    let counts = |(at, call): &(usize, &Call)| call.fate != Fate::Failed || !made_again(*at, call);
    calls.iter().enumerate().filter(counts).map(|(_, call)| call).collect()
}
