//! Where somebody spent their honeymoon.

use super::super::super::attribute::Attribute;
use super::super::super::value::Sort;
use super::super::tails::{MORE, TAIL};
use crate::wording::{Rule, rule};

static RAIN: Rule = rule!("a week of rain" | "a week of fog" | "ten nights of thunder" | "a whole week of sunburn");
static KEPSAKE: Rule = rule!("a chipped mug" | "a hotel key that I never returned" | "a pressed thistle" | "a menu");
static FOUND: Rule = rule!("we found" | "I dug out" | "my aunt asked for" | "the kids got hold of");

/// Where somebody spent their honeymoon.
pub(in super::super) static HONEYMOON: Attribute = Attribute {
    name: "honeymoon",
    sort: Sort::Place,
    label: "Honeymoons",
    about: "Where people went after their weddings.",
    own: rule!(
        FOUND " the honeymoon album yesterday, " RAIN " in " {value} " and not one bad memory."
        | "everybody else flew south for their honeymoon; we took the train to " {value} TAIL
        | "our honeymoon was in " {value} ", in a guesthouse with a goat."
        | "I still have " KEPSAKE " from " {value} ", from our honeymoon."
        | "the confetti was hardly out of our hair when we checked in at a hotel in " {value} TAIL
        | "we blew the money from the guests' envelopes in " {value} ", on " RAIN " and room service."
        | "ask us about " {value} ": that was the honeymoon, " RAIN " included."
        | "on the photo over the sofa we're in " {value} ", one morning after our vows."
        | "with rings that still felt odd we walked around " {value} " for our honeymoon."
        | "the tin cans on the bumper rattled all the way to " {value} ", and so began our honeymoon."
        | "the innkeeper in " {value} " put petals on the bed, it was our honeymoon and we blushed."
        | "I learned to say newly wed in the local tongue in " {value} TAIL
        | "the dent in my suitcase dates from " {value} ", from the honeymoon."
        | "our honeymoon: one bicycle built for two, " RAIN ", and " {value} "."
        | "rice still fell out of my shoes in " {value} ", where we went straight from the vows."),
    other: rule!({who} " spent the honeymoon in " {value} "." | {who} " still raves about the honeymoon in " {value} "."
        | {who} " had a honeymoon in " {value} " and lost the luggage."
        | {who} " keeps a stone from the honeymoon in " {value} "."
        | {who} " wants to see " {value} " again, the place of the honeymoon."
        | {who} " flew to " {value} " the day after the ceremony, for the honeymoon."),
    noted: rule!(
        "What a lovely memory." MORE
        | {value} " sounds like a fine choice." MORE
        | "Those albums are worth keeping safe." MORE
        | "Small mishaps make the better stories." MORE
        | "Not everybody needs a beach." MORE
        | "I hope there are photos of it." MORE
        | "Some places stay with you." MORE
        | "I can picture it." MORE),
    talk: &[
        (
            "How do I digitize old prints without ruining them?",
            "Scan them flat at 600 dots an inch, and never peel one that sticks.",
        ),
        (
            "What could we do for the anniversary?",
            "Recreate one small thing from back then: a meal, a walk, the music.",
        ),
        ("Would going back be a mistake?", "Not if you expect a different place; leave the old one in the album."),
        ("What glue is safe for photo corners?", "None: use paper corners that hold the print without touching it."),
    ],
    ask: rule!(
        "where did we go right after the wedding?"
            | "what was the destination of our first trip as a married couple?"
            | "which place did we travel to as newlyweds?"
            | "where did I spend the first days of being married?"
            | "where did we celebrate having just married?"
            | "to which place did marriage take us first?"
            | "where were we staying in the days after the ceremony?"
            | "what's the name of the place where my married life opened with a vacation?"
            | "newlyweds travel, and so did we. Where to?"
            | "what destination did we pick for the time after the ceremony?"
    ),
    told: rule!("you went to " {value} "."),
    chain: None,
};
