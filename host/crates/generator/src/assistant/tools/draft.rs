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
/// Every case draws from streams of its category's name and its ordinal, so that a new category shifts no other.
pub(crate) fn draft(root: &Root, size: Size, users: &[UserId], coiner: &mut Coiner) -> Vec<DraftCase> {
    let quota = quota(size, root);
    let cases: u64 = quota.iter().map(|(_, count)| count).sum();
    let mut drafts = Vec::with_capacity(usize::try_from(cases).expect("an exam has a few dozen tool cases"));
    for (category, count) in quota {
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
    let mut desk = Desk::new(root.numbered_stream(category.name, ordinal), coiner.mint(category.name, ordinal));
    let mut sketch = (category.write)(&mut desk);
    sketch.world.new_ids.reserve(NEW_IDS);
    while sketch.world.new_ids.len() < NEW_IDS {
        let id = desk.id("new-");
        sketch.world.new_ids.push(id);
    }
    let user = if users > 1 && desk.choices.chance(1, 4) { 1 + desk.choices.index(users - 1) } else { 0 };
    sketch.into_draft(category, user)
}

#[cfg(test)]
mod tests {
    use belljar_answer_key::Expected;

    use super::*;
    use crate::assistant::tools::categories::CATEGORIES;

    fn users() -> [UserId; 2] {
        [UserId::new("u-a"), UserId::new("u-b")]
    }

    /// A case is the same alone as among sixty: only a clash of coined values could change it, and those are rare.
    #[test]
    fn a_category_shifts_no_other() {
        let root = Root::new("draft tests", &[]);
        let all = draft(&root, Size::Full, &users(), &mut Coiner::new(&root));
        let mut same = 0;
        for (category, count) in quota(Size::Full, &root) {
            for ordinal in 0..count {
                let alone = draft_one(category, ordinal, &root, 2, &mut Coiner::new(&root));
                same += usize::from(all.iter().any(|case| case.text == alone.text && case.user == alone.user));
            }
        }
        assert!(same >= 58 && all.len() == 60, "{same} of {}", all.len());
    }

    #[test]
    fn two_cases_of_a_category_differ_and_both_users_ask() {
        let root = Root::new("draft tests", &[b"two"]);
        let all = draft(&root, Size::Full, &users(), &mut Coiner::new(&root));
        for (at, case) in all.iter().enumerate() {
            assert!(all[..at].iter().all(|other| other.text != case.text), "{}", case.text);
            assert_eq!(case.earliest_wave, 0);
        }
        let second = all.iter().filter(|case| case.user == 1).count();
        assert!((5..30).contains(&second), "{second} of 60 are the second user's");
    }

    /// An agent that never calls a tool can win restraint cases only: at most a twentieth of a medium or full exam.
    #[test]
    fn silence_about_tools_is_worth_at_most_a_twentieth() {
        for (size, most) in [(Size::Medium, 1), (Size::Full, 3)] {
            let root = Root::new("draft tests", &[b"null"]);
            let all = draft(&root, size, &users(), &mut Coiner::new(&root));
            let free = |case: &&DraftCase| match &case.check.expected {
                Expected::Tool { expected_calls, .. } | Expected::ResultUsage { expected_calls, .. } => {
                    expected_calls.is_empty()
                }
                _ => true,
            };
            let free = all.iter().filter(free).count();
            assert!(free <= most && free * 20 <= all.len(), "{free} of {}", all.len());
        }
    }

    #[test]
    fn every_case_can_hand_out_ids_and_none_twice() {
        let root = Root::new("draft tests", &[b"ids"]);
        let mut coiner = Coiner::new(&root);
        for category in CATEGORIES {
            let ids = draft_one(category, 0, &root, 2, &mut coiner).world.new_ids;
            let mut distinct = ids.clone();
            distinct.sort();
            distinct.dedup();
            assert!(ids.len() >= NEW_IDS && distinct.len() == ids.len(), "{}: {ids:?}", category.name);
        }
    }
}
