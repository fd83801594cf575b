//! A case as the two halves draft it, before it gets its id, its wave and its hour.

use belljar_answer_key::{Check, Gold, Half};
use belljar_exam::{Commit, MockWorld, SourceId};

/// A case as drafted.
pub(crate) struct DraftCase {
    /// The ability that is measured.
    pub(crate) axis: &'static str,
    /// The kind of case within its axis.
    pub(crate) category: &'static str,
    /// How an answer is checked. `question` and `now` are filled in when the case is scheduled.
    pub(crate) check: Check,
    /// Whether its memory writes are kept: true for instructions, false for questions.
    pub(crate) commit: Commit,
    /// The first wave after which it can be asked.
    pub(crate) earliest_wave: usize,
    /// Turns that suffice to answer.
    pub(crate) evidence: Vec<SourceId>,
    /// Phrasing family, if any.
    pub(crate) family: Option<String>,
    /// One way to be right.
    pub(crate) gold: Gold,
    /// The half of the composite that it counts in.
    pub(crate) half: Half,
    /// The last wave after which it may be asked, for cases that later evidence would change; none if any will do.
    pub(crate) latest_wave: Option<usize>,
    /// What is asked.
    pub(crate) text: String,
    /// Ordinal of the user who asks: 0 or 1.
    pub(crate) user: usize,
    /// What the tools can find.
    pub(crate) world: MockWorld,
}
