//! What a category is.

use super::desk::Desk;
use super::sketch::Sketch;

/// One request, one tool, and the words don't give it away.
pub(super) const DIRECT_ROUTING: &str = "direct-routing";
/// The words point to another tool than the sense.
pub(super) const ROUTING_TRAP: &str = "routing-trap";
/// No tool is right.
pub(super) const RESTRAINT: &str = "restraint";
/// One call needs what another one gave, or two are needed.
pub(super) const MULTI_STEP: &str = "multi-step";
/// What a tool gave must be in the answer.
pub(super) const RESULT_USAGE: &str = "result-usage";

/// A category of tool cases.
pub(super) struct Category {
    /// Its name, as reports show it.
    pub(super) name: &'static str,
    /// The group that it belongs to.
    pub(super) axis: &'static str,
    /// Words that would give the tool away: they never stand in a prompt.
    #[cfg_attr(not(test), expect(dead_code, reason = "only tests hold prompts to it"))]
    pub(super) avoid: &'static [&'static str],
    /// Writes a case.
    pub(super) write: fn(&mut Desk<'_>) -> Sketch,
}
