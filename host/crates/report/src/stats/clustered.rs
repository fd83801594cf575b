//! A mean with its standard error, when some of what is averaged belongs together.
//!
//! Source: Miller 2024 (arXiv 2411.00640), section 2.2, after Liang and Zeger 1986: with scores x in clusters g and the
//! mean x̄ over all n, the variance of the mean is Σ_g (Σ_{i in g} (x_i − x̄))² / n². We multiply it with G/(G − 1) for G
//! clusters (Cameron and Miller 2015, section VI), without which few clusters would look too sure; with one case a
//! cluster that is the ordinary s²/n.

use std::collections::BTreeMap;

/// Scores that belong together.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Cluster {
    /// How many.
    pub count: u32,
    /// Their sum.
    pub sum: f64,
}

/// A mean and how well it is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct ClusteredMean {
    /// Number of clusters.
    pub clusters: u32,
    /// The mean over all scores.
    pub mean: f64,
    /// Variance of the mean; none for fewer than two clusters.
    pub variance: Option<f64>,
}

/// Gathers scores by the name of their cluster, in the order of the names.
pub(crate) fn gather_clusters<'a>(named: impl Iterator<Item = (&'a str, f64)>) -> Vec<Cluster> {
    let mut clusters: BTreeMap<&str, Cluster> = BTreeMap::new();
    for (name, score) in named {
        let cluster = clusters.entry(name).or_insert(Cluster { count: 0, sum: 0.0 });
        cluster.count += 1;
        cluster.sum += score;
    }
    clusters.into_values().collect()
}

/// Returns the mean of all scores with its cluster-robust variance; none of nothing.
pub(crate) fn clustered_mean(clusters: &[Cluster]) -> Option<ClusteredMean> {
    let count: u32 = clusters.iter().map(|cluster| cluster.count).sum();
    if count == 0 {
        return None;
    }
    let n = f64::from(count);
    let mean = clusters.iter().map(|cluster| cluster.sum).sum::<f64>() / n;
    let groups = u32::try_from(clusters.len()).expect("fewer clusters than that");
    let variance = (groups > 1).then(|| {
        let squares: f64 = clusters
            .iter()
            .map(|cluster| {
                let off = cluster.sum - f64::from(cluster.count) * mean;
                off * off
            })
            .sum();
        squares / (n * n) * (f64::from(groups) / f64::from(groups - 1))
    });
    Some(ClusteredMean { clusters: groups, mean, variance })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn singles(right: u32, of: u32) -> Vec<Cluster> {
        (0..of).map(|at| Cluster { count: 1, sum: if at < right { 1.0 } else { 0.0 } }).collect()
    }

    fn percent_error(right: u32, of: u32) -> f64 {
        clustered_mean(&singles(right, of)).unwrap().variance.unwrap().sqrt() * 100.0
    }

    #[test]
    fn standard_errors_are_those_of_millers_example() {
        // Miller 2024, table 1: MATH, 5,000 questions: 65.5 % (0.7) and 63.0 % (0.7); MGSM, 2,500: 75.3 % (0.9).
        for (right, of, printed) in [(3_275, 5_000, 0.7), (3_150, 5_000, 0.7), (1_883, 2_500, 0.9)] {
            let error = percent_error(right, of);
            assert!((error - printed).abs() < 0.05, "{right} of {of}: {error}");
        }
    }

    #[test]
    fn clusters_agree_with_millers_triple_sum() {
        // Section 2.2, as printed: SE² + 1/n² Σ_g Σ_i Σ_{j≠i} (x_ig − x̄)(x_jg − x̄), with SE² = 1/n² Σ (x − x̄)².
        let data: [&[f64]; 4] = [&[1.0, 1.0, 0.0], &[0.5], &[0.0, 0.0, 0.25, 0.0], &[1.0, 0.75]];
        let all: Vec<f64> = data.concat();
        let n = all.len() as f64;
        let mean = all.iter().sum::<f64>() / n;
        let mut sum = all.iter().map(|x| (x - mean) * (x - mean)).sum::<f64>();
        for group in data {
            for (i, one) in group.iter().enumerate() {
                for (j, other) in group.iter().enumerate() {
                    if i != j {
                        sum += (one - mean) * (other - mean);
                    }
                }
            }
        }
        let clusters: Vec<Cluster> = data
            .iter()
            .map(|group| Cluster { count: u32::try_from(group.len()).unwrap(), sum: group.iter().sum() })
            .collect();
        let found = clustered_mean(&clusters).unwrap();
        let expected = sum / (n * n) * (4.0 / 3.0);
        assert!((found.variance.unwrap() - expected).abs() < 1e-15, "{found:?} is not {expected}");
        assert!((found.mean - mean).abs() < 1e-15);
    }

    #[test]
    fn a_pair_that_always_agrees_counts_once() {
        let alone = clustered_mean(&singles(3, 4)).unwrap().variance.unwrap();
        let twice = [1.0, 1.0, 1.0, 0.0].map(|score| Cluster { count: 2, sum: 2.0 * score });
        let twice = clustered_mean(&twice).unwrap().variance.unwrap();
        // Worked by hand: mean 3/4, squares 3 · 1/16 + 9/16 = 3/4, by 16, times 4/3: 1/16.
        assert!((alone - 0.0625).abs() < 1e-15 && (twice - 0.0625).abs() < 1e-15);
    }

    #[test]
    fn scores_are_gathered_by_name() {
        let named = [("b", 1.0), ("a", 0.5), ("b", 0.0)];
        let found = gather_clusters(named.into_iter());
        assert_eq!(found, [Cluster { count: 1, sum: 0.5 }, Cluster { count: 2, sum: 1.0 }]);
    }

    #[test]
    fn few_clusters_have_no_variance() {
        assert_eq!(clustered_mean(&[]), None);
        let one = clustered_mean(&[Cluster { count: 5, sum: 2.0 }]).unwrap();
        assert_eq!((one.variance, one.clusters), (None, 1));
        assert!((one.mean - 0.4).abs() < 1e-15);
    }
}
