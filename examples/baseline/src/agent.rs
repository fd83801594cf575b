//! The agent: takes in waves, and sends each request to what can answer it.

use std::collections::BTreeMap;

use belljar_guest::corpus::{self, Item};
use belljar_guest::{Agent, Answer, Request, Result, Topic, Wave};

use crate::date::Day;
use crate::evidence::Focus;
use crate::question::{self, Ask};
use crate::store::{Record, keep_all};
use crate::text::{Span, SpanKind, holds_any, sentences, spans};
use crate::work::{Doubt, Worked, work};
use crate::{guard, instruct, recall, small_talk};

/// Remembers, counts, dates, and uses tools, by plain code.
#[derive(Debug, Default)]
pub struct Baseline;

impl Agent for Baseline {
    fn ingest(&mut self, _wave: Wave) -> Result<()> {
        let mut users: BTreeMap<String, (Vec<Record>, Vec<Topic>)> = BTreeMap::new();
        for item in corpus::items() {
            match item {
                Item::Session(session) => {
                    users.entry(session.user.clone()).or_default().0.extend(Record::of_session(session));
                }
                Item::Document(document) => {
                    users.entry(document.user.clone()).or_default().0.push(Record::of_document(document));
                }
                Item::Topic(topic) => users.entry(topic.user.clone()).or_default().1.push(topic),
            }
        }
        for (user, (records, topics)) in users {
            keep_all(&user, records, topics)?;
        }
        Ok(())
    }

    fn respond(&mut self, request: Request) -> Result<Answer> {
        let text = guard::without_overrides(&request.text);
        if let Some(instruction) = instruct::read(&text) {
            return instruct::follow(instruction, &request);
        }
        if !text.contains('?')
            && let Some(reply) = small_talk::reply(&text)
        {
            return Ok(Answer::text(reply));
        }
        let today = Day::of_timestamp(&request.now).unwrap_or(Day(0));
        if is_about_the_user(&text, today) {
            let answer = recall::answer(&request.user, today, &text)?;
            if !answer.declined {
                return Ok(answer);
            }
        }
        if let Worked::Done(answer) = work(&text, doubt_about(&text, today)) {
            return Ok(answer);
        }
        recall::answer(&request.user, today, &text)
    }
}

/// Whether a request asks for a fact about the user of which a field of meaning speaks.
fn is_about_the_user(text: &str, today: Day) -> bool {
    let lower = format!(" {} ", text.to_lowercase().replace('’', "'"));
    let personal = holds_any(&lower, " i | my | me | mine | we | our | us | i'm | i've | i'd ");
    let outside = |span: &Span| matches!(span.kind, SpanKind::Url | SpanKind::Mail | SpanKind::Code);
    personal
        && !spans(text).iter().any(outside)
        && (Focus::of(text).points >= POINTS_MIN
            || matches!(question::read(text, today), Ask::Order(_) | Ask::Duration(..) | Ask::Attitude))
}

/// Points of a field from which a request is about a fact that the user may have told.
const POINTS_MIN: i32 = 3;

/// Tells how likely it is that a request means no tool: one that speaks of the user, and names nothing that the world or
/// the app could be asked for, mostly asks for what only the user can have told.
fn doubt_about(text: &str, today: Day) -> Doubt {
    let lower = format!(" {} ", text.to_lowercase().replace('’', "'"));
    let personal = holds_any(&lower, " i | my | me | mine | we | our | us | i'm | i've | i'd ");
    let named = |span: &Span| span.kind != SpanKind::Code;
    if personal && matches!(question::read(text, today), Ask::Order(_) | Ask::Duration(..)) {
        return Doubt::Much;
    }
    if !personal || spans(text).iter().any(named) {
        return Doubt::Little;
    }
    let asks = |sentence: &&str| {
        let lower = sentence.to_lowercase();
        sentence.ends_with('?')
            && !holds_any(&lower, "can you|could you|would you|will you")
            && ASKING.split('|').any(|word| lower.starts_with(word) || lower.contains(&format!(" {word}")))
    };
    if sentences(text).iter().any(asks) { Doubt::Much } else { Doubt::Some }
}

/// Words with which a question for a fact begins, separated by `|`.
const ASKING: &str =
    "what|who|whom|whose|which|where|when|how|why|do i|did i|am i|have i|was i|with what|in what|at what|on what";
