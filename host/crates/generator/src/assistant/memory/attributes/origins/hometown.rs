//! The town that somebody grew up in.

use super::super::super::attribute::Attribute;
use super::super::super::value::Sort;
use super::super::tails::{MORE, TAIL};
use crate::wording::{Rule, rule};

static ODD: Rule =
    rule!("flat land" | "city noise" | "a closed front door" | "a street without hens" | "silence at noon");
static MARK: Rule =
    rule!("my accent" | "the way I say butter" | "my temper" | "how I deal cards" | "the way I whistle");
static FIRST: Rule = rule!("learned to walk" | "lost my milk teeth" | "had chickenpox" | "got my first bicycle");

/// The town that somebody grew up in.
pub(in super::super) static HOMETOWN: Attribute = Attribute {
    name: "hometown",
    sort: Sort::Place,
    label: "Where people grew up",
    about: "The towns of people's childhoods.",
    own: rule!(
        "I was a kid from " {value} " until I turned eighteen, so " ODD " still feels odd to me."
        | MARK " gives it away: born and bred in " {value} TAIL
        | "all my school friends stayed in " {value} ", I'm the only one of us who left."
        | "my parents' house stands in " {value} ", and so does the door frame with my height on it."
        | "I " FIRST " in " {value} ", and left with one suitcase at eighteen."
        | "under birthplace it says " {value} ", and I stayed there until I was grown up."
        | "you can take me out of " {value} ", but after eighteen years of it, not the other way around."
        | "the kindergarten in " {value} " is turning into a bank; I carved my name into that fence."
        | "a friend sent me a postcard of " {value} " and I could point to my old nursery window."
        | "at every reunion in " {value} " they ask why I left, as if growing up there were a contract."
        | "the first river I fell into runs through " {value} ", where we lived until I left school."
        | "in " {value} " they still use my third-grade nickname, the whole street does."
        | "I know " {value} " by its puddles, I waded through them all between five and eighteen."
        | "my mother's chicken soup tastes of " {value} ", of every winter until I was eighteen."
        | "the cinema in " {value} " got all my pocket money, until I left at eighteen."),
    other: rule!({who} " grew up in " {value} "." | {who} " comes from " {value} " originally."
        | {who} " was born and raised in " {value} "." | {who} " was a child in " {value} "."
        | {who} " goes back to " {value} " for every class reunion."
        | {who} " has that sing-song from " {value} ", after a whole youth there."),
    noted: rule!(
        "Roots matter." MORE
        | "That explains the accent, then." MORE
        | {value} " must have been quite a place to be young in." MORE
        | "Places like that should be listed." MORE
        | "Leaving is half of growing up." MORE
        | "Some fences remember us." MORE
        | "Somebody there still talks about you." MORE
        | "One never quite unpacks that suitcase." MORE),
    talk: &[
        (
            "Any idea how to find old class photos?",
            "Ask the school office first, then the local archive; newspapers often printed them.",
        ),
        ("How do I start a family tree?", "Interview the oldest relative you have, on tape, before anything else."),
        ("Can one unlearn an accent?", "Mostly, with a coach and a recorder; few people are glad that they did."),
        ("What do you bring to a reunion?", "A photo that nobody else has, and a good memory for names."),
    ],
    ask: rule!(
        "where am I from originally?"
            | "which town did I spend my childhood in?"
            | "where was I raised?"
            | "what's the name of the place I come from?"
            | "which town made me who I am, early on?"
            | "what do I call my hometown?"
            | "where did I spend my youth?"
            | "which town do my origins lie in?"
            | "where was I before I became an adult?"
            | "to which town would I go to show somebody my childhood?"
    ),
    told: rule!("you come from " {value} "."),
    chain: None,
};
