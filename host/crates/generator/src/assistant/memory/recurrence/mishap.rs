//! What a mishap that recurs is made of.

use crate::wording::Rule;

/// A mishap that recurs.
pub(in super::super) struct Recurrence {
    /// Names it in facts, streams and topics.
    pub(in super::super) name: &'static str,
    /// The label of its topic item.
    pub(in super::super) label: &'static str,
    /// The description of its topic item.
    pub(in super::super) about: &'static str,
    /// What is counted, in the plural.
    pub(in super::super) object: &'static str,
    /// The person tells that it happened again.
    pub(in super::super) again: Rule,
    /// Somebody tells that it happened to a third person: `{who}`.
    pub(in super::super) other: Rule,
    /// The assistant takes note.
    pub(in super::super) noted: Rule,
    /// The person asks how often.
    pub(in super::super) ask: Rule,
}
