//! The composite: (0.5 × tool mean + 0.5 × memory mean) × efficiency × consistency × integrity.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use serde::{Deserialize, Serialize};

use super::half::{FINE, Sums};
use crate::Score;
use crate::fraction::Fraction;

/// The 0.975 quantile of the normal distribution in millionths: what a 95 % interval reaches on either side, in
/// standard errors.
pub const Z_95_MILLIONTHS: u32 = 1_959_964;

/// The composite with its uncertainty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Composite {
    /// Upper end of the 95 % interval, at most 1.
    pub high: Score,
    /// Lower end of the 95 % interval, at least 0.
    pub low: Score,
    /// The composite.
    pub score: Score,
    /// Its standard error: factor × 0.5 × √(se_tool² + se_memory²). It says how much the composite would vary over other
    /// cases of the same sort; the factors are taken as given.
    pub standard_error: Score,
}

/// Makes the composite of the halves' sums and the product of the factors; none if a half has no scored case.
pub(super) fn composite(tool: &Sums, memory: &Sums, factor: Fraction) -> Option<Composite> {
    let half = Fraction::new(1, 2);
    let exact = tool.mean()?.plus(memory.mean()?).times(half).times(factor);
    let spread = (tool.variance_of_mean() + memory.variance_of_mean()).isqrt();
    // From here in units of 10⁻¹²: whole numbers, with six digits more than are reported.
    let middle = exact.in_units_of(FINE);
    let standard_error = Fraction::new(spread, 1).times(half).times(factor).in_units_of(1);
    let reach = Fraction::new(standard_error * u128::from(Z_95_MILLIONTHS), 1_000_000).in_units_of(1);
    let to_score = |fine: u128| Fraction::new(fine.min(FINE), FINE).to_score();
    Some(Composite {
        high: to_score(middle + reach),
        low: to_score(middle.saturating_sub(reach)),
        score: exact.to_score(),
        standard_error: to_score(standard_error),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sums(right: usize, wrong: usize) -> Sums {
        let mut sums = Sums::default();
        for score in std::iter::repeat_n(Score::ONE, right).chain(std::iter::repeat_n(Score::ZERO, wrong)) {
            sums.add(score);
        }
        sums
    }

    #[test]
    fn matches_what_is_worked_by_hand() {
        // Halves 1/2 (two cases, se 1/2) and 3/4 (four cases, se 1/4): mean 5/8; √(1/4 + 1/16) = 0.559017, half of it
        // 0.279508; times the factor 1/2: 0.3125 and 0.139754, which reaches 0.273913.
        let found = composite(&sums(1, 1), &sums(3, 1), Fraction::new(1, 2)).unwrap();
        assert_eq!(found.score.millionths(), 312_500);
        assert_eq!(found.standard_error.millionths(), 139_754);
        assert_eq!(found.low.millionths(), 38_587);
        assert_eq!(found.high.millionths(), 586_413);
    }

    #[test]
    fn the_interval_stays_between_0_and_1() {
        let found = composite(&sums(1, 1), &sums(1, 1), Fraction::ONE).unwrap();
        assert_eq!((found.low, found.high), (Score::ZERO, Score::ONE));
        let perfect = composite(&sums(60, 0), &sums(56, 0), Fraction::ONE).unwrap();
        assert_eq!((perfect.low, perfect.score, perfect.high), (Score::ONE, Score::ONE, Score::ONE));
    }

    #[test]
    fn there_is_none_without_both_halves() {
        assert_eq!(composite(&sums(0, 0), &sums(1, 0), Fraction::ONE), None);
        assert_eq!(composite(&sums(1, 0), &sums(0, 0), Fraction::ONE), None);
    }
}
