//! Fills a tool's arguments from a request.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::choice::choice_in;
use super::message::message_in;
use super::name::{named_in, steps_in};
use super::object::object_of;
use super::setting::{colour_in, setting_in};
use super::time::{recurrence_in, time_in};
use crate::text::{SpanKind, spans};
use crate::work::catalog::{Kind, Parameter, Profile};
use crate::work::choose::is_id;

/// What earlier calls of the same request brought.
#[derive(Clone, Debug, Default)]
pub(in crate::work) struct Context {
    /// Addresses, the best first.
    pub(in crate::work) urls: Vec<String>,
    /// Ids, the best first.
    pub(in crate::work) ids: Vec<String>,
}

/// Fills the arguments of a tool; the name of the parameter for which the request has nothing, if there is one.
pub(in crate::work) fn fill(
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
        "to" => of(SpanKind::Mail).next(),
        "schedule" => recurrence_in(text),
        "when" => time_in(text),
        "name" => named_in(text).or_else(|| of(SpanKind::Code).next()),
        "steps" => steps_in(text),
        "title" => of(SpanKind::Quoted).next().or_else(|| Some(object_of(text))).filter(|title| !title.is_empty()),
        "body" => of(SpanKind::Quoted).next().or_else(|| message_in(text)),
        "color" => of(SpanKind::Quoted).next().or_else(|| colour_in(text)),
        "font" | "model" => of(SpanKind::Quoted).next().or_else(|| setting_in(text, &profile.name_words)),
        _ if !parameter.required => None,
        _ => of(SpanKind::Quoted).next().or_else(|| Some(object_of(text))).filter(|object| !object.is_empty()),
    }
    .map(Value::from)
}

fn one_or_all(parameter: &Parameter, values: Vec<String>) -> Option<Value> {
    let mut seen = BTreeSet::new();
    let mut values: Vec<String> = values.into_iter().filter(|value| seen.insert(value.clone())).collect();
    if values.is_empty() {
        return None;
    }
    Some(if parameter.kind == Kind::Texts { json!(values) } else { Value::from(values.remove(0)) })
}

/// Whether an address is that of a picture.
pub(in crate::work) fn is_picture(url: &str) -> bool {
    let lower = url.to_lowercase();
    [".png", ".jpg", ".jpeg", ".webp", ".gif"].iter().any(|end| lower.ends_with(end))
        || lower.contains("image")
        || lower.contains("img")
}
