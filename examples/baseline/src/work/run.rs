//! Does the work that a request asks for.

use belljar_guest::tools::{self, ToolError};
use belljar_guest::{Answer, log};
use serde_json::{Map, Value};

use super::catalog::{Profile, profiles};
use super::choose::ranked;
use super::fill::{Context, fill};
use super::findings;
use super::steps::steps;
use crate::text::{SpanKind, holds_any, sentences, spans};

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

/// Chooses the tools for the steps of a request, and what has to follow a call so that its result is worth something.
fn plan<'a>(profiles: &'a [Profile], request: &str) -> Vec<(String, &'a Profile)> {
    let mut plan: Vec<(String, &Profile)> = Vec::new();
    for step in steps(request) {
        let ranked = ranked(profiles, &step);
        for (score, profile) in ranked.iter().take(3) {
            log::debug(format_args!("`{step}`: {} {score}", profile.name));
        }
        let chosen = ranked.first().filter(|(score, _)| *score >= SCORE_MIN).map(|(_, profile)| *profile);
        let chosen = chosen.or_else(|| search_for(profiles, &step));
        let Some(profile) = chosen else { continue };
        if plan.iter().all(|(_, planned)| planned.name != profile.name) {
            plan.push((step, profile));
        }
    }
    let lower = request.to_lowercase();
    let planned = |plan: &[(String, &Profile)], words: &[&str]| plan.iter().any(|(_, profile)| words.iter().all(|word| profile.named(word)));
    let of = |words: &[&str]| profiles.iter().find(|profile| words.iter().all(|word| profile.named(word)));
    if planned(&plan, &["search", "web"]) && !planned(&plan, &["read"]) && holds_any(&lower, WHOLE_TEXT) {
        plan.extend(of(&["read", "links"]).map(|profile| (request.to_owned(), profile)));
    }
    if planned(&plan, &["execute", "job"]) && !planned(&plan, &["status"]) && holds_any(&lower, RESULT) {
        plan.extend(of(&["job", "status"]).map(|profile| (request.to_owned(), profile)));
    }
    plan
}

/// Expressions with which one wants what a text says, and not where it is.
const WHOLE_TEXT: &str = "conclu|verdict|full text|whole text|article|piece on|piece about|wrote about|wrote on|judged|review|how it ends|\
read it|sum it up|summary of|says about|said about|column|editorial|whole story|report on|read the";

/// Expressions with which one wants the result of a job, and not just that it runs.
const RESULT: &str = "how many|number|tell me|report|hear|let me have|count|result|figure|what it finds|find out|let me know|status|come back";

/// The search for what a step names: in the app's memory if it is something of the user's, else on the web.
fn search_for<'a>(profiles: &'a [Profile], step: &str) -> Option<&'a Profile> {
    let name = spans(step).into_iter().find(|span| matches!(span.kind, SpanKind::Name | SpanKind::Quoted | SpanKind::Code))?;
    let what = if is_own(step, name.start) { "memories" } else { "web" };
    profiles.iter().find(|profile| profile.named("search") && profile.named(what) && profile.name_words.len() == 2)
}

/// Whether a step asks for something of the user's: the clause with the name in it, or the whole says so.
fn is_own(step: &str, name_at: usize) -> bool {
    let lower = step.to_lowercase();
    if holds_any(&lower, TOLD) {
        return true;
    }
    let before = lower.get(..name_at).unwrap_or(&lower);
    let starts = CLAUSES.iter().filter_map(|word| before.rfind(word).map(|at| at + 1));
    let clause = lower.get(starts.max().unwrap_or(0)..).unwrap_or(&lower);
    let clause = format!(" {clause}");
    holds_any(&clause, " i | my | me | we | our | us | mine ")
}

/// Expressions with which the user reminds one of what they told.
const TOLD: &str = "i mentioned|mentioned it|told you|i brought it up|brought it up|i brought up|from me|you should know|i've said to you|we talked|\
talked about it|we went over|came up in one of our|between us|i said to you|i did tell|you know this from|you've heard|our chats|i shared";

/// Words with which a clause begins.
const CLAUSES: [&str; 14] = [
    " what ", " who ", " whom ", " whose ", " which ", " how ", " where ", " when ", " whether ", " if ", " about ", " why ", " the ", " my ",
];

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
