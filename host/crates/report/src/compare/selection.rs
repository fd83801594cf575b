//! Which cases a comparison is about, and with which weight: the composite, a half, an axis.

use belljar_answer_key::Half;

use super::pairs::{Pair, PairedCase};
use crate::sample::{ScoredRun, number};
use crate::stats::{OnSeed, Spread, clustered_mean, gather_clusters};

/// Which cases a comparison is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Selection<'a> {
    /// Both halves with equal weight, times the factors: the composite.
    Composite,
    /// A half.
    Half(Half),
    /// An axis of a half.
    Axis(Half, &'a str),
}

/// What one exam says about the difference of two agents in a selection.
pub(crate) struct Difference {
    /// What A came to.
    pub(crate) a: OnSeed,
    /// What B came to.
    pub(crate) b: OnSeed,
    /// A − B, with the spread of the paired differences.
    pub(crate) both: OnSeed,
    /// Number of cases.
    pub(crate) cases: u32,
    /// What each cluster of cases adds to A − B.
    pub(crate) parts: Vec<f64>,
}

/// Cases that are averaged, and the weight of their average.
struct Stratum<'a> {
    cases: Vec<&'a PairedCase<'a>>,
    weight: f64,
}

impl Selection<'_> {
    /// Returns a name that tells selections apart.
    pub(crate) fn label(&self) -> String {
        match self {
            Self::Composite => "composite".to_owned(),
            Self::Half(half) => crate::half_name(*half).to_owned(),
            Self::Axis(half, axis) => format!("{}/{axis}", crate::half_name(*half)),
        }
    }

    /// Tells whether a case belongs.
    pub(crate) fn holds(&self, case: &PairedCase<'_>) -> bool {
        match self {
            Self::Composite => true,
            Self::Half(half) => case.a.half == *half,
            Self::Axis(half, axis) => case.a.half == *half && case.a.axis == *axis,
        }
    }

    /// Measures one exam; none if it has no case of the selection.
    pub(crate) fn difference(&self, pair: &Pair<'_>) -> Option<Difference> {
        let select = |selection: Self, weight| Stratum {
            cases: pair.cases.iter().filter(|case| selection.holds(case)).collect(),
            weight,
        };
        let strata = match self {
            Self::Composite => {
                vec![select(Selection::Half(Half::Tool), 0.5), select(Selection::Half(Half::Memory), 0.5)]
            }
            _ => vec![select(*self, 1.0)],
        };
        if strata.iter().any(|stratum| stratum.cases.is_empty()) {
            return None;
        }
        // A composite's factors are taken as given, as in its own standard error.
        let (of_a, of_b) = match self {
            Self::Composite => (pair.a.factor(), pair.b.factor()),
            _ => (1.0, 1.0),
        };
        let paired = |case: &PairedCase<'_>| of_a * number(case.a.score) - of_b * number(case.b.score);
        let (mut both, parts) = weighed(&strata, paired)?;
        let (a, b) = match self {
            Self::Composite => (composite(pair.a), composite(pair.b)),
            Self::Half(half) => (half_of(pair.a, *half), half_of(pair.b, *half)),
            Self::Axis(..) => {
                (weighed(&strata, |case| number(case.a.score))?.0, weighed(&strata, |case| number(case.b.score))?.0)
            }
        };
        // So that what is printed as the difference is that of what is printed.
        both.value = a.value - b.value;
        let cases = strata.iter().map(|stratum| stratum.cases.len()).sum::<usize>();
        Some(Difference { a, b, both, cases: u32::try_from(cases).expect("fewer cases than that"), parts })
    }
}

/// Averages numbers of cases within strata, and adds the averages up by weight. Returns, too, what each cluster adds.
fn weighed(strata: &[Stratum<'_>], number_of: impl Fn(&PairedCase<'_>) -> f64) -> Option<(OnSeed, Vec<f64>)> {
    let (mut value, mut parts, mut spreads) = (0.0, Vec::new(), Some(Vec::new()));
    for stratum in strata {
        let clusters = gather_clusters(stratum.cases.iter().map(|case| (case.cluster, number_of(case))));
        let average = clustered_mean(&clusters)?;
        value += stratum.weight * average.mean;
        let share = stratum.weight / stratum.cases.len() as f64;
        parts.extend(clusters.iter().map(|cluster| share * cluster.sum));
        let spread = average.variance.map(|variance| Spread { df: average.clusters - 1, variance });
        spreads = spreads.zip(spread).map(|(mut spreads, spread)| {
            spreads.push((stratum.weight, spread));
            spreads
        });
    }
    Some((OnSeed { spread: spreads.map(|spreads| Spread::combined(&spreads)), value }, parts))
}

/// Returns a run's composite, with its standard error as the grader gives it.
pub(crate) fn composite(run: &ScoredRun) -> OnSeed {
    let error = number(run.composite.standard_error);
    let (tool, memory) = (run.tool.scored, run.memory.scored);
    let known = tool > 1 && memory > 1;
    let spread = known.then(|| Spread { df: tool + memory - 2, variance: error * error });
    OnSeed { spread, value: number(run.composite.score) }
}

/// Returns a run's half, with its standard error as the grader gives it.
pub(crate) fn half_of(run: &ScoredRun, half: Half) -> OnSeed {
    let half = run.half(half);
    let error = number(half.standard_error);
    let spread = (half.scored > 1).then(|| Spread { df: half.scored - 1, variance: error * error });
    OnSeed { spread, value: half.mean.map_or(0.0, number) }
}
