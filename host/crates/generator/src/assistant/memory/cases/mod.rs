//! Questions: queries over facts, with their keys.

mod abstention;
mod activities;
mod asker;
mod chains;
mod codes;
mod events;
mod lists;
mod planted;
mod scalars;
mod tastes;

pub(super) use asker::Asker;

use super::super::draft::DraftCase;

/// Drafts all cases of the memory half.
pub(super) fn draft(asker: &Asker<'_>) -> Vec<DraftCase> {
    let mut cases = Vec::with_capacity(64);
    scalars::draft(asker, &mut cases);
    chains::draft(asker, &mut cases);
    lists::draft(asker, &mut cases);
    events::draft(asker, &mut cases);
    tastes::draft(asker, &mut cases);
    activities::draft(asker, &mut cases);
    abstention::draft(asker, &mut cases);
    planted::draft(asker, &mut cases);
    codes::draft(asker, &mut cases);
    cases
}
