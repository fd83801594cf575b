//! Drafts to test.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use belljar_exam::{Item, SourceId, Speaker, Turn, UserId};
use belljar_seed::Root;

use super::super::draft::{MemoryHalf, World, draft_by, live};
use super::super::quota::{FULL, MEDIUM, Quota, SMALL};
use crate::coin::Coiner;

/// All sizes by name.
pub(super) const SIZES: [(&str, &Quota); 3] = [("small", &SMALL), ("medium", &MEDIUM), ("full", &FULL)];

pub(super) fn root(seed: u64) -> Root {
    Root::new("memory tests", &[&seed.to_le_bytes()])
}

pub(super) fn users(root: &Root) -> Vec<UserId> {
    let mut ids = root.ids("u-", "user");
    (0..2).map(|_| UserId::new(ids.next_id())).collect()
}

pub(super) fn draft(quota: &Quota, seed: u64) -> MemoryHalf {
    let root = root(seed);
    draft_by(quota, &root, &users(&root), &mut Coiner::new(&root))
}

/// The facts behind a draft.
pub(super) fn world(quota: &Quota, seed: u64) -> World {
    let root = root(seed);
    live(&root, quota, &users(&root), &mut Coiner::new(&root))
}

/// Seeds that tests over all sizes share.
const SEEDS: u64 = 50;

/// A size with its drafts and what they are made of.
struct Sample {
    name: &'static str,
    quota: &'static Quota,
    drafts: Vec<(MemoryHalf, World)>,
}

/// Runs a test for every size and 50 seeds, with the draft and what it's made of. Drafts are made once for all tests.
pub(super) fn for_each(test: impl Fn(&str, &Quota, &MemoryHalf, &World)) {
    static SAMPLES: OnceLock<Vec<Sample>> = OnceLock::new();
    let samples = SAMPLES.get_or_init(|| {
        SIZES
            .into_iter()
            .map(|(name, quota)| {
                let drafts = (0..SEEDS).map(|seed| (draft(quota, seed), world(quota, seed))).collect();
                Sample { name, quota, drafts }
            })
            .collect()
    });
    for sample in samples {
        for (seed, (half, world)) in sample.drafts.iter().enumerate() {
            test(&format!("{} {seed}", sample.name), sample.quota, half, world);
        }
    }
}

/// All turns of a draft.
pub(super) fn turns(half: &MemoryHalf) -> impl Iterator<Item = (usize, &UserId, &Turn)> {
    half.waves.iter().enumerate().flat_map(|(wave, items)| {
        items.iter().flat_map(move |item| match item {
            Item::Session(session) => session.turns.iter().map(|turn| (wave, &session.user, turn)).collect::<Vec<_>>(),
            Item::Document(_) | Item::Topic(_) => Vec::new(),
        })
    })
}

/// All turns by id.
pub(super) fn by_id(half: &MemoryHalf) -> BTreeMap<&SourceId, &Turn> {
    turns(half).map(|(_, _, turn)| (&turn.id, turn)).collect()
}

/// Number of exchanges.
pub(super) fn exchanges(half: &MemoryHalf) -> usize {
    turns(half).filter(|(_, _, turn)| turn.speaker == Speaker::User).count()
}
