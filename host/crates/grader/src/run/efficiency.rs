//! The efficiency factor: from 1 down to 0.85 for calls above the budget.
//!
//! Source: DittoBench versions 3 to 6: the mean, over tool cases with a score of at least 0.5 in which no extras are
//! allowed, of 1 up to one call over budget, falling linearly to 0.85 at five over.

use crate::Score;
use crate::fraction::Fraction;

/// Calls over budget that cost nothing.
const FREE_CALLS: u128 = 1;

/// Calls over budget beyond which it gets no worse.
const WORST_CALLS: u128 = 5;

/// What a case loses at worst: 0.15.
const WORST_LOSS: (u128, u128) = (15, 100);

/// The mean over the cases that qualify.
#[derive(Debug, Default)]
pub(super) struct Efficiency {
    cases: u128,
    /// Sum of lost calls, from 0 to 4 a case.
    lost: u128,
}

impl Efficiency {
    /// Adds a tool case in which no extras are allowed, with its score, the number of calls that count and its budget.
    pub(super) fn add(&mut self, score: Score, calls: usize, budget: u32) {
        if score >= Score::ratio(1, 2) {
            let over = (calls as u128).saturating_sub(u128::from(budget));
            self.cases += 1;
            self.lost += over.clamp(FREE_CALLS, WORST_CALLS) - FREE_CALLS;
        }
    }

    /// Returns the factor; 1 if no case qualified.
    pub(super) fn factor(&self) -> Fraction {
        if self.cases == 0 {
            return Fraction::ONE;
        }
        let (loss, of) = WORST_LOSS;
        Fraction::new(self.lost * loss, self.cases * (WORST_CALLS - FREE_CALLS) * of).complement()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn factor(cases: &[(u64, usize, u32)]) -> u32 {
        let mut efficiency = Efficiency::default();
        for (tenths, calls, budget) in cases {
            efficiency.add(Score::ratio(*tenths, 10), *calls, *budget);
        }
        efficiency.factor().to_score().millionths()
    }

    #[test]
    fn falls_linearly_between_one_and_five_over() {
        for (calls, millionths) in [
            (0, 1_000_000),
            (2, 1_000_000),
            (3, 1_000_000),
            (4, 962_500),
            (5, 925_000),
            (6, 887_500),
            (7, 850_000),
            (8, 850_000),
            (64, 850_000),
        ] {
            assert_eq!(factor(&[(10, calls, 2)]), millionths, "{calls} calls of 2");
        }
    }

    #[test]
    fn only_cases_that_were_half_right_qualify() {
        assert_eq!(factor(&[]), 1_000_000);
        assert_eq!(factor(&[(4, 60, 1)]), 1_000_000);
        assert_eq!(factor(&[(5, 60, 1)]), 850_000);
        assert_eq!(factor(&[(5, 60, 1), (10, 1, 1), (0, 9, 1)]), 925_000);
    }
}
