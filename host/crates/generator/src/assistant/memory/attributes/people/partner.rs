//! Whom somebody is married to or lives with.

use super::super::super::attribute::Attribute;
use super::super::super::value::Sort;
use super::super::tails::MORE;
use crate::wording::{Rule, rule};

static YEARS: Rule = rule!("tenth" | "seventh" | "twelfth" | "fourth" | "fifteenth");
static CHORE: Rule =
    rule!("cook tonight" | "do the dishes" | "iron the tablecloth" | "clear the gutter" | "wash the car");

/// Whom somebody is married to or lives with.
pub(in super::super) static PARTNER: Attribute = Attribute {
    name: "partner",
    sort: Sort::Given,
    label: "Couples",
    about: "Whom people are married to or live with.",
    own: rule!(
        {value} " and I have our " YEARS " wedding anniversary coming up and I have no idea what to do."
        | "I promised to " CHORE ", because " {value} " did it all week, against our vows."
        | "ever since I got married to " {value} " I can't leave a dish in the sink."
        | "my in-laws are coming, so " {value} " and I are hiding the good glasses."
        | "inside my ring it says " {value} ", and a date that I'm bad at remembering."
        | "the left side of the bed is for " {value} ", who steals blankets, as married people do."
        | "our tax return has two names, mine and " {value} "'s, since we're a married couple."
        | "my mother-in-law calls me more often than " {value} ", her own child."
        | "I married " {value} " for the laugh, and for the " YEARS " anniversary I want to hear it."
        | "the wedding picture hangs crooked again, and " {value} " and I both pretend not to see it."
        | "it's my turn to plan the anniversary, and " {value} " hates surprises, after years of marriage."
        | "we said our vows in the rain, " {value} " and I, and I've loved umbrellas since."
        | "my ring slipped into the dough today, " {value} " found it, we're still married."
        | "on the form, beside married to, I wrote " {value} ", in capitals."
        | "the only person who knows how I take my eggs is " {value} ", my one and only since our vows."),
    other: rule!({who} " is married to " {value} "." | {who} " and " {value} " are a couple."
        | {who} " proposed to " {value} " in a car wash." | {who} " is getting divorced from " {value} "."
        | {who} " and " {value} " had a silver anniversary."
        | {who} " fell in love with " {value} " over a broken printer."),
    noted: rule!(
        "Ten minutes of planning makes all the difference." MORE
        | "That's sweet." MORE
        | "A good marriage has clean dishes, they say." MORE
        | "I hope " {value} " enjoys it." MORE
        | "Two blankets solve most things." MORE
        | "Crooked pictures are a sign of life." MORE
        | "It's the small things that last." MORE
        | "Write the date inside a cupboard door." MORE
        | "A laugh is a sound reason." MORE),
    talk: &[
        (
            "Give me three ideas for a small surprise.",
            "Breakfast outside, a letter in a coat pocket, or a film from the year you met.",
        ),
        ("What's a gift that isn't jewelry?", "Time: a day planned from start to end, with the phone switched off."),
        ("Is the tenth really tin?", "Tin or aluminum, depending on the list; nobody checks."),
        ("How do I get out of cooking gracefully?", "Order something good, and set the table as if you hadn't."),
    ],
    ask: rule!(
        "what's the name of my spouse?"
            | "who am I sharing my life with?"
            | "who did I say yes to at the altar?"
            | "what's my better half called?"
            | "who's my partner in life?"
            | "which name belongs in the box marked spouse?"
            | "to whom am I a spouse?"
            | "who's my significant other?"
            | "who do they call when I'm in the hospital and a spouse is wanted?"
            | "if somebody greets my better half by name, what do they say?"
    ),
    told: rule!("your partner is " {value} "."),
    chain: None,
};
