//! Coined values rotate with the seed: how many different ones ten thousand seeds give.

use std::collections::BTreeSet;

use belljar_generator::coin::{Coiner, Mint};
use belljar_seed::Root;

use super::bounds::DISTINCT_OF_TEN_THOUSAND;
use super::measurement::Measurement;

/// Number of seeds.
pub const COINING_SEEDS: u64 = 10_000;

/// Coins one value of a kind.
type Coin = fn(&mut Mint<'_>) -> String;

/// The kinds that answers are made of.
const KINDS: &[(&str, Coin)] = &[
    ("person", |mint| mint.person().into()),
    ("first name", |mint| mint.first_name().into()),
    ("city", |mint| mint.city().into()),
    ("village", |mint| mint.village().into()),
    ("street", |mint| mint.street().into()),
    ("university", |mint| mint.university().into()),
    ("company", |mint| mint.company().into()),
    ("restaurant", |mint| mint.restaurant().into()),
    ("app", |mint| mint.app().into()),
    ("book", |mint| mint.book().into()),
    ("dish", |mint| mint.dish().into()),
    ("code", |mint| mint.code().into()),
    ("token", |mint| mint.token_with_decoys(2).token.into()),
];

/// Counts the distinct values of each kind that the seeds give, the poorest kind first. Only coining is done, not whole
/// exams, since a value is chosen before any wording.
///
/// # Panics
/// Never: counts are far below 2³².
#[must_use]
pub fn coined_values() -> Vec<Measurement> {
    let mut seen: Vec<BTreeSet<String>> = KINDS.iter().map(|_| BTreeSet::new()).collect();
    for seed in 0..COINING_SEEDS {
        let mut coiner = Coiner::new(&Root::new("belljar collision gate", &[&seed.to_le_bytes()]));
        let mut mint = coiner.mint("gate", 0);
        for ((_, coin), seen) in KINDS.iter().zip(&mut seen) {
            seen.insert(coin(&mut mint).to_lowercase());
        }
    }
    let mut rows: Vec<Measurement> = KINDS
        .iter()
        .zip(&seen)
        .map(|((kind, _), seen)| {
            let distinct = f64::from(u32::try_from(seen.len()).expect("no more than the seeds"));
            let over = format!("{COINING_SEEDS} seeds");
            Measurement::bounded(format!("distinct values: {kind}"), distinct, DISTINCT_OF_TEN_THOUSAND, over)
        })
        .collect();
    rows.sort_by(|one, other| one.value.total_cmp(&other.value));
    rows
}
