//! The first car that somebody owned.

use super::super::super::attribute::Attribute;
use super::super::super::value::Sort;
use super::super::tails::{MORE, TAIL};
use crate::wording::{Rule, rule};

static STATE: Rule = rule!("rusty" | "dented" | "mustard-colored" | "third-hand" | "smoking" | "two-door");
static PRICE: Rule = rule!("the price of a dinner" | "a case of beer" | "two weeks of lawn mowing" | "eighty dollars");
static FAULT: Rule =
    rule!("a hole in the floor" | "one working door" | "a choke like a church organ" | "no heater at all");

/// The first car that somebody owned.
pub(in super::super) static FIRST_CAR: Attribute = Attribute {
    name: "first-car",
    sort: Sort::Vehicle,
    label: "First cars",
    about: "The cars that people learned on or owned first.",
    own: rule!(
        "I started out on the road in a " STATE " " {value} " my uncle let me have for " PRICE "."
        | "nothing since had the charm of my first, that leaky old " {value} TAIL
        | "the " {value} " that I bought at nineteen had " FAULT ", my first and my favorite."
        | "at nineteen I paid " PRICE " for the " {value} " with " FAULT ", my first."
        | "before any other there was the " {value} ", " FAULT " and all, and I had the only key."
        | "I saw a squashed " {value} " at the junkyard and got sentimental, my first was one of those."
        | "my first parking ticket was for the " {value} ", which cost me " PRICE "."
        | "on the photo I'm nineteen and leaning on my " {value} ", my first, keys in hand."
        | "I learned to swear in a " STATE " " {value} ", the one that started it all for me at nineteen."
        | "my savings at nineteen became the " {value} ", my first, with " FAULT "."
        | "my first had flames painted on the doors, but it was the " {value} " underneath."
        | "we pushed my first, the " {value} ", more than it ever carried us."
        | "I slept two nights in the " {value} " at nineteen, my first, with " FAULT "."
        | "the first key on my ring opened the " {value} ", which had " FAULT "."
        | "when I was nineteen my whole world fit into the " {value} ", my first."),
    other: rule!({who} " began with a beaten-up " {value} " at eighteen." | {who} " had a third-hand " {value} " as a first car."
        | {who} " learned to steer in an uncle's " {value} "."
        | {who} " wrecked a first car, the " {value} ", within a month."
        | {who} " cried over selling that first " {value} "."
        | {who} " got the " {value} " for graduation, as a first car."),
    noted: rule!(
        "You never forget the first one." MORE
        | "Something always rattles in the first one." MORE
        | "The old " {value} ", a classic of its kind." MORE
        | "They build character, those cars." MORE
        | "Everything after that is mere transport." MORE
        | "Nobody learns on a good one." MORE
        | "Memory is kinder than rust." MORE
        | "Fresh paint is overrated." MORE),
    talk: &[
        ("What do old ones like that cost today?", "More than they should; condition counts for far more than age."),
        ("Are classic plates worth the bother?", "If you take it out less than a few weekends a year, yes."),
        ("How do you stop rust for a while?", "Sand to bright metal, convert, prime, paint; wax over all of it."),
        ("Is a choke hard to learn?", "Pull, count to three, push slowly; after a week you won't think about it."),
    ],
    ask: rule!(
        "what was the very first car I had?"
            | "which model did I begin my driving life with?"
            | "what did I drive as a beginner?"
            | "what was the first set of wheels that belonged to me?"
            | "which car came first in my life as a driver?"
            | "what model was the earliest car of mine?"
            | "which vehicle did I drive when I was new to driving?"
            | "what did my driving career begin in?"
            | "which model was my debut on four wheels?"
            | "what car did I own before I owned any other?"
    ),
    told: rule!("your first car was the " {value} "."),
    chain: None,
};
