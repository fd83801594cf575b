//! Does the work that a request asks for.

use belljar_guest::tools::{self, ToolError};
use belljar_guest::{Answer, log};
use serde_json::{Map, Value};

use super::catalog::{Profile, profiles};
use super::choose::ranked;
use super::fill::{Context, fill};
use super::findings;
use super::steps::steps;

/// Below this score no tool is meant.
const SCORE_MIN: u64 = 60;

/// Most calls that one request makes.
const CALLS_MAX: usize = 6;

/// What came of a request.
pub(crate) enum Worked {
    /// It was done, or a question back is due.
    Done(Answer),
    /// The app's memory would have been asked, but isn't available.
    NotAvailable,
    /// No tool is meant.
    NoWork,
}

/// Does the work that a request asks for.
pub(crate) fn work(request: &str) -> Worked {
    let profiles = profiles();
    let plan = plan(&profiles, request);
    if plan.is_empty() {
        return Worked::NoWork;
    }
    let mut context = Context::default();
    let mut results: Vec<String> = Vec::new();
    for (step, profile) in plan.into_iter().take(CALLS_MAX) {
        let arguments = match fill(profile, &step, request, &context) {
            Ok(arguments) => arguments,
            Err(missing) if results.is_empty() => return Worked::Done(ask_back(&missing)),
            Err(_) => continue,
        };
        match call(profile, &arguments) {
            Ok(result) => {
                context.urls = findings::urls(&result, request);
                context.ids = findings::ids(&result, request);
                results.push(result);
            }
            Err(ToolError::NotAvailableNow) => return Worked::NotAvailable,
            Err(error) => results.push(error.to_string()),
        }
    }
    Worked::Done(report(&results, request))
}

/// Chooses a tool for each step that means one. A step that names none belongs to the one before it.
fn plan<'a>(profiles: &'a [Profile], request: &str) -> Vec<(String, &'a Profile)> {
    let mut plan: Vec<(String, &Profile)> = Vec::new();
    for step in steps(request) {
        let ranked = ranked(profiles, &step);
        for (score, profile) in ranked.iter().take(3) {
            log::debug(format_args!("`{step}`: {} {score}", profile.name));
        }
        let Some((score, profile)) = ranked.first() else { continue };
        if *score >= SCORE_MIN && plan.iter().all(|(_, chosen)| chosen.name != profile.name) {
            plan.push((step, profile));
        }
    }
    plan
}

/// Calls a tool, and once more if it failed in a way that may pass.
fn call(profile: &Profile, arguments: &Map<String, Value>) -> Result<String, ToolError> {
    let first = tools::call(&profile.name, arguments);
    match first {
        Err(ToolError::Failed(message)) if may_pass(&message) => tools::call(&profile.name, arguments),
        other => other,
    }
}

fn may_pass(message: &str) -> bool {
    let lower = message.to_lowercase();
    let signs = [
        "tempor",
        "again",
        "busy",
        "timed out",
        "timeout",
        "unavailable",
        "overload",
        "moment",
        "503",
        "502",
        "429",
        "connection",
        "reset",
        "later",
        "rate",
        "hiccup",
        "momentar",
        "retry",
        "unreachable",
    ];
    signs.iter().any(|sign| lower.contains(sign)) && !lower.contains("no ")
}

fn ask_back(missing: &str) -> Answer {
    let thing = missing.replace('_', " ");
    Answer::text(format!("Which {thing} do you mean? I need that before I can go ahead."))
}

fn report(results: &[String], request: &str) -> Answer {
    match findings::best_sentence(results, request) {
        Some(sentence) => Answer::text(sentence),
        None => Answer::text(results.last().map_or_else(|| "Done.".to_owned(), |last| format!("Done. {last}"))),
    }
}
