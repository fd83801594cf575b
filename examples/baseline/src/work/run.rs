//! Does the work that a request asks for.

use belljar_guest::Answer;
use belljar_guest::tools::{self, ToolError};
use serde_json::{Map, Value};

use super::catalog::{Profile, profiles};
use super::choose::{wants_figure, wants_number};
use super::fill::{Context, fill};
use super::findings;
use super::plan::{Doubt, Step, plan, plan_to_recall};
use crate::text::{SpanKind, holds_any, spans};

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

/// Does the work that a request, without the talk around it, asks for.
pub(crate) fn work(core: &str, doubt: Doubt) -> Worked {
    let profiles = profiles();
    follow(&profiles, plan(&profiles, core, doubt), core)
}

/// Asks the app's memory for what a request names.
pub(crate) fn look_up(core: &str) -> Worked {
    let profiles = profiles();
    follow(&profiles, plan_to_recall(&profiles, core), core)
}

/// Has the app keep what a request says. If it doesn't, the agent's own memory has to do.
pub(crate) fn keep_in_app(core: &str) {
    let profiles = profiles();
    let keeper = profiles.iter().find(|profile| profile.named("save") && profile.named("memory"));
    let plan: Vec<Step<'_>> = keeper.map(|keeper| (core.to_owned(), keeper)).into_iter().collect();
    follow(&profiles, plan, core);
}

/// Makes the calls of a plan.
fn follow(profiles: &[Profile], plan: Vec<Step<'_>>, core: &str) -> Worked {
    if plan.is_empty() {
        return Worked::NoWork;
    }
    let mut context = Context::default();
    let mut results: Vec<String> = Vec::new();
    for (step, profile) in plan.into_iter().take(CALLS_MAX) {
        let arguments = match fill(profile, &step, core, &context) {
            Ok(arguments) => arguments,
            Err(missing) if results.is_empty() => return Worked::Done(ask_back(&missing)),
            Err(_) => continue,
        };
        match call(profile, &arguments) {
            Ok(result) => {
                context.urls = findings::urls(&result, core);
                context.ids = findings::ids(&result, core);
                results.push(result);
                if profile.named("web") && wants_figure(core) && !has_figure(&results, core) {
                    results.extend(read_on(profiles, &context));
                }
            }
            Err(ToolError::NotAvailableNow) => return Worked::NotAvailable,
            Err(error) => results.push(error.to_string()),
        }
    }
    Worked::Done(report(&results, core))
}

/// Whether some results hold a sentence with a figure about what the request names, for the year that it names.
fn has_figure(results: &[String], core: &str) -> bool {
    let sentence = findings::best_sentence(results, core, true).unwrap_or_default();
    let names = spans(core).into_iter().filter(|span| span.kind == SpanKind::Name);
    let years = core.split(|c: char| !c.is_ascii_digit()).filter(|digits| digits.len() == 4);
    findings::has_figure(&sentence)
        && names.map(|span| span.text).all(|name| sentence.contains(&name))
        && years.into_iter().all(|year| sentence.contains(year))
}

/// Reads the page that fits best, for what its snippet leaves out.
fn read_on(profiles: &[Profile], context: &Context) -> Option<String> {
    let reader = profiles.iter().find(|profile| profile.named("read") && profile.named("links"))?;
    let url = context.urls.first()?;
    call(reader, &Map::from_iter([("urls".to_owned(), serde_json::json!([url]))])).ok()
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
    match findings::best_sentence(results, request, wants_number(request)) {
        Some(sentence) => Answer::text(sentence),
        None => Answer::text(results.last().map_or_else(|| "Done.".to_owned(), |last| format!("Done. {last}"))),
    }
}
