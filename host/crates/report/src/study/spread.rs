//! Where the spread of scores comes from, and how many seeds it takes to see through it.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use belljar_answer_key::Half;
use serde::{Deserialize, Serialize};

use super::design::Design;
use crate::sample::number;
use crate::stats::{Components, Millionths, Table, TwoWay, components, seeds_to_settle};

/// Gaps of the composite for which a study says how many seeds settle them, in thousandths.
const GAPS: [i64; 5] = [10, 20, 30, 50, 100];

/// Where the spread of a half's scores comes from, as standard deviations of a case's score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HalfSpread {
    /// Some agents do well on some seeds; null for one agent or one seed.
    pub agent_seed: Option<Millionths>,
    /// Some cases are harder for everyone; null for one agent.
    pub case: Option<Millionths>,
    /// Cases an exam.
    pub cases: u32,
    /// The half.
    pub half: Half,
    /// What nothing else explains; for one agent with the cases in it.
    pub residual: Millionths,
    /// Some exams are harder for everyone; null for one seed.
    pub seed: Option<Millionths>,
}

/// How many seeds settle a gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeedsNeeded {
    /// The gap between two agents' composites.
    pub gap: Millionths,
    /// The fewest seeds at which the 95 % interval of such a gap leaves out 0; null if 1,000 don't suffice.
    pub seeds: Option<u32>,
}

/// Returns where the spread of each half's scores comes from; a half whose number of cases isn't the same on all seeds
/// is left out.
pub(super) fn half_spreads(design: &Design<'_>) -> Vec<HalfSpread> {
    [Half::Tool, Half::Memory].into_iter().filter_map(|half| half_spread(design, half)).collect()
}

fn half_spread(design: &Design<'_>, half: Half) -> Option<HalfSpread> {
    let table: Table = design
        .agents
        .iter()
        .map(|runs| {
            let row = |run: &&crate::sample::ScoredRun| {
                run.cases.values().filter(|case| case.half == half).map(|case| number(case.score)).collect()
            };
            runs.iter().map(row).collect()
        })
        .collect();
    let Components { case, agent_seed, residual, seed } = components(&table)?;
    let deviation = |variance: f64| Millionths::round(variance.sqrt());
    Some(HalfSpread {
        agent_seed: agent_seed.map(deviation),
        case: case.map(deviation),
        cases: u32::try_from(table.first()?.first()?.len()).expect("fewer cases than that"),
        half,
        residual: deviation(residual),
        seed: seed.map(deviation),
    })
}

/// Returns the standard deviation of the difference of two agents' composites on one seed; none if there is but one seed.
///
/// With several agents their paired differences are measured; of one agent, it is √2 times the deviation of its own
/// composites, as if another varied as much, independently.
pub(super) fn deviation_of_difference(design: &Design<'_>) -> Option<f64> {
    let table: Vec<Vec<f64>> =
        design.agents.iter().map(|runs| runs.iter().map(|run| number(run.composite.score)).collect()).collect();
    match table.as_slice() {
        [own] if own.len() > 1 => {
            let count = own.len() as f64;
            let mean = own.iter().sum::<f64>() / count;
            let squares: f64 = own.iter().map(|composite| (composite - mean) * (composite - mean)).sum();
            Some((2.0 * squares / (count - 1.0)).sqrt())
        }
        _ => TwoWay::of(&table).map(|table| table.deviation_of_difference()),
    }
}

/// Returns how many seeds settle gaps of several sizes.
pub(super) fn seeds_needed(deviation: f64) -> Vec<SeedsNeeded> {
    let needed = |thousandths| {
        let gap = Millionths::from_thousandths(thousandths);
        SeedsNeeded { gap, seeds: seeds_to_settle(gap.to_f64(), deviation) }
    };
    GAPS.into_iter().map(needed).collect()
}
