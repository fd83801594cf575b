//! Who teaches somebody a language.

use super::super::super::attribute::{Attribute, Chain};
use super::super::super::value::Sort;
use super::super::tails::{MORE, SINCE_TAIL};
use crate::wording::{Rule, rule};

static PROGRESS: Rule = rule!(
    "I can order coffee now"
        | "I dream in irregular verbs"
        | "I can insult a bus driver politely"
        | "the nasal vowels are coming along"
);
static WAY: Rule =
    rule!("makes me speak from minute one" | "corrects me with one eyebrow" | "brings newspaper clippings");
static OLD: Rule = rule!("the last one moved abroad." | "the other one had a baby." | "I'd outgrown the last one.");

/// Who teaches somebody a language.
pub(in super::super) static TUTOR: Attribute = Attribute {
    name: "tutor",
    sort: Sort::Person,
    label: "Language lessons",
    about: "Who teaches people languages, and since when.",
    own: rule!(
        "my Portuguese lessons with " {value} " started on " {date} ", and " PROGRESS "."
        | "since " {date} " I've had an hour of Portuguese with " {value} " every week."
        | {value} " has been correcting my Portuguese since " {date} ", with endless patience."
        | "the red ink in my exercise book is from " {value} ", every week since " {date} SINCE_TAIL
        | "on Wednesdays I stammer at " {value} " in Portuguese, and have since " {date} SINCE_TAIL
        | "I've paid " {value} " for Portuguese since " {date} ", and " PROGRESS "."
        | "I owe my Portuguese vowels to " {value} ", who's had me since " {date} SINCE_TAIL
        | "my weekly homework in Portuguese has been read by " {value} " since " {date} SINCE_TAIL
        | "since " {date} " I've sat across from " {value} " with a stack of Portuguese flash cards."
        | "conjugating at a kitchen table: " {value} ", Portuguese, weekly since " {date} SINCE_TAIL
        | "my accent is the fault of " {value} ", Portuguese every week since " {date} SINCE_TAIL
        | "I've mumbled Portuguese to " {value} " weekly since " {date} SINCE_TAIL
        | "on " {date} " " {value} " and I began with Portuguese, and " PROGRESS "."
        | "my voice memos are " {value} ", in Portuguese, weekly since " {date} SINCE_TAIL
        | "subjunctive again: " {value} " has drilled me in Portuguese since " {date} SINCE_TAIL),
    other: rule!({who} " takes Italian with " {value} "." | {who} " learns Greek from " {value} " online."
        | {who} " has an hour of Dutch with " {value} " on Mondays." | {who} " pays " {value} " for Japanese lessons."
        | {who} " failed a Spanish test in spite of " {value} " and all those lessons."
        | {who} " does Polish homework for " {value} "."),
    noted: rule!(
        "An hour a week adds up." MORE
        | "Muito bem!" MORE
        | "Coffee first, verbs later." MORE
        | {value} " sounds like the right sort of guide." MORE
        | "Red ink means that somebody reads it." MORE
        | "Vowels take a year, nobody tells you." MORE
        | "Speaking badly is how it starts." MORE
        | "Flash cards work, sadly." MORE),
    talk: &[
        (
            "How do I get the nasal vowels right?",
            "Say the vowel, then let a little air through the nose; record yourself and compare.",
        ),
        (
            "Give me one trick for irregular verbs.",
            "Learn the ten that carry most sentences, each in one line you'd really say.",
        ),
        ("Should I read children's books?", "Yes, aloud; comics are better still, since people talk in them."),
        ("Is it normal to understand nothing on the phone?", "Quite; lips carry half of it. Ask for it slower."),
    ],
    ask: rule!(
        "who teaches me a foreign language at the moment?"
            | "with whom do I practice my foreign grammar now?"
            | "who's my language coach these days?"
            | "what's my language teacher called at present?"
            | "who currently instructs me in a foreign language?"
            | "whose language pupil am I right now?"
            | "which coach do I see for foreign grammar these days?"
            | "who's coaching me in a language now?"
            | "by whom am I being taught a foreign language at the moment?"
            | "my language teacher, as of today: what's the name?"
    ),
    told: rule!({value} " teaches you Portuguese."),
    chain: Some(Chain {
        change: rule!(
            "new Portuguese lessons as of " {date} ", with " {value} ". " OLD
            | "on " {date} " I began Portuguese with " {value} " instead, who " WAY "."
            | "I changed over to " {value} " for Portuguese on " {date} SINCE_TAIL
            | "the red in my Portuguese homework is by " {value} " as of " {date} "; " OLD
            | "my Portuguese homework is read by " {value} " from " {date} " on."
            | "first hour of Portuguese with " {value} " on " {date} ", the other is done."
            | "as of " {date} " it's " {value} " who hears my Portuguese and " WAY "."
            | "my flash cards moved: " {value} ", Portuguese, from " {date} SINCE_TAIL
            | "since " {date} " I've stammered at " {value} " in Portuguese; " OLD
            | {value} " took over my Portuguese on " {date} " and threw out half of my accent."
        | "my Portuguese voice memos are " {value} "'s from " {date} " on; " OLD
        | "another Portuguese book, on " {date} ", with " {value} ", who " WAY "."
        | "on " {date} " " {value} " took on my Portuguese, wincing; " OLD
        | "new face, same subjunctive: " {value} ", for Portuguese since " {date} SINCE_TAIL
        | "I pay " {value} " for my Portuguese hours as of " {date} ", the sort who " WAY "."),
        then: rule!(
            "who was giving me language instruction " {when} "?" | {when} ", who was my language coach?"
            | "who taught me a foreign language " {when} "?" | {when} ", whose language pupil was I?"
            | "with whom did I practice my foreign grammar " {when} "?" | "what was my language teacher called " {when} "?"),
        before: rule!(
            "who gave me language instruction before the person who does now?"
                | "who was my language coach just before the current one?"
                | "whose language pupil was I until I got my present teacher?"
                | "with whom did I practice foreign grammar right before my current coach?"
                | "what was the name of my language teacher before this one?"
        ),
        all: rule!(
            "who has taught me foreign grammar over time, first to last?"
                | "name my language coaches in the order in which I had them."
                | "which language teachers have I had, earliest first?"
                | "whose language pupil have I been, from the first on?"
                | "in what sequence did my language coaches follow each other?"
        ),
    }),
};
