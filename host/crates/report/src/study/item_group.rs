//! What an axis or a category of cases is good for: how hard it is, and whether it tells agents apart.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use std::collections::BTreeSet;

use belljar_answer_key::Half;
use serde::{Deserialize, Serialize};

use super::design::Design;
use crate::sample::{ScoredCase, ScoredRun, number};
use crate::stats::{Millionths, TwoWay};

/// Mean score from which a group is saturated: all agents get it right.
const SATURATED: f64 = 0.98;

/// Mean score up to which a group is at the floor: no agent gets it right.
const FLOOR: f64 = 0.02;

/// Reliability below which a group is noisy: more than half of the spread of the agents' means is chance.
const NOISY: f64 = 0.5;

/// Fewest agents whose scores can be correlated.
const CORRELATED_AGENTS_MIN: usize = 3;

/// What an axis or a category of cases is good for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ItemGroup {
    /// Cases over all seeds.
    pub cases: u32,
    /// 1 − the mean score of all agents.
    pub difficulty: Millionths,
    /// Correlation, over agents, of the mean score in the group with that in all other cases; null for fewer than three
    /// agents, or if all are alike in either.
    pub discrimination: Option<Millionths>,
    /// What is wrong with it.
    pub flags: Vec<Flag>,
    /// The half that it belongs to.
    pub half: Half,
    /// Its name.
    pub name: String,
    /// How much of the spread of the agents' means is real; null for fewer than two agents or seeds, or if all are alike.
    pub reliability: Option<Millionths>,
    /// Seeds that have cases of it.
    pub seeds: u32,
}

/// What is wrong with a group of cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Flag {
    /// Nobody gets it right: mean at most 0.02.
    Floor,
    /// The spread of the agents' means is mostly chance: reliability below 0.5.
    Noisy,
    /// Everybody gets it right: mean at least 0.98.
    Saturated,
}

impl Flag {
    /// Returns the flag's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Floor => "floor",
            Self::Noisy => "noisy",
            Self::Saturated => "saturated",
        }
    }
}

/// Judges all groups that a naming of the cases makes, the tool half first, then by name.
pub(super) fn item_groups(design: &Design<'_>, name_of: fn(&ScoredCase) -> &str) -> Vec<ItemGroup> {
    let cases = design.agents.iter().flatten().flat_map(|run| run.cases.values());
    let names: BTreeSet<(Half, &str)> = cases.map(|case| (case.half, name_of(case))).collect();
    let group = |(half, name): (Half, &str)| {
        ItemGroup::of(design, half, name, |case| case.half == half && name_of(case) == name)
    };
    names.into_iter().filter_map(group).collect()
}

impl ItemGroup {
    fn of(design: &Design<'_>, half: Half, name: &str, holds: impl Fn(&ScoredCase) -> bool) -> Option<Self> {
        let within = |run: &ScoredRun| mean(run.cases.values().filter(|case| holds(case)));
        let table: Vec<Vec<f64>> =
            design.agents.iter().map(|runs| runs.iter().filter_map(|run| within(run)).collect()).collect();
        // The cases are the exam's, so that all agents have the group on the same seeds.
        let seeds = table.first()?.len();
        let of_agents: Vec<f64> = table.iter().map(|row| row.iter().sum::<f64>() / seeds as f64).collect();
        let overall = of_agents.iter().sum::<f64>() / of_agents.len() as f64;
        let elsewhere =
            |runs: &Vec<&ScoredRun>| mean(runs.iter().flat_map(|run| run.cases.values()).filter(|case| !holds(case)));
        let others: Option<Vec<f64>> = design.agents.iter().map(elsewhere).collect();
        let reliability = TwoWay::of(&table).and_then(|table| table.reliability());
        let mut flags = Vec::new();
        if overall <= FLOOR {
            flags.push(Flag::Floor);
        }
        if overall >= SATURATED {
            flags.push(Flag::Saturated);
        }
        if flags.is_empty() && reliability.is_some_and(|reliability| reliability < NOISY) {
            flags.push(Flag::Noisy);
        }
        let cases = design.agents.first()?.iter().flat_map(|run| run.cases.values()).filter(|case| holds(case)).count();
        Some(Self {
            cases: u32::try_from(cases).expect("fewer cases than that"),
            difficulty: Millionths::round(1.0 - overall),
            discrimination: others.and_then(|others| correlation(&of_agents, &others)).map(Millionths::round),
            flags,
            half,
            name: name.to_owned(),
            reliability: reliability.map(Millionths::round),
            seeds: u32::try_from(seeds).expect("fewer seeds than that"),
        })
    }
}

fn mean<'a>(cases: impl Iterator<Item = &'a ScoredCase>) -> Option<f64> {
    let (sum, count) = cases.fold((0.0, 0_u32), |(sum, count), case| (sum + number(case.score), count + 1));
    (count > 0).then(|| sum / f64::from(count))
}

/// Returns Pearson's correlation; none for fewer than three pairs or if either side is all alike.
///
/// Over agents, of a group with the rest, it is the corrected item-total correlation of test theory (Henrysson 1963).
fn correlation(one: &[f64], other: &[f64]) -> Option<f64> {
    if one.len() < CORRELATED_AGENTS_MIN {
        return None;
    }
    let count = one.len() as f64;
    let (mean_one, mean_other) = (one.iter().sum::<f64>() / count, other.iter().sum::<f64>() / count);
    let (mut squares_one, mut squares_other, mut products) = (0.0, 0.0, 0.0);
    for (x, y) in one.iter().zip(other) {
        let (x, y) = (x - mean_one, y - mean_other);
        squares_one += x * x;
        squares_other += y * y;
        products += x * y;
    }
    // Sums of equal numbers may be off by a rounding: that is no spread.
    let still = 1e-18;
    let spread = squares_one > still && squares_other > still;
    spread.then(|| (products / (squares_one.sqrt() * squares_other.sqrt())).clamp(-1.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn correlations_match_what_is_worked_by_hand() {
        let near = |one: &[f64], other: &[f64], expected: f64| {
            let found = correlation(one, other).unwrap();
            assert!((found - expected).abs() < 1e-12, "{found} is not {expected}");
        };
        near(&[0.1, 0.2, 0.3], &[0.5, 0.7, 0.9], 1.0);
        near(&[0.1, 0.2, 0.3], &[0.9, 0.7, 0.5], -1.0);
        // Off by −1, 0, 1 and 0, −1, 1 (thirds): products 1, squares 2 and 2.
        near(&[1.0, 2.0, 3.0], &[2.0, 1.0, 3.0], 0.5);
        assert_eq!(correlation(&[0.1, 0.2], &[0.1, 0.2]), None);
        assert_eq!(correlation(&[0.1, 0.1, 0.1], &[0.1, 0.2, 0.3]), None);
    }
}
