//! Who repairs somebody's car.

use super::super::super::attribute::Attribute;
use super::super::super::value::Sort;
use super::super::tails::{MORE, TAIL};
use crate::wording::{Rule, rule};

static FAULT: Rule = rule!("the rattle" | "the squeal" | "the smell of burning" | "that ticking under the hood");
static PART: Rule = rule!("new brake pads" | "a fresh belt" | "one spark plug" | "a hose for twelve dollars");

/// Who repairs somebody's car.
pub(in super::super) static GARAGE: Attribute = Attribute {
    name: "garage",
    sort: Sort::Garage,
    label: "Garages",
    about: "Where people have their cars repaired.",
    own: rule!(
        {value} " found " FAULT " in ten minutes, two others hadn't."
        | "the mechanics at " {value} " called: " PART ", nothing dramatic."
        | "I drop my keys at " {value} " and walk home, I trust no other workshop."
        | "my service booklet is full of stamps from " {value} " and nobody else's."
        | PART ", said the mechanic at " {value} ", and " FAULT " was gone."
        | "the loaner on our street is from " {value} ", mine is up on their lift again."
        | "at " {value} " they know my engine by ear, I've stopped shopping around."
        | "I won't let anyone but " {value} " change my oil, they show me the old filter."
        | "the bill from " {value} " came: " PART ", and a free wash as always."
        | "when the engine light comes on I roll straight down to " {value} TAIL
        | "I was towed straight to " {value} ", they know that engine."
        | "I brought cookies to " {value} ", after they heard " FAULT " over the phone."
        | "my winter tires spend the summer at " {value} ", where else."
        | "the inspection was due, so " {value} " had it on the lift again, as every year."
        | "at " {value} " I get a call before they so much as tighten a bolt, so they keep my keys."),
    other: rule!({who} " has the brakes done at " {value} "." | {who} " won't let anyone but " {value} " touch the engine."
        | {who} " got overcharged by " {value} " for one bolt." | {who} " had to be towed to " {value} "."
        | {who} " had the bumper painted at " {value} "." | {who} " knows the owner of " {value} " from school."),
    noted: rule!(
        "An honest workshop is gold." MORE
        | "Brake pads are cheap compared with the alternative." MORE
        | {value} " sounds reliable." MORE
        | "A stamp is worth something when you sell." MORE
        | "A friendly front desk counts." MORE
        | "A noise is rarely nothing." MORE
        | "Old filters are good evidence." MORE
        | "A loaner is half the service." MORE),
    talk: &[
        ("Is it normal that pads last only two years?", "In town traffic, yes."),
        ("Should I keep the old parts?", "Ask to see them; keeping them isn't needed."),
        ("How do I describe a noise?", "When, where, how fast, and whether it changes when you brake."),
        ("What's a fair hourly rate?", "Call three places and take the middle one."),
    ],
    ask: rule!(
        "who repairs my car?"
            | "where do I take the vehicle when it makes odd noises?"
            | "who do I see about car trouble?"
            | "who does the repairs on what I drive?"
            | "where does my car get fixed?"
            | "to whom do I bring a broken-down vehicle?"
            | "which business maintains the vehicle I drive?"
            | "where should a tow truck take my car?"
            | "where do I have my vehicle inspected and repaired?"
            | "a warning lamp is on in the car. Where do I usually go with that?"
    ),
    told: rule!("your garage is " {value} "."),
    chain: None,
};
