//! The categories, each with its wording, its mock world and its right calls.

mod jobs;
mod look;
mod pictures;
mod recall;
mod restraint;
mod traps;
mod web;
mod web_chain;

use super::category::Category;

/// All categories, in the order in which quotas name them.
pub(super) const CATEGORIES: &[Category] = &[
    recall::MEMORY_LOOKUP,
    web::WEB_SEARCH,
    web::LINK_READ,
    look::SETTINGS,
    traps::ROUTE_MEMORY_NOT_WEB,
    restraint::NO_TOOL,
    restraint::ARG_HALLUCINATION,
    web_chain::MULTI_WEB_READ,
    pictures::PARALLEL_WEB_IMAGE,
    web_chain::WEB_RESULT_USAGE,
    web_chain::WEB_RECOVERY_RESULT_USAGE,
    jobs::JOB_CHAIN_RESULT_USAGE,
];
