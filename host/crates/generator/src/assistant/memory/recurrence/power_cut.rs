//! Electricity that was gone.

use super::mishap::Recurrence;
use super::moments::{DAY, SIGH};
use crate::wording::{Rule, rule};

pub(super) static BLACKOUT: Recurrence = Recurrence {
    name: "power-cuts",
    label: "Power cuts",
    about: "When the electricity was gone.",
    object: "times",
    again: rule!(
        "the power was out " DAY ", we had bread by candlelight."
        | "the power was cut " DAY ", " SURVIVED " survived."
        | "the lights went out in our street " DAY " for two hours."
        | "everything went black and silent " DAY ", a power cut, and " SIGH "."
        | "I found the fuse box by touch " DAY ", but the whole block had no power."
        | "all my clocks are blinking twelve since the power failed " DAY "."
        | "the power went " DAY " with " HALFWAY " half done, and " SIGH "."
        | "the elevator stopped between two floors " DAY ", no power in the whole house."
        | DAY " we played cards with a flashlight, the power was off."
        | "the router, the fridge, the hum of it all, gone: no power " DAY "."
        | "I " BY_PHONE " by phone light " DAY ", we had no power."
        | "the whole street stood outside " DAY ", nobody had power."
        | "a digger hit a cable " DAY ", and there went the power."
        | "my cake stayed raw " DAY ", the power failed halfway."
        | "a transformer blew " DAY ", so no power for us, and " SIGH "."
        | "we ate " COLD " " DAY ", no power, no stove."
        | "kettle, lamp, radio, nothing answered " DAY ", a power cut."),
    other: rule!(
        {who} " had a power cut on the other side of town."
        | {who} " sat in the dark, too, in a lift of all places."
        | {who} " lost a freezer full of berries to a power cut."
        | {who} " bought a generator after the last outage."
        | {who} " had no power for a day and rather liked it."),
    noted: rule!(
        "Candlelight suits bread."
            | "A full freezer keeps for a day if nobody opens it."
            | "A flashlight by the meter saves a stubbed toe."
            | "Unplug what doesn't like surges."
            | "It's the old cables, I'd guess."
            | "Silence has its charms, for an hour."
            | "One clock in the house should run on a spring."
            | "An evening without screens sounds rather nice."
    ),
    ask: rule!(
        "how often did I have to sit at home without electricity?"
            | "how many times have I been left in the dark at my place?"
            | "on how many days did the current fail where I live?"
            | "what's the number of outages I've sat through at home?"
            | "how many interruptions of the electricity have I had to live with?"
    ),
};

static SURVIVED: Rule = rule!("the freezer" | "the fish fingers" | "my sense of humor" | "most of the ice");
static HALFWAY: Rule = rule!("my toast" | "the ironing" | "a load of washing" | "my report" | "a long email");
static BY_PHONE: Rule = rule!("brushed my teeth" | "found my socks" | "washed up" | "read the meter");
static COLD: Rule = rule!("raw carrots" | "cold beans" | "crackers" | "yesterday's rice");
