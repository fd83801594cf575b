//! Who mends somebody's pipes.

use super::super::super::attribute::Attribute;
use super::super::super::value::Sort;
use super::super::tails::{MORE, TAIL};
use crate::wording::{Rule, rule};

static SAVED: Rule = rule!("the kitchen floor" | "the carpet" | "my bookshelf" | "the neighbors' piano");
static FIXED: Rule = rule!("the sink is fixed" | "the toilet flushes" | "the shower drains" | "the leak is gone");
static MANNERS: Rule =
    rule!("charges fairly and sweeps up afterwards" | "never sends a second bill" | "takes off both shoes");

/// Who mends somebody's pipes.
pub(in super::super) static PLUMBER: Attribute = Attribute {
    name: "plumber",
    sort: Sort::Person,
    label: "Plumbers",
    about: "Who mends people's pipes.",
    own: rule!(
        {value} " came within the hour and saved " SAVED "; nobody else gets near our pipes."
        | FIXED ", thanks to " {value} ", who " MANNERS "."
        | "I gave " {value} " a spare key, that's how often our pipes leak."
        | "at the first gurgle I call " {value} ", who " MANNERS "."
        | "the card under my sink says " {value} ", pipes and drains; it saved " SAVED "."
        | {value} " soldered the joint behind our washing machine, as every year."
        | "our pipes are from the thirties and " {value} " knows each one by name."
        | "the wrench on the windowsill belongs to " {value} ", who'll be back for the last joint."
        | "whenever the drain sings, " {value} " comes with the long spiral, as always."
        | "I wouldn't let anyone but " {value} " solder in this house" TAIL
        | "the new trap under the basin is by " {value} ", who " MANNERS "."
        | "I held the flashlight while " {value} " lay under our sink, as every winter."
        | FIXED " again, and " {value} " wouldn't even stay for coffee."
        | "the digits on my fridge, next to the pipes drawing, are " {value} "'s."
        | "frozen pipe, hair dryer, panic, and then " {value} " with the right wrench, as always."),
    other: rule!({who} " gets " {value} " in when the pipes leak." | {who} " calls " {value} " for the drains."
        | {who} " had " {value} " put in a new shower." | {who} " waited three days for " {value} " with a bucket."
        | {who} " had the gutter soldered by " {value} "."
        | {who} " fought with " {value} " over a bill for one valve."),
    noted: rule!(
        "Fair and tidy, that's rare." MORE
        | "Good to know whom to call." MORE
        | {value} ", noted for the next leak."
        | "Pipes from the thirties outlive us." MORE
        | "Trust is half of it." MORE
        | "Singing drains are a warning." MORE
        | "Keep the number handy." MORE
        | "Manners and a mop, that's rare." MORE),
    talk: &[
        (
            "How do I stop a drip until help comes?",
            "Close the valve under the basin, then open the faucet to empty it.",
        ),
        ("What's the trick against slow drains?", "Boiling water weekly, a hair catcher, and no powder from the shop."),
        ("Where's the main valve usually?", "Where the line enters the house, often by the meter; tag it today."),
        ("Is copper better than plastic?", "Copper lasts and can be mended; plastic is cheaper and quieter."),
    ],
    ask: rule!(
        "who do I phone when water drips through the ceiling?"
            | "which plumber do I use?"
            | "who usually repairs my faucets?"
            | "whose number do I need for a burst main at mine?"
            | "who's my plumber?"
            | "the bathroom is flooded. Who should I get in?"
            | "which tradesperson looks after the water in my home?"
            | "who does the plumbing at my place?"
            | "who repairs things for me when water runs where it shouldn't?"
            | "under plumbing, which name is in my contacts?"
    ),
    told: rule!("your plumber is " {value} "."),
    chain: None,
};
