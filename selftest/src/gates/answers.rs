//! The key's own example passes every case, and the wrong agent none.

use std::ops::Range;

use belljar_answer_key::CaseKey;
use belljar_exam::Size;
use belljar_grader::{Score, Verdict};

use super::bounds::{GOLD_SCORE, WRONG_SCORE};
use super::measurement::{Bound, Measurement};
use super::native::examine;
use super::sample::{Sample, over_seeds};
use super::strategies::Scripted;
use crate::script::Scripts;
use crate::{gold_scripts, wrong_scripts};

/// Seeds of each size over which answers are graded.
pub const ANSWER_SEEDS: Range<u64> = 1..201;

/// A case that isn't graded as it must be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misgraded {
    /// Category of the case.
    pub category: String,
    /// What was asked, said and ruled.
    pub detail: String,
    /// The seed.
    pub seed: u64,
}

/// Grades the gold answers of every case: the share that passes, and those that don't.
#[must_use]
pub fn gold_answers(seeds: Range<u64>, size: Size) -> (Measurement, Vec<Misgraded>) {
    let scripts = |sample: &Sample| gold_scripts(&sample.exam, &sample.key);
    graded(seeds, size, "gold answers that pass", GOLD_SCORE, Score::ONE, scripts)
}

/// Grades the wrong agent's answers to every case: their mean score, and those that score.
#[must_use]
pub fn wrong_answers(seeds: Range<u64>, size: Size) -> (Measurement, Vec<Misgraded>) {
    let scripts = |sample: &Sample| wrong_scripts(&sample.exam, &sample.key);
    graded(seeds, size, "wrong answers that score", WRONG_SCORE, Score::ZERO, scripts)
}

/// Grades scripted answers; the figure is the share of cases that score anything but nothing, or everything.
fn graded(
    seeds: Range<u64>,
    size: Size,
    name: &str,
    bound: Bound,
    must: Score,
    scripts: impl Fn(&Sample) -> Scripts + Sync,
) -> (Measurement, Vec<Misgraded>) {
    let over = format!("{} seeds, {size}", seeds.end - seeds.start);
    let graded = over_seeds(seeds, size, |seed, sample| {
        let scripts = scripts(&sample);
        let grades =
            examine(&sample.exam, &sample.key, &Scripted(&scripts)).expect("a generated key has cases, each once");
        let wrong = sample.cases().zip(&grades.verdicts).filter(|(_, verdict)| verdict.ruling.score != must);
        let misgraded: Vec<Misgraded> = wrong
            .map(|((request, case), verdict)| {
                let said = &scripts[&crate::script::name(request)].answer;
                let said = format!("{:?} / {:?}", said.text, said.value);
                describe(seed, &request.text, case, &said, verdict)
            })
            .collect();
        (grades.verdicts.len(), misgraded)
    });
    let total: usize = graded.iter().map(|(cases, _)| cases).sum();
    let total = u32::try_from(total).expect("fewer cases than 2³²");
    let misgraded: Vec<Misgraded> = graded.into_iter().flat_map(|(_, misgraded)| misgraded).collect();
    let missed = f64::from(u32::try_from(misgraded.len()).expect("no more than the cases"));
    let share = if total == 0 { 0.0 } else { missed / f64::from(total) };
    let value = if must == Score::ONE { 1.0 - share } else { share };
    (Measurement::bounded(format!("{name} ({size})"), value, bound, over), misgraded)
}

fn describe(seed: u64, question: &str, case: &CaseKey, said: &str, verdict: &Verdict) -> Misgraded {
    let ruling = &verdict.ruling;
    let detail = format!(
        "{question:?} expects {}, said {said}: {} by {} ({})",
        serde_json::to_string(&case.check).unwrap_or_default(),
        ruling.score,
        ruling.rule,
        ruling.reason
    );
    Misgraded { category: format!("{}/{}", case.axis, case.category), detail, seed }
}
