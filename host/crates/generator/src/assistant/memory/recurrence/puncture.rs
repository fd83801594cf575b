//! A bicycle tire that went flat.

use super::mishap::Recurrence;
use super::moments::{DAY, SIGH};
use crate::wording::{Rule, rule};

pub(super) static PUNCTURE: Recurrence = Recurrence {
    name: "punctures",
    label: "Punctures",
    about: "When bicycle tires went flat.",
    object: "times",
    again: rule!(
        "flat tire on the bike " DAY ", " CULPRIT "."
        | "I had to push the bike home " DAY ", " TUBE " was gone."
        | "my bike got a puncture " DAY ", right before the bridge."
        | "a thorn finished off my front tire " DAY ", and " SIGH "."
        | DAY " there was that hiss under the saddle, and a flat."
        | "I arrived late and with black hands " DAY ", a puncture."
        | "somebody's broken bottle and my bike tire had a meeting " DAY "."
        | "the bike stood on its rims when I came down " DAY ", and " SIGH "."
        | "one nail, one bang, one long walk beside the bike " DAY "."
        | "my bike came home on one good tire " DAY ", and " SIGH "."
        | "I knelt by the curb with tire levers and glue " DAY "."
        | "my back tire sighed and went soft " DAY ", at " PLACE "."
        | "my bike and I took the tram " DAY ", with " CULPRIT " in the tire."
        | "something sharp on the cycle path " DAY ", and my tire was done."
        | "I rode over " CULPRIT " " DAY ", and walked the rest of the way."
        | "pumped, heard it sigh, pumped, gave up: my bike tire " DAY "."
        | "a pinhead of a hole got me off the bike " DAY ", at " PLACE "."),
    other: rule!(
        {who} " had a flat tire, too, on the same bridge."
        | {who} " got a puncture on the racing bike."
        | {who} " had to be fetched by car with a flat tire."
        | {who} " ran over a nail with a brand-new bike."
        | {who} " now rides on solid rubber after the third flat."),
    noted: rule!(
        "Feel along the inside of the casing before you fit a new tube."
            | "A thicker tire would pay for itself."
            | "Some roads are cursed."
            | "Pump them up hard; soft ones pick up everything."
            | "Carry a spare and two levers, they weigh next to nothing."
            | "Whoever drops bottles should have to walk."
            | "Look for the culprit before you close it up again."
            | "Black hands wash off with dish soap and sugar."
    ),
    ask: rule!(
        "how often did I have to patch an inner tube?"
            | "how many times have I been stranded with my bicycle?"
            | "on how many rides did my bicycle lose its air?"
            | "how many repairs to my bicycle's wheels is that altogether?"
            | "what's the count of rides that ended with me as a pedestrian?"
    ),
};

static CULPRIT: Rule = rule!("a tack" | "a shard of glass" | "a staple" | "half a hairpin" | "a thistle" | "a screw");
static TUBE: Rule = rule!("the rear tube" | "the front tube" | "a valve" | "all the air");
static PLACE: Rule = rule!("the worst corner in town" | "the steepest bit" | "the far end of the park" | "a bus stop");
