//! The door of the tool half: all its cases, as drafts.

use belljar_exam::{Size, UserId};
use belljar_seed::Root;

use super::category::Category;
use super::desk::Desk;
use super::quota::quota;
use crate::assistant::draft::DraftCase;
use crate::coin::Coiner;

/// New ids that every case can hand out.
const NEW_IDS: usize = 3;

/// Drafts the tool cases of an exam.
///
/// Every case draws from streams under its category's name, so that a new category shifts no other.
pub(crate) fn draft(root: &Root, size: Size, users: &[UserId], coiner: &mut Coiner) -> Vec<DraftCase> {
    let mut drafts = Vec::new();
    for (category, count) in quota(size, root) {
        for ordinal in 0..count {
            drafts.push(draft_one(category, ordinal, root, users.len(), coiner));
        }
    }
    drafts
}

/// Drafts one case of a category. The first user asks three quarters of them.
pub(super) fn draft_one(
    category: &Category,
    ordinal: u64,
    root: &Root,
    users: usize,
    coiner: &mut Coiner,
) -> DraftCase {
    let mut desk = Desk::new(&root.branch(category.name), ordinal, coiner.mint(category.name, ordinal));
    let mut sketch = (category.write)(&mut desk);
    while sketch.world.new_ids.len() < NEW_IDS {
        let id = desk.id("new-");
        sketch.world.new_ids.push(id);
    }
    let user = if users > 1 && desk.choices.chance(1, 4) { 1 + desk.choices.index(users - 1) } else { 0 };
    sketch.into_draft(category, user)
}
