//! The agent: takes in waves, and sends each request to what can answer it.

use std::collections::BTreeMap;

use belljar_guest::corpus::{self, Item};
use belljar_guest::{Agent, Answer, Request, Result, Topic, Wave};

use crate::date::Day;
use crate::store::{Record, keep_all};
use crate::text::{SpanKind, holds_any, spans};
use crate::work::{Worked, work};
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
        if !asks_about_self(&text)
            && let Worked::Done(answer) = work(&text)
        {
            return Ok(answer);
        }
        recall::answer(&request.user, Day::of_timestamp(&request.now).unwrap_or(Day(0)), &text)
    }
}

/// Whether a request asks for a fact about the user that only they can have told: it speaks of them, and names nothing
/// that the world or the app could be asked for.
fn asks_about_self(text: &str) -> bool {
    let lower = format!(" {} ", text.to_lowercase().replace('’', "'"));
    let personal = holds_any(&lower, " i | my | me | mine | we | our | us | i'm | i've | i'd ");
    let names = spans(text)
        .iter()
        .any(|span| matches!(span.kind, SpanKind::Url | SpanKind::Mail | SpanKind::Quoted | SpanKind::Name));
    personal && !names
}
