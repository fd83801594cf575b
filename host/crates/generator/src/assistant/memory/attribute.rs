//! What can be known about a person, and how people talk about it.

use super::value::Sort;
use crate::wording::Rule;

/// One thing that a person has at most one of at a time: where they live, who cuts their hair.
pub(super) struct Attribute {
    /// Names it in facts, streams and topics.
    pub(super) name: &'static str,
    /// What its values look like.
    pub(super) sort: Sort,
    /// The label of its topic item.
    pub(super) label: &'static str,
    /// The description of its topic item.
    pub(super) about: &'static str,
    /// The holder tells it for the first time: `{value}`, and `{date}` where it can change.
    pub(super) own: Rule,
    /// Somebody tells it of a third person: `{who}`, a name or a pronoun, and `{value}`.
    pub(super) other: Rule,
    /// The assistant takes note: `{value}`, not in every alternative.
    pub(super) noted: Rule,
    /// What the holder may ask on telling it, and what the assistant says to that.
    pub(super) talk: &'static [(&'static str, &'static str)],
    /// The holder asks for it. Each alternative is a phrasing of its own.
    pub(super) ask: Rule,
    /// The right answer in a sentence: `{value}`.
    pub(super) told: Rule,
    /// How it changes, if it can.
    pub(super) chain: Option<Chain>,
}

/// How people talk about something that changes.
pub(super) struct Chain {
    /// The holder tells a new value: `{value}`, `{date}`.
    pub(super) change: Rule,
    /// The holder asks for a past value: `{when}`.
    pub(super) then: Rule,
    /// The holder asks for the value before the present one.
    pub(super) before: Rule,
    /// The holder asks for all values in order.
    pub(super) all: Rule,
}
