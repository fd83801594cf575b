//! The village of somebody's grandmother.

use super::super::super::attribute::Attribute;
use super::super::super::value::Sort;
use super::super::tails::{MORE, TAIL};
use crate::wording::{Rule, rule};

static TRADE: Rule = rule!("millers" | "bell founders" | "saddlers" | "shepherds" | "coopers");
static CHORE: Rule =
    rule!("to pick plums" | "to turn the hay" | "to shell beans" | "to feed the geese" | "to be fattened up");

/// The village of somebody's grandmother.
pub(in super::super) static VILLAGE: Attribute = Attribute {
    name: "grandmother-village",
    sort: Sort::Village,
    label: "Grandmothers' villages",
    about: "The villages that people's grandmothers came from.",
    own: rule!(
        "my grandmother's people were all from " {value} ", " TRADE " for six generations."
        | "every summer we were packed off to grandma's in " {value} " " CHORE "."
        | "granny never left " {value} " in her life, except once for the dentist."
        | "my grandmother is buried in " {value} ", two rows from the gate, and the plums still grow."
        | "the goose that chased me was my grandmother's, in " {value} ", and I still dream of it."
        | "grandma's kitchen in " {value} " had one window and eleven chairs."
        | "when I smell woodsmoke I'm six again and at my grandmother's in " {value} TAIL
        | "the recipe comes from " {value} ", in my grandmother's own spelling."
        | "at my granny's in " {value} " the clock was always ten minutes fast, against lateness."
        | "we're selling grandma's cottage in " {value} ", all " TRADE " and ghosts included."
        | "my grandmother kept bees in " {value} " and talked to them about us."
        | "in " {value} " my granny's name is on the bench by the church, she paid for it in eggs."
        | "I learned to whistle through grass at grandma's in " {value} ", behind the barn."
        | "the bus to grandma's stopped before " {value} " and we walked the rest, singing."
        | "granny's well in " {value} " was so cold that the butter hung in it."),
    other: rule!({who} " spent every summer with a grandmother in " {value} "."
        | {who} " has a grandmother in " {value} "." | {who} " inherited a grandmother's barn in " {value} "."
        | {who} " learned to milk at a grandmother's in " {value} "."
        | {who} " brings a grandmother's honey from " {value} "."
        | {who} " visits a grandmother in " {value} " at Easter."),
    noted: rule!(
        "Summers like that are hard to beat." MORE
        | "What a life." MORE
        | "I like that. " {value} " sounds tiny." MORE
        | "Grandmothers forget nothing." MORE
        | "Time runs differently out there." MORE
        | "There was always room for one more." MORE
        | "Places like that should be kept." MORE
        | "Some smells take one right back." MORE),
    talk: &[
        (
            "How would I look up parish records?",
            "Write to the diocese archive with name, decade and village; they answer, slowly.",
        ),
        ("What can I make from two kilos of plums?", "A tray of crumble today, and jam from what's left."),
        ("How do I read old handwriting?", "Learn the S and the H first; most of the rest follows from context."),
        ("Is a cottage like that hard to insure?", "Only if the roof is thatched; then ask for three quotes."),
    ],
    ask: rule!(
        "which village did my gran live in?"
            | "what was my gran's village called?"
            | "where did we visit Gran in the holidays?"
            | "what's the name of the place where Gran had her house?"
            | "where did my father's or mother's mother come from?"
            | "which village stands for Gran in our family?"
            | "what place did Gran call home?"
            | "where was Gran's house?"
            | "which village did we drive to for a visit with Gran?"
            | "what village would I name as Gran's?"
    ),
    told: rule!("it was " {value} "."),
    chain: None,
};
