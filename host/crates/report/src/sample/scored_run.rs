//! One complete run, with what statistics need of it.

use std::collections::BTreeMap;

use belljar_answer_key::{AnswerKey, Half};
use belljar_exam::{CaseId, Sha256Hex};
use belljar_grader::{Composite, Factors, HalfScore, Score};
use belljar_seed::Seed;

use super::{AgentIdentity, ExamTerms};
use crate::Report;

/// One complete run, with what statistics need of it.
#[derive(Clone, Debug)]
pub struct ScoredRun {
    pub(crate) agent: AgentIdentity,
    /// By case id, so that no order of the record reaches a result.
    pub(crate) cases: BTreeMap<CaseId, ScoredCase>,
    pub(crate) composite: Composite,
    pub(crate) dataset: Sha256Hex,
    pub(crate) factors: Factors,
    pub(crate) memory: HalfScore,
    pub(crate) seed: Seed,
    pub(crate) terms: ExamTerms,
    pub(crate) tool: HalfScore,
    pub(crate) transcript: Sha256Hex,
}

/// What one case scored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ScoredCase {
    pub(crate) axis: String,
    pub(crate) category: String,
    /// Cases of one family ask the same in different words, and are one cluster.
    pub(crate) family: Option<String>,
    pub(crate) half: Half,
    pub(crate) score: Score,
}

/// Why a run has no place in a statistic.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unusable {
    /// The report isn't one on the key's cases.
    #[error("the report's cases aren't those of the answer key")]
    Cases,
    /// Host faults took cases or waves.
    #[error(
        "the run is incomplete: {host_faults} of its cases and {waves_lost} of its waves were lost to the host{}",
        if *cut_off { ", and it was cut off before its end" } else { "" }
    )]
    Incomplete {
        /// Whether it was cut off.
        cut_off: bool,
        /// Cases that were lost.
        host_faults: u32,
        /// Waves whose taking in was lost.
        waves_lost: u32,
    },
    /// An exam with one half has no composite.
    #[error("the run has no composite: its exam has only one half")]
    OneHalf,
    /// Only some cases were asked, on purpose.
    #[error("the run is partial: only selected cases of its exam were asked")]
    Partial,
    /// The report's seed is no number.
    #[error("the run's seed can't be read")]
    Seed(#[from] belljar_seed::SeedError),
}

impl ScoredRun {
    /// Takes what statistics need from a run's answer key and report.
    ///
    /// # Errors
    /// If the run is incomplete or has no composite: a number made of what is left would be another measurement.
    pub fn new(key: &AnswerKey, report: &Report) -> Result<Self, Unusable> {
        if report.partial {
            return Err(Unusable::Partial);
        }
        if let Some(incomplete) = report.run.incomplete {
            return Err(Unusable::Incomplete {
                cut_off: incomplete.cut_off,
                host_faults: incomplete.host_faults,
                waves_lost: incomplete.waves_lost,
            });
        }
        let composite = report.run.composite.ok_or(Unusable::OneHalf)?;
        if !key.cases.iter().map(|case| &case.case).eq(report.cases.iter().map(|row| &row.case)) {
            return Err(Unusable::Cases);
        }
        let scored = key.cases.iter().zip(&report.cases).map(|(case, row)| {
            let scored = ScoredCase {
                axis: case.axis.to_string(),
                category: case.category.to_string(),
                family: case.family.clone(),
                half: case.half,
                score: row.score,
            };
            (case.case.clone(), scored)
        });
        let cases: BTreeMap<CaseId, ScoredCase> = scored.collect();
        if cases.len() != key.cases.len() {
            return Err(Unusable::Cases);
        }
        Ok(Self {
            agent: AgentIdentity::of(report),
            cases,
            composite,
            dataset: report.dataset_sha256,
            factors: report.run.factors,
            memory: report.run.memory,
            seed: report.seed.parse()?,
            terms: ExamTerms::of(report),
            tool: report.run.tool,
            transcript: report.transcript_sha256,
        })
    }

    /// Returns the seed of the exam.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// Returns the product of the factors, from 0 to 1.
    pub(crate) fn factor(&self) -> f64 {
        let factors = [self.factors.efficiency, self.factors.consistency, self.factors.integrity];
        factors.iter().map(|factor| number(*factor)).product()
    }

    /// Returns a half.
    pub(crate) const fn half(&self, half: Half) -> &HalfScore {
        match half {
            Half::Tool => &self.tool,
            Half::Memory => &self.memory,
        }
    }
}

impl ScoredCase {
    /// Returns the name of what the case is one with: its family, or itself.
    pub(crate) fn cluster<'a>(&'a self, case: &'a CaseId) -> &'a str {
        self.family.as_deref().unwrap_or(case.as_str())
    }
}

/// Returns a score as a number from 0 to 1.
pub(crate) fn number(score: Score) -> f64 {
    f64::from(score.millionths()) / 1e6
}

#[cfg(test)]
mod tests {
    use belljar_exam::CaseId;
    use belljar_transcript::Outcome;

    use super::*;
    use crate::fixture::Fixture;

    #[test]
    fn a_complete_run_is_taken_as_it_was_graded() {
        let fixture = Fixture::new();
        let report = fixture.report();
        let run = ScoredRun::new(&fixture.key, &report).unwrap();
        assert_eq!((run.cases.len(), run.seed, Some(run.composite)), (5, Seed::new(7), report.run.composite));
        // (0.5 × tool mean + 0.5 × memory mean) × factors, rounded to the millionth.
        let half = |half: &HalfScore| number(half.mean.unwrap());
        let composite = (half(&run.tool) + half(&run.memory)) / 2.0 * run.factor();
        assert!((composite - number(run.composite.score)).abs() < 2e-6, "{composite}");
    }

    #[test]
    fn the_order_of_cases_reaches_no_statistic() {
        let mut fixture = Fixture::new();
        let mut report = fixture.report();
        let run = ScoredRun::new(&fixture.key, &report).unwrap();
        fixture.key.cases.reverse();
        report.cases.reverse();
        let reversed = ScoredRun::new(&fixture.key, &report).unwrap();
        assert!(run.cases.iter().eq(reversed.cases.iter()), "statistics walk the cases by id");
        assert_eq!(run.cases.keys().next(), Some(&CaseId::new("c-1")));
    }

    #[test]
    fn incomplete_runs_are_refused_and_say_why() {
        let mut fixture = Fixture::new();
        fixture.transcript.cases.get_mut(&CaseId::new("c-3")).unwrap().outcome = Outcome::Deadline;
        fixture.regrade();
        let error = ScoredRun::new(&fixture.key, &fixture.report()).unwrap_err();
        assert_eq!(error.to_string(), "the run is incomplete: 1 of its cases and 0 of its waves were lost to the host");
        fixture.transcript.complete = false;
        fixture.regrade();
        let error = ScoredRun::new(&fixture.key, &fixture.report()).unwrap_err();
        assert!(error.to_string().ends_with("and it was cut off before its end"), "{error}");
    }

    #[test]
    fn a_report_on_other_cases_is_refused() {
        let fixture = Fixture::new();
        let mut report = fixture.report();
        report.cases.pop();
        assert_eq!(ScoredRun::new(&fixture.key, &report).unwrap_err(), Unusable::Cases);
        let mut report = fixture.report();
        report.seed = "seven".to_owned();
        assert!(matches!(ScoredRun::new(&fixture.key, &report).unwrap_err(), Unusable::Seed(_)));
    }
}
