//! Fills a tool's arguments from a request.

use serde_json::{Map, Value, json};

use super::catalog::{Kind, Parameter, Profile};
use super::choose::is_id;
use crate::text::{SpanKind, spans, tokens};

/// What earlier calls of the same request brought.
#[derive(Clone, Debug, Default)]
pub(super) struct Context {
    /// Addresses, the best first.
    pub(super) urls: Vec<String>,
    /// Ids, the best first.
    pub(super) ids: Vec<String>,
}

/// What others call a choice that a tool offers.
const CHOICE_WORDS: &[(&str, &str)] = &[
    ("sepia", "yellowed paper brown brownish antique photograph parchment"),
    ("high-contrast", "contrast different starkest sharper legible"),
    ("system", "automatic automatically device laptop computer system desktop os follows"),
    ("dark", "dim night black darker gloomy eyes"),
    ("light", "bright white lighter daylight day"),
    ("low", "little fast stop quickly faster quick snappy minimal fast lightly less shallow brief barely"),
    ("medium", "moderate balanced middling normal ordinary middle between"),
    (
        "high",
        "mull everything detail slow thoroughly deep deeply thorough hard harder carefully maximum most exhaustive deepest",
    ),
];

/// Fills the arguments of a tool; the name of the parameter for which the request has nothing, if there is one.
pub(super) fn fill(
    profile: &Profile,
    step: &str,
    request: &str,
    context: &Context,
) -> Result<Map<String, Value>, String> {
    let mut arguments = Map::new();
    for parameter in &profile.parameters {
        let value =
            value_for(profile, parameter, step, context).or_else(|| value_for(profile, parameter, request, context));
        match value {
            Some(value) => {
                let value = if parameter.kind == Kind::Texts && value.is_string() { json!([value]) } else { value };
                arguments.insert(parameter.name.clone(), value);
            }
            None if parameter.required => return Err(parameter.name.clone()),
            None => {}
        }
    }
    Ok(arguments)
}

fn value_for(profile: &Profile, parameter: &Parameter, text: &str, context: &Context) -> Option<Value> {
    let name = parameter.name.to_lowercase();
    let found = spans(text);
    let of = |kind: SpanKind| found.iter().filter(move |span| span.kind == kind).map(|span| span.text.clone());
    if let Kind::Choice(choices) = &parameter.kind {
        return choice_in(text, choices).map(Value::from);
    }
    if parameter.kind == Kind::Other {
        return None;
    }
    if name.contains("url") {
        let wants_picture = name.contains("image");
        let mut urls: Vec<String> =
            of(SpanKind::Url).filter(|url| is_picture(url) == wants_picture || !wants_picture).collect();
        if urls.is_empty() {
            urls.extend(context.urls.first().cloned());
        }
        return one_or_all(parameter, urls);
    }
    if is_id(&name) {
        let mut ids: Vec<String> = of(SpanKind::Code).collect();
        if ids.is_empty() {
            ids.extend(context.ids.first().cloned());
        }
        return one_or_all(parameter, ids);
    }
    match &*name {
        "to" => of(SpanKind::Mail)
            .next()
            .or_else(|| after_word(text, "to").filter(|name| name.starts_with(char::is_uppercase))),
        "schedule" => recurrence_in(text),
        "when" => time_in(text),
        "name" => of(SpanKind::Quoted).next().or_else(|| named_in(text)).or_else(|| of(SpanKind::Code).next()),
        "title" => of(SpanKind::Quoted).next().or_else(|| Some(object_of(text))).filter(|title| !title.is_empty()),
        "body" => of(SpanKind::Quoted).next().or_else(|| said_in(text)),
        "color" => of(SpanKind::Quoted).next().or_else(|| colour_in(text)),
        "font" | "model" | "theme" => of(SpanKind::Quoted).next().or_else(|| setting_in(text, &profile.name_words)),
        _ if !parameter.required => None,
        _ => of(SpanKind::Quoted).next().or_else(|| Some(object_of(text))).filter(|object| !object.is_empty()),
    }
    .map(Value::from)
}

