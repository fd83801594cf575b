//! The rectangle of a study: agents on one side, on the other the seeds that all of them took.

use std::collections::{BTreeMap, BTreeSet};

use belljar_exam::Sha256Hex;
use belljar_seed::Seed;

use super::whole::StudyError;
use crate::sample::{Incomparable, ScoredRun, described, on_like_terms};

/// The rectangle of a study.
pub(super) struct Design<'a> {
    /// By agent, then by seed: every agent took every seed.
    pub(super) agents: Vec<Vec<&'a ScoredRun>>,
    /// Runs of seeds that not every agent took.
    pub(super) left_out: Vec<&'a ScoredRun>,
    /// The seeds, in order.
    pub(super) seeds: Vec<Seed>,
}

impl<'a> Design<'a> {
    /// Puts runs into a rectangle. The order of the agents is that of their hashes, so that no order of the runs counts.
    ///
    /// # Errors
    /// If the runs can't be put side by side, or no seed was taken by all agents.
    pub(super) fn of(runs: &'a [ScoredRun]) -> Result<Self, StudyError> {
        on_like_terms(runs.iter())?;
        let mut by_agent: BTreeMap<(Sha256Hex, Sha256Hex), BTreeMap<Seed, &ScoredRun>> = BTreeMap::new();
        let mut datasets: BTreeMap<Seed, Sha256Hex> = BTreeMap::new();
        for run in runs {
            if *datasets.entry(run.seed).or_insert(run.dataset) != run.dataset {
                return Err(Incomparable::Dataset { seed: run.seed }.into());
            }
            if by_agent.entry(run.agent.hashes()).or_default().insert(run.seed, run).is_some() {
                return Err(Incomparable::SeedTwice { agent: described(&run.agent), seed: run.seed }.into());
            }
        }
        if runs.len() < 2 {
            return Err(StudyError::OneRun);
        }
        let shared = |seed: &&Seed| by_agent.values().all(|runs| runs.contains_key(*seed));
        let seeds: Vec<Seed> = datasets.keys().filter(shared).copied().collect();
        if seeds.is_empty() {
            return Err(StudyError::NoSharedSeed);
        }
        let kept: BTreeSet<Seed> = seeds.iter().copied().collect();
        let (mut agents, mut left_out) = (Vec::new(), Vec::new());
        for runs in by_agent.into_values() {
            let (inside, outside): (Vec<_>, Vec<_>) = runs.into_values().partition(|run| kept.contains(&run.seed));
            agents.push(inside);
            left_out.extend(outside);
        }
        Ok(Self { agents, left_out, seeds })
    }
}
