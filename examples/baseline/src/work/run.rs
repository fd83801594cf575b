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

/// How likely it is that a request means no tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Doubt {
    /// It names something that a tool could be asked for.
    Little,
    /// It is about the user, and names nothing else.
    Some,
    /// It asks for a fact about the user.
    Much,
}

impl Doubt {
    /// Returns the score below which no tool is meant.
    const fn score_min(self) -> i64 {
        match self {
            Self::Little => 45,
            Self::Some => 80,
            Self::Much => 110,
        }
    }
}

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
pub(crate) fn work(request: &str, doubt: Doubt) -> Worked {
    let profiles = profiles();
    let core = core_of(request);
    let plan = plan(&profiles, request, &core, doubt);
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
                if profile.named("web") && wants_figure(&core) && !has_figure(&results, &core) {
                    results.extend(read_on(&profiles, &context));
                }
            }
            Err(ToolError::NotAvailableNow) => return Worked::NotAvailable,
            Err(error) => results.push(error.to_string()),
        }
    }
    Worked::Done(report(&results, &core))
}

/// Whether a request asks for a figure.
fn wants_figure(core: &str) -> bool {
    holds_any(&core.to_lowercase(), "how many|how much|number|count|sales|headcount|enrollment|enrolment|figure|total")
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

/// Takes the sentences of a request that name something, in the order said. People tell a lot around what they want; what
/// they want has a name, an address or a year in it. If no sentence has, all stay.
fn core_of(request: &str) -> String {
    let parts = sentences(request);
    let core: Vec<&str> = parts.iter().copied().filter(|sentence| names_something(sentence)).collect();
    if core.is_empty() { request.to_owned() } else { core.join(" ") }
}

fn names_something(sentence: &str) -> bool {
    let year = |word: &str| {
        word.len() == 4 && (word.starts_with("19") || word.starts_with("20")) && word.parse::<u32>().is_ok()
    };
    !spans(sentence).is_empty()
        || sentence.split(|c: char| !c.is_alphanumeric()).any(year)
}

/// Chooses the tools for the steps of a request, and what has to follow a call so that its result is worth something.
fn plan<'a>(profiles: &'a [Profile], request: &str, core: &str, doubt: Doubt) -> Vec<(String, &'a Profile)> {
    let lower = request.to_lowercase();
    let told = holds_any(&lower, TOLD) && !holds_any(&lower, FRESH);
    let mut plan: Vec<(String, &Profile)> = Vec::new();
    for step in steps(core) {
        let ranked = ranked(profiles, &step);
        for (score, profile) in ranked.iter().take(3) {
            log::debug(format_args!("`{step}`: {} {score}", profile.name));
        }
        let chosen = ranked.first().filter(|(score, _)| *score >= doubt.score_min()).map(|(_, profile)| *profile);
        let chosen = if told && chosen.is_none_or(|profile| profile.named("search")) { None } else { chosen };
        let search = || if told || doubt == Doubt::Little { search_for(profiles, &step, told) } else { None };
        let Some(profile) = chosen.or_else(search) else { continue };
        if plan.iter().all(|(_, planned)| planned.name != profile.name) {
            plan.push((step, profile));
        }
    }
    complete(profiles, request, core, &mut plan);
    plan
}

/// Adds what has to come before or after the calls of a plan: a page is searched for before it is read, and a job that was
/// started is asked for its result.
fn complete<'a>(profiles: &'a [Profile], request: &str, core: &str, plan: &mut Vec<(String, &'a Profile)>) {
    let lower = core.to_lowercase();
    let of = |words: &[&str]| profiles.iter().find(|profile| words.iter().all(|word| profile.named(word)));
    let place = |plan: &[(String, &Profile)], words: &[&str]| {
        plan.iter().position(|(_, profile)| words.iter().all(|word| profile.named(word)))
    };
    let url = spans(core).iter().any(|span| span.kind == SpanKind::Url);
    let (searched, read) = (place(plan, &["search", "web"]), place(plan, &["read", "links"]));
    let whole = holds_any(&lower, WHOLE_TEXT) && !holds_any(&lower, AT_HAND);
    match (searched, read, of(&["search", "web"]), of(&["read", "links"])) {
        (Some(_), None, _, Some(reader)) if whole => plan.push((core.to_owned(), reader)),
        (None, Some(at), Some(searcher), _) if whole && !url => plan.insert(at, (core.to_owned(), searcher)),
        (Some(at), Some(_), _, _) if url => drop(plan.remove(at)),
        _ => {}
    }
    let (drawn, edited) = (place(plan, &["create", "image"]), place(plan, &["edit", "image"]));
    if let (Some(_), None, Some(editor)) = (drawn, edited, of(&["edit", "image"]))
        && let Some(change) =
            sentences(request).into_iter().find(|sentence| holds_any(&sentence.to_lowercase(), AFTERWARDS))
    {
        plan.push((change.to_owned(), editor));
    }
    if place(plan, &["search", "subjects"]).is_some() && !holds_any(&lower, WHERE_FILED) {
        plan.extend(of(&["search", "memories", "subjects"]).map(|profile| (core.to_owned(), profile)));
    }
    if place(plan, &["execute", "job"]).is_some() && place(plan, &["status"]).is_none() && holds_any(&lower, RESULT) {
        plan.extend(of(&["job", "status"]).map(|profile| (core.to_owned(), profile)));
    }
}

