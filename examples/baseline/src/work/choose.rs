//! Which tool a request means: by shared words, weighted by how few tools have them, and by what the request holds that a
//! tool's arguments need.

use std::collections::BTreeMap;

use super::catalog::{Kind, Profile};
use super::fill::{choice_in, is_picture, recurrence_in, time_in};
use crate::text::{Span, SpanKind, spans, tokens};

/// What a request offers for arguments.
struct Offer {
    spans: Vec<Span>,
    recurring: bool,
    timed: bool,
}

/// Points for something in the request that only some tools have an argument for.
const FIT: u64 = 120;

/// Returns the tools with their scores for a request, the best first.
pub(super) fn ranked<'a>(profiles: &'a [Profile], request: &str) -> Vec<(u64, &'a Profile)> {
    let words: Vec<String> = tokens(request).into_iter().map(|token| token.stem).collect();
    let rarities = rarities(profiles);
    let offer =
        Offer { spans: spans(request), recurring: recurrence_in(request).is_some(), timed: time_in(request).is_some() };
    let mut scored: Vec<(u64, &Profile)> = profiles
        .iter()
        .map(|profile| (likeness(profile, &words, &rarities) + fitness(profile, request, &offer), profile))
        .collect();
    scored.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.name.cmp(&b.1.name)));
    scored
}

/// For each stem, the number of tools that have it.
fn rarities(profiles: &[Profile]) -> BTreeMap<&str, u64> {
    let mut holders = BTreeMap::new();
    for stem in profiles.iter().flat_map(|profile| profile.stems.keys()) {
        *holders.entry(&**stem).or_insert(0) += 1;
    }
    holders
}

fn likeness(profile: &Profile, words: &[String], holders: &BTreeMap<&str, u64>) -> u64 {
    let mut distinct: Vec<&String> = words.iter().collect();
    distinct.sort_unstable();
    distinct.dedup();
    let single: u64 =
        distinct.into_iter().filter_map(|word| Some(profile.stems.get(word)? * 12 / (2 + holders.get(&**word)?))).sum();
    let said = |expression: &&Vec<String>| words.windows(expression.len()).any(|run| run == &expression[..]);
    single + 40 * u64::try_from(profile.expressions.iter().filter(said).count()).unwrap_or(0)
}

/// Points for what the request holds and the tool needs.
fn fitness(profile: &Profile, request: &str, offer: &Offer) -> u64 {
    let any = |kind: SpanKind| offer.spans.iter().any(|span| span.kind == kind);
    let urls: Vec<&Span> = offer.spans.iter().filter(|span| span.kind == SpanKind::Url).collect();
    let mut points = 0;
    for parameter in profile.required() {
        let name = parameter.name.to_lowercase();
        let picture = urls.iter().any(|url| is_picture(&url.text));
        points += match &parameter.kind {
            Kind::Choice(choices) if choice_in(request, choices).is_some() => FIT / 2,
            _ if name.contains("url") && name.contains("image") => {
                if picture {
                    FIT
                } else {
                    0
                }
            }
            _ if name.contains("url") => {
                if !urls.is_empty() && !picture {
                    FIT
                } else {
                    0
                }
            }
            _ if name == "to" && any(SpanKind::Mail) => FIT,
            _ if is_id(&name) && any(SpanKind::Code) => id_fit(profile, offer),
            _ if name == "schedule" && offer.recurring => FIT,
            _ if name == "when" && offer.timed => FIT / 3,
            _ => 0,
        };
    }
    points
}

/// An id speaks for a tool that takes one, the more so if it begins as a word of the tool's name does.
fn id_fit(profile: &Profile, offer: &Offer) -> u64 {
    let alike = offer.spans.iter().filter(|span| span.kind == SpanKind::Code).any(|span| {
        let head: String = span.text.to_lowercase().chars().take_while(|c| c.is_alphabetic()).collect();
        head.len() >= 3 && profile.name_words.iter().any(|word| word.starts_with(&head))
    });
    if alike { FIT } else { FIT / 2 }
}

/// Whether a parameter, by its name in lower case, holds an id.
pub(super) fn is_id(name: &str) -> bool {
    name.ends_with("id") || name.ends_with("ids")
}
