//! A whole comparison: the composite, the halves, the axes, and the verdict.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use std::collections::BTreeSet;

use belljar_answer_key::Half;
use belljar_exam::to_canonical_json;
use belljar_seed::Root;
use serde::{Deserialize, Serialize};

use super::pairs::{Pair, pair};
use super::selection::Selection;
use super::{Contrast, Verdict};
use crate::sample::{AgentIdentity, ExamTerms, Incomparable, ScoredRun};
use crate::series::Standing;
use crate::stats::{Millionths, holm};

/// Version of the comparison's form.
pub const COMPARISON_FORMAT: u32 = 1;

/// Two agents on the same exams.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Comparison {
    /// The agent before `--against`.
    pub a: ComparedSide,
    /// The axes, the tool half first.
    pub axes: Vec<AxisComparison>,
    /// The agent after it.
    pub b: ComparedSide,
    /// The composite, which the verdict is about.
    pub composite: Contrast,
    /// The terms that both were examined on.
    pub exam: ExamTerms,
    /// Version of the comparison's form.
    pub format: u32,
    /// The memory half.
    pub memory: Contrast,
    /// The seeds of the exams, in digits.
    pub seeds: Vec<String>,
    /// What so many seeds make.
    pub standing: Standing,
    /// The tool half.
    pub tool: Contrast,
    /// Which is better.
    pub verdict: Verdict,
}

/// A side of a comparison.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComparedSide {
    /// The agent.
    pub agent: AgentIdentity,
    /// Its composite on each exam, in the order of the seeds.
    pub composites: Vec<Millionths>,
}

/// What two agents came to on one axis.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AxisComparison {
    /// The difference.
    pub contrast: Contrast,
    /// The half that the axis belongs to.
    pub half: Half,
    /// Its name.
    pub name: String,
    /// The sign-flip test's p with Holm's correction over all axes.
    pub p_adjusted: Millionths,
    /// Which is better, by the corrected p.
    pub verdict: Verdict,
}

/// Compares two agents on the exams that both took. Each side's runs are of one agent, one a seed, in any order.
///
/// # Errors
/// If the runs can't be put side by side; see [`Incomparable`].
pub fn compare(a: &[ScoredRun], b: &[ScoredRun]) -> Result<Comparison, Incomparable> {
    let pairs = pair(a, b)?;
    let first = pairs.first().ok_or(Incomparable::Empty)?;
    let root = root(&pairs);
    // A run with a composite has both halves.
    let contrast = |selection| Contrast::of(&pairs, selection, &root).ok_or(Incomparable::Empty);
    let composite = contrast(Selection::Composite)?;
    let side = |of: fn(&Pair<'_>) -> ScoredSide| ComparedSide {
        agent: of(first).0,
        composites: pairs.iter().map(|pair| of(pair).1).collect(),
    };
    Ok(Comparison {
        a: side(|pair| scored_side(pair.a)),
        axes: axes(&pairs, &root),
        b: side(|pair| scored_side(pair.b)),
        exam: first.a.terms.clone(),
        format: COMPARISON_FORMAT,
        memory: contrast(Selection::Half(Half::Memory))?,
        seeds: pairs.iter().map(|pair| pair.seed.to_string()).collect(),
        standing: Standing::of(pairs.len()),
        tool: contrast(Selection::Half(Half::Tool))?,
        verdict: Verdict::of(&composite, composite.p),
        composite,
    })
}

/// Compares two agents' composites alone, where many pairs are looked at.
///
/// # Errors
/// Like [`compare`].
pub(crate) fn compare_composites(a: &[ScoredRun], b: &[ScoredRun]) -> Result<Contrast, Incomparable> {
    let pairs = pair(a, b)?;
    Contrast::of(&pairs, Selection::Composite, &root(&pairs)).ok_or(Incomparable::Empty)
}

/// The exams name the stream of signs: the same in every run, whichever side is called A.
fn root(pairs: &[Pair<'_>]) -> Root {
    let datasets: Vec<String> = pairs.iter().map(|pair| pair.a.dataset.to_string()).collect();
    let parts: Vec<&[u8]> = datasets.iter().map(String::as_bytes).collect();
    Root::new("belljar comparison", &parts)
}

type ScoredSide = (AgentIdentity, Millionths);

fn scored_side(run: &ScoredRun) -> ScoredSide {
    (run.agent.clone(), Millionths::from(run.composite.score))
}

/// Compares each axis that any exam has, and corrects for there being many.
fn axes(pairs: &[Pair<'_>], root: &Root) -> Vec<AxisComparison> {
    let cases = pairs.iter().flat_map(|pair| &pair.cases);
    let names: BTreeSet<(Half, &str)> = cases.map(|case| (case.a.half, &*case.a.axis)).collect();
    let measure =
        |(half, name)| Contrast::of(pairs, Selection::Axis(half, name), root).map(|found| (half, name, found));
    let found: Vec<(Half, &str, Contrast)> = names.into_iter().filter_map(measure).collect();
    let adjusted = holm(&found.iter().map(|(_, _, contrast)| contrast.sign_flip.p.to_f64()).collect::<Vec<_>>());
    let axis = |((half, name, contrast), p): ((Half, &str, Contrast), f64)| {
        let p_adjusted = Millionths::round(p);
        AxisComparison {
            half,
            name: name.to_owned(),
            p_adjusted,
            verdict: Verdict::of(&contrast, Some(p_adjusted)),
            contrast,
        }
    };
    found.into_iter().zip(adjusted).map(axis).collect()
}

impl Comparison {
    /// Writes the canonical JSON, without a line end.
    ///
    /// # Panics
    /// Never: a comparison is JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        String::from_utf8(to_canonical_json(self)).expect("JSON is UTF-8")
    }
}
