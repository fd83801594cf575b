//! Calibration: whether the stated confidence fits what was right. Reported, never scored.
//!
//! Source: Brier 1950: the mean of (confidence − outcome)², where the outcome is 1 for a full score and else 0. Always
//! saying 50 % gives 0.25; being sure and right gives 0, sure and wrong 1.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use serde::{Deserialize, Serialize};

use crate::Score;
use crate::fraction::Fraction;

/// How the stated confidence of a run fits what was right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CalibrationScore {
    /// The Brier score; null if no answer stated its confidence.
    pub brier: Option<Score>,
    /// Answers that stated their confidence.
    pub cases: u32,
    /// Mean of the stated confidence; null if no answer stated it.
    pub mean_confidence: Option<Score>,
    /// Share of these answers that were right; null if no answer stated its confidence.
    pub share_right: Option<Score>,
}

/// Sums over the answers of a run.
#[derive(Debug, Default)]
pub(super) struct Calibration {
    cases: u128,
    /// Sum of confidences in per cent.
    confidence: u128,
    right: u128,
    /// Sum of squared differences, in units of per cent squared.
    squares: u128,
}

impl Calibration {
    /// Adds an answer that stated its confidence in per cent.
    pub(super) fn add(&mut self, confidence: u8, score: Score) {
        let (confidence, right) = (u128::from(confidence.min(100)), u128::from(score == Score::ONE));
        self.cases += 1;
        self.confidence += confidence;
        self.right += right;
        self.squares += confidence.abs_diff(100 * right).pow(2);
    }

    /// Makes the means.
    pub(super) fn score(&self) -> CalibrationScore {
        let mean = |sum, unit| (self.cases > 0).then(|| Fraction::new(sum, self.cases * unit).to_score());
        CalibrationScore {
            brier: mean(self.squares, 10_000),
            cases: u32::try_from(self.cases).expect("a run has fewer cases than that"),
            mean_confidence: mean(self.confidence, 100),
            share_right: mean(self.right, 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brier_scores_match_those_worked_by_hand() {
        for (answers, brier) in [
            (vec![(100, 1)], 0),
            (vec![(100, 0)], 1_000_000),
            (vec![(50, 1), (50, 0)], 250_000),
            // (0.1² + 0.8² + 0.3²) / 3 = 0.74 / 3.
            (vec![(90, 1), (80, 0), (70, 1)], 246_667),
        ] {
            let mut calibration = Calibration::default();
            for (confidence, right) in &answers {
                calibration.add(*confidence, if *right == 1 { Score::ONE } else { Score::ratio(1, 2) });
            }
            assert_eq!(calibration.score().brier.unwrap().millionths(), brier, "{answers:?}");
        }
        assert_eq!(Calibration::default().score().brier, None);
    }
}
