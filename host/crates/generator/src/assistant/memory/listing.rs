//! Things that somebody has several of, told one at a time.

use super::life::Profession;
use super::value::Sort;
use crate::wording::Rule;

/// A list that grows over many sessions.
pub(super) struct Listing {
    /// Names it in facts, streams and topics.
    pub(super) name: &'static str,
    /// What its items look like.
    pub(super) sort: Sort,
    /// The label of its topic item.
    pub(super) label: &'static str,
    /// The description of its topic item.
    pub(super) about: &'static str,
    /// What is counted, in the plural.
    pub(super) object: &'static str,
    /// The profession that it belongs to; none if anybody may have it.
    pub(super) profession: Option<Profession>,
    /// The holder tells one item: `{value}`.
    pub(super) item: Rule,
    /// Somebody tells an item of a third person: `{who}`, `{value}`.
    pub(super) other: Rule,
    /// The assistant takes note.
    pub(super) noted: Rule,
    /// The holder asks how many there are.
    pub(super) count: Rule,
    /// The holder asks for all of them.
    pub(super) all: Rule,
}
