//! The table of agents, with tie groups instead of ranks.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use serde::{Deserialize, Serialize};

use super::design::Design;
use crate::compare::{Verdict, compare_composites, composite};
use crate::sample::{AgentIdentity, Incomparable, ScoredRun};
use crate::series::Measured;
use crate::stats::{Millionths, OnSeed, holm, over_seeds, tie_groups};

/// An agent of a study.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StudiedAgent {
    /// The agent.
    pub agent: AgentIdentity,
    /// Its composite over the seeds that all took.
    pub composite: Measured,
    /// Its tie groups: agents that share one can't be told apart.
    pub groups: Vec<u32>,
}

/// Puts the agents in order, best first, and into tie groups: each pair is compared, with Holm's correction over all.
pub(super) fn standing_table(design: &Design<'_>) -> Result<Vec<StudiedAgent>, Incomparable> {
    let measure = |runs: &Vec<&ScoredRun>| {
        let exams: Vec<OnSeed> = runs.iter().map(|run| composite(run)).collect();
        over_seeds(&exams).map(|over| Measured::of(&over)).ok_or(Incomparable::Empty)
    };
    let mut agents: Vec<(Measured, Vec<ScoredRun>)> = Vec::new();
    for runs in &design.agents {
        agents.push((measure(runs)?, runs.iter().map(|run| (*run).clone()).collect()));
    }
    // The hashes settle ties, so that the order doesn't depend on that of the runs.
    agents.sort_by_key(|(measured, runs)| (std::cmp::Reverse(measured.mean), runs[0].agent.hashes()));
    let (mut pairs, mut p_values) = (Vec::new(), Vec::new());
    for one in 0..agents.len() {
        for other in one + 1..agents.len() {
            let found = compare_composites(&agents[one].1, &agents[other].1)?;
            p_values.push(found.p.unwrap_or(Millionths::ONE).to_f64());
            pairs.push(((one, other), found));
        }
    }
    let adjusted = holm(&p_values);
    let apart = pairs.iter().zip(adjusted).filter_map(|((pair, contrast), p)| {
        (Verdict::of(contrast, Some(Millionths::round(p))) != Verdict::NotDistinguishable).then_some(*pair)
    });
    let groups = tie_groups(agents.len(), &apart.collect::<Vec<_>>());
    let studied = agents.into_iter().zip(groups).map(|((measured, runs), groups)| StudiedAgent {
        agent: runs[0].agent.clone(),
        composite: measured,
        groups: groups.into_iter().map(|group| u32::try_from(group).expect("fewer groups than that")).collect(),
    });
    Ok(studied.collect())
}
