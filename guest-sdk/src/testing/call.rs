//! What a tool was called with, and what came of it.

use crate::tools::ToolError;

/// A tool call that the host saw.
///
/// ```
/// use belljar_guest::testing::TestHost;
/// use belljar_guest::tools;
///
/// let mut host = TestHost::new().with_tool("ping", "Answers with pong.", "{}", |_| Ok("pong".into()));
/// host.run(|| tools::call("ping", &serde_json::json!({ "times": 2 }))).unwrap();
/// assert_eq!(host.calls()[0].tool, "ping");
/// assert_eq!(host.calls()[0].arguments["times"], 2);
/// assert_eq!(host.calls()[0].reply, Ok("pong".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The name that was called.
    pub tool: String,
    /// The arguments; null if they weren't JSON.
    pub arguments: serde_json::Value,
    /// What was replied.
    pub reply: Result<String, ToolError>,
}
