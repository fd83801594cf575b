//! A half of the composite: mean and standard error of its cases' scores.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use serde::{Deserialize, Serialize};

use crate::Score;
use crate::fraction::Fraction;

/// Units in which a standard error is carried: 10⁻¹², six digits more than are reported.
pub(super) const FINE: u128 = 1_000_000_000_000;

/// What the cases of a half scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HalfScore {
    /// Cases in the exam.
    pub cases: u32,
    /// Mean over the scored cases; none if there are none.
    pub mean: Option<Score>,
    /// Effective n: cases that were scored, which are all but those lost to a host fault.
    pub scored: u32,
    /// Standard error of the mean in millionths, Bessel-corrected; 0 for fewer than two cases.
    pub standard_error: Score,
}

/// Sums from which mean and standard error follow.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sums {
    cases: u32,
    scored: u32,
    sum: u128,
    sum_of_squares: u128,
}

impl Sums {
    /// Adds a case that was scored.
    pub(super) fn add(&mut self, score: Score) {
        let millionths = u128::from(score.millionths());
        self.cases += 1;
        self.scored += 1;
        self.sum += millionths;
        self.sum_of_squares += millionths * millionths;
    }

    /// Adds a case that was lost to a host fault.
    pub(super) fn add_lost(&mut self) {
        self.cases += 1;
    }

    /// Returns the mean, exactly.
    pub(super) fn mean(&self) -> Option<Fraction> {
        (self.scored > 0).then(|| Fraction::new(self.sum, u128::from(self.scored) * 1_000_000))
    }

    /// Returns the variance of the mean in units of 10⁻²⁴: Σ(x − x̄)² / (n − 1) / n, which with the sums S₁ and S₂ of
    /// scores and their squares is (n S₂ − S₁²) / (n² (n − 1)).
    pub(super) fn variance_of_mean(&self) -> u128 {
        let n = u128::from(self.scored);
        if n < 2 {
            return 0;
        }
        let spread = n * self.sum_of_squares - self.sum * self.sum;
        // Scores are in units of 10⁻⁶; the rest of the twelve digits, squared, is 10¹².
        Fraction::new(spread, n * n * (n - 1)).in_units_of(FINE)
    }

    /// Rounds to what is reported.
    pub(super) fn to_half(self) -> HalfScore {
        HalfScore {
            cases: self.cases,
            mean: self.mean().map(Fraction::to_score),
            scored: self.scored,
            standard_error: Fraction::new(self.variance_of_mean().isqrt(), FINE).to_score(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn half(scores: &[(u64, u64)]) -> HalfScore {
        let mut sums = Sums::default();
        for (numerator, denominator) in scores {
            sums.add(Score::ratio(*numerator, *denominator));
        }
        sums.to_half()
    }

    #[test]
    fn standard_errors_match_those_worked_by_hand() {
        // 1, 0: mean 1/2, variance 1/2, of the mean 1/4, root 1/2.
        let two = half(&[(1, 1), (0, 1)]);
        assert_eq!((two.mean, two.standard_error), (Some(Score::ratio(1, 2)), Score::ratio(1, 2)));
        // 1, 1, 1, 0: mean 3/4, squares 3/16 + 9/16 = 3/4, /3 = 1/4, /4 = 1/16, root 1/4.
        let four = half(&[(1, 1), (1, 1), (1, 1), (0, 1)]);
        assert_eq!((four.mean, four.standard_error), (Some(Score::ratio(3, 4)), Score::ratio(1, 4)));
        // 0, 1/2, 1: mean 1/2, squares 1/2, /2 = 1/4, /3 = 1/12, root 0.288675.
        let three = half(&[(0, 1), (1, 2), (1, 1)]);
        assert_eq!(three.standard_error.millionths(), 288_675);
    }

    #[test]
    fn few_or_equal_cases_have_no_spread() {
        assert_eq!(half(&[]), HalfScore { cases: 0, mean: None, scored: 0, standard_error: Score::ZERO });
        assert_eq!(half(&[(1, 3)]).standard_error, Score::ZERO);
        assert_eq!(half(&[(1, 3); 50]).standard_error, Score::ZERO);
    }

    #[test]
    fn lost_cases_are_counted_and_not_scored() {
        let mut sums = Sums::default();
        sums.add(Score::ONE);
        sums.add_lost();
        let half = sums.to_half();
        assert_eq!((half.cases, half.scored, half.mean), (2, 1, Some(Score::ONE)));
    }

    #[test]
    fn large_exams_do_not_overflow() {
        let mut sums = Sums::default();
        for at in 0..20_000 {
            sums.add(if at % 2 == 0 { Score::ONE } else { Score::ZERO });
        }
        // Variance n/(4(n-1)), of the mean 1/(4(n-1)): root of 1/79996.
        assert_eq!(sums.to_half().standard_error.millionths(), 3_536);
    }
}
