//! The town that somebody lives in.

use super::super::super::attribute::{Attribute, Chain};
use super::super::super::value::Sort;
use super::super::tails::{MORE, SINCE_TAIL};
use crate::wording::{Rule, rule};

static MAIL: Rule = rule!("post" | "mail" | "newspaper" | "tax bill" | "Sunday paper");
static PAYING: Rule = rule!("rent" | "property tax" | "for heating" | "for a parking permit");
static EXPLAINS: Rule = rule!("my commute" | "the odd postmark" | "why I'm always late" | "the long drives");
static NEWS: Rule = rule!("big change: " | "for your files: " | "it's done: " | "no more house hunting: ");
static MOVERS: Rule = rule!("my back still hurts." | "half of it is still in crates." | "the plants took it worst.");
static FRESH: Rule = rule!("new doorbell, new birds" | "new keys, new stairs" | "other walls, same sofa");

/// The town that somebody lives in.
pub(in super::super) static HOME: Attribute = Attribute {
    name: "home",
    sort: Sort::Place,
    label: "Homes and moves",
    about: "Which towns people have their home in, and when they moved.",
    own: rule!(
        "for the address field, put " {value} "; I've been settled there since " {date} SINCE_TAIL
        | "our house is in " {value} ", where we've been since " {date} SINCE_TAIL
        | "I've had my place in " {value} " since " {date} " and I still get lost on the ring road."
        | "since " {date} " the family address has been in " {value} ", which explains " EXPLAINS "."
        | "my " MAIL " goes to " {value} ", and has since " {date} SINCE_TAIL
        | "there's a doorbell in " {value} " with my name on it, since " {date} SINCE_TAIL
        | "I've been paying " PAYING " at my place in " {value} " since " {date} SINCE_TAIL
        | "the delivery people always ask: it's " {value} ", same door since " {date} SINCE_TAIL
        | "I've slept, cooked and argued about curtains in " {value} " since " {date} SINCE_TAIL
        | "on " {date} " I put my bed up in " {value} " and there it still stands, slightly crooked."
        | "going home means a train to " {value} " for me, as it has since " {date} SINCE_TAIL
        | "my insomnia and I have had the same bedroom in " {value} " since " {date} SINCE_TAIL
        | "the laundry, the trash, the bad parquet: it's all in " {value} " for us since " {date} SINCE_TAIL
        | "I vote, shop and mow in " {value} ", thanks to a rental contract from " {date} SINCE_TAIL
        | "my driver's license was reissued on " {date} ", with " {value} " as the new address on it."
        | "the spare key is under a pot in " {value} ", on our step since " {date} SINCE_TAIL),
    other: rule!(
        {who} " has a house in " {value} " now."
        | {who} " moved to " {value} " a while ago and seems happy there."
        | {who} " is renting an apartment in " {value} "."
        | {who} " found a small place in " {value} ", with a view of the tracks."
        | {who} " has settled in " {value} " for good."
        | {who} " wants everything sent to the new address in " {value} "."
        | {who} " bought two rooms and a kitchen in " {value} "."),
    noted: rule!(
        "I hope " {value} " treats you well." MORE
        | "That's a big part of daily life, so it's good to know."
        | "Got it, I'll keep that in mind for anything local."
        | {value} ", understood."
        | "An address is worth having right." MORE
        | "May the stairs be few." MORE
        | "Ring roads are the same everywhere." MORE
        | "Thanks, that saves guessing later."
        | "Curtains can wait, a kettle can't." MORE),
    talk: &[
        (
            "What should I sort out in the first week in a new place?",
            "Meter readings, locks, the registration office and a note to the neighbors, in that order.",
        ),
        (
            "Who do people usually forget when they send out a new address?",
            "The pension fund, the vet and the library. Subscriptions come a close fourth.",
        ),
        (
            "How do I find out which days the trash is collected?",
            "The town hall usually has a calendar by street; failing that, watch what the neighbors do on Sunday night.",
        ),
        ("Do I have to tell the tax office?", "Yes, within a few weeks in most places; one short form does it."),
        ("How long should I keep the old contracts?", "Three years, then the shredder may have them."),
    ],
    ask: rule!(
        "which town am I living in these days?"
            | "where do I live at the moment?"
            | "what town should I give as my residence right now?"
            | "if somebody wanted to visit me at mine, which town would they travel to?"
            | "where am I based at present?"
            | "where do I reside nowadays?"
            | "which town has me as a resident today?"
            | "what's the current town I live in called?"
            | "a visitor wants to surprise me. Which town am I to be found in now?"
            | "of which town am I an inhabitant at the moment?"
    ),
    told: rule!("you live in " {value} "."),
    chain: Some(Chain {
        change: rule!(
            "we got the keys on " {date} ", so it's " {value} " from here on; the old place is gone."
            | "the moving van came on " {date} " and I'm writing this between boxes in " {value} "."
            | NEWS "as of " {date} " my home is in " {value} "."
            | "I packed up and moved to " {value} " on " {date} ". " MOVERS
            | "my " MAIL " goes to " {value} " from " {date} " on, and so does my sleep."
            | "I handed over the old keys and unlocked a door in " {value} " on " {date} SINCE_TAIL
            | FRESH ": since " {date} " you'd find me in " {value} ", amid cardboard."
            | "the post office forwards everything to " {value} " as of " {date} SINCE_TAIL
            | "please correct the address you have for me: " {value} ", from " {date} SINCE_TAIL
            | "my first night in " {value} " was " {date} "; no curtains yet, and a streetlamp outside."
            | "the lease on the apartment in " {value} " began on " {date} "."
        | "the pot with the spare key stands on a step in " {value} " now, since " {date} SINCE_TAIL
        | "a taxi home takes me to " {value} " these nights, as of " {date} ". " MOVERS
        | "send birthday cards to " {value} "; our name's been on a gate there since " {date} SINCE_TAIL
        | "on " {date} " I slept on a mattress in " {value} ", among crates, and I'm here for good."
        | "the registry in " {value} " stamped my papers on " {date} ", so the move is official."
        | "we've traded the old view for one of " {value} ", moving on " {date} "."),
        then: rule!(
            "which town was I living in " {when} "?" | "where did I live " {when} "?"
            | {when} ", which town was my residence in?" | "where was I based " {when} "?"
            | "in which town did I reside " {when} "?" | {when} ", which town was I a resident of?"),
        before: rule!(
            "which town did I live in before the one I'm in now?"
                | "where was I living just before my current town?"
                | "what was my last town of residence before the present one?"
                | "where did I reside right before where I am today?"
                | "which town was I based in until I got to the current one?"
        ),
        all: rule!(
            "which towns have I lived in, from the earliest you know of to the latest?"
                | "go through the towns I've had as my residence, oldest first."
                | "what's the sequence of towns I've lived in, starting with the first?"
                | "in which towns have I resided, in order of time?"
                | "name every town I've been a resident of, the earliest first."
        ),
    }),
};
