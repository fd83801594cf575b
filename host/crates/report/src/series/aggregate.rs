//! The aggregate of a series: every number follows from the runs' reports.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use std::collections::BTreeSet;

use belljar_answer_key::Half;
use belljar_exam::{Sha256Hex, to_canonical_json};
use belljar_grader::Score;
use serde::{Deserialize, Serialize};

use super::{Measured, Standing};
use crate::compare::{composite, half_of};
use crate::sample::{
    AgentIdentity, ExamTerms, Incomparable, ScoredCase, ScoredRun, number, of_one_agent, on_like_terms,
};
use crate::stats::{Millionths, OnSeed, OverSeeds, Spread, clustered_mean, gather_clusters, over_seeds, resolution};

/// Version of the series' form.
pub const SERIES_FORMAT: u32 = 1;

/// Numbers of seeds for which a series says what they could settle.
const SEEDS_SHOWN: [u32; 4] = [3, 5, 10, 20];

/// One agent over several seeds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Series {
    /// The agent.
    pub agent: AgentIdentity,
    /// The axes, the tool half first.
    pub axes: Vec<SeriesAxis>,
    /// The composite.
    pub composite: Measured,
    /// The terms on which the agent was examined.
    pub exam: ExamTerms,
    /// Version of the series' form.
    pub format: u32,
    /// The memory half.
    pub memory: Measured,
    /// What this many seeds, and others, can settle.
    pub resolution: Vec<Resolution>,
    /// The runs, by seed.
    pub runs: Vec<SeriesRun>,
    /// What so many seeds make.
    pub standing: Standing,
    /// The tool half.
    pub tool: Measured,
}

/// What an axis came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeriesAxis {
    /// Cases over all seeds.
    pub cases: u32,
    /// The half that the axis belongs to.
    pub half: Half,
    /// Its mean score, each seed with the same weight.
    pub measured: Measured,
    /// Its name.
    pub name: String,
    /// Cases with the full score.
    pub right: u32,
}

/// The smallest gap between two agents that a number of seeds can settle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resolution {
    /// The gap, of the composite; null if the series is too short to tell.
    pub gap: Option<Millionths>,
    /// The seeds that both agents take.
    pub seeds: u32,
}

/// One run of a series.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeriesRun {
    /// The composite.
    pub composite: Score,
    /// The consistency factor.
    pub consistency: Score,
    /// Hash over exam and answer key.
    pub dataset_sha256: Sha256Hex,
    /// The efficiency factor.
    pub efficiency: Score,
    /// The integrity factor.
    pub integrity: Score,
    /// Mean of the memory half.
    pub memory: Score,
    /// The seed, in digits.
    pub seed: String,
    /// The composite's standard error over the run's cases.
    pub standard_error: Score,
    /// Mean of the tool half.
    pub tool: Score,
    /// Hash of the transcript.
    pub transcript_sha256: Sha256Hex,
}

impl Series {
    /// Aggregates the runs of one agent, one a seed, in any order.
    ///
    /// # Errors
    /// If they aren't of one agent on like terms, or one seed occurs twice.
    pub fn new(runs: &[ScoredRun]) -> Result<Self, Incomparable> {
        on_like_terms(runs.iter())?;
        let runs: Vec<&ScoredRun> = of_one_agent(runs)?.into_values().collect();
        let first = runs.first().ok_or(Incomparable::Empty)?;
        let over = |of: &dyn Fn(&ScoredRun) -> OnSeed| {
            over_seeds(&runs.iter().map(|run| of(run)).collect::<Vec<_>>()).ok_or(Incomparable::Empty)
        };
        let composite = over(&composite)?;
        Ok(Self {
            agent: first.agent.clone(),
            axes: axes(&runs),
            composite: Measured::of(&composite),
            exam: first.terms.clone(),
            format: SERIES_FORMAT,
            memory: Measured::of(&over(&|run| half_of(run, Half::Memory))?),
            resolution: resolutions(&composite, runs.len()),
            runs: runs.iter().map(|run| SeriesRun::of(run)).collect(),
            standing: Standing::of(runs.len()),
            tool: Measured::of(&over(&|run| half_of(run, Half::Tool))?),
        })
    }

