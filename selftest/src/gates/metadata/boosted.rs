//! Boosted stumps: a small classifier that finds thresholds, intervals and sums of them.
//!
//! Source: Friedman, "Greedy function approximation: a gradient boosting machine", 2001, with logistic loss, Newton
//! steps and trees of one split.

/// Number of stumps.
const ROUNDS: usize = 120;

/// Share of each Newton step that is taken.
const STEP: f64 = 0.2;

/// Most thresholds tried for one feature.
const THRESHOLDS_MAX: usize = 48;

/// Added to each side's curvature, so that a handful of rows can't make a large step.
const DAMPING: f64 = 4.0;

/// A learned classifier.
pub(super) struct Boosted {
    stumps: Vec<Stump>,
}

/// Adds one number to rows at or above a threshold and another to those below.
struct Stump {
    above: f64,
    below: f64,
    feature: usize,
    threshold: i64,
}

/// Sums of gradient and curvature over some rows.
#[derive(Clone, Copy, Default)]
struct Sums {
    curvature: f64,
    gradient: f64,
}

impl Boosted {
    /// Learns to tell rows whose label is true from the others. All rows have the same number of features.
    pub(super) fn learn(rows: &[(Vec<i64>, bool)]) -> Self {
        let features = rows.first().map_or(0, |(row, _)| row.len());
        let thresholds: Vec<Vec<i64>> = (0..features).map(|feature| thresholds(rows, feature)).collect();
        // The bin of a row in a feature: how many thresholds it reaches.
        let bins: Vec<Vec<usize>> = (0..features)
            .map(|feature| {
                rows.iter()
                    .map(|(row, _)| thresholds[feature].partition_point(|limit| *limit <= row[feature]))
                    .collect()
            })
            .collect();
        let mut scores = vec![0.0; rows.len()];
        let mut stumps = Vec::with_capacity(ROUNDS);
        for _ in 0..ROUNDS {
            let sums: Vec<Sums> =
                rows.iter().zip(&scores).map(|((_, label), score)| Sums::of(*label, *score)).collect();
            let Some((feature, bin, above, below)) = best_split(&bins, &thresholds, &sums) else { break };
            for (row, score) in scores.iter_mut().enumerate() {
                *score += if bins[feature][row] >= bin { above } else { below };
            }
            stumps.push(Stump { above, below, feature, threshold: thresholds[feature][bin - 1] });
        }
        Self { stumps }
    }

    /// Scores a row: the higher, the likelier its label is true.
    pub(super) fn score(&self, row: &[i64]) -> f64 {
        let part = |stump: &Stump| if row[stump.feature] >= stump.threshold { stump.above } else { stump.below };
        self.stumps.iter().map(part).sum()
    }
}

impl Sums {
    /// Gradient and curvature of the logistic loss.
    fn of(label: bool, score: f64) -> Self {
        let chance = 1.0 / (1.0 + (-score).exp());
        Self { curvature: chance * (1.0 - chance), gradient: f64::from(u8::from(label)) - chance }
    }

    fn add(&mut self, other: Self) {
        self.curvature += other.curvature;
        self.gradient += other.gradient;
    }

    /// How much a Newton step on these rows lowers the loss, up to a factor.
    fn gain(self) -> f64 {
        self.gradient * self.gradient / (self.curvature + DAMPING)
    }

    fn step(self) -> f64 {
        STEP * self.gradient / (self.curvature + DAMPING)
    }
}

/// Finds the split that lowers the loss most: feature, first bin above, and the steps above and below.
fn best_split(bins: &[Vec<usize>], thresholds: &[Vec<i64>], rows: &[Sums]) -> Option<(usize, usize, f64, f64)> {
    let mut best: Option<(f64, (usize, usize, f64, f64))> = None;
    for (feature, bins) in bins.iter().enumerate() {
        let mut sums = vec![Sums::default(); thresholds[feature].len() + 1];
        for (bin, row) in bins.iter().zip(rows) {
            sums[*bin].add(*row);
        }
        for bin in 1..sums.len() {
            let total = |sums: &[Sums]| {
                sums.iter().fold(Sums::default(), |mut total, sum| {
                    total.add(*sum);
                    total
                })
            };
            let (below, above) = (total(&sums[..bin]), total(&sums[bin..]));
            let gain = below.gain() + above.gain();
            if best.as_ref().is_none_or(|(most, _)| gain > *most) {
                best = Some((gain, (feature, bin, above.step(), below.step())));
            }
        }
    }
    best.map(|(_, split)| split)
}

/// Chooses thresholds so that about as many rows lie between each two.
fn thresholds(rows: &[(Vec<i64>, bool)], feature: usize) -> Vec<i64> {
    let mut values: Vec<i64> = rows.iter().map(|(row, _)| row[feature]).collect();
    values.sort_unstable();
    let mut thresholds: Vec<i64> =
        (1..=THRESHOLDS_MAX).map(|at| values[at * (values.len() - 1) / THRESHOLDS_MAX]).collect();
    thresholds.dedup();
    // Nothing lies below the least value.
    thresholds.retain(|threshold| *threshold > values[0]);
    thresholds
}

#[cfg(test)]
mod tests {
    use super::super::auc::auc;
    use super::*;

    /// Rows whose second feature decides by an interval, which no single threshold does; the first is idle.
    fn rows(first: i64, count: i64, informative: bool) -> Vec<(Vec<i64>, bool)> {
        (first..first + count)
            .map(|at| {
                let (idle, value) = (at * 7_919 % 101, at * 104_729 % 97);
                (vec![idle, value], if informative { (30..60).contains(&value) } else { at * 31 % 10 < 3 })
            })
            .collect()
    }

    #[test]
    fn an_interval_is_learned_and_noise_is_not() {
        let tried = |informative| {
            let boosted = Boosted::learn(&rows(0, 4_000, informative));
            let scored: Vec<(f64, bool)> =
                rows(50_000, 2_000, informative).iter().map(|(row, label)| (boosted.score(row), *label)).collect();
            auc(&scored)
        };
        assert!(tried(true) > 0.95, "{}", tried(true));
        assert!((tried(false) - 0.5).abs() < 0.05, "{}", tried(false));
    }
}
