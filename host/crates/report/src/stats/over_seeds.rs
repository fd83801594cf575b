//! From what single exams say to what all of them say: seeds are clusters.
//!
//! An exam's cases share a life, a haystack and a set of tools, so that they rise and fall together. With several seeds
//! the exams are therefore the clusters: the variance of the mean is that of the exams' values by their number, and
//! intervals reach t(S − 1) standard errors. Two or three values can lie close by luck, so that the variance is never
//! taken as smaller than what the cases alone give (the larger of the robust and the plain standard error: Angrist and
//! Pischke 2009, chapter 8). With one seed the cases are all there is, and what is said holds for exams like that one.

use super::student::{t_quantile_95, two_sided_p};

/// What rounding may take from a whole number of degrees of freedom.
const DF_SLACK: f64 = 1e-6;

/// What one exam says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct OnSeed {
    /// How far its cases vary; none if there are too few to know.
    pub spread: Option<Spread>,
    /// The value.
    pub value: f64,
}

/// How well a value is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Spread {
    /// Degrees of freedom, at least 1.
    pub df: u32,
    /// Variance of the value.
    pub variance: f64,
}

/// What all exams say.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct OverSeeds {
    /// The mean of the exams' values.
    pub mean: f64,
    /// How well it is known; none for one exam of one case.
    pub spread: Option<Spread>,
}

/// Averages over exams; none of nothing.
pub(crate) fn over_seeds(exams: &[OnSeed]) -> Option<OverSeeds> {
    let [first, rest @ ..] = exams else { return None };
    if rest.is_empty() {
        return Some(OverSeeds { mean: first.value, spread: first.spread });
    }
    let count = u32::try_from(exams.len()).expect("fewer seeds than that");
    let seeds = f64::from(count);
    let mean = exams.iter().map(|exam| exam.value).sum::<f64>() / seeds;
    let squares: f64 = exams.iter().map(|exam| (exam.value - mean) * (exam.value - mean)).sum();
    let between = squares / (seeds - 1.0) / seeds;
    let within: Option<f64> = exams.iter().map(|exam| exam.spread.map(|spread| spread.variance)).sum();
    let variance = within.map_or(between, |within| between.max(within / (seeds * seeds)));
    Some(OverSeeds { mean, spread: Some(Spread { df: count - 1, variance }) })
}

impl Spread {
    /// Puts together independent parts, each with its weight: the variance of the weighted sum, with the degrees of
    /// freedom of Welch 1947 and Satterthwaite 1946, (Σ v)² / Σ (v²/df), rounded down.
    pub(crate) fn combined(parts: &[(f64, Self)]) -> Self {
        let scaled: Vec<(f64, u32)> =
            parts.iter().map(|(weight, part)| (weight * weight * part.variance, part.df)).collect();
        let variance: f64 = scaled.iter().map(|(variance, _)| variance).sum();
        let below: f64 = scaled.iter().map(|(variance, df)| variance * variance / f64::from(*df)).sum();
        let least = parts.iter().map(|(_, part)| part.df).min().unwrap_or(1);
        let most: u32 = parts.iter().map(|(_, part)| part.df).sum();
        if below <= 0.0 {
            return Self { df: most.max(1), variance };
        }
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between the least and the sum")]
        let df = (variance * variance / below + DF_SLACK) as u32;
        Self { df: df.clamp(least, most), variance }
    }

    /// Returns the standard error.
    pub(crate) fn standard_error(self) -> f64 {
        self.variance.sqrt()
    }

    /// Returns how far a 95 % interval reaches on either side.
    pub(crate) fn reach(self) -> f64 {
        t_quantile_95(self.df) * self.standard_error()
    }

    /// Returns the two-sided p of a value being 0. Without any spread it is 1 for 0, and 0 for all else.
    pub(crate) fn p_of(self, value: f64) -> f64 {
        if value == 0.0 {
            return 1.0;
        }
        if self.variance > 0.0 { two_sided_p(value / self.standard_error(), self.df) } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn exams(values: &[f64], variance: Option<f64>) -> Vec<OnSeed> {
        values
            .iter()
            .map(|value| OnSeed { spread: variance.map(|variance| Spread { df: 50, variance }), value: *value })
            .collect()
    }

    #[test]
    fn exams_are_clusters() {
        // 0.242, −0.034, 0.133: mean 0.113667, squares 0.038649, /2/3: 0.006441, root 0.080258; t = 1.416, p = 0.292.
        let found = over_seeds(&exams(&[0.242, -0.034, 0.133], Some(0.004))).unwrap();
        let spread = found.spread.unwrap();
        assert!((found.mean - 0.113_666_667).abs() < 1e-9 && spread.df == 2);
        assert!((spread.standard_error() - 0.080_258).abs() < 1e-6, "{}", spread.standard_error());
        assert!((spread.p_of(found.mean) - 0.2925).abs() < 1e-3, "{}", spread.p_of(found.mean));
        assert!((spread.reach() - 4.302_653 * 0.080_258).abs() < 1e-5);
    }

    #[test]
    fn values_that_lie_close_by_luck_are_no_surer_than_their_cases() {
        let found = over_seeds(&exams(&[0.2, 0.2], Some(0.01))).unwrap().spread.unwrap();
        assert!((found.variance - 0.005).abs() < 1e-15 && found.df == 1, "{found:?}");
        let unknown = over_seeds(&exams(&[0.2, 0.4], None)).unwrap().spread.unwrap();
        assert!((unknown.variance - 0.01).abs() < 1e-15, "{unknown:?}");
    }

    #[test]
    fn one_exam_has_its_cases_alone() {
        assert_eq!(over_seeds(&[]), None);
        let one = over_seeds(&exams(&[0.3], Some(0.01))).unwrap();
        assert_eq!(one.spread, Some(Spread { df: 50, variance: 0.01 }));
        assert_eq!(over_seeds(&exams(&[0.3], None)).unwrap().spread, None);
    }

    #[test]
    fn parts_combine_by_welch_and_satterthwaite() {
        // Halves of the same variance and size: ((v + v)/4)² / (2 (v/4)²/59) = 118.
        let half = Spread { df: 59, variance: 0.004 };
        let both = Spread::combined(&[(0.5, half), (0.5, half)]);
        assert!((both.variance - 0.002).abs() < 1e-15 && both.df == 118, "{both:?}");
        // One part without spread: the other's degrees of freedom.
        let still = Spread { df: 59, variance: 0.0 };
        assert_eq!(Spread::combined(&[(0.5, half), (0.5, still)]).df, 59);
        assert_eq!(Spread::combined(&[(0.5, still), (0.5, still)]), Spread { df: 118, variance: 0.0 });
    }

    #[test]
    fn without_spread_only_nothing_is_nothing() {
        let still = Spread { df: 3, variance: 0.0 };
        let found = [still.p_of(0.0), still.p_of(0.1), still.reach()];
        assert_eq!(found.map(f64::to_bits), [1.0, 0.0, 0.0].map(f64::to_bits), "{found:?}");
    }
}