    /// Writes the canonical JSON, without a line end.
    ///
    /// # Panics
    /// Never: a series is JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        String::from_utf8(to_canonical_json(self)).expect("JSON is UTF-8")
    }
}

impl SeriesRun {
    fn of(run: &ScoredRun) -> Self {
        Self {
            composite: run.composite.score,
            consistency: run.factors.consistency,
            dataset_sha256: run.dataset,
            efficiency: run.factors.efficiency,
            integrity: run.factors.integrity,
            memory: run.memory.mean.unwrap_or(Score::ZERO),
            seed: run.seed.to_string(),
            standard_error: run.composite.standard_error,
            tool: run.tool.mean.unwrap_or(Score::ZERO),
            transcript_sha256: run.transcript,
        }
    }

    /// Returns the product of the factors.
    pub(crate) fn factor(&self) -> Millionths {
        Millionths::round(number(self.efficiency) * number(self.consistency) * number(self.integrity))
    }
}

/// Measures each axis, a seed at a time.
fn axes(runs: &[&ScoredRun]) -> Vec<SeriesAxis> {
    let all = || runs.iter().flat_map(|run| run.cases.values());
    let names: BTreeSet<(Half, &str)> = all().map(|case| (case.half, &*case.axis)).collect();
    let axis = |(half, name): (Half, &str)| {
        let holds = |case: &&ScoredCase| case.half == half && case.axis == name;
        let exams: Vec<OnSeed> = runs.iter().filter_map(|run| mean_of(run, holds)).collect();
        let (cases, right) = (all().filter(holds), all().filter(holds).filter(|case| case.score == Score::ONE));
        let cases = u32::try_from(cases.count()).expect("fewer cases than that");
        let right = u32::try_from(right.count()).expect("fewer cases than that");
        let measured = Measured::of(&over_seeds(&exams)?).or_wilson(right, cases);
        Some(SeriesAxis { cases, half, measured, name: name.to_owned(), right })
    };
    names.into_iter().filter_map(axis).collect()
}

/// Averages some cases of a run, families as clusters; none if there are none.
fn mean_of(run: &ScoredRun, holds: impl Fn(&&ScoredCase) -> bool) -> Option<OnSeed> {
    let held = run.cases.iter().filter(|(_, scored)| holds(scored));
    let named = held.map(|(case, scored)| (scored.cluster(case), number(scored.score)));
    let average = clustered_mean(&gather_clusters(named))?;
    let spread = average.variance.map(|variance| Spread { df: average.clusters - 1, variance });
    Some(OnSeed { spread, value: average.mean })
}

/// Returns what numbers of seeds can settle, this series' own first.
///
/// The gap is between this agent and another that varies as much from seed to seed, the two independently: a deviation
/// of √2 times this one's. Agents that find the same exams hard do better, which `compare` and `study` measure.
fn resolutions(composite: &OverSeeds, seeds: usize) -> Vec<Resolution> {
    let seeds = u32::try_from(seeds).expect("fewer seeds than that");
    let root_two = 2.0_f64.sqrt();
    // From one seed, what its cases say is all there is.
    let deviation = composite.spread.map(|spread| root_two * spread.standard_error() * f64::from(seeds).sqrt());
    let own = composite.spread.map(|spread| Millionths::round(root_two * spread.reach()));
    let others = SEEDS_SHOWN.into_iter().filter(|shown| *shown != seeds).map(|shown| Resolution {
        gap: deviation.map(|deviation| Millionths::round(resolution(deviation / f64::from(shown).sqrt(), shown - 1))),
        seeds: shown,
    });
    std::iter::once(Resolution { gap: own, seeds }).chain(others).collect()
}