fn one_or_all(parameter: &Parameter, mut values: Vec<String>) -> Option<Value> {
    if values.is_empty() {
        return None;
    }
    Some(if parameter.kind == Kind::Texts { json!(values) } else { Value::from(values.remove(0)) })
}

/// Whether an address is that of a picture.
pub(super) fn is_picture(url: &str) -> bool {
    let lower = url.to_lowercase();
    [".png", ".jpg", ".jpeg", ".webp", ".gif"].iter().any(|end| lower.ends_with(end))
        || lower.contains("image")
        || lower.contains("img")
}

/// Finds which of some choices a text names, in its own words or others.
pub(super) fn choice_in(text: &str, choices: &[String]) -> Option<String> {
    let words: Vec<String> = tokens(text).into_iter().map(|token| token.lower).collect();
    let negated = |choice: &str| {
        let place = words.iter().position(|word| word == choice);
        place
            .and_then(|place| place.checked_sub(1))
            .is_some_and(|before| matches!(&*words[before], "not" | "than" | "from" | "instead"))
    };
    let mut exact = choices.iter().filter(|choice| text.to_lowercase().contains(&choice.to_lowercase()));
    let whole = exact.clone().find(|choice| words.contains(&choice.to_lowercase()) && !negated(&choice.to_lowercase()));
    whole.or_else(|| exact.find(|choice| choice.contains([' ', '-', '_']))).cloned().or_else(|| {
        let meant = |choice: &&String| {
            let others =
                CHOICE_WORDS.iter().find(|(known, _)| choice.to_lowercase() == *known).map_or("", |(_, others)| others);
            others.split(' ').any(|other| words.iter().any(|word| word == other))
        };
        choices.iter().find(meant).cloned()
    })
}

/// Finds the words that say how often something is to happen: `every Friday at noon`, `daily at 8`.
pub(super) fn recurrence_in(text: &str) -> Option<String> {
    let words = tokens(text);
    let begins = |lower: &str| {
        matches!(lower, "every" | "each" | "daily" | "weekly" | "monthly" | "hourly" | "weekdays" | "fortnightly")
    };
    let from = words.iter().position(|token| begins(&token.lower))?;
    let mut to = from;
    while to + 1 < words.len()
        && to - from < 7
        && goes_on(&words[to + 1].lower)
        && text[words[to].end..words[to + 1].start].trim().is_empty()
    {
        to += 1;
    }
    while to > from && matches!(&*words[to].lower, "at" | "on" | "in" | "the" | "and" | "of" | "other") {
        to -= 1;
    }
    (to > from || words[from].lower.ends_with("ly") || words[from].lower == "weekdays")
        .then(|| text[words[from].start..words[to].end].to_owned())
}

/// Words that a time is made of.
fn goes_on(lower: &str) -> bool {
    let digits = lower.starts_with(|c: char| c.is_ascii_digit());
    let words = " at on in the and of other second third first last day days week weeks month months hour hours minutes monday tuesday \
        wednesday thursday friday saturday sunday morning evening afternoon night noon midnight weekday weekdays weekend weekends am pm \
        o'clock half past quarter sharp two three four six eight twelve january february march april may june july august september \
        october november december next this tomorrow today tonight around ";
    digits || words.contains(&format!(" {lower} "))
}

