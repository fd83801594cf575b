//! A whole study.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use belljar_exam::to_canonical_json;
use serde::{Deserialize, Serialize};

use super::design::Design;
use super::item_group::item_groups;
use super::spread::{deviation_of_difference, half_spreads, seeds_needed};
use super::standing_table::standing_table;
use super::{HalfSpread, ItemGroup, SeedsNeeded, StudiedAgent};
use crate::sample::{AgentIdentity, ExamTerms, Incomparable, ScoredRun};
use crate::stats::Millionths;

/// Version of the study's form.
pub const STUDY_FORMAT: u32 = 1;

/// Many agents on many exams.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Study {
    /// The agents, best first.
    pub agents: Vec<StudiedAgent>,
    /// The axes, the tool half first.
    pub axes: Vec<ItemGroup>,
    /// The categories, the tool half first.
    pub categories: Vec<ItemGroup>,
    /// Standard deviation of the difference of two agents' composites on one seed; null for one seed.
    pub deviation_of_difference: Option<Millionths>,
    /// The terms that all were examined on.
    pub exam: ExamTerms,
    /// Version of the study's form.
    pub format: u32,
    /// Where the spread of each half's scores comes from.
    pub halves: Vec<HalfSpread>,
    /// Runs of seeds that not every agent took.
    pub left_out: Vec<LeftOut>,
    /// The seeds that all took, in digits.
    pub seeds: Vec<String>,
    /// How many seeds settle gaps of several sizes; empty for one seed.
    pub seeds_needed: Vec<SeedsNeeded>,
}

/// A run of a seed that not every agent took.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeftOut {
    /// The agent.
    pub agent: AgentIdentity,
    /// The seed, in digits.
    pub seed: String,
}

/// Why there is no study.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StudyError {
    /// The runs can't be put side by side.
    #[error(transparent)]
    Incomparable(#[from] Incomparable),
    /// No seed was taken by all agents.
    #[error("no seed was taken by all of the agents: a study compares agents on the same exams")]
    NoSharedSeed,
    /// One run alone.
    #[error("one run has nothing to be studied against")]
    OneRun,
}

impl Study {
    /// Studies runs, in any order: one of each agent and seed.
    ///
    /// # Errors
    /// See [`StudyError`].
    pub fn new(runs: &[ScoredRun]) -> Result<Self, StudyError> {
        let design = Design::of(runs)?;
        let first = runs.first().ok_or(Incomparable::Empty)?;
        let deviation = deviation_of_difference(&design);
        Ok(Self {
            agents: standing_table(&design)?,
            axes: item_groups(&design, |case| &case.axis),
            categories: item_groups(&design, |case| &case.category),
            deviation_of_difference: deviation.map(Millionths::round),
            exam: first.terms.clone(),
            format: STUDY_FORMAT,
            halves: half_spreads(&design),
            left_out: design
                .left_out
                .iter()
                .map(|run| LeftOut { agent: run.agent.clone(), seed: run.seed.to_string() })
                .collect(),
            seeds: design.seeds.iter().map(ToString::to_string).collect(),
            seeds_needed: deviation.map(seeds_needed).unwrap_or_default(),
        })
    }

    /// Writes the canonical JSON, without a line end.
    ///
    /// # Panics
    /// Never: a study is JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        String::from_utf8(to_canonical_json(self)).expect("JSON is UTF-8")
    }
}
