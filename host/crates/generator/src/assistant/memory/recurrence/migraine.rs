//! A head that hurt.

use super::mishap::Recurrence;
use super::moments::{DAY, SIGH};
use crate::wording::{Rule, rule};

pub(super) static MIGRAINE: Recurrence = Recurrence {
    name: "migraines",
    label: "Migraines",
    about: "When people lay in a dark room.",
    object: "times",
    again: rule!(
        "migraine " DAY ", I lay in the dark with a cold cloth."
        | DAY " was lost to a migraine, sorry for the silence."
        | "I'm slow because of a migraine I had " DAY "."
        | "first the zigzags, then the hammer: a migraine " DAY "."
        | "curtains drawn, phone off, that was me with a migraine " DAY "."
        | "I had to call in sick with a migraine " DAY ", and " SIGH "."
        | "even " NOISE " was too loud for me " DAY ", a migraine."
        | "a migraine got me " DAY " halfway through " MIDWAY ", and " SIGH "."
        | "half my field of vision was glitter " DAY ", then came the migraine."
        | "blinds down " DAY ", migraine weather in my skull."
        | "a bucket, a blanket and a migraine, that was me " DAY "."
        | SMELL " floored me " DAY ", that's a migraine for you."
        | "one side of my skull was a drum " DAY ", a textbook migraine."
        | "sunglasses indoors " DAY ", I had a migraine, and " SIGH "."
        | "the tablets were slow " DAY ", the migraine wasn't."
        | "a migraine moved in behind my " SIDE " eye " DAY "."
        | "no screens for me " DAY ", it was a migraine, and " SIGH "."),
    other: rule!(
        {who} " was out with a migraine."
        | {who} " gets migraines, too, and had one at the wedding."
        | {who} " swears by black coffee with lemon against migraines."
        | {who} " had to leave the concert with a migraine."
        | {who} " sat in the car with a towel over both eyes, a migraine."),
    noted: rule!(
        "Darkness and water, and no heroics."
            | "Note what you ate and slept, patterns show after a while."
            | "Take it slowly, screens later."
            | "I'll keep it short for today."
            | "Nobody can argue with that."
            | "A doctor should hear about it if they come more often."
            | "Rest first, the world keeps."
            | "Cold on the forehead, warm on the feet, say some."
    ),
    ask: rule!(
        "how often has my head forced me to lie down?"
            | "how many times was I knocked out by one of those headaches?"
            | "on how many occasions did my head put me out of action?"
            | "what's the number of attacks my head has had?"
            | "how many of those terrible headaches have I reported?"
    ),
};

static NOISE: Rule = rule!("the fridge" | "a teaspoon" | "the rain" | "a ticking clock" | "my own breathing");
static MIDWAY: Rule = rule!("a phone call" | "a meeting" | "the crossword" | "a sandwich" | "a film");
static SMELL: Rule = rule!("the smell of toast" | "one whiff of paint" | "somebody's perfume" | "a cut onion");
static SIDE: Rule = rule!("left" | "right");
