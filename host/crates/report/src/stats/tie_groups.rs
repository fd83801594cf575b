//! Tie groups instead of ranks: agents that share a letter can't be told apart.
//!
//! Whether two agents differ isn't transitive: the first may differ from the third, and neither from the second. Letters
//! say all of that, ranks don't. Source: Piepho 2004, insert and absorb.

use std::collections::BTreeSet;

/// Gives each of `count` agents, best first, the groups that it belongs to, numbered from 0: two share a group exactly
/// if they aren't among the `distinct` pairs.
pub(crate) fn tie_groups(count: usize, distinct: &[(usize, usize)]) -> Vec<Vec<usize>> {
    let mut groups: Vec<BTreeSet<usize>> = vec![(0..count).collect()];
    for (one, other) in distinct {
        // Split each group that holds both, and drop what another group holds whole.
        let (both, mut kept): (Vec<_>, Vec<_>) =
            groups.into_iter().partition(|group| group.contains(one) && group.contains(other));
        for group in both {
            for out in [other, one] {
                let mut part = group.clone();
                part.remove(out);
                if !kept.iter().any(|whole| part.is_subset(whole)) {
                    kept.retain(|smaller| !smaller.is_subset(&part));
                    kept.push(part);
                }
            }
        }
        groups = kept;
    }
    // The group of the best agent comes first.
    groups.sort_by_key(|group| group.iter().copied().collect::<Vec<_>>());
    let of = |agent: usize| (0..groups.len()).filter(|at| groups[*at].contains(&agent)).collect();
    (0..count).map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agents_share_a_group_exactly_if_they_cannot_be_told_apart() {
        assert_eq!(tie_groups(3, &[]), [[0], [0], [0]]);
        // The first differs from the third, and the second from neither.
        assert_eq!(tie_groups(3, &[(0, 2)]), [vec![0], vec![0, 1], vec![1]]);
        assert_eq!(tie_groups(3, &[(0, 1), (0, 2), (1, 2)]), [[0], [1], [2]]);
        assert_eq!(tie_groups(1, &[]), [[0]]);
        assert!(tie_groups(0, &[]).is_empty());
    }

    #[test]
    fn every_pattern_of_four_agents_is_told() {
        let pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
        for pattern in 0..64_u32 {
            let distinct: Vec<_> = (0..6).filter(|at| pattern >> at & 1 == 1).map(|at| pairs[at]).collect();
            let groups = tie_groups(4, &distinct);
            for (one, other) in pairs {
                let shared = groups[one].iter().any(|group| groups[other].contains(group));
                assert_eq!(shared, !distinct.contains(&(one, other)), "{distinct:?}: {groups:?}");
            }
            assert!(groups.iter().all(|of| !of.is_empty()), "{distinct:?}: {groups:?}");
        }
    }
}
