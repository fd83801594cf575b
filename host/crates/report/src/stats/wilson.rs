//! The Wilson score interval of a share.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use belljar_grader::{Score, Z_95_MILLIONTHS};
use serde::{Deserialize, Serialize};

/// An interval between 0 and 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Interval {
    /// Upper end.
    pub high: Score,
    /// Lower end.
    pub low: Score,
}

/// Returns the 95 % Wilson score interval of a share; none of nothing.
///
/// Source: Wilson 1927. With k of n and the normal quantile z, the ends are
/// (k + z²/2 ± z √(k (n − k) / n + z²/4)) / (n + z²). It stays sensible for few cases and for shares near 0 and 1,
/// where the mean ± z standard errors doesn't.
///
/// # Panics
/// If `k` is above `n`.
#[must_use]
pub fn wilson(k: u32, n: u32) -> Option<Interval> {
    assert!(k <= n, "{k} of {n} isn't a share");
    if n == 0 {
        return None;
    }
    // Lengths are in units of 10⁻⁶ cases, so that squares are in units of 10⁻¹².
    const UNIT: u128 = 1_000_000;
    let (k, n, z) = (u128::from(k), u128::from(n), u128::from(Z_95_MILLIONTHS));
    let z_squared = z * z;
    let root = (k * (n - k) * UNIT * UNIT / n + z_squared / 4).isqrt();
    // In units of 10⁻¹² cases.
    let (middle, reach) = (k * UNIT * UNIT + z_squared / 2, z * root);
    let whole = n * UNIT * UNIT + z_squared;
    let score = |part: u128| {
        let millionths = (2 * part.min(whole) * UNIT + whole) / (2 * whole);
        Score::ratio(u64::try_from(millionths).expect("at most a million"), 1_000_000)
    };
    Some(Interval { high: score(middle + reach), low: score(middle.saturating_sub(reach)) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_published_values() {
        // Worked with z = 1.96 in double precision, to three decimals.
        for (k, n, low, high) in [
            (45, 60, 628, 842),
            (0, 30, 0, 114),
            (30, 30, 886, 1000),
            (1, 2, 95, 905),
            (0, 1, 0, 793),
            (81, 263, 255, 366),
        ] {
            let interval = wilson(k, n).unwrap();
            let thousandths = |score: Score| (score.millionths() + 500) / 1000;
            assert_eq!((thousandths(interval.low), thousandths(interval.high)), (low, high), "{k} of {n}");
        }
        assert_eq!(wilson(0, 0), None);
    }

    #[test]
    fn holds_its_share_and_is_the_same_seen_from_the_other_side() {
        for n in 1..60 {
            for k in 0..=n {
                let (there, back) = (wilson(k, n).unwrap(), wilson(n - k, n).unwrap());
                let share = Score::ratio(k.into(), n.into());
                assert!(there.low <= share && share <= there.high, "{k} of {n}");
                let mirrored = 1_000_000 - back.low.millionths();
                assert!(there.high.millionths().abs_diff(mirrored) <= 2, "{k} of {n}");
            }
        }
    }
}
