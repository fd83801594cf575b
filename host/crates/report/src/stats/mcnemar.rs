//! McNemar's exact test: are two agents right equally often, on the same cases?

/// Returns the two-sided exact p of McNemar's test, for `b` cases that only the first got right and `c` that only the
/// second did.
///
/// Source: McNemar 1947, in its exact form: under equality each of the b + c cases falls to either side with chance 1/2,
/// so that p = 2 P(X ≤ min(b, c)) for X binomial with b + c draws, at most 1.
pub(crate) fn exact_mcnemar(b: u32, c: u32) -> f64 {
    /// What sums are scaled by whenever they grow beyond it: a power of two, so that nothing is rounded.
    const STEP: f64 = 1.157_920_892_373_162e77;
    const STEP_BITS: u32 = 256;
    let (few, n) = (b.min(c), b + c);
    // Sum and term are in units of 2^-halvings.
    let (mut term, mut sum, mut halvings) = (1.0_f64, 1.0_f64, n);
    for k in 0..few {
        term = term * f64::from(n - k) / f64::from(k + 1);
        sum += term;
        if sum > STEP && halvings >= STEP_BITS {
            term /= STEP;
            sum /= STEP;
            halvings -= STEP_BITS;
        }
    }
    for _ in 0..halvings {
        sum /= 2.0;
    }
    (2.0 * sum).min(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_published_values() {
        for (b, c, thousandths) in [(6, 0, 31), (8, 1, 39), (12, 3, 35), (30, 12, 8)] {
            let p = exact_mcnemar(b, c);
            assert!((p * 1e3 - f64::from(thousandths)).abs() < 0.5, "{b}, {c}: {p}");
            assert_eq!(exact_mcnemar(c, b).to_bits(), p.to_bits(), "the test has no side");
        }
    }

    #[test]
    fn matches_values_worked_by_hand() {
        // 2/2^6; 2 (1 + 9)/2^9; 2 (1 + 15 + 105 + 455)/2^15.
        for (b, c, p) in
            [(6, 0, 2.0 / 64.0), (8, 1, 20.0 / 512.0), (12, 3, 1_152.0 / 32_768.0), (0, 0, 1.0), (4, 4, 1.0)]
        {
            let found: f64 = exact_mcnemar(b, c);
            assert_eq!(found.to_bits(), f64::to_bits(p), "{b}, {c}: {found}");
        }
    }

    #[test]
    fn many_cases_neither_overflow_nor_vanish() {
        // Computed apart with Python's whole numbers: 2 Σ C(n, k) / 2^n.
        for (b, c, p) in LARGE {
            let found = exact_mcnemar(b, c);
            assert!((found - p).abs() < 1e-9 * p, "{b}, {c}: {found} is not {p}");
        }
    }

    const LARGE: [(u32, u32, f64); 3] = [
        (171, 75, 8.544_149_453_207_064e-10),
        (1_500, 1_400, 0.065_987_349_665_183_81),
        (3_000, 2_000, 1.300_231_000_520_377_1e-45),
    ];
}
