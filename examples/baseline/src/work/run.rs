//! Does the work that a request asks for.

use belljar_guest::tools::{self, ToolError};
use belljar_guest::{Answer, log};
use serde_json::{Map, Value};

use super::catalog::{Profile, profiles};
use super::choose::ranked;
use super::fill::{Context, fill};
use super::findings;
use super::steps::steps;
use crate::text::{holds_any, sentences, spans};

/// Below this score no tool is meant.
const SCORE_MIN: i64 = 60;

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
    let core = core_of(request);
    let plan = plan(&profiles, &core);
    if plan.is_empty() {
        return Worked::NoWork;
    }
    let mut context = Context::default();
    let mut results: Vec<String> = Vec::new();
    for (step, profile) in plan.into_iter().take(CALLS_MAX) {
        let arguments = match fill(profile, &step, &core, &context) {
            Ok(arguments) => arguments,
            Err(missing) if results.is_empty() => return Worked::Done(ask_back(&missing)),
            Err(_) => continue,
        };
        match call(profile, &arguments) {
            Ok(result) => {
                context.urls = findings::urls(&result, &core);
                context.ids = findings::ids(&result, &core);
                results.push(result);
            }
            Err(ToolError::NotAvailableNow) => return Worked::NotAvailable,
            Err(error) => results.push(error.to_string()),
        }
    }
    Worked::Done(report(&results, &core))
}

/// Takes the sentences of a request that name something, in the order said. People tell a lot around what they want; what
/// they want has a name, an address or a figure in it. If no sentence has, all stay.
fn core_of(request: &str) -> String {
    let named = |sentence: &&str| !spans(sentence).is_empty();
    let parts = sentences(request);
    let core: Vec<&str> = parts.iter().copied().filter(named).collect();
    if core.is_empty() { request.to_owned() } else { core.join(" ") }
}

/// Chooses the tools for a request: that for the whole of it, and those for steps that mean another one.
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

/// Whether a message says that trying again may help: anything but that something doesn't exist.
fn may_pass(message: &str) -> bool {
    !holds_any(
        &message.to_lowercase(),
        "no job|no memory|no subject|no picture|not found|doesn't exist|unknown|no recipe|no such",
    )
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
