//! A heating that gave up.

use super::mishap::Recurrence;
use super::moments::{DAY, SIGH};
use crate::wording::{Rule, rule};

pub(super) static BOILER: Recurrence = Recurrence {
    name: "boiler-failures",
    label: "Boiler trouble",
    about: "When the heating gave up.",
    object: "times",
    again: rule!(
        "the boiler went out " DAY ", so it was a cold wash."
        | "no hot water: the boiler quit " DAY "."
        | "the boiler failed on us " DAY " and I'm wearing two sweaters."
        | "the boiler has thrown in the towel, " DAY " it was, and " SIGH "."
        | "I wash with a kettle and a bowl; the boiler died " DAY "."
        | "the radiators went stone cold " DAY ", it's the boiler, and " SIGH "."
        | "that red light on the boiler came on " DAY " and everything stopped."
        | "I can see my breath indoors, the boiler gave up on me " DAY "."
        | DAY " the boiler coughed and fell silent, and the shower ran ice cold."
        | "the boiler " RATTLED " " DAY " and was no more."
        | "I " BUNDLED " in my coat " DAY ", the boiler has walked out."
        | "no warmth from the boiler " DAY ", and " SIGH "."
        | "the boiler showed me " SIGNAL " " DAY " and shut down."
        | "my fingers are too cold to type, the boiler stopped " DAY "."
        | "we all sat around the oven " DAY ", the boiler being dead."
        | "cold towels " DAY ", courtesy of the boiler, and " SIGH "."
        | "a breakdown of the boiler " DAY ", and " SIGH "."),
    other: rule!(
        {who} " had the boiler fail, too."
        | {who} " sits in the cold, too, with a dead boiler."
        | {who} " had to shower at work because the boiler there went on strike."
        | {who} " has a boiler even older than mine, and it died on Sunday."
        | {who} " says that they had no heat at all last week."),
    noted: rule!(
        "Check the pressure gauge first; below one bar it won't start."
            | "Press reset once, not twice, and call if it won't stay on."
            | "Two sweaters are the right number."
            | "Bleed a radiator before you blame the pump."
            | "Tell whoever services it that it's an emergency, which it is."
            | "A hot-water bottle bridges the gap."
            | "Wool first, complaints second."
            | "They do that on the coldest days."
    ),
    ask: rule!(
        "how often has the heating at my home let me down?"
            | "how many times was I left without warm water at home?"
            | "on how many occasions did my home's heating stop working?"
            | "what's the tally of breakdowns of the heating where I live?"
            | "how frequently, as a number, was it freezing at mine because something in the basement broke?"
    ),
};

static RATTLED: Rule = rule!("rattled" | "whistled" | "banged twice" | "moaned" | "hiccuped");
static BUNDLED: Rule = rule!("cooked" | "ate" | "read the mail" | "paid bills" | "brushed my teeth");
static SIGNAL: Rule = rule!("three blinking dots" | "a row of dashes" | "a code nobody knows" | "a little red flame");