/// Expressions with which a second step begins that works on the result of the first.
const AFTERWARDS: &str = "when that's finished|when it's finished|once it exists|once it's|from that one|take the result|after that|second version|\
afterwards|and then|then ";

/// Expressions with which one asks where something is filed, and not what is filed there.
const WHERE_FILED: &str = "where do you file|where you file|one of the topics|which heading|which drawer|what topics|which topics|which subjects|\
do you have a topic|is there a topic|is there a heading";

/// Expressions for a text that only the user has before them.
const AT_HAND: &str = "in front of me|i've got here|i have here|i'm looking at|i've got open|i have open|on my screen|that i have in mind";

/// Expressions with which one wants what a text says, and not where it is.
const WHOLE_TEXT: &str = "conclu|verdict|full text|whole text|article|piece on|piece about|wrote about|wrote on|judged|review|how it ends|\
read it|sum it up|summary of|says about|said about|column|editorial|whole story|report on|read the";

/// Expressions with which one wants the result of a job, and not just that it runs.
const RESULT: &str = "how many|number|tell me|report|hear|let me have|count|result|figure|what it finds|find out|let me know|status|come back|coming along|where it stands|how it's doing|does move|check in|what you see|look at how";

/// The search for what a step names: in the app's memory if it is something of the user's, else on the web.
fn search_for<'a>(profiles: &'a [Profile], step: &str, told: bool) -> Option<&'a Profile> {
    if !told && !names_something(step) {
        return None;
    }
    let named =
        spans(step).into_iter().find(|span| matches!(span.kind, SpanKind::Name | SpanKind::Quoted | SpanKind::Code));
    let what = if told || is_own(step, named.map_or(step.len(), |span| span.start)) { "memories" } else { "web" };
    profiles.iter().find(|profile| profile.named("search") && profile.named(what) && profile.name_words.len() == 2)
}

/// Whether a step asks for something of the user's: the clause with the name in it says so.
fn is_own(step: &str, name_at: usize) -> bool {
    let lower = step.to_lowercase();
    let before = lower.get(..name_at).unwrap_or(&lower);
    let starts = CLAUSES.iter().filter_map(|word| before.rfind(word).map(|at| at + 1));
    let clause = lower.get(starts.max().unwrap_or(0)..).unwrap_or(&lower);
    holds_any(&format!(" {clause}"), " i | my | me | we | our | us | mine ")
}

/// Expressions with which the user reminds one of what they told.
const TOLD: &str = "i mentioned|mentioned it|told you|i brought it up|brought it up|i brought up|from me|you should know|i've said to you|we talked|\
talked about it|we went over|came up in one of our|between us|i said to you|i did tell|you know this from|you've heard|our chats|i shared";

/// Expressions with which one wants what is new, whatever was told before.
const FRESH: &str = "the latest|what's new|these days|this week|as of tonight|as of today|open again|currently|right now|what do people say|\
any news|still a shortage|up to date|the way it is";

/// Words with which a clause begins.
const CLAUSES: [&str; 14] = [
    " what ",
    " who ",
    " whom ",
    " whose ",
    " which ",
    " how ",
    " where ",
    " when ",
    " whether ",
    " if ",
    " about ",
    " why ",
    " the ",
    " my ",
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
    match findings::best_sentence(results, request, wants_figure(request)) {
        Some(sentence) => Answer::text(sentence),
        None => Answer::text(results.last().map_or_else(|| "Done.".to_owned(), |last| format!("Done. {last}"))),
    }
}
