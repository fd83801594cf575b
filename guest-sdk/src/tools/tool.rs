//! The catalog.

use serde::{Deserialize, Serialize};

use super::Parameter;
use crate::host;

/// One tool of the catalog.
///
/// ```
/// use belljar_guest::tools::Tool;
///
/// let tool = Tool {
///     name: "water_plants".into(),
///     description: "Waters the plants of a room.".into(),
///     input_schema: r#"{"type":"object","properties":{"room":{"type":"string"}},"required":["room"]}"#.into(),
/// };
/// assert_eq!(tool.schema()["required"][0], "room");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tool {
    /// The name to call it by.
    pub name: String,
    /// What it does, for a reader who has to choose.
    pub description: String,
    /// JSON Schema of its arguments, as text.
    pub input_schema: String,
}

impl Tool {
    /// Parses the schema of the arguments; null if it isn't JSON.
    ///
    /// ```
    /// use belljar_guest::tools::Tool;
    ///
    /// let tool = Tool { name: "ping".into(), description: String::new(), input_schema: "{".into() };
    /// assert!(tool.schema().is_null());
    /// ```
    #[must_use]
    pub fn schema(&self) -> serde_json::Value {
        serde_json::from_str(&self.input_schema).unwrap_or_default()
    }
    /// Reads the parameters out of the schema: the required ones first, else in the order of their names.
    ///
    /// ```
    /// use belljar_guest::tools::{ParameterKind, Tool};
    ///
    /// let schema = r#"{"type":"object","required":["room"],"properties":{
    ///     "litres":{"type":"integer","description":"How much."},"room":{"type":"string"}}}"#;
    /// let tool = Tool { name: "water_plants".into(), description: String::new(), input_schema: schema.into() };
    /// let parameters = tool.parameters();
    /// assert_eq!((&*parameters[0].name, parameters[0].required), ("room", true));
    /// assert_eq!((&*parameters[1].description, &parameters[1].kind), ("How much.", &ParameterKind::Whole));
    /// ```
    #[must_use]
    pub fn parameters(&self) -> Vec<Parameter> {
        Parameter::all_of(&self.schema())
    }
}

/// Lists the catalog, in a fixed order. Empty while ingesting.
///
/// ```
/// use belljar_guest::testing::TestHost;
/// use belljar_guest::tools;
///
/// let mut host = TestHost::new().with_tool("ping", "Answers with pong.", "{}", |_| Ok("pong".into()));
/// host.run(|| assert_eq!(tools::list()[0].name, "ping"));
/// ```
#[must_use]
pub fn list() -> Vec<Tool> {
    host::tools_list()
}

/// Finds a tool of the catalog by its name.
///
/// ```
/// use belljar_guest::testing::TestHost;
/// use belljar_guest::tools;
///
/// let mut host = TestHost::new().with_tool("ping", "Answers with pong.", "{}", |_| Ok("pong".into()));
/// host.run(|| {
///     assert_eq!(tools::find("ping").unwrap().description, "Answers with pong.");
///     assert_eq!(tools::find("pong"), None);
/// });
/// ```
#[must_use]
pub fn find(name: &str) -> Option<Tool> {
    list().into_iter().find(|tool| tool.name == name)
}
