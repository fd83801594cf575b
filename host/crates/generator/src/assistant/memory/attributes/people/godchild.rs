//! Whose godparent somebody is.

use super::super::super::attribute::Attribute;
use super::super::super::value::Sort;
use super::super::tails::{MORE, TAIL};
use crate::wording::{Rule, rule};

static AGO: Rule = rule!("eight years ago" | "nine years ago" | "seven summers ago" | "ages ago");
static NEWS: Rule = rule!("lost a tooth" | "can swim" | "won at chess" | "has learned to whistle" | "got a scooter");

/// Whose godparent somebody is.
pub(in super::super) static GODCHILD: Attribute = Attribute {
    name: "godchild",
    sort: Sort::Given,
    label: "Godchildren",
    about: "Whose godparents people are.",
    own: rule!(
        "I stood at the font for " {value} " " AGO " and I still take it seriously."
        | "my goddaughter " {value} " " NEWS " and phoned me before her parents."
        | {value} " has a birthday on Saturday, and a godmother or godfather can't turn up with a voucher."
        | "I held the candle for " {value} " " AGO ", so the first bicycle is up to me."
        | "the picture on my fridge is by " {value} ", for the best godparent, it says, with four Ss."
        | "once a month I take " {value} " to the zoo, as I swore to at the font."
        | "my godson " {value} " " NEWS " and wanted me to be the first to know."
        | "I put a little aside for " {value} " every month, godparents do that."
        | "the candle says " {value} ", from the day I became godparent" TAIL
        | "the silver spoon that " {value} " got from me at the font is now used for digging."
        | "I've sworn at the font that I'd teach " {value} " to whistle, and I'm on it."
        | "a parcel has to go off to " {value} ", it's the anniversary of that day at the font."
        | {value} " tells everybody that I'm the godparent with the best stories."
        | "my godparent calendar this week: " {value} ", one puppet show, two sorts of cake."
        | "the baby I carried down the aisle to the font, " {value} ", " NEWS "."),
    other: rule!({who} " is godparent to a little one called " {value} "." | {who} " has a godson named " {value} "."
        | {who} " has a goddaughter, " {value} ", who bites." | {who} " held " {value} " at the font last spring."
        | {who} " was asked to be godparent to " {value} "."
        | {who} " spoils a godson called " {value} " rotten."),
    noted: rule!(
        "Being trusted with that is a privilege." MORE
        | "That's a lovely duty." MORE
        | {value} " is lucky." MORE
        | "Children remember who comes." MORE
        | "Books are never quite wrong." MORE
        | "A little every month grows nicely." MORE
        | "The zoo never gets old." MORE
        | "Birthdays come round quickly." MORE),
    talk: &[
        (
            "What do you give an eight-year-old who has everything?",
            "An outing with you alone, announced on a handmade ticket.",
        ),
        (
            "Is a pocket knife too early?",
            "Not with an afternoon of carving together to go with it, and the parents' blessing.",
        ),
        ("What's a good first book about stars?", "One with a wheel to turn; it gets used for years."),
        ("How much saving is sensible?", "Whatever you won't miss; twenty a month becomes a summer abroad."),
    ],
    ask: rule!(
        "whose christening made me responsible for a child?"
            | "which child have I promised to look out for since the baptism?"
            | "what's the name of the child I answer for by baptism?"
            | "for which child am I the responsible adult by baptism?"
            | "whose baptism gave me duties?"
            | "what's my godchild called?"
            | "which youngster did I make promises for in church?"
            | "who's the child in my care since a christening?"
            | "which child may count on me because of a baptism?"
            | "what's the first name of the child baptized with me as the sponsor?"
    ),
    told: rule!("your godchild is " {value} "."),
    chain: None,
};
