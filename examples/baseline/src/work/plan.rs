//! Which tools to call for a request, in which order.

use belljar_guest::log;

use super::catalog::Profile;
use super::choose::ranked;
use super::steps::steps;
use crate::request::names_something;
use crate::text::{SpanKind, holds_any, lowered, sentences, spans};

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
            Self::Some => 50,
            Self::Much => 110,
        }
    }
}

/// A call to make: what it is for, in the words of the request, and the tool.
pub(super) type Step<'a> = (String, &'a Profile);

/// Plans the calls for a request, without the talk around it.
pub(super) fn plan<'a>(profiles: &'a [Profile], core: &str, doubt: Doubt) -> Vec<Step<'a>> {
    let mut plan: Vec<Step<'_>> = match two_wishes(profiles, core) {
        Some(both) => both,
        None => one_wish(profiles, core, doubt).into_iter().map(|profile| (core.to_owned(), profile)).collect(),
    };
    complete(profiles, core, &mut plan);
    plan
}

/// Plans to ask the app's memory, and nothing else.
pub(super) fn plan_to_recall<'a>(profiles: &'a [Profile], core: &str) -> Vec<Step<'a>> {
    search_in(profiles, "memories").map(|profile| (core.to_owned(), profile)).into_iter().collect()
}

/// Chooses the tool that a request means as a whole.
fn one_wish<'a>(profiles: &'a [Profile], core: &str, doubt: Doubt) -> Option<&'a Profile> {
    let lower = lowered(core);
    let (told, fresh) = (holds_any(&lower, TOLD), holds_any(&lower, FRESH));
    let ranked = ranked(profiles, core);
    for (score, profile) in ranked.iter().take(3) {
        log::debug(format_args!("{} {score}", profile.name));
    }
    let chosen = ranked.first().filter(|(score, _)| *score >= doubt.score_min()).map(|(_, profile)| *profile);
    let searches = chosen
        .is_none_or(|profile| profile.named("search") && !profile.named("calendar") && !profile.named("subjects"));
    if told && fresh && searches {
        return search_in(profiles, "web");
    }
    if told && searches {
        return search_in(profiles, "memories");
    }
    if chosen.is_none() && holds_any(&lower, WHOLE_TEXT) && !holds_any(&lower, AT_HAND) && names_something(core) {
        return search_in(profiles, "web");
    }
    chosen.or_else(|| if doubt == Doubt::Little { search_for(profiles, core) } else { None })
}

/// Finds one thing to make and one to find out, if a request wants both.
fn two_wishes<'a>(profiles: &'a [Profile], core: &str) -> Option<Vec<Step<'a>>> {
    let mut made: Option<Step<'_>> = None;
    let mut found: Option<Step<'_>> = None;
    for step in steps(core) {
        let ranked = ranked(profiles, &step);
        let (score, profile) = *ranked.first()?;
        let makes = profile.named("create") && profile.named("image") || profile.named("artifacts");
        if makes && score >= MAKING_MIN {
            made = made.or(Some((step, profile)));
        } else if names_something(&step) && (score < SURE_MIN || profile.named("web")) {
            found = found.or_else(|| Some((step, search_in(profiles, "web")?)));
        }
    }
    Some(vec![found?, made?])
}

/// Points from which a part of a request means to make something, and from which it surely means another thing than to
/// search the web.
const MAKING_MIN: i64 = 60;
const SURE_MIN: i64 = 60;

/// Adds what has to come before or after the calls of a plan: a page is searched for before it is read, a picture is changed
/// after it is made, and a job that was started is asked for its result.
fn complete<'a>(profiles: &'a [Profile], core: &str, plan: &mut Vec<Step<'a>>) {
    let lower = lowered(core);
    let of = |words: &[&str]| profiles.iter().find(|profile| words.iter().all(|word| profile.named(word)));
    let place = |plan: &[Step<'_>], words: &[&str]| {
        plan.iter().position(|(_, profile)| words.iter().all(|word| profile.named(word)))
    };
    let url = spans(core).iter().any(|span| span.kind == SpanKind::Url);
    let whole = holds_any(&lower, WHOLE_TEXT) && !holds_any(&lower, AT_HAND) && !url;
    match (place(plan, &["search", "web"]), place(plan, &["read", "links"])) {
        (Some(_), None) if whole => plan.extend(of(&["read", "links"]).map(|reader| (core.to_owned(), reader))),
        (None, Some(at)) if whole => {
            if let Some(searcher) = of(&["search", "web"]) {
                plan.insert(at, (core.to_owned(), searcher));
            }
        }
        _ => {}
    }
    let second = sentences(core).into_iter().rfind(|sentence| holds_any(&sentence.to_lowercase(), AFTERWARDS));
    if let (Some(_), None, Some(change)) = (place(plan, &["create", "image"]), place(plan, &["search"]), second) {
        plan.extend(of(&["edit", "image"]).map(|editor| (change.to_owned(), editor)));
    }
    if place(plan, &["search", "subjects"]).is_some()
        && place(plan, &["memories"]).is_none()
        && !holds_any(&lower, WHERE_FILED)
    {
        plan.extend(of(&["search", "memories", "subjects"]).map(|profile| (core.to_owned(), profile)));
    }
    if place(plan, &["execute", "job"]).is_some() && holds_any(&lower, RESULT) {
        plan.extend(of(&["job", "status"]).map(|profile| (core.to_owned(), profile)));
    }
}

