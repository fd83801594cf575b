//! Which tool a request means: by everyday words for what it is about, by words shared with its description, and by what
//! the request holds that the tool's arguments need.

use super::catalog::{Kind, Parameter, Profile};
use super::cues::Cues;
use super::fill::{choice_in, colour_in, has_steps, is_picture, is_typeface, is_version, recurrence_in, time_in};
use crate::text::{Span, SpanKind, holds_any, spans, tokens};

/// What a request offers for arguments.
pub(super) struct Offer {
    spans: Vec<Span>,
    recurrence: Option<String>,
    time: bool,
    colour: bool,
    steps: bool,
    figure: bool,
}

impl Offer {
    /// Looks for what a request offers.
    pub(super) fn of(request: &str) -> Self {
        Self {
            spans: spans(request),
            recurrence: recurrence_in(request),
            time: time_in(request).is_some(),
            colour: colour_in(request).is_some(),
            steps: has_steps(request),
            figure: wants_figure(request),
        }
    }

    fn has(&self, kind: SpanKind) -> bool {
        self.spans.iter().any(|span| span.kind == kind)
    }

    fn named(&self, fits: impl Fn(&str) -> bool) -> bool {
        self.spans.iter().any(|span| span.kind == SpanKind::Name && fits(&span.text))
    }
}

/// Points for something in the request that only some tools have an argument for, and off where it is missing.
const FIT: i64 = 70;
const LACK: i64 = 40;

/// Points for a word that a tool's description shares with the request, and for how many words at most.
const SHARED: i64 = 4;
const SHARED_MAX: usize = 4;

/// Returns the tools with their points for a request, the best first.
pub(super) fn ranked<'a>(profiles: &'a [Profile], request: &str) -> Vec<(i64, &'a Profile)> {
    let offer = Offer::of(request);
    let words: Vec<String> = tokens(request).into_iter().map(|token| token.stem).collect();
    let mut cues = Cues::of(request);
    let mut points = |profile: &Profile| {
        let shared = profile.description.iter().filter(|stem| words.contains(stem)).count().min(SHARED_MAX);
        let shared = SHARED * i64::try_from(shared).unwrap_or(0);
        let fitness: i64 = profile.required().map(|parameter| fit(profile, parameter, request, &offer)).sum();
        cues.speak_for(&profile.name_words) + shared + fitness + sense(profile, &offer)
    };
    let mut scored: Vec<(i64, &Profile)> = profiles.iter().map(|profile| (points(profile), profile)).collect();
    scored.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.name.cmp(&b.1.name)));
    scored
}

/// Points for an argument that a tool needs: the more the fewer requests hold such a thing.
fn fit(profile: &Profile, parameter: &Parameter, request: &str, offer: &Offer) -> i64 {
    let name = parameter.name.to_lowercase();
    let either = |held: bool, points: i64, lack: i64| if held { points } else { -lack };
    let urls = || offer.spans.iter().filter(|span| span.kind == SpanKind::Url);
    let picture = urls().any(|url| is_picture(&url.text));
    match (&*name, &parameter.kind) {
        (_, Kind::Choice(choices)) => either(choice_in(request, choices).is_some(), FIT / 3, LACK),
        _ if name.contains("url") && name.contains("image") => either(picture, 2 * FIT, LACK),
        _ if name.contains("url") => either(urls().next().is_some() && !picture, 2 * FIT, LACK / 2),
        ("to", _) => either(offer.has(SpanKind::Mail), 2 * FIT, LACK),
        _ if is_id(&name) => either(offer.has(SpanKind::Code), id_fit(profile, offer), FIT / 2),
        ("schedule", _) => offer.recurrence.as_ref().map_or(-LACK, |schedule| recurrence_fit(schedule)),
        ("when", _) => either(offer.time, FIT / 2, LACK),
        ("color", _) => either(offer.colour, FIT / 2, LACK / 4),
        ("font", _) => either(offer.named(is_typeface), FIT, LACK / 2),
        ("model", _) => either(offer.named(is_version), FIT, LACK / 2),
        ("steps", _) => either(offer.steps, FIT, LACK / 2),
        _ => 0,
    }
}

/// A day of the week or a time makes a schedule; `every week` alone may only tell how something is.
fn recurrence_fit(schedule: &str) -> i64 {
    let days =
        "monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|evening|noon|midnight|hour|day|weekday";
    if holds_any(&schedule.to_lowercase(), days) { FIT } else { FIT / 7 }
}

/// An id speaks for a tool that takes one if it begins as a word of the tool's name does.
fn id_fit(profile: &Profile, offer: &Offer) -> i64 {
    let alike = offer.spans.iter().filter(|span| span.kind == SpanKind::Code).any(|span| {
        let head: String = span.text.to_lowercase().chars().take_while(|c| c.is_alphabetic()).collect();
        head.len() >= 3 && profile.name_words.iter().any(|word| word.starts_with(&head))
    });
    if alike && profile.name_words.len() <= 2 { FIT } else { -LACK }
}

/// Points for what a tool is for as a whole: what is done for everything at once names nothing, work names what to work on, and
/// a figure of a year stands on the web.
fn sense(profile: &Profile, offer: &Offer) -> i64 {
    let named = offer.has(SpanKind::Name) || offer.has(SpanKind::Quoted);
    match (&*profile.name_words, named) {
        ([first, ..], true) if first == "list" || first == "discover" => -FIT,
        ([first, ..], false) if first == "execute" => -LACK / 2,
        ([first, second], _) if first == "search" && second == "web" && offer.figure => 2 * FIT,
        _ => 0,
    }
}

/// Whether a request asks for a number.
pub(super) fn wants_number(request: &str) -> bool {
    let numbers = "how many|how much|number|count|sales|headcount|enrollment|enrolment|figure|total|volume|turnover";
    holds_any(&request.to_lowercase(), numbers)
}

/// Whether a request asks for a figure of a year.
pub(super) fn wants_figure(request: &str) -> bool {
    let lower = request.to_lowercase();
    let year = lower
        .split(|c: char| !c.is_ascii_digit())
        .any(|digits| digits.len() == 4 && (digits.starts_with("19") || digits.starts_with("20")));
    year && wants_number(request)
}

/// Whether a parameter, by its name in lower case, holds an id.
pub(super) fn is_id(name: &str) -> bool {
    name.ends_with("id") || name.ends_with("ids")
}