/// Finds the words that say when something is to happen: `tomorrow at 3pm`, `on Friday morning`.
pub(super) fn time_in(text: &str) -> Option<String> {
    let words = tokens(text);
    let begins = |lower: &str| {
        matches!(
            lower,
            "tomorrow"
                | "today"
                | "tonight"
                | "monday"
                | "tuesday"
                | "wednesday"
                | "thursday"
                | "friday"
                | "saturday"
                | "sunday"
                | "noon"
        ) || lower.starts_with(|c: char| c.is_ascii_digit())
            || crate::date::Month::named(lower).is_some_and(|_| lower != "may" && lower != "march")
    };
    let mut from = words.iter().position(|token| begins(&token.lower))?;
    if from > 0 && matches!(&*words[from - 1].lower, "next" | "this" | "the") {
        from -= 1;
    }
    let mut to = from;
    while to + 1 < words.len() && goes_on(&words[to + 1].lower) {
        to += 1;
    }
    while to > from && matches!(&*words[to].lower, "at" | "on" | "in" | "the" | "and" | "of" | "other") {
        to -= 1;
    }
    Some(text[words[from].start..words[to].end].to_owned())
}

/// Takes what a message is to say.
fn said_in(text: &str) -> Option<String> {
    let lower = text.to_lowercase();
    let cues = [
        "that says ",
        "saying that ",
        "saying ",
        "with the words ",
        "telling them ",
        "telling her ",
        "telling him ",
        "tell them ",
        "to say that ",
        "to say ",
        "that reads ",
        "and say ",
        "write that ",
        "the message: ",
        "with the message ",
        "let them know ",
        "with the update",
        "that ",
    ];
    let at = cues.iter().find_map(|cue| lower.find(cue).map(|at| at + cue.len()))?;
    let said = text.get(at..)?.trim().trim_end_matches(['.', '!', '?']);
    if said.is_empty() { Some(text.to_owned()) } else { Some(said.to_owned()) }
}

/// Common colours.
const COLOURS: &str = " red green blue yellow orange purple pink brown black white gray grey teal turquoise violet magenta cyan maroon navy olive \
lime indigo gold silver beige coral crimson emerald lavender mint salmon amber peach plum rose ruby sand scarlet tan lilac mustard copper bronze \
burgundy charcoal cobalt cream fuchsia ivory jade khaki mauve ochre rust sapphire slate terracotta aqua azure ";

/// Takes the colour that a text names, with a word before that shades it.
fn colour_in(text: &str) -> Option<String> {
    let words = tokens(text);
    let place = words.iter().rposition(|word| COLOURS.contains(&format!(" {} ", word.lower)))?;
    let shades = [
        "muted", "dark", "light", "deep", "pale", "bright", "soft", "warm", "cool", "dusty", "forest", "sky", "royal",
        "burnt", "sea", "moss",
    ];
    let from = if place > 0 && shades.contains(&&*words[place - 1].lower) { place - 1 } else { place };
    Some(text[words[from].start..words[place].end].to_owned())
}

/// Takes what is called or named so: `a recipe named spring-clean`, or a hyphenated word.
fn named_in(text: &str) -> Option<String> {
    ["named", "called", "titled"]
        .iter()
        .find_map(|word| after_word(text, word))
        .or_else(|| {
            let hyphenated = tokens(text).into_iter().find(|token| token.lower.contains('-') && token.lower.len() > 5);
            hyphenated.map(|token| text[token.start..token.end].to_owned())
        })
        .or_else(|| spans(text).into_iter().find(|span| span.kind == SpanKind::Name).map(|span| span.text))
}

/// Takes the word after another one.
fn after_word(text: &str, word: &str) -> Option<String> {
    let words = tokens(text);
    let place = words.iter().position(|token| token.lower == word)?;
    let next = words.get(place + 1)?;
    Some(text[next.start..next.end].to_owned())
}

/// Takes the value of a setting: a code, a name, or the word after `to`, `use` or `want`.
fn setting_in(text: &str, about: &[String]) -> Option<String> {
    let found = spans(text);
    let of = |kind: SpanKind| found.iter().rfind(|span| span.kind == kind).map(|span| span.text.clone());
    if let Some(value) = of(SpanKind::Code).or_else(|| of(SpanKind::Name)) {
        return Some(value);
    }
    let words = tokens(text);
    let skip = |lower: &str| {
        matches!(lower, "the" | "a" | "an" | "my" | "something" | "of") || about.iter().any(|word| word == lower)
    };
    for lead in ["to", "use", "want", "prefer", "in", "with", "for"] {
        if let Some(place) = words.iter().rposition(|token| token.lower == lead) {
            let next = words[place + 1..].iter().find(|token| !skip(&token.lower))?;
            return Some(text[next.start..next.end].to_owned());
        }
    }
    None
}

