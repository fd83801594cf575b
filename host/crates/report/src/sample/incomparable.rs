//! Why runs can't be put side by side.

use std::collections::BTreeMap;
use std::fmt;

use belljar_seed::Seed;

use super::{AgentIdentity, ScoredRun, Unlike};

/// A side of a comparison.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// What stands before `--against`.
    A,
    /// What stands after it.
    B,
}

/// Why runs can't be put side by side.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Incomparable {
    /// The exams of one seed aren't the same, although all else is.
    #[error("the runs of seed {seed} are of different exams: their dataset hashes differ")]
    Dataset {
        /// The seed.
        seed: Seed,
    },
    /// No runs.
    #[error("there are no runs to look at")]
    Empty,
    /// The same run stands on both sides.
    #[error("the run of seed {seed} stands on both sides: a run can't be compared with itself")]
    SameRun {
        /// Its seed.
        seed: Seed,
    },
    /// A seed that only one side took.
    #[error("seed {seed} has a run on side {side} and none on the other: only the same exams can be compared")]
    SeedAlone {
        /// The seed.
        seed: Seed,
        /// The side that took it.
        side: Side,
    },
    /// One agent took one seed twice: the second run would count the same answers again.
    #[error("agent {agent} has two runs of seed {seed}: they would count as one more exam, and are none")]
    SeedTwice {
        /// The agent's name.
        agent: String,
        /// The seed.
        seed: Seed,
    },
    /// Runs of several agents where one is expected.
    #[error("these are runs of two agents, {one} and {other}: a side of a comparison, or a series, is of one")]
    TwoAgents {
        /// The one agent.
        one: String,
        /// The other agent.
        other: String,
    },
    /// The runs were taken on unlike terms.
    #[error("the runs differ in {}: {} in one, {} in the other", .0.field, .0.one, .0.other)]
    Unlike(Unlike),
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::A => "A",
            Self::B => "B",
        })
    }
}

/// Checks that there are runs, all on like terms.
pub(crate) fn on_like_terms<'a>(mut runs: impl Iterator<Item = &'a ScoredRun>) -> Result<(), Incomparable> {
    let first = runs.next().ok_or(Incomparable::Empty)?;
    runs.find_map(|run| first.terms.unlike(&run.terms)).map_or(Ok(()), |unlike| Err(Incomparable::Unlike(unlike)))
}

/// Puts the runs of one agent in order of their seeds.
pub(crate) fn of_one_agent(runs: &[ScoredRun]) -> Result<BTreeMap<Seed, &ScoredRun>, Incomparable> {
    let first = runs.first().ok_or(Incomparable::Empty)?;
    let mut by_seed = BTreeMap::new();
    for run in runs {
        if run.agent != first.agent {
            let (one, other) = (described(&first.agent), described(&run.agent));
            return Err(Incomparable::TwoAgents { one, other });
        }
        if by_seed.insert(run.seed, run).is_some() {
            return Err(Incomparable::SeedTwice { agent: described(&run.agent), seed: run.seed });
        }
    }
    Ok(by_seed)
}

/// Names an agent so that two of one name can be told apart.
pub(crate) fn described(agent: &AgentIdentity) -> String {
    let short = |hash: &belljar_exam::Sha256Hex| hash.to_string()[..8].to_owned();
    format!("{} (sha256 {}, config {})", agent.name, short(&agent.sha256), short(&agent.config_sha256))
}
