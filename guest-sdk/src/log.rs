//! Notes for the agent's author. Kept in the run record, never graded.
//!
//! The host keeps 64 KiB a call. What the agent prints to standard output and standard error lands in the same log.

use std::fmt;

use crate::host;

/// How important a note is.
///
/// ```
/// use belljar_guest::log::Level;
///
/// assert!(Level::Debug < Level::Error);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Details that only debugging needs.
    Debug,
    /// Ordinary progress.
    Info,
    /// Something odd that the agent can live with.
    Warn,
    /// Something that went wrong.
    Error,
}

/// Writes a note.
///
/// ```
/// use belljar_guest::log::{self, Level};
/// use belljar_guest::testing::TestHost;
///
/// let mut host = TestHost::new();
/// host.run(|| log::write(Level::Info, format_args!("{} turns kept", 12)));
/// assert_eq!(host.log(), [(Level::Info, "12 turns kept".to_owned())]);
/// ```
pub fn write(level: Level, text: impl fmt::Display) {
    host::log_write(level, &text.to_string());
}

/// Writes a note that only debugging needs.
///
/// ```
/// # belljar_guest::testing::TestHost::new().run(|| {
/// belljar_guest::log::debug("3 candidates");
/// # });
/// ```
pub fn debug(text: impl fmt::Display) {
    write(Level::Debug, text);
}

/// Writes a note of ordinary progress.
///
/// ```
/// # belljar_guest::testing::TestHost::new().run(|| {
/// belljar_guest::log::info("wave 0 is indexed");
/// # });
/// ```
pub fn info(text: impl fmt::Display) {
    write(Level::Info, text);
}

/// Writes a note of something odd.
///
/// ```
/// # belljar_guest::testing::TestHost::new().run(|| {
/// belljar_guest::log::warn("the topic names a source that never came");
/// # });
/// ```
pub fn warn(text: impl fmt::Display) {
    write(Level::Warn, text);
}

/// Writes a note of something that went wrong.
///
/// ```
/// # belljar_guest::testing::TestHost::new().run(|| {
/// belljar_guest::log::error("the index is damaged");
/// # });
/// ```
pub fn error(text: impl fmt::Display) {
    write(Level::Error, text);
}
