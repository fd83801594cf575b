//! The first company that paid somebody.

use super::super::super::attribute::Attribute;
use super::super::super::value::Sort;
use super::super::tails::{MORE, TAIL};
use crate::wording::{Rule, rule};

static AGE: Rule = rule!("sixteen" | "fifteen" | "seventeen" | "fourteen");
static TASK: Rule = rule!("stuffed envelopes" | "peeled labels off crates" | "washed vans" | "counted screws");
static SPENT: Rule = rule!("a guitar with five strings" | "a very bad haircut" | "a tent" | "a stack of records");

/// The first company that paid somebody.
pub(in super::super) static FIRST_JOB: Attribute = Attribute {
    name: "first-job",
    sort: Sort::Company,
    label: "First jobs",
    about: "The companies that people earned their first money at.",
    own: rule!(
        "at " AGE " I " TASK " for " {value} ", my very first wages."
        | "the first money I ever made came from " {value} ": four weeks of stocktaking."
        | "I started out sweeping floors at " {value} " one summer; nothing since has been that honest."
        | "I was " AGE " when I " TASK " at " {value} ", and I'd never had a wage before."
        | "my first wage packet, from " {value} ", went on " SPENT "."
        | "nobody had ever given me money for sweat until " {value} " did, when I was " AGE "."
        | "I learned to get up at five at " {value} ", where I " TASK " at " AGE "."
        | "the pension statement begins with " {value} ", one summer at the age of " AGE TAIL
        | "I lied about my age to " {value} " and got my first wages for it, all in coins."
        | "it began with " {value} " and a broom: my first wages, spent on " SPENT "."
        | "my first wages were in an envelope from " {value} ", I was " AGE " and counted them twice."
        | "when I was " AGE " " {value} " let me run the copier, and I was rich by August."
        | "the first time clock I ever punched hung at " {value} ", one summer, and I still hear its bell."
        | "I bought " SPENT " with what " {value} " gave me at " AGE ", my first wages."
        | "the smock was two sizes too big at " {value} ", but they were my first wages."),
    other: rule!({who} " made a first wage at " {value} "." | {who} " started out at " {value} " as a teenager."
        | {who} " delivered leaflets for " {value} " at fourteen."
        | {who} " got a first summer position at " {value} "."
        | {who} " was thrown out of " {value} " after one week at sixteen."
        | {who} " bought a moped with the first wages from " {value} "."),
    noted: rule!(
        "Everybody should do that once." MORE
        | "First wages feel enormous." MORE
        | {value} " got a good hand, then." MORE
        | "Early starts stay with you." MORE
        | "Money feels like more at that age." MORE
        | "It teaches you more than one thinks." MORE
        | "Nobody forgets that first payday." MORE
        | "Pensions have a long memory." MORE),
    talk: &[
        (
            "Is it worth keeping payslips that old?",
            "Keep them until the pension office has confirmed every month; then let them go.",
        ),
        ("What's a fair hourly rate for a teenager today?", "A little above the legal minimum, and paid on time."),
        (
            "How do I explain saving to a fourteen-year-old?",
            "Three jars: spend, save, give; and let them choose how much.",
        ),
        ("Do summer weeks count toward retirement?", "If contributions were paid, yes, even for a month."),
    ],
    ask: rule!(
        "who was the first to pay me for work?"
            | "which business did I have my first job with?"
            | "where did I earn my earliest pay?"
            | "what was my first employer's name?"
            | "which business employed me before all others?"
            | "where did my working life begin?"
            | "on whose payroll was I first of all?"
            | "which business stands at the bottom of my résumé, as the earliest?"
            | "who hired me for the job that precedes all others?"
            | "what business was it that I first worked for?"
    ),
    told: rule!("your first job was with " {value} "."),
    chain: None,
};
