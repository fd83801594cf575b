//! Exact fractions: scores are computed without rounding and rounded once, at the end.

use crate::Score;

/// A fraction that isn't negative, in lowest terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fraction {
    numerator: u128,
    denominator: u128,
}

impl Fraction {
    /// Nothing.
    pub(crate) const ZERO: Self = Self { numerator: 0, denominator: 1 };

    /// Everything.
    pub(crate) const ONE: Self = Self { numerator: 1, denominator: 1 };

    /// Makes a fraction.
    ///
    /// # Panics
    /// If `denominator` is 0.
    pub(crate) fn new(numerator: u128, denominator: u128) -> Self {
        assert!(denominator > 0, "a fraction needs a denominator");
        let divisor = greatest_common_divisor(numerator, denominator);
        Self { numerator: numerator / divisor, denominator: denominator / divisor }
    }

    /// Makes a fraction of two counts, at most 1.
    pub(crate) fn share(part: usize, whole: usize) -> Self {
        Self::new(part.min(whole) as u128, whole as u128)
    }

    /// Adds.
    pub(crate) fn plus(self, other: Self) -> Self {
        // The least common multiple keeps the products small.
        let divisor = greatest_common_divisor(self.denominator, other.denominator);
        let (one, two) = (other.denominator / divisor, self.denominator / divisor);
        Self::new(self.numerator * one + other.numerator * two, self.denominator * one)
    }

    /// Multiplies.
    pub(crate) fn times(self, other: Self) -> Self {
        // Cross reduction first keeps the products small.
        let one = Self::new(self.numerator, other.denominator);
        let two = Self::new(other.numerator, self.denominator);
        Self { numerator: one.numerator * two.numerator, denominator: one.denominator * two.denominator }
    }

    /// Returns what is missing to 1, or nothing if the fraction is above 1.
    pub(crate) fn complement(self) -> Self {
        Self::new(self.denominator.saturating_sub(self.numerator), self.denominator)
    }

    /// Returns the larger of two.
    pub(crate) fn or_more(self, other: Self) -> Self {
        if other.numerator * self.denominator > self.numerator * other.denominator { other } else { self }
    }

    /// Rounds to the nearest whole multiple of `1 / unit`, halves up, and returns how many.
    pub(crate) fn in_units_of(self, unit: u128) -> u128 {
        (2 * self.numerator * unit + self.denominator) / (2 * self.denominator)
    }

    /// Rounds to a score: the nearest millionth, halves up.
    ///
    /// # Panics
    /// If the fraction is above 1.
    pub(crate) fn to_score(self) -> Score {
        let millionths = u64::try_from(self.in_units_of(1_000_000)).expect("a score is at most 1");
        Score::ratio(millionths, 1_000_000)
    }
}

impl From<Score> for Fraction {
    fn from(score: Score) -> Self {
        Self::new(u128::from(score.millionths()), 1_000_000)
    }
}

const fn greatest_common_divisor(mut one: u128, mut two: u128) -> u128 {
    while two != 0 {
        (one, two) = (two, one % two);
    }
    one
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arithmetic_is_exact() {
        let third = Fraction::new(1, 3);
        assert_eq!(third.plus(third).plus(third), Fraction::ONE);
        assert_eq!(Fraction::new(2, 3).times(Fraction::new(3, 4)), Fraction::new(1, 2));
        assert_eq!(Fraction::new(1, 4).complement(), Fraction::new(3, 4));
        assert_eq!(Fraction::new(5, 4).complement(), Fraction::ZERO);
        assert_eq!(third.or_more(Fraction::new(1, 2)), Fraction::new(1, 2));
        assert_eq!(Fraction::share(5, 4), Fraction::ONE);
    }

    #[test]
    fn rounding_happens_once_and_halves_go_up() {
        for (numerator, denominator, millionths) in
            [(2, 3, 666_667), (1, 3, 333_333), (1, 2_000_000, 1), (1, 2_000_001, 0), (1, 1, 1_000_000)]
        {
            let score = Fraction::new(numerator, denominator).to_score();
            assert_eq!(score.millionths(), millionths, "{numerator}/{denominator}");
        }
    }
}
