//! Joins the runs of two agents: by seed, then by case.

use belljar_seed::Seed;

use crate::sample::{Incomparable, ScoredCase, ScoredRun, Side, of_one_agent, on_like_terms};

/// Both agents' runs of one exam.
pub(crate) struct Pair<'a> {
    pub(crate) a: &'a ScoredRun,
    pub(crate) b: &'a ScoredRun,
    /// Each case with what both scored, by case id.
    pub(crate) cases: Vec<PairedCase<'a>>,
    pub(crate) seed: Seed,
}

/// What both agents scored in one case.
pub(crate) struct PairedCase<'a> {
    pub(crate) a: &'a ScoredCase,
    pub(crate) b: &'a ScoredCase,
    /// What the case is one with: its family, or itself.
    pub(crate) cluster: &'a str,
}

/// Pairs the runs of two sides, in order of their seeds.
///
/// # Errors
/// If they can't be put side by side.
pub(crate) fn pair<'a>(a: &'a [ScoredRun], b: &'a [ScoredRun]) -> Result<Vec<Pair<'a>>, Incomparable> {
    if a.is_empty() || b.is_empty() {
        return Err(Incomparable::Empty);
    }
    on_like_terms(a.iter().chain(b))?;
    let (of_a, of_b) = (of_one_agent(a)?, of_one_agent(b)?);
    let alone = |side, seed: &Seed| Incomparable::SeedAlone { seed: *seed, side };
    if let Some(seed) = of_b.keys().find(|seed| !of_a.contains_key(seed)) {
        return Err(alone(Side::B, seed));
    }
    let join = |(seed, a): (Seed, &'a ScoredRun)| {
        let b = of_b.get(&seed).copied().ok_or_else(|| alone(Side::A, &seed))?;
        if a.dataset != b.dataset {
            return Err(Incomparable::Dataset { seed });
        }
        if a.transcript == b.transcript {
            return Err(Incomparable::SameRun { seed });
        }
        Ok(Pair { a, b, cases: join_cases(a, b).ok_or(Incomparable::Dataset { seed })?, seed })
    };
    of_a.into_iter().map(join).collect()
}

/// Joins two runs of one exam by case; none if they don't have the same cases.
fn join_cases<'a>(a: &'a ScoredRun, b: &'a ScoredRun) -> Option<Vec<PairedCase<'a>>> {
    let join = |((case, a), (other, b)): ((&'a belljar_exam::CaseId, &'a ScoredCase), (_, &'a ScoredCase))| {
        (case == other).then(|| PairedCase { a, b, cluster: a.cluster(case) })
    };
    if a.cases.len() != b.cases.len() {
        return None;
    }
    a.cases.iter().zip(&b.cases).map(join).collect()
}
