//! Who cuts somebody's hair.

use super::super::super::attribute::Attribute;
use super::super::super::value::Sort;
use super::super::tails::{MORE, TAIL};
use crate::wording::{Rule, rule};

static RESULT: Rule =
    rule!("the fringe is straight" | "both sides match" | "my ears are where they were" | "I like it");
static ERA: Rule = rule!("the curls era" | "my mullet" | "the year of the perm" | "I had a ponytail");

/// Who cuts somebody's hair.
pub(in super::super) static HAIRDRESSER: Attribute = Attribute {
    name: "hairdresser",
    sort: Sort::Given,
    label: "Haircuts",
    about: "Who cuts people's hair.",
    own: rule!(
        "I've just come from " {value} "'s salon and for once " RESULT "."
        | {value} " has done my hair since " ERA " and knows all my secrets."
        | "nobody but " {value} " gets near my hair with scissors."
        | "my head smells of " {value} "'s salon, and for once " RESULT "."
        | "every six weeks " {value} " sweeps a bit of me off the salon floor."
        | "the scissors were in " {value} "'s hands when I heard the news, I nearly lost an ear."
        | "I showed " {value} " a photo, " {value} " laughed and left my hair as it always is."
        | "it's shorter than planned: " {value} " was telling a story while snipping, as every month."
        | "my standing slot with " {value} " is on Fridays, wash, scissors, gossip."
        | "I followed " {value} " to another salon, one doesn't change scissors at my age" TAIL
        | "my cowlick has met its match in " {value} ", every six weeks, with scissors."
        | "the tip jar at the salon is mostly me, thanks to " {value} " and that clipper."
        | "I've got foil in my hair, courtesy of " {value} ", so forgive the typos."
        | "the gray stays, " {value} " says, and " {value} " holds the scissors."
        | "three inches on the floor, " {value} " with the broom, me with a cold neck."),
    other: rule!({who} " has a standing appointment at " {value} "'s salon." | {who} " lets " {value} " do the color."
        | {who} " got a terrible fringe from " {value} "." | {who} " had highlights done by " {value} "."
        | {who} " tips " {value} " far too much for a shave."
        | {who} " cried at " {value} "'s salon, over an inch."),
    noted: rule!(
        "A good cut is a small miracle." MORE
        | "Salons know everything."
        | {value} " deserves the tip." MORE
        | "It grows back, they say." MORE
        | "Photos never help." MORE
        | "Six weeks is about right." MORE
        | "Talking is half of the appointment." MORE
        | "Loyalty to scissors is wise." MORE),
    talk: &[
        ("How do I tell them I want less off?", "Name what should stay, in inches, before the first snip."),
        ("What helps against static in winter?", "A drop of oil on the brush, and a cotton hat instead of wool."),
        ("How much is a decent tip?", "Fifteen percent, or the price of a coffee, whichever is more."),
        ("Does rinsing cold do anything?", "It lays the scales flat for a day; the shine is real, if brief."),
    ],
    ask: rule!(
        "who do I see for a trim?"
            | "who's my barber?"
            | "who looks after my locks?"
            | "whose chair do I sit in for a cut?"
            | "what's my hairdresser called?"
            | "who gives me my haircuts?"
            | "which stylist do I go to?"
            | "who's responsible for my hairdo?"
            | "who cuts me a decent hairstyle, usually?"
            | "I resemble a haystack. Which stylist should see me?"
    ),
    told: rule!({value} " cuts your hair."),
    chain: None,
};
