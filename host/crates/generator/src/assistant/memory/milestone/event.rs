//! What a dated event is made of.

use crate::wording::Rule;

/// The name of the attribute in facts and topics.
pub(in super::super) const NAME: &str = "milestone";
/// The label of the topic item.
pub(in super::super) const LABEL: &str = "Milestones";
/// The description of the topic item.
pub(in super::super) const ABOUT: &str = "When things happened that happen once.";

/// A dated event.
pub(in super::super) struct Milestone {
    /// What questions call it: a noun phrase that fits after `since` and `between`.
    pub(in super::super) phrase: &'static str,
    /// The person tells it: `{date}`.
    pub(in super::super) tell: Rule,
}
