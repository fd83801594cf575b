//! What somebody drives.

use super::super::super::attribute::{Attribute, Chain};
use super::super::super::value::Sort;
use super::super::tails::{MORE, SINCE_TAIL};
use crate::wording::{Rule, rule};

static FLAW: Rule = rule!(
    "needs its first big service"
        | "squeaks in the cold"
        | "smells of wet coats"
        | "eats brake pads"
        | "beeps at every hedge"
);
static OLD: Rule =
    rule!("the old one went for scrap." | "the old one is my nephew's now." | "I kept the old floor mats.");
static KEY: Rule = rule!("the key on my hook" | "the registration in my wallet" | "the sticker on my windshield");

/// What somebody drives.
pub(in super::super) static CAR: Attribute = Attribute {
    name: "car",
    sort: Sort::Vehicle,
    label: "Cars",
    about: "Which cars people drive, and since when.",
    own: rule!(
        "my " {value} " has been on the road since " {date} " and " FLAW "."
        | "I bought the " {value} " on " {date} " and still can't get it into a space."
        | "the " {value} " that I've had since " {date} " " FLAW "."
        | KEY " belongs to the " {value} ", ours since " {date} SINCE_TAIL
        | "I've been filling up the " {value} " since " {date} ", and it " FLAW "."
        | "our seat covers are made for the " {value} " that we've owned since " {date} SINCE_TAIL
        | "I signed the loan for the " {value} " on " {date} " and pay it off month by month."
        | "my gas money has gone into the " {value} " since " {date} SINCE_TAIL
        | "the dent from the pillar is in the " {value} ", ours since " {date} SINCE_TAIL
        | "since " {date} " it's been the " {value} " that I scrape the ice off, mornings."
        | "I know every rattle of the " {value} ", it's been ours since " {date} SINCE_TAIL
        | "the roof rack has been bolted to the " {value} " since " {date} ", and it " FLAW "."
        | "on " {date} " I adjusted the mirrors of the " {value} " for good, it was finally paid off."
        | "the trunk of the " {value} " has swallowed our shopping since " {date} SINCE_TAIL
        | "my elbow has worn out the sill of the " {value} ", bought in cash on " {date} SINCE_TAIL),
    other: rule!({who} " has the new " {value} "." | {who} " got hold of a used " {value} "."
        | {who} " ordered a green " {value} ", with stripes." | {who} " backed the " {value} " into a hydrant."
        | {who} " rented the " {value} " for the move." | {who} " leases the " {value} " through the office."),
    noted: rule!(
        "A big service beats a breakdown." MORE
        | "Tight spaces are practice." MORE
        | "The " {value} ", noted."
        | "Pillars come out of nowhere." MORE
        | "A dry garage adds years." MORE
        | "Winter teaches early rising." MORE
        | "Small scratches don't count." MORE
        | "Month by month adds up." MORE),
    talk: &[
        (
            "What does a big service usually include?",
            "Oil, filters, brake fluid, a look at the belts, and a bill longer than you hoped.",
        ),
        ("Winter tires already?", "Once mornings stay below forty-five degrees, yes."),
        ("How do I get a smell out of the seats?", "Baking soda overnight, a vacuum in the morning, windows open."),
        ("Is a dent worth repairing?", "If the paint is whole, no; if it isn't, before the first salt."),
    ],
    ask: rule!(
        "what am I driving these days?"
            | "which vehicle is parked outside my door now?"
            | "what model is my car at the moment?"
            | "if I get a ticket today, which vehicle is it for?"
            | "what do I currently drive?"
            | "which car do I own at present?"
            | "what kind of vehicle do I get around in these days?"
            | "the parking permit asks for my car's model. Which is it now?"
            | "what vehicle am I behind the wheel of at the moment?"
            | "which make and model do I drive right now?"
    ),
    told: rule!("you drive the " {value} "."),
    chain: Some(Chain {
        change: rule!(
            "I traded it in: since " {date} " the " {value} " has stood in front of the house."
            | "picked up the " {value} " from the dealer on " {date} "; " OLD
            | "from " {date} " on it's the " {value} " for me, the other one is sold."
            | KEY " is for the " {value} " as of " {date} "; " OLD
            | "since " {date} " I've filled up the " {value} " instead, and it " FLAW "."
            | "I put my plates on the " {value} " on " {date} "; " OLD
            | "on " {date} " the old engine died and I went home with the " {value} " on credit."
            | "new wheels: the " {value} ", paid for and polished on " {date} SINCE_TAIL
            | "my gas money goes into the " {value} " from " {date} "; " OLD
            | "I've owned the " {value} " since " {date} ", after an honest farewell to the last one."
        | "the mirrors I clean are the " {value} "'s, since " {date} "; " OLD
        | "our shopping fits the trunk of the " {value} " as of " {date} "; " OLD
        | "on " {date} " the dealer shook my hand over the " {value} ", and it " FLAW "."
        | "the roof rack was moved over to the " {value} " on " {date} "; " OLD
        | "I signed for the " {value} " on " {date} ", my nose is still full of that new smell."),
        then: rule!("what was I driving " {when} "?" | {when} ", which vehicle was mine?"
            | "which car did I have " {when} "?" | {when} ", what model did I drive?"
            | "what vehicle was I behind the wheel of " {when} "?" | "which vehicle was parked at my door " {when} "?"),
        before: rule!(
            "what did I drive before the one I have now?"
                | "which vehicle did I have just before my present one?"
                | "what model was the car before my current car?"
                | "which vehicle was parked at my door until the present one came?"
                | "what was I driving right before what I drive today?"
        ),
        all: rule!(
            "which vehicles have I driven, starting with the earliest?"
                | "what's the order of the vehicles I've had, from first to latest?"
                | "which models have I driven over time, oldest first?"
                | "name every vehicle that has been mine, in sequence."
                | "in what order did my vehicles follow each other?"
        ),
    }),
};
