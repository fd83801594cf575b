//! The difference of two agents in one selection of cases, with everything that says how sure it is.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use belljar_grader::Score;
use belljar_seed::Root;
use serde::{Deserialize, Serialize};

use super::pairs::Pair;
use super::selection::{Difference, Selection};
use crate::stats::{Millionths, OverSeeds, SignFlip, exact_mcnemar, minimum_detectable, over_seeds, sign_flip};

/// Units in which differences are handed to the sign-flip test, a score: whole numbers, so that ties are ties.
const FLIP_UNIT: f64 = 1e12;

/// The difference of two agents in one selection of cases. Scores and differences are in millionths of a full score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contrast {
    /// What A came to.
    pub a: Estimate,
    /// What B came to.
    pub b: Estimate,
    /// Cases of an exam, on average: what turns points into cases.
    pub cases: Millionths,
    /// Degrees of freedom of the interval; null if there are too few cases for one.
    pub df: Option<u32>,
    /// A − B.
    pub difference: Millionths,
    /// A − B in cases of an exam.
    pub difference_cases: Millionths,
    /// Upper end of the 95 % interval of A − B.
    pub high: Option<Millionths>,
    /// Upper end in cases of an exam.
    pub high_cases: Option<Millionths>,
    /// Right and wrong, pooled over all exams.
    pub labels: LabelCounts,
    /// Lower end of the 95 % interval of A − B.
    pub low: Option<Millionths>,
    /// Lower end in cases of an exam.
    pub low_cases: Option<Millionths>,
    /// The true difference that would be found four times in five; null without an interval or without any spread.
    pub minimum_detectable: Option<Millionths>,
    /// The larger of the interval's p and the sign-flip test's: both must be small.
    pub p: Option<Millionths>,
    /// Two-sided p of the interval: of Student's t.
    pub p_interval: Option<Millionths>,
    /// Exams that have cases of the selection.
    pub seeds: u32,
    /// The sign-flip test over the paired differences.
    pub sign_flip: SignFlip,
    /// Standard error of A − B.
    pub standard_error: Option<Millionths>,
}

/// What a side came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Estimate {
    /// The mean over the exams.
    pub mean: Millionths,
    /// Its standard error; null if it isn't known.
    pub standard_error: Option<Millionths>,
}

/// How often both, one or neither got the full score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LabelCounts {
    /// Only A: McNemar's b.
    pub a_alone: u32,
    /// Only B: McNemar's c.
    pub b_alone: u32,
    /// Both.
    pub both: u32,
    /// Neither.
    pub neither: u32,
}

impl Contrast {
    /// Measures a selection over all exams; none if no exam has a case of it.
    pub(crate) fn of(pairs: &[Pair<'_>], selection: Selection<'_>, root: &Root) -> Option<Self> {
        let exams: Vec<Difference> = pairs.iter().filter_map(|pair| selection.difference(pair)).collect();
        let seeds = u32::try_from(exams.len()).expect("fewer seeds than that");
        let over = |of: fn(&Difference) -> crate::stats::OnSeed| over_seeds(&exams.iter().map(of).collect::<Vec<_>>());
        let (a, b, both) = (over(|exam| exam.a)?, over(|exam| exam.b)?, over(|exam| exam.both)?);
        let cases = exams.iter().map(|exam| f64::from(exam.cases)).sum::<f64>() / f64::from(seeds);
        let parts: Vec<i64> =
            exams.iter().flat_map(|exam| &exam.parts).map(|part| whole(part / f64::from(seeds))).collect();
        // Each part was rounded by at most half a unit; so was each of those that it is held against.
        let slack = i64::try_from(parts.len()).expect("fewer cases than that");
        let (flipped, draws) = sign_flip(&parts, slack, &root.branch(&selection.label()));
        let p_interval = both.spread.map(|spread| spread.p_of(both.mean));
        let detectable = both.spread.map(|spread| minimum_detectable(spread.standard_error(), spread.df));
        let (low, high) = (
            both.spread.map(|spread| both.mean - spread.reach()),
            both.spread.map(|spread| both.mean + spread.reach()),
        );
        let in_cases = |end: Option<f64>| end.map(|end| Millionths::round(end * cases));
        Some(Self {
            a: Estimate::of(&a),
            b: Estimate::of(&b),
            cases: Millionths::round(cases),
            df: both.spread.map(|spread| spread.df),
            difference: Millionths::round(both.mean),
            difference_cases: Millionths::round(both.mean * cases),
            high: high.map(Millionths::round),
            high_cases: in_cases(high),
            labels: LabelCounts::of(pairs, selection),
            low: low.map(Millionths::round),
            low_cases: in_cases(low),
            minimum_detectable: detectable.filter(|effect| *effect > 0.0).map(Millionths::round),
            p: p_interval.map(|p| Millionths::round(p.max(flipped))),
            p_interval: p_interval.map(Millionths::round),
            seeds,
            sign_flip: SignFlip { draws, p: Millionths::round(flipped) },
            standard_error: both.spread.map(|spread| Millionths::round(spread.standard_error())),
        })
    }
}

impl Estimate {
    /// Rounds to what is reported.
    pub(crate) fn of(over: &OverSeeds) -> Self {
        Self {
            mean: Millionths::round(over.mean),
            standard_error: over.spread.map(|spread| Millionths::round(spread.standard_error())),
        }
    }
}

impl LabelCounts {
    fn of(pairs: &[Pair<'_>], selection: Selection<'_>) -> Self {
        let mut counts = Self::default();
        for case in pairs.iter().flat_map(|pair| &pair.cases).filter(|case| selection.holds(case)) {
            let count = match (case.a.score == Score::ONE, case.b.score == Score::ONE) {
                (true, true) => &mut counts.both,
                (true, false) => &mut counts.a_alone,
                (false, true) => &mut counts.b_alone,
                (false, false) => &mut counts.neither,
            };
            *count += 1;
        }
        counts
    }

    /// Returns the two-sided exact p of McNemar's test.
    #[must_use]
    pub fn mcnemar(&self) -> Millionths {
        Millionths::round(exact_mcnemar(self.a_alone, self.b_alone))
    }
}

/// Rounds to a whole number of units for the sign-flip test.
fn whole(part: f64) -> i64 {
    #[expect(clippy::cast_possible_truncation, reason = "a part of a score is at most 1 in magnitude")]
    let units = (part * FLIP_UNIT).round() as i64;
    units
}