/// Takes what a request is about: it without courtesies and the command at its head.
pub(super) fn object_of(text: &str) -> String {
    let mut rest = text.trim().trim_end_matches(['.', '!', '?']).trim();
    if let Some((_, after)) =
        rest.split_once(": ").filter(|(before, after)| before.split(' ').count() <= 8 && !after.is_empty())
    {
        rest = after;
    }
    loop {
        let before = rest;
        for lead in LEADS {
            let lower = rest.to_lowercase();
            if lower.len() == rest.len() && lower.starts_with(lead) {
                rest = rest[lead.len()..].trim_start_matches([',', ' ', '-', '—', ':']);
            }
        }
        if rest == before || rest.is_empty() {
            break;
        }
    }
    for trail in TRAILS {
        let lower = rest.to_lowercase();
        if lower.len() == rest.len() && lower.ends_with(trail) {
            rest = rest[..rest.len() - trail.len()].trim_end_matches([',', ' ', '-', '—', '.']);
        }
    }
    rest.trim().to_owned()
}

/// Words at the head of a request that say what to do, and not about what.
const LEADS: &[&str] = &[
    "please ",
    "could you ",
    "can you ",
    "would you ",
    "will you ",
    "hey ",
    "hi ",
    "ok ",
    "okay ",
    "so ",
    "oh ",
    "also ",
    "and ",
    "then ",
    "i'd like you to ",
    "i would like you to ",
    "i want you to ",
    "i need you to ",
    "i'd like ",
    "i need ",
    "i want ",
    "go ahead and ",
    "search the web for ",
    "search online for ",
    "look up ",
    "find out about ",
    "find out ",
    "look for ",
    "search for ",
    "find me ",
    "find ",
    "google ",
    "check the web for ",
    "what's the latest on ",
    "what is the latest on ",
    "tell me about ",
    "tell me ",
    "draw me ",
    "draw ",
    "paint me ",
    "paint ",
    "generate ",
    "create ",
    "make me ",
    "make ",
    "build me ",
    "build ",
    "produce ",
    "design ",
    "sketch ",
    "render ",
    "an image of ",
    "a picture of ",
    "an illustration of ",
    "a photo of ",
    "a drawing of ",
    "picture of ",
    "dispatch a task to ",
    "dispatch an agent to ",
    "kick off a job to ",
    "kick off a background job to ",
    "kick off an agent to ",
    "start a job to ",
    "start a background job to ",
    "start an agent to ",
    "start a task to ",
    "run a job to ",
    "run a background job to ",
    "launch a job to ",
    "launch an agent to ",
    "have an agent ",
    "get an agent to ",
    "let an agent ",
    "in the background ",
    "send an agent to ",
    "remember that ",
    "remember ",
    "keep in mind that ",
    "keep in mind ",
    "note that ",
    "don't forget that ",
    "save that ",
    "save ",
    "let the team know that ",
    "let the team know ",
    "tell the team that ",
    "tell the team ",
    "file feedback for the team that ",
    "report to the team that ",
    "add ",
    "put ",
    "schedule ",
    "book ",
    "remind me about ",
    "remind me ",
    "what did i say about ",
    "me ",
    "for me ",
    "that ",
];

/// Words at the end of a request that don't belong to what it is about.
const TRAILS: &[&str] = &[
    " please",
    " thanks",
    " thank you",
    " for me",
    " online",
    " on the web",
    " to my calendar",
    " on my calendar",
    " in my calendar",
    " in the background",
    " right now",
    " now",
    " cheers",
    " no rush",
    " when you can",
];
