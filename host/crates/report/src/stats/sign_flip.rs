//! The sign-flip permutation test of paired differences.
//!
//! If two agents are alike, each difference could as well have had the other sign. The test counts how often chance signs
//! give a sum at least as far from 0 as the one that was seen. Source: Fisher 1935; with sampled signs, p is
//! (hits + 1)/(draws + 1), which never is 0 (Phipson and Smyth 2010).

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use belljar_seed::Root;
use serde::{Deserialize, Serialize};

use super::Millionths;

/// Most differences whose signs are all tried: 2¹⁵ pairs of opposite patterns.
const ENUMERATED_MAX: usize = 16;

/// Patterns that are drawn where there are too many to try: p is then known to about 0.002 near 0.05.
const DRAWS: u32 = 19_999;

/// What a sign-flip test found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SignFlip {
    /// How the signs were tried.
    pub draws: Draws,
    /// Two-sided p.
    pub p: Millionths,
}

/// How the signs were tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draws {
    /// All patterns of signs: p is exact.
    Enumerated,
    /// Patterns drawn from a stream that the compared exams name: the same in every run.
    Sampled,
}

/// Tests whether differences are as often positive as negative, by weight. `slack` is what rounding may have moved a sum.
///
/// Only magnitudes and the magnitude of the sum count, in sorted order: neither the order of the differences nor which
/// side is called first changes the result.
///
/// # Panics
/// If the magnitudes' sum doesn't fit 63 bits.
pub(crate) fn sign_flip(differences: &[i64], slack: i64, root: &Root) -> (f64, Draws) {
    let sum: i64 = differences.iter().sum();
    let bound = (sum.abs() - slack).max(0);
    let mut sizes: Vec<i64> = differences.iter().map(|difference| difference.abs()).filter(|size| *size > 0).collect();
    sizes.sort_unstable();
    let whole = sizes.iter().try_fold(0_i64, |whole, size| whole.checked_add(*size));
    assert!(whole.is_some(), "the differences are scores, whose sum is small");
    if sizes.len() <= ENUMERATED_MAX {
        return (enumerate(&sizes, bound), Draws::Enumerated);
    }
    let mut stream = root.stream("sign flips");
    let mut hits = 0_u32;
    for _ in 0..DRAWS {
        let mut flipped = 0_i64;
        for block in sizes.chunks(64) {
            let mut bits = stream.next_u64();
            for size in block {
                flipped += if bits & 1 == 0 { *size } else { -size };
                bits >>= 1;
            }
        }
        hits += u32::from(flipped.abs() >= bound);
    }
    (f64::from(hits + 1) / f64::from(DRAWS + 1), Draws::Sampled)
}

/// Tries all patterns of signs. Opposite patterns have opposite sums, so that the last sign stays as it is.
fn enumerate(sizes: &[i64], bound: i64) -> f64 {
    let free = sizes.len().saturating_sub(1);
    let patterns = 1_u32 << free;
    let mut hits = 0_u32;
    for pattern in 0..patterns {
        let sign = |at: usize| if pattern >> at & 1 == 0 { 1 } else { -1 };
        let sum: i64 = sizes.iter().enumerate().map(|(at, size)| if at < free { sign(at) * size } else { *size }).sum();
        hits += u32::from(sum.abs() >= bound);
    }
    f64::from(hits) / f64::from(patterns)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::exact_mcnemar;

    fn root() -> Root {
        Root::new("sign-flip tests", &[])
    }

    fn units(b: usize, c: usize) -> Vec<i64> {
        std::iter::repeat_n(1, b).chain(std::iter::repeat_n(-1, c)).chain([0, 0, 0]).collect()
    }

    #[test]
    fn on_right_and_wrong_alone_it_is_mcnemars_test() {
        for (b, c) in [(6, 0), (8, 1), (12, 3), (5, 5), (1, 0), (0, 0)] {
            let (p, draws) = sign_flip(&units(b, c), 0, &root());
            let exact = exact_mcnemar(u32::try_from(b).unwrap(), u32::try_from(c).unwrap());
            assert_eq!(draws, Draws::Enumerated);
            assert!((p - exact).abs() < 1e-12, "{b}, {c}: {p} is not {exact}");
        }
        // Too many to try: near, within five standard errors of 19,999 draws.
        for (b, c) in [(30, 12), (20, 10), (15, 15)] {
            let (p, draws) = sign_flip(&units(b, c), 0, &root());
            let exact = exact_mcnemar(u32::try_from(b).unwrap(), u32::try_from(c).unwrap());
            assert_eq!(draws, Draws::Sampled);
            let error = (exact * (1.0 - exact) / f64::from(DRAWS)).sqrt();
            assert!((p - exact).abs() <= 5.0 * error + 1e-4, "{b}, {c}: {p} is not {exact}");
        }
    }

    #[test]
    fn matches_a_count_by_hand() {
        // 3, 2, 1: sums of the patterns with 3 kept: 6, 4, 2, 0, and their opposites. The sum seen is 3 + 2 − 1 = 4.
        let (p, _) = sign_flip(&[3, -1, 2], 0, &root());
        assert!((p - 0.5).abs() < 1e-12, "{p}");
        let (p, _) = sign_flip(&[3, 1, 2], 0, &root());
        assert!((p - 0.25).abs() < 1e-12, "{p}");
        // With slack 2 the next sum counts as far enough, too.
        let (p, _) = sign_flip(&[3, 1, 2], 2, &root());
        assert!((p - 0.5).abs() < 1e-12, "{p}");
    }

    #[test]
    fn order_and_side_do_not_matter() {
        let one: Vec<i64> = (0..40).map(|at| (at * 37 % 23) - 9).collect();
        let mut other: Vec<i64> = one.iter().rev().map(|difference| -difference).collect();
        other.swap(3, 17);
        assert_eq!(sign_flip(&one, 0, &root()), sign_flip(&other, 0, &root()));
    }

    #[test]
    fn nothing_is_no_difference() {
        for differences in [&[][..], &[0, 0]] {
            assert_eq!(sign_flip(differences, 0, &root()), (1.0, Draws::Enumerated));
        }
        assert_eq!(sign_flip(&[7], 0, &root()), (1.0, Draws::Enumerated));
    }
}
