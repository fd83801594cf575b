//! The categories, each with its wording, its mock world and its right calls.

mod app;
mod jobs;
mod keep;
mod look;
mod mind;
mod outside;
mod pictures;
mod recall;
mod restraint;
mod routines;
mod subjects;
mod traps;
mod web;
mod web_chain;
mod workflows;

use super::category::Category;

/// All categories: direct routing, traps, restraint, several steps, use of results.
pub(super) const CATEGORIES: &[Category] = &[
    recall::MEMORY_LOOKUP,
    recall::MEMORY_SUBJECT,
    recall::MEMORY_FETCH,
    web::WEB_SEARCH,
    web::LINK_READ,
    pictures::IMAGE_CREATE,
    app::ARTIFACTS_CREATE,
    jobs::AGENT_JOB,
    workflows::AGENT_WORKFLOW,
    look::SETTINGS,
    mind::SET_MODEL,
    mind::SET_EFFORT,
    mind::SET_TOOL_PREFS,
    look::SET_ACCENT,
    look::SET_FONT,
    app::FEEDBACK,
    routines::AUTOMATION_LIST,
    routines::RECIPE_CREATE,
    routines::RECIPE_APPLY,
    app::CAPABILITY_DISCOVERY,
    keep::MEMORY_UPDATE,
    keep::MEMORY_DELETE,
    outside::CALENDAR_CREATE,
    outside::CALENDAR_SEARCH,
    outside::EMAIL_SEND,
    traps::ROUTE_MEMORY_NOT_WEB,
    traps::ROUTE_WEB_NOT_MEMORY,
    jobs::AGENT_RUN_NOT_READ,
    jobs::AGENT_READ_NOT_RUN,
    pictures::IMAGE_EDIT_NOT_CREATE,
    workflows::WORKFLOW_NOT_JOB,
    routines::AUTOMATION_NOT_JOB,
    keep::MEMORY_SAVE_NOT_SEARCH,
    restraint::NO_TOOL,
    restraint::ABSTENTION,
    restraint::ARG_HALLUCINATION,
    web_chain::MULTI_WEB_READ,
    subjects::MULTI_SUBJECT_SCOPE,
    jobs::MULTI_JOB_STATUS,
    pictures::MULTI_IMAGE_EDIT,
    pictures::PARALLEL_WEB_IMAGE,
    web_chain::WEB_RESULT_USAGE,
    web_chain::MULTI_WEB_RESULT_USAGE,
    jobs::JOB_CHAIN_RESULT_USAGE,
    web_chain::WEB_RECOVERY_RESULT_USAGE,
];
