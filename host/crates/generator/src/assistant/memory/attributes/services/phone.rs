//! The phone that somebody carries.

use super::super::super::attribute::{Attribute, Chain};
use super::super::super::value::Sort;
use super::super::tails::{MORE, SINCE_TAIL};
use crate::wording::{Rule, rule};

static STATE: Rule = rule!(
    "has survived two falls already"
        | "keeps asking for updates"
        | "still lasts all day"
        | "knows my thumbs by now"
        | "rings whenever I cook"
);
static END: Rule = rule!("the screen gave up" | "the old battery swelled" | "the last one went into a puddle");
static POCKET: Rule = rule!("the bulge in my pocket" | "the thing on my nightstand" | "the gadget in my coat");

/// The phone that somebody carries.
pub(in super::super) static PHONE: Attribute = Attribute {
    name: "phone",
    sort: Sort::Handset,
    label: "Phones",
    about: "Which phones people carry, and since when.",
    own: rule!(
        "I've carried the " {value} " since " {date} " and it " STATE "."
        | "the " {value} " that I got on " {date} " " STATE "."
        | "my " {value} ", bought on " {date} ", " STATE "."
        | POCKET " is the " {value} ", with me since " {date} SINCE_TAIL
        | "I'm typing this on the " {value} ", like everything since " {date} SINCE_TAIL
        | "my photos have all been taken with the " {value} " since " {date} SINCE_TAIL
        | "my contract came with the " {value} " on " {date} ", which " STATE "."
        | "the charger by my bed has fed the " {value} " since " {date} SINCE_TAIL
        | "my SIM card moved into the " {value} " on " {date} " and never left."
        | "since " {date} " it's been the " {value} " that wakes me in the morning."
        | "my thumb has unlocked the " {value} " a hundred times a day since " {date} SINCE_TAIL
        | "the podcast in my ears is played by the " {value} ", as all of them since " {date} SINCE_TAIL
        | "on " {date} " I peeled the film off the " {value} ", and it " STATE "."
        | "the number you have for me rings on the " {value} ", and has since " {date} SINCE_TAIL
        | "every selfie of me since " {date} " was shot with the " {value} ", arm's length."),
    other: rule!({who} " has the " {value} "." | {who} " swears by the camera of the " {value} "."
        | {who} " dropped the " {value} " into the soup." | {who} " queued all night for the " {value} "."
        | {who} " got the " {value} " from work." | {who} " bought a second-hand " {value} " with a cracked screen."),
    noted: rule!(
        "They survive more than one thinks." MORE
        | "Do install the updates, at night." MORE
        | "The " {value} ", got it."
        | "A case is cheap in comparison." MORE
        | "Leave it outside the bedroom at night." MORE
        | "Puddles find them all." MORE
        | "All day is more than most." MORE
        | "Thumbs adapt." MORE),
    talk: &[
        ("How do I free up some space?", "Start with videos in chats; they're most of it."),
        ("Screen protector, yes or no?", "Yes, the cheap kind, replaced without regret."),
        ("Is it bad to charge overnight?", "Not really; most stop at eighty percent if you let them."),
        ("How do I stop it from lighting up at night?", "Set a bedtime in the settings and let three people through."),
    ],
    ask: rule!(
        "which device do I make calls with now?"
            | "what handset am I using at present?"
            | "which mobile do I have these days?"
            | "what do I hold to my ear these days when somebody calls?"
            | "which handset is mine right now?"
            | "what's the model of my current mobile?"
            | "a case for my mobile is on sale. Which model must it fit, at present?"
            | "what mobile device am I using at the moment?"
            | "which device would I call you from today?"
            | "what handset do people reach me on nowadays?"
    ),
    told: rule!("you use the " {value} "."),
    chain: Some(Chain {
        change: rule!(
            END ", so since " {date} " I've been on the " {value} "."
            | "new phone day was " {date} ": the " {value} " it is."
            | "on " {date} " I traded my phone in for the " {value} "."
            | "my SIM card sits in the " {value} " as of " {date} ", because " END "."
            | "the charger on my nightstand has fed the " {value} " instead since " {date} SINCE_TAIL
            | "I unpacked the " {value} " on " {date} ", " END "."
            | "typing is odd, I've only had the " {value} " since " {date} SINCE_TAIL
            | "as of " {date} " my photos come from the " {value} ", because " END "."
            | POCKET " has been the " {value} " instead since " {date} SINCE_TAIL
            | "the shop took the old one and handed me the " {value} " on " {date} SINCE_TAIL
        | "my number rings on the " {value} " as of " {date} ", because " END "."
        | "I peeled the film off the " {value} " on " {date} ", my new phone."
        | "I've woken to the " {value} " since " {date} ", because " END "."
        | "my thumb has had to learn since " {date} ": the " {value} ", and it " STATE "."
        | "on " {date} " the courier brought me the " {value} ", " END "."),
        then: rule!("what handset was I using " {when} "?" | {when} ", which mobile did I have?"
            | "which device did I make calls with " {when} "?" | {when} ", which handset was mine?"
            | "what was the model of my mobile " {when} "?" | "on what handset did people reach me " {when} "?"),
        before: rule!(
            "which mobile did I have before the present one?"
                | "what handset was I using until I last swapped?"
                | "which device did I make calls with before my current one?"
                | "what model was my mobile just before this one?"
                | "which handset was mine right before the one I use today?"
        ),
        all: rule!(
            "which handsets have I used, oldest first?"
                | "name the mobiles I've had, in the order I had them."
                | "which devices have I made calls with over time, from the first on?"
                | "in what sequence did my handsets follow each other?"
                | "what mobiles have been mine, earliest to latest?"
        ),
    }),
};
