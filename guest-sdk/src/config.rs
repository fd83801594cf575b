//! What the person who started the run gave to the agent with `belljar run --config`.
//!
//! The same in every call of a run.

use crate::host;

/// Returns a value, or none if there is no such name.
///
/// ```
/// use belljar_guest::config;
/// use belljar_guest::testing::TestHost;
///
/// let mut host = TestHost::new().with_config("style", "terse");
/// host.run(|| {
///     assert_eq!(config::get("style").as_deref(), Some("terse"));
///     assert_eq!(config::get("depth"), None);
/// });
/// ```
#[must_use]
pub fn get(name: &str) -> Option<String> {
    host::config_get(name)
}

/// Lists the names, sorted by their bytes.
///
/// ```
/// use belljar_guest::config;
/// use belljar_guest::testing::TestHost;
///
/// let mut host = TestHost::new().with_config("style", "terse").with_config("depth", "3");
/// host.run(|| assert_eq!(config::names(), ["depth", "style"]));
/// ```
#[must_use]
pub fn names() -> Vec<String> {
    host::config_names()
}
