//! The agent: takes in waves, and sends each request to what can answer it.

use std::collections::BTreeMap;

use belljar_guest::corpus::{self, Item};
use belljar_guest::{Agent, Answer, Request, Result, Topic, Wave};

use crate::date::Day;
use crate::evidence::{Focus, wants_code};
use crate::knowable::is_unknowable;
use crate::question::{self, Ask};
use crate::request::{asks_about_the_user, core_of};
use crate::store::{Record, keep_all};
use crate::text::{Span, SpanKind, spans};
use crate::work::{Doubt, Worked, look_up, work};
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
        let core = core_of(&text);
        if is_unknowable(&core, today) {
            return Ok(Answer::declined("I don't know that, and I have no way to find out."));
        }
        let own = asks_about_the_user(&core) || matches!(question::read(&core, today), Ask::Suggested);
        if own && is_told(&core, today) {
            let answer = recall::answer(&request.user, today, &text)?;
            if !answer.declined || spans(&core).is_empty() {
                return Ok(answer);
            }
            // What it names may be known to the app, if it isn't to the agent.
            return Ok(if let Worked::Done(found) = look_up(&core) { found } else { answer });
        }
        if let Worked::Done(answer) = work(&core, doubt_about(&core, own, today)) {
            return Ok(answer);
        }
        recall::answer(&request.user, today, &text)
    }
}

/// Points of a field from which a request is about a fact that the user may have told.
const POINTS_MIN: i32 = 3;

/// Whether a request of the user's asks for a fact of which a field of meaning speaks, and for nothing from outside.
fn is_told(core: &str, today: Day) -> bool {
    let outside = |span: &Span| matches!(span.kind, SpanKind::Url | SpanKind::Mail | SpanKind::Code);
    let suggested = matches!(question::read(core, today), Ask::Suggested);
    let advice = matches!(question::read(core, today), Ask::Advice) && Focus::of_taste(core).field.is_some();
    let asks = Focus::asked(core).points >= POINTS_MIN || is_reckoned(core, today) || advice || wants_code(core);
    (asks || suggested && Focus::of(core).field.is_some()) && !spans(core).iter().any(outside)
}

/// Whether the answer to a request has to be worked out from several things that the user told.
fn is_reckoned(core: &str, today: Day) -> bool {
    matches!(question::read(core, today), Ask::Order(_) | Ask::Duration(..) | Ask::Attitude | Ask::Times)
}

/// Tells how likely it is that a request means no tool: one that speaks of the user, and names nothing that the world or
/// the app could be asked for, mostly asks for what only the user can have told.
fn doubt_about(core: &str, own: bool, today: Day) -> Doubt {
    if own && is_reckoned(core, today) {
        return Doubt::Much;
    }
    if !own || spans(core).iter().any(|span| span.kind != SpanKind::Code) {
        return Doubt::Little;
    }
    Doubt::Some
}
