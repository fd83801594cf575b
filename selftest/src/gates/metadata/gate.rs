//! Learns on some seeds, tries others.

use std::ops::Range;

use belljar_exam::{Size, Speaker};

use super::super::bounds::METADATA_AUC;
use super::super::measurement::Measurement;
use super::super::sample::over_seeds;
use super::auc::auc;
use super::boosted::Boosted;
use super::features::{FEATURES, rows};

/// Seeds that the classifier learns from.
pub const LEARNED_SEEDS: Range<u64> = 4_001..4_241;

/// Seeds that it is tried on.
pub const METADATA_TRIED_SEEDS: Range<u64> = 5_001..5_401;

/// Measures how well metadata alone tells evidence turns from the rest: for the user's turns with its bound, for the
/// assistant's, of which few are evidence, without; then each single feature that tells more than the bound admits.
#[must_use]
pub fn metadata(size: Size) -> Vec<Measurement> {
    let seeds = METADATA_TRIED_SEEDS.end - METADATA_TRIED_SEEDS.start;
    let over = |count: usize, turns: usize| format!("{count} of {turns} turns, {seeds} seeds, {size}");
    let mut measurements = Vec::new();
    for (speaker, name, bound) in [(Speaker::User, "user", Some(METADATA_AUC)), (Speaker::Assistant, "assistant", None)]
    {
        let rows_of = |seeds: Range<u64>| over_seeds(seeds, size, |_, sample| rows(&sample, speaker)).concat();
        let (learned, tried) = (rows_of(LEARNED_SEEDS), rows_of(METADATA_TRIED_SEEDS));
        let evidence = tried.iter().filter(|(_, evidence)| *evidence).count();
        let boosted = Boosted::learn(&learned);
        let scored: Vec<(f64, bool)> = tried.iter().map(|(row, label)| (boosted.score(row), *label)).collect();
        let over = over(evidence, tried.len());
        measurements.push(Measurement {
            bound,
            name: format!("metadata: AUC on {name} turns"),
            over: over.clone(),
            value: auc(&scored),
        });
        for (feature, what) in FEATURES.iter().enumerate() {
            let single: Vec<(Vec<i64>, bool)> =
                learned.iter().map(|(row, label)| (vec![row[feature]], *label)).collect();
            let boosted = Boosted::learn(&single);
            let scored: Vec<(f64, bool)> =
                tried.iter().map(|(row, label)| (boosted.score(&row[feature..=feature]), *label)).collect();
            let area = auc(&scored);
            if !METADATA_AUC.admits(area) {
                let name = format!("metadata: AUC on {name} turns by {what} alone");
                measurements.push(Measurement::reported(name, area, over.clone()));
            }
        }
    }
    measurements
}
