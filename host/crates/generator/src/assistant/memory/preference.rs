//! Tastes: what somebody likes best, and requests that touch a taste without naming it.

use super::value::Sort;
use crate::wording::Rule;

/// A taste.
pub(super) struct Preference {
    /// Names it in facts, streams and topics.
    pub(super) name: &'static str,
    /// What its values look like.
    pub(super) sort: Sort,
    /// The label of its topic item.
    pub(super) label: &'static str,
    /// The description of its topic item.
    pub(super) about: &'static str,
    /// The holder tells it: `{value}`.
    pub(super) like: Rule,
    /// Somebody tells it of a third person: `{who}`, `{value}`.
    pub(super) other: Rule,
    /// The assistant takes note.
    pub(super) noted: Rule,
    /// The holder asks for the taste itself.
    pub(super) ask: Rule,
    /// The holder asks for something that the taste decides.
    pub(super) apply: Rule,
    /// A right answer to both: `{value}`.
    pub(super) told: Rule,
}
