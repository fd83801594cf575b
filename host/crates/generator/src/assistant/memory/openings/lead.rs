//! What people say before some news.

use super::moments::{CORNER, DOING, NEXT, WHERE};
use crate::wording::{Rule, rule};

/// What a person may say before some news.
pub(in super::super) static LEAD: Rule = rule!(
    "I'm " DOING ", so " SORRY "."
    | "I'm " DOING " and " TALKATIVE "."
    | MEANT_TO " tell you this " EARLIER "."
    | "something from my day, before " NEXT "."
    | "this " CAME_BACK " to me " WHERE "."
    | NEWS " from " CORNER "."
    | "while I'm " DOING ", " LET_ME " tell you something."
    | "I " NOT_YET " " NOBODY "."
    | "here's what I " LEFT_OUT " " EARLIER "."
    | BIT_OF_NEWS ", since " BORED ".");

static SORRY: Rule = rule!(
    "forgive the typos"
        | "this will be short"
        | "I only have two minutes"
        | "excuse the rambling"
        | "you get the news now"
        | "I'm in no hurry at all"
        | "you'll get this in one breath"
        | "I'll spare you the details"
        | "here goes"
);
static TALKATIVE: Rule = rule!(
    "feel like talking"
        | "have time to catch you up"
        | "need to tell somebody"
        | "can't concentrate anyway"
        | "might as well report"
        | "could use an audience"
        | "am in the mood for a chat"
);
static EARLIER: Rule = rule!(
    "earlier" | "yesterday" | "the first time around" | "last time we talked" | "the other day" | "over the weekend"
);
static MEANT_TO: Rule = rule!("I meant to" | "I wanted to" | "I forgot to" | "I was about to");
static CAME_BACK: Rule = rule!("came back" | "occurred" | "came");
static NEWS: Rule = rule!("news" | "a report" | "an update" | "greetings");
static NOT_YET: Rule = rule!("haven't yet told" | "have yet to tell" | "didn't tell");
static LEFT_OUT: Rule = rule!("forgot to say" | "left out" | "kept to myself");
static LET_ME: Rule = rule!("let me" | "I might as well" | "I'll quickly" | "allow me to");
static NOBODY: Rule = rule!("anybody" | "a soul" | "my family" | "anyone else" | "the people here");
static BIT_OF_NEWS: Rule =
    rule!("a bit of news" | "one for your files" | "something new" | "a small report" | "here's an update");
static BORED: Rule = rule!(
    "the bus is late"
        | "I've got the time"
        | "it's raining anyway"
        | "nobody else is listening"
        | "nobody asked"
        | "everybody here is asleep"
        | "the queue isn't moving"
);
