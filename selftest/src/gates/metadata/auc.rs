//! The area under the ROC curve, from ranks.

/// Returns the chance that a positive gets a higher score than a negative, ties counting half: the Mann–Whitney
/// statistic over the number of pairs. 0.5 if there are none.
pub(super) fn auc(scored: &[(f64, bool)]) -> f64 {
    let mut sorted = scored.to_vec();
    sorted.sort_by(|one, other| one.0.total_cmp(&other.0));
    let (mut below, mut wins, mut positives, mut negatives) = (0.0, 0.0, 0.0, 0.0);
    for ties in sorted.chunk_by(|one, other| one.0.total_cmp(&other.0).is_eq()) {
        let (mut high, mut low) = (0.0, 0.0);
        for (_, positive) in ties {
            if *positive { high += 1.0 } else { low += 1.0 }
        }
        wins += high * (below + low / 2.0);
        below += low;
        positives += high;
        negatives += low;
    }
    let pairs: f64 = positives * negatives;
    if pairs > 0.0 { wins / pairs } else { 0.5 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn areas_match_those_worked_by_hand() {
        // Pairs (positive, negative): 3>1, 3>2, 2=2, 2>1: 3.5 of 4.
        let area = auc(&[(1.0, false), (2.0, true), (2.0, false), (3.0, true)]);
        assert!((area - 0.875).abs() < 1e-12, "{area}");
        assert!((auc(&[(1.0, true), (2.0, false)])).abs() < 1e-12);
        assert!((auc(&[(1.0, true), (1.0, false)]) - 0.5).abs() < 1e-12);
        assert!((auc(&[(1.0, true)]) - 0.5).abs() < 1e-12);
    }
}
