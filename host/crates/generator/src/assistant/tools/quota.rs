//! How many cases of which category an exam of a size has.

use belljar_exam::Size;
use belljar_seed::Root;

use super::categories::CATEGORIES;
use super::category::Category;

/// The categories of a small exam: those that the first issue names.
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

/// Chooses categories with the number of their cases, in the order of the table.
pub(super) fn quota(size: Size, _root: &Root) -> Vec<(&'static Category, u64)> {
    match size {
        Size::Small => {
            CATEGORIES.iter().filter(|category| SMALL.contains(&category.name)).map(|category| (category, 1)).collect()
        }
    }
}
