//! A number in millionths, with its sign: how statistics are stored and printed.

use belljar_grader::Score;
use serde::{Deserialize, Serialize};

/// A number in millionths. Statistics are computed in floating point and rounded to this once, at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Millionths(i64);

impl Millionths {
    /// Nothing.
    pub const ZERO: Self = Self(0);

    /// One.
    pub const ONE: Self = Self(1_000_000);

    /// Rounds to the nearest millionth, halves away from zero, so that a number and its negative round alike.
    ///
    /// # Panics
    /// If the number isn't finite, or is beyond ±9 · 10¹².
    #[must_use]
    pub fn round(number: f64) -> Self {
        let scaled = (number * 1e6).round();
        assert!(scaled.abs() < 9.0e18, "{number} is no statistic of scores");
        #[expect(clippy::cast_possible_truncation, reason = "whole and within the range of i64, as just asserted")]
        let millionths = scaled as i64;
        Self(millionths)
    }

    /// Makes a number of thousandths.
    pub(crate) const fn from_thousandths(thousandths: i64) -> Self {
        Self(thousandths * 1_000)
    }

    /// Returns the number, for computing on.
    pub(crate) fn to_f64(self) -> f64 {
        self.0 as f64 / 1e6
    }

    /// Returns the millionths.
    #[must_use]
    pub const fn get(self) -> i64 {
        self.0
    }

    /// Writes the number times `scale` with some decimals, halves away from zero; a sign before positive numbers, too,
    /// if asked for.
    ///
    /// # Panics
    /// If more than six decimals are asked for.
    pub(crate) fn show(self, scale: i64, decimals: u32, sign: Sign) -> String {
        assert!(decimals <= 6, "millionths have six decimals");
        let unit = 10_i128.pow(6 - decimals);
        let scaled = i128::from(self.0) * i128::from(scale);
        let magnitude = (2 * scaled.abs() + unit) / (2 * unit);
        let sign = match (scaled.signum(), sign) {
            _ if magnitude == 0 => "",
            (-1, _) => "−",
            (_, Sign::Always) => "+",
            (_, Sign::Negative) => "",
        };
        let one = 10_i128.pow(decimals);
        let whole = format!("{sign}{}", magnitude / one);
        if decimals == 0 {
            return whole;
        }
        format!("{whole}.{:0width$}", magnitude % one, width = decimals as usize)
    }
}

impl From<Score> for Millionths {
    fn from(score: Score) -> Self {
        Self(i64::from(score.millionths()))
    }
}

/// When a sign is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    /// Before all numbers but 0.
    Always,
    /// Before negative numbers only.
    Negative,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_once_and_alike_on_both_sides() {
        for (number, millionths) in [
            (0.0, 0),
            (0.000_000_4, 0),
            (0.000_000_6, 1),
            (1.0, 1_000_000),
            (2.0 / 3.0, 666_667),
            (1e6, 1_000_000_000_000),
        ] {
            assert_eq!(Millionths::round(number).get(), millionths);
            assert_eq!(Millionths::round(-number).get(), -millionths);
        }
    }

    #[test]
    fn numbers_read_well() {
        for (millionths, scale, decimals, sign, text) in [
            (21_376, 100, 2, Sign::Always, "+2.14"),
            (-21_376, 100, 2, Sign::Always, "−2.14"),
            (-4, 100, 1, Sign::Always, "0.0"),
            (500_000, 1, 0, Sign::Negative, "1"),
            (499_999, 1, 0, Sign::Negative, "0"),
            (1_234_500, 1, 3, Sign::Negative, "1.235"),
            (31_250, 1, 6, Sign::Negative, "0.031250"),
        ] {
            assert_eq!(Millionths(millionths).show(scale, decimals, sign), text);
        }
    }
}
