//! What a measurement can settle: resolution, minimum detectable effect, seeds needed.

use super::student::{t_quantile_80, t_quantile_95};

/// Most seeds that are ever said to be needed.
const SEEDS_MAX: u32 = 1_000;

/// Returns the smallest difference whose 95 % interval leaves out 0, for a difference with this standard error.
pub(crate) fn resolution(standard_error: f64, df: u32) -> f64 {
    t_quantile_95(df) * standard_error
}

/// Returns the minimum detectable effect: the true difference that is found at the 5 % level four times in five.
///
/// Source: Miller 2024 (arXiv 2411.00640), section 5, solved for the effect: (z₀.₉₇₅ + z₀.₈) standard errors; with few
/// clusters the quantiles of Student's t take the place of the normal ones (Bloom 1995).
pub(crate) fn minimum_detectable(standard_error: f64, df: u32) -> f64 {
    (t_quantile_95(df) + t_quantile_80(df)) * standard_error
}

/// Returns how many seeds settle a gap between two agents, whose difference on one seed has this standard deviation:
/// the fewest, at least two, at which the resolution is no larger than the gap. None if 1,000 don't.
pub(crate) fn seeds_to_settle(gap: f64, deviation: f64) -> Option<u32> {
    let settles = |seeds: u32| resolution(deviation / f64::from(seeds).sqrt(), seeds - 1) <= gap;
    if !settles(SEEDS_MAX) {
        return None;
    }
    // The resolution falls with every seed, so that halving finds where it crosses the gap.
    let (mut few, mut enough) = (1, SEEDS_MAX);
    while enough - few > 1 {
        let middle = u32::midpoint(few, enough);
        if settles(middle) {
            enough = middle;
        } else {
            few = middle;
        }
    }
    Some(enough)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many degrees of freedom that one question in 969 makes a difference: as good as the normal distribution.
    const MANY: u32 = 1_000_000;

    #[test]
    fn a_pair_of_runs_resolves_what_the_glasshouse_comment_says() {
        // On average 27.3 of 500 questions differ between two runs: a standard error of √27.3/500 = 1.045 points, and
        // gaps are noise below 2.05 points with one run a side, 1.18 with three, 0.92 with five.
        let error = 27.3_f64.sqrt() / 500.0;
        assert!((error * 100.0 - 1.045).abs() < 5e-4);
        for (runs, points) in [(1.0_f64, 2.05), (3.0, 1.18), (5.0, 0.92)] {
            let found = resolution(error / runs.sqrt(), 10_000) * 100.0;
            assert!((found - points).abs() < 0.005, "{runs}: {found}");
        }
    }

    #[test]
    fn miller_needs_969_questions_to_find_3_points() {
        // Section 5: question-to-question variance ω² = 1/9 of the differences, 3 points, 5 % level, power 80 %.
        let effect = |questions: f64| minimum_detectable((1.0 / 9.0 / questions).sqrt(), MANY);
        assert!(effect(969.0) <= 0.03 && effect(968.0) > 0.03, "{} {}", effect(969.0), effect(968.0));
    }

    #[test]
    fn seeds_needed_are_the_fewest() {
        // With a deviation of 2 points, S seeds resolve t(S − 1) · 2/√S: 17.97 for 2, 4.97 for 3, 3.18 for 4, 2.48 for 5.
        for (gap, seeds) in [(0.18, 2), (0.179, 3), (0.05, 3), (0.049, 4), (0.032, 4), (0.0249, 5), (0.0248, 6)] {
            assert_eq!(seeds_to_settle(gap, 0.02), Some(seeds), "{gap}");
        }
        assert_eq!(seeds_to_settle(0.000_1, 0.5), None);
        assert_eq!(seeds_to_settle(0.01, 0.0), Some(2));
        assert_eq!(seeds_to_settle(0.0, 0.1), None);
    }
}
