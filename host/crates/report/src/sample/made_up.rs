//! Runs made of scores alone: for the tests of statistics.

use std::collections::BTreeMap;

use belljar_answer_key::Half;
use belljar_exam::{BenchVersion, CaseId, Sha256Hex, Size, Suite};
use belljar_grader::{Composite, Factors, GraderVersion, HalfScore, Integrity, Score};
use belljar_seed::Seed;

use super::{AgentIdentity, ExamTerms, ScoredCase, ScoredRun};

/// Makes a run of an agent on a seed, of the millionths that each case scored. The factors are 1. Of both halves, the
/// first half of the cases is axis `easy`, the others are `hard`.
pub(crate) fn run(agent: &str, seed: u64, tool: &[u32], memory: &[u32]) -> ScoredRun {
    let case = |half: Half, at: usize, count: usize, millionths: u32| {
        let axis = if 2 * at < count { "easy" } else { "hard" };
        let scored = ScoredCase {
            axis: axis.to_owned(),
            category: format!("{axis}-plain"),
            family: None,
            half,
            score: score(millionths),
        };
        (CaseId::new(format!("c-{seed}-{}-{at:04}", crate::half_name(half))), scored)
    };
    let of_half = |half, scores: &[u32]| -> Vec<(CaseId, ScoredCase)> {
        scores.iter().enumerate().map(|(at, millionths)| case(half, at, scores.len(), *millionths)).collect()
    };
    let cases: BTreeMap<CaseId, ScoredCase> =
        of_half(Half::Tool, tool).into_iter().chain(of_half(Half::Memory, memory)).collect();
    let (tool, memory) = (half(tool), half(memory));
    let hash = |parts: &[&str]| Sha256Hex::of(&parts.iter().map(|part| part.as_bytes()).collect::<Vec<_>>());
    let number = seed.to_string();
    ScoredRun {
        agent: AgentIdentity {
            config_sha256: hash(&["config"]),
            name: agent.to_owned(),
            sha256: hash(&["component", agent]),
        },
        cases,
        composite: composite(&tool, &memory),
        dataset: hash(&["dataset", &number]),
        factors: Factors {
            consistency: Score::ONE,
            efficiency: Score::ONE,
            families: 0,
            families_split: 0,
            integrity: Score::ONE,
            token: Integrity::Kept,
        },
        memory,
        seed: Seed::new(seed),
        terms: ExamTerms {
            bench: BenchVersion::V1,
            contract: "belljar:agent@0.1.0".to_owned(),
            grader: GraderVersion::LATEST,
            limits: BTreeMap::from([("fuel_respond_max".to_owned(), 5_000_000_000)]),
            size: Size::Small,
            suite: Suite::Assistant,
            wasmtime: "48.0.8".to_owned(),
        },
        tool,
        transcript: hash(&["transcript", agent, &number]),
    }
}

/// Makes scores of which the first `right` are full and the others nothing.
pub(crate) fn right(right: usize, of: usize) -> Vec<u32> {
    (0..of).map(|at| if at < right { 1_000_000 } else { 0 }).collect()
}

fn score(millionths: u32) -> Score {
    Score::ratio(millionths.into(), 1_000_000)
}

fn half(scores: &[u32]) -> HalfScore {
    let cases = u32::try_from(scores.len()).unwrap();
    let n = f64::from(cases);
    let sum: u64 = scores.iter().map(|score| u64::from(*score)).sum();
    let mean = sum as f64 / n;
    let squares: f64 = scores.iter().map(|score| (f64::from(*score) - mean) * (f64::from(*score) - mean)).sum();
    let error = if cases < 2 { 0.0 } else { (squares / (n - 1.0) / n).sqrt() };
    HalfScore {
        cases,
        mean: Some(Score::ratio(sum, u64::from(cases) * 1_000_000)),
        scored: cases,
        standard_error: nearest(error),
    }
}

fn composite(tool: &HalfScore, memory: &HalfScore) -> Composite {
    let mean = |half: &HalfScore| f64::from(half.mean.unwrap().millionths());
    let error = |half: &HalfScore| f64::from(half.standard_error.millionths());
    let middle = f64::midpoint(mean(tool), mean(memory));
    let standard_error = 0.5 * (error(tool) * error(tool) + error(memory) * error(memory)).sqrt();
    Composite {
        high: nearest((middle + 1.959_964 * standard_error).min(1e6)),
        low: nearest((middle - 1.959_964 * standard_error).max(0.0)),
        score: nearest(middle),
        standard_error: nearest(standard_error),
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between nothing and a million")]
fn nearest(millionths: f64) -> Score {
    score(millionths.round() as u32)
}
