//! How many cases of which category an exam of a size has.

use belljar_exam::Size;
use belljar_seed::Root;

use super::categories::CATEGORIES;
use super::category::{Category, DIRECT_ROUTING, MULTI_STEP, RESTRAINT, RESULT_USAGE, ROUTING_TRAP};

/// The categories of a small exam, one case each.
const SMALL: &[&str] = &[
    "web_search",
    "link_read",
    "settings",
    "memory_lookup",
    "route_memory_not_web",
    "no_tool",
    "arg_hallucination",
    "multi_web_read",
    "web_result_usage",
    "job_chain_result_usage",
    "parallel_web_image",
    "web_recovery_result_usage",
];

/// How many categories of each group a medium exam has, one case each. Only one of restraint, so that an agent that
/// never calls a tool gains no more than a thirtieth.
const MEDIUM: &[(&str, usize)] =
    &[(DIRECT_ROUTING, 15), (ROUTING_TRAP, 5), (RESTRAINT, 1), (MULTI_STEP, 5), (RESULT_USAGE, 4)];

/// The traps of which a full exam has two cases, as it has of each category with several steps or a result to use.
const TRAPS_TWICE: &[&str] = &[
    "route_memory_not_web",
    "route_web_not_memory",
    "agent_run_not_read",
    "agent_read_not_run",
    "image_edit_not_create",
    "workflow_not_job",
];

/// Chooses categories with the number of their cases, in the order of the table.
pub(super) fn quota(size: Size, root: &Root) -> Vec<(&'static Category, u64)> {
    match size {
        Size::Small => table(|category| u64::from(SMALL.contains(&category.name))),
        Size::Medium => {
            let chosen = chosen(&root.branch("medium"));
            table(|category| u64::from(chosen.contains(&category.name)))
        }
        Size::Full => table(|category| {
            let twice = [MULTI_STEP, RESULT_USAGE].contains(&category.axis) || TRAPS_TWICE.contains(&category.name);
            if twice { 2 } else { 1 }
        }),
    }
}

fn table(count: impl Fn(&Category) -> u64) -> Vec<(&'static Category, u64)> {
    CATEGORIES.iter().map(|category| (category, count(category))).filter(|(_, count)| *count > 0).collect()
}

/// Chooses the categories of a medium exam, each group from a stream of its own.
fn chosen(root: &Root) -> Vec<&'static str> {
    let mut chosen = Vec::new();
    for (axis, count) in MEDIUM {
        let names: Vec<&'static str> =
            CATEGORIES.iter().filter(|category| category.axis == *axis).map(|category| category.name).collect();
        chosen.extend(root.stream(axis).sample(&names, *count));
    }
    chosen
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    fn total(size: Size) -> u64 {
        quota(size, &Root::new("quota tests", &[])).iter().map(|(_, count)| count).sum()
    }

    #[test]
    fn totals_are_those_of_the_sizes() {
        assert_eq!([Size::Small, Size::Medium, Size::Full].map(total), [12, 30, 60]);
    }

    #[test]
    fn groups_have_their_categories() {
        let mut groups: BTreeMap<&str, usize> = BTreeMap::new();
        for category in CATEGORIES {
            *groups.entry(category.axis).or_default() += 1;
        }
        let expected = [(DIRECT_ROUTING, 25), (ROUTING_TRAP, 8), (RESTRAINT, 3), (MULTI_STEP, 5), (RESULT_USAGE, 4)];
        assert_eq!(groups, BTreeMap::from(expected));
        let names: BTreeSet<&str> = CATEGORIES.iter().map(|category| category.name).collect();
        assert_eq!(names.len(), 45);
        assert!(SMALL.iter().chain(TRAPS_TWICE).all(|name| names.contains(name)));
    }

    /// A small exam touches every group, and a medium one does, with categories that change with the seed.
    #[test]
    fn every_size_touches_every_group() {
        let axes = |size, root: &Root| -> BTreeSet<&str> {
            quota(size, root).iter().map(|(category, _)| category.axis).collect()
        };
        let mut seen = BTreeSet::new();
        for seed in 0..40_u8 {
            let root = Root::new("quota tests", &[&[seed]]);
            for size in [Size::Small, Size::Medium, Size::Full] {
                assert_eq!(axes(size, &root).len(), 5, "{size}");
            }
            seen.extend(quota(Size::Medium, &root).iter().map(|(category, _)| category.name));
        }
        assert_eq!(seen.len(), 45);
    }
}
