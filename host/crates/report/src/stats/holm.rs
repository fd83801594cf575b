//! Holm's correction: many tests at once, without one false find among them more often than one test alone.

/// Adjusts p-values, in their order: what they would have to be below 0.05 for their test to count.
///
/// Source: Holm 1979: the i-th smallest of m is multiplied by m − i + 1, and none is below a smaller one's.
pub(crate) fn holm(p_values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..p_values.len()).collect();
    order.sort_by(|one, other| p_values[*one].total_cmp(&p_values[*other]));
    let mut adjusted = vec![1.0; p_values.len()];
    let (mut left, mut floor) = (p_values.len(), 0.0_f64);
    for at in order {
        let factor = f64::from(u32::try_from(left).expect("fewer tests than that"));
        floor = floor.max((p_values[at] * factor).min(1.0));
        adjusted[at] = floor;
        left -= 1;
    }
    adjusted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_what_is_worked_by_hand() {
        // Smallest first: 0.01 × 4, 0.02 × 3, 0.03 × 2 (not below the one before), 0.5 × 1.
        let adjusted = holm(&[0.03, 0.01, 0.5, 0.02]);
        for (found, expected) in adjusted.iter().zip([0.06, 0.04, 0.5, 0.06]) {
            assert!((found - expected).abs() < 1e-12, "{adjusted:?}");
        }
        assert!(holm(&[]).is_empty());
        assert_eq!(holm(&[0.4, 0.9]), [0.8, 0.9]);
        assert_eq!(holm(&[0.6, 0.9]), [1.0, 1.0]);
    }
}
