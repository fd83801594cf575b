//! Calls.

use std::fmt;

use serde::Serialize;

use crate::host;

/// Why a call gave no result.
///
/// ```
/// use belljar_guest::tools::ToolError;
///
/// assert!(ToolError::Failed("the pump is busy".into()).is_transient());
/// assert!(!ToolError::UnknownTool.is_transient());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ToolError {
    /// The catalog has no tool of that name.
    UnknownTool,
    /// The arguments aren't a JSON object that fits the tool's schema; the text says where.
    InvalidArguments(String),
    /// The tool ran and failed; the text is the tool's own message. Trying again may help.
    Failed(String),
    /// The tool can't be used in this situation.
    NotAvailableNow,
    /// This request has used up its tool calls; the limit is given.
    TooManyCalls(u32),
    /// The arguments are above the size limit; the limit in bytes is given.
    TooLarge(u64),
}

impl ToolError {
    /// Whether the same call may work when it is made again.
    ///
    /// ```
    /// use belljar_guest::tools::ToolError;
    ///
    /// assert!(!ToolError::NotAvailableNow.is_transient());
    /// ```
    #[must_use]
    pub const fn is_transient(&self) -> bool {
        matches!(self, Self::Failed(_))
    }
}

/// Calls a tool. The arguments must serialise to a JSON object; the result is text for a reader.
///
/// # Errors
/// If there is no such tool, it refuses the arguments, or it fails.
///
/// ```
/// use belljar_guest::testing::TestHost;
/// use belljar_guest::tools;
/// use serde::Serialize;
///
/// #[derive(Serialize)]
/// struct Water<'a> {
///     room: &'a str,
/// }
///
/// let mut host = TestHost::new().with_tool("water_plants", "Waters plants.", "{}", |arguments| {
///     Ok(format!("Watered the plants of the {}.", arguments["room"].as_str().unwrap_or("house")))
/// });
/// host.run(|| {
///     let result = tools::call("water_plants", &Water { room: "kitchen" });
///     assert_eq!(result.unwrap(), "Watered the plants of the kitchen.");
/// });
/// ```
pub fn call(name: &str, arguments: &impl Serialize) -> Result<String, ToolError> {
    let arguments = serde_json::to_string(arguments).map_err(|error| ToolError::InvalidArguments(error.to_string()))?;
    host::tools_call(name, &arguments)
}

/// Calls a tool, and once more if it fails in a way that may pass.
///
/// # Errors
/// If the second try fails, too, or the first in a way that will stay.
///
/// ```
/// use belljar_guest::testing::TestHost;
/// use belljar_guest::tools::{self, ToolError};
///
/// let mut tries = 0;
/// let mut host = TestHost::new().with_tool("ping", "Answers with pong.", "{}", move |_| {
///     tries += 1;
///     if tries == 1 { Err(ToolError::Failed("the line is busy".into())) } else { Ok("pong".into()) }
/// });
/// host.run(|| assert_eq!(tools::call_again("ping", &serde_json::json!({})).unwrap(), "pong"));
/// assert_eq!(host.calls().len(), 2);
/// ```
pub fn call_again(name: &str, arguments: &impl Serialize) -> Result<String, ToolError> {
    match call(name, arguments) {
        Err(error) if error.is_transient() => call(name, arguments),
        ended => ended,
    }
}

impl fmt::Display for ToolError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownTool => f.write_str("there is no such tool"),
            Self::InvalidArguments(text) => write!(f, "the arguments don't fit: {text}"),
            Self::Failed(text) => write!(f, "the tool failed: {text}"),
            Self::NotAvailableNow => f.write_str("the tool isn't available now"),
            Self::TooManyCalls(limit) => write!(f, "all {limit} tool calls are used up"),
            Self::TooLarge(limit) => write!(f, "the arguments are above the limit of {limit} bytes"),
        }
    }
}

impl std::error::Error for ToolError {}
