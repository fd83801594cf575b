//! Who somebody shared a student flat with.

use super::super::super::attribute::Attribute;
use super::super::super::value::Sort;
use super::super::tails::{MORE, TAIL};
use crate::wording::{Rule, rule};

static SHARED: Rule =
    rule!("two rooms and one saucepan" | "a bunk bed" | "a dorm room and a cold" | "one desk lamp and a kettle");
static NOISE: Rule =
    rule!("snored like a ship" | "cooked at three" | "owned a trombone" | "talked in verse when tired");

/// Who somebody shared a student flat with.
pub(in super::super) static ROOMMATE: Attribute = Attribute {
    name: "roommate",
    sort: Sort::Person,
    label: "Student flats",
    about: "Whom people shared their student flats with.",
    own: rule!(
        {value} " wrote, out of the blue; we had " SHARED " between us as students."
        | "as a student I split the rent with " {value} ", who " NOISE "."
        | "my old roommate " {value} " is on the radio tomorrow, imagine that."
        | "in the dorm it was " {value} " in the upper bunk and me in the lower."
        | {value} " and I had " SHARED " when we were both cramming for exams."
        | "the other toothbrush in my student bathroom belonged to " {value} ", who " NOISE "."
        | "I can sleep through anything since " {value} ", my old roommate, who " NOISE "."
        | "the deposit on our student place turned up: " {value} " had the receipt."
        | "our dorm door said " {value} " above and me below, in crooked felt pen" TAIL
        | "the saucepan is back: " {value} ", my old roommate, had kept it."
        | "in the student years the fridge was half mine and half " {value} "'s, with a line of tape."
        | "I know how " {value} " takes coffee, after three years in the same dorm room."
        | "the landlady of my student days mixed me up with " {value} ", we had the one room."
        | "we had " SHARED ", " {value} " and I, when we both got by on student loans."
        | "when I was a student " {value} " paid for our lamp and I for the bulbs."),
    other: rule!({who} " shared a student apartment with " {value} "." | {who} " once roomed with " {value} "."
        | {who} " had " {value} " in the other bunk for two years."
        | {who} " still owes " {value} " half a phone bill from the dorm."
        | {who} " met " {value} " in the dorm kitchen and moved in."
        | {who} " was the roommate of " {value} " until the exams."),
    noted: rule!(
        "Old roommates are a special sort of friend." MORE
        | "One saucepan, that's student life." MORE
        | "How nice to hear of " {value} " again." MORE
        | "Patience like that is grounds for a medal." MORE
        | "Thin walls make for long friendships." MORE
        | "Some stories only two people know." MORE
        | "Cheap noodles bring people together." MORE
        | "Nobody does the dishes at that age." MORE),
    talk: &[
        ("How do I answer after ten years of silence?", "Short and warm, with one shared memory and one question."),
        ("Would dinner be too much for a first meeting?", "Coffee is easier to leave; dinner can follow."),
        ("Should I bring up the money that's still owed?", "After ten years, only as a joke."),
        ("What's a good present from back then?", "A copy of one photo, with the date on the back."),
    ],
    ask: rule!(
        "who did I live with at college?"
            | "what's the name of the person I shared lodgings with during my degree?"
            | "who was my flatmate when I was studying?"
            | "with whom did I share digs back then?"
            | "who was my housemate at college?"
            | "with whom was I living while I studied?"
            | "whose company did I have at home during my degree?"
            | "who lived under one roof with me at college?"
            | "what was my college flatmate called?"
            | "with which person did I share a household when I was studying?"
    ),
    told: rule!("you shared with " {value} "."),
    chain: None,
};