/// Expressions with which one wants a picture changed that isn't made yet.
const AFTERWARDS: &str = "is finished, |'s finished, |'s done, |once it exists|from that|the result and|after that|afterwards|then |the same with|\
second copy|a copy|reworked|after: |in this order";

/// Expressions with which one asks where something is filed, and not what is filed there.
const WHERE_FILED: &str = "where do you file|where you file|place where|one of the topics|which heading|which drawer|what topics|which topics|\
which subjects|a topic|is there a heading|call the folder|name for the folder|called|belongs to|under what|of its own|a heading for|heading you keep|\
drawer for";

/// Expressions for a text that only the user has before them.
const AT_HAND: &str = "in front of me|i've got here|i have here|i'm looking at|i've got open|i have open|on my screen|i have in mind|sent me";

/// Expressions with which one wants what a text says, and not where it is.
const WHOLE_TEXT: &str = "conclu|full text|whole text|article|piece on|piece about|wrote about|wrote on|judged|closing thought|how it ends|\
read it|sum it up|says about|said about|column|editorial|whole story|report on|read the|herald|tribune|gazette|courier|chronicle|observer|\
newspaper's|boiled down|the full ";

/// Expressions with which one wants to know what became of a job, and not just that it runs.
const RESULT: &str = "how many|how much|tell me|let me have|what it finds|check on|check that|right away|where it stands|coming along|how it's|\
it's doing|how far it has|whether it's|see how|look how|come back to me|status";

/// Finds the search of what the app knows of one kind.
fn search_in<'a>(profiles: &'a [Profile], what: &str) -> Option<&'a Profile> {
    profiles.iter().find(|profile| profile.named("search") && profile.named(what) && profile.name_words.len() == 2)
}

/// The search for what a request names: in the app's memory if it is something of the user's, else on the web.
fn search_for<'a>(profiles: &'a [Profile], core: &str) -> Option<&'a Profile> {
    if !names_something(core) {
        return None;
    }
    let named =
        spans(core).into_iter().find(|span| matches!(span.kind, SpanKind::Name | SpanKind::Quoted | SpanKind::Code));
    search_in(profiles, if is_own(core, named.map_or(core.len(), |span| span.start)) { "memories" } else { "web" })
}

/// Whether a request asks for something of the user's: the clause with the name in it says so.
fn is_own(core: &str, name_at: usize) -> bool {
    let lower = core.to_lowercase();
    let before = lower.get(..name_at).unwrap_or(&lower);
    let starts = CLAUSES.iter().filter_map(|word| before.rfind(word).map(|at| at + 1));
    let clause = lower.get(starts.max().unwrap_or(0)..).unwrap_or(&lower);
    holds_any(&format!(" {clause}"), " i | my | me | we | our | us | mine ")
}

/// Expressions with which the user reminds one of what they told.
const TOLD: &str = "i mentioned|mentioned it|told you|i brought it up|brought it up|i brought up|from me|you should know|i've said to you|we talked|\
talked about it|we went over|came up in one of our|between us|i said to you|i did tell|you know this from|you've heard|our chats|i shared|\
you know how i am|remind me|bring back to me|what was it again|i forgot|it slipped my mind|you and i";

/// Expressions with which one wants what is new, whatever was told before.
const FRESH: &str = "the latest on|the latest about|latest news|what's new|these days|this week|as of tonight|as of today|as of this|open again|currently|right now|what do people say|\
any news|still a shortage|up to date|the way it is|as things stand|at the moment|today's news|nowadays|lately|by now|this morning|new since|\
have written about|going price|comes out|current ";

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
