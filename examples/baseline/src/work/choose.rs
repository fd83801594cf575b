//! Which tool a request means: by everyday words for what it is about, by words shared with its description, and by what
//! the request holds that the tool's arguments need.

use super::catalog::{Kind, Profile};
use super::cues::speaks_for;
use super::fill::{choice_in, is_picture, recurrence_in, time_in};
use crate::text::{Span, SpanKind, spans, tokens};

/// What a request offers for arguments.
struct Offer {
    spans: Vec<Span>,
    recurring: bool,
    timed: bool,
}

/// Points for something in the request that only some tools have an argument for.
const FIT: i64 = 70;

/// Points for a word that a tool's description shares with the request, and for how many words at most.
const SHARED: i64 = 4;
const SHARED_MAX: usize = 4;

/// Returns the tools with their points for a request, the best first.
pub(super) fn ranked<'a>(profiles: &'a [Profile], request: &str) -> Vec<(i64, &'a Profile)> {
    let offer =
        Offer { spans: spans(request), recurring: recurrence_in(request).is_some(), timed: time_in(request).is_some() };
    let words: Vec<String> = tokens(request).into_iter().map(|token| token.stem).collect();
    let points = |profile: &Profile| {
        let shared = profile.description.iter().filter(|stem| words.contains(stem)).count().min(SHARED_MAX);
        let shared = SHARED * i64::try_from(shared).unwrap_or(0);
        speaks_for(&profile.name_words, request) + shared + fitness(profile, request, &offer)
    };
    let mut scored: Vec<(i64, &Profile)> = profiles.iter().map(|profile| (points(profile), profile)).collect();
    scored.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.name.cmp(&b.1.name)));
    scored
}

/// Points for what the request holds and the tool needs; points off for an id that the tool needs and the request lacks.
fn fitness(profile: &Profile, request: &str, offer: &Offer) -> i64 {
    let any = |kind: SpanKind| offer.spans.iter().any(|span| span.kind == kind);
    let urls: Vec<&Span> = offer.spans.iter().filter(|span| span.kind == SpanKind::Url).collect();
    let picture = urls.iter().any(|url| is_picture(&url.text));
    let fits = |parameter: &super::catalog::Parameter| {
        let name = parameter.name.to_lowercase();
        match &parameter.kind {
            Kind::Choice(choices) if choice_in(request, choices).is_some() => FIT / 3,
            _ if name.contains("url") && name.contains("image") => i64::from(picture) * FIT,
            _ if name.contains("url") => i64::from(!urls.is_empty() && !picture) * 2 * FIT,
            _ if name == "to" && any(SpanKind::Mail) => FIT,
            _ if is_id(&name) => {
                if any(SpanKind::Code) {
                    id_fit(profile, offer)
                } else {
                    -FIT / 4
                }
            }
            _ if name == "schedule" && offer.recurring => FIT,
            _ if name == "when" && offer.timed => FIT / 4,
            _ => 0,
        }
    };
    profile.required().map(fits).sum()
}

/// An id speaks for a tool that takes one if it begins as a word of the tool's name does.
fn id_fit(profile: &Profile, offer: &Offer) -> i64 {
    let alike = offer.spans.iter().filter(|span| span.kind == SpanKind::Code).any(|span| {
        let head: String = span.text.to_lowercase().chars().take_while(|c| c.is_alphabetic()).collect();
        head.len() >= 3 && profile.name_words.iter().any(|word| word.starts_with(&head))
    });
    if alike { FIT } else { 0 }
}

/// Whether a parameter, by its name in lower case, holds an id.
pub(super) fn is_id(name: &str) -> bool {
    name.ends_with("id") || name.ends_with("ids")
}
