//! The school or college that somebody graduated from.

use super::super::super::attribute::Attribute;
use super::super::super::value::Sort;
use super::super::tails::{MORE, TAIL};
use crate::wording::{Rule, rule};

static PLACE: Rule =
    rule!("behind the wardrobe" | "in a box of Christmas lights" | "under the atlas" | "in the hall closet");
static AFTER: Rule = rule!("fifteen years after" | "all these years after" | "ten years after" | "long after");

/// The school or college that somebody graduated from.
pub(in super::super) static SCHOOL: Attribute = Attribute {
    name: "school",
    sort: Sort::School,
    label: "Where people studied",
    about: "The colleges that people graduated from.",
    own: rule!(
        "the alumni office of " {value} " wants money, " AFTER " I graduated."
        | "I found my diploma from " {value} " " PLACE "."
        | "I still dream about my finals at " {value} " and wake up sweating."
        | "the hoodie I paint in says " {value} ", from my own graduation."
        | "the loan for my years at " {value} " is paid off at last" TAIL
        | "I'm invited to " {value} " for the reunion of my graduating class."
        | "in the library of " {value} " I cried over my thesis."
        | "I learned my footnotes at " {value} ", for four years."
        | "the gown was rented, the certificate from " {value} " is real."
        | "I was twenty-two when " {value} " handed me my diploma in the rain."
        | "the cafeteria at " {value} " fed me until graduation."
        | "I wore out three bikes at " {value} " before my diploma."
        | "my thesis is in the stacks of " {value} ", borrowed once, by me."
        | "on the class photo of " {value} " I'm the one with the cap on backward."
        | "the tassel on my mirror is from " {value} ", I graduated."),
    other: rule!({who} " graduated from " {value} "." | {who} " took a diploma at " {value} "."
        | {who} " was a student at " {value} "." | {who} " dropped out of " {value} " after two terms."
        | {who} " teaches first-years at " {value} "." | {who} " wears a scarf from " {value} " to everything."),
    noted: rule!(
        "Those years stay with you." MORE
        | "Finals dreams are very common, for what it's worth." MORE
        | {value} " will be proud." MORE
        | "Frame the papers before they get lost." MORE
        | "Rented gowns look the same in photos." MORE
        | "Footnotes are for life." MORE
        | "It was a good time, I hope." MORE
        | "Reunions are better with a name tag." MORE),
    talk: &[
        (
            "Would you give to them?",
            "Only if there's a fund whose purpose you like; a small earmarked gift beats a large vague one.",
        ),
        (
            "Should a résumé at my age still mention grades?",
            "No. After ten years nobody asks; one line about it is enough.",
        ),
        ("Can I get an official copy if mine gets lost?", "Yes, the registrar issues one for a small fee."),
        ("What's the best way to frame old parchment?", "Acid-free mat, glass with a filter, away from the window."),
    ],
    ask: rule!(
        "where did I study?"
            | "which college did I go to?"
            | "what's my alma mater?"
            | "where did I do my degree?"
            | "which institution gave me my academic title?"
            | "where did I attend lectures as a young adult?"
            | "whose student was I?"
            | "what goes under higher education for me?"
            | "at which institution was I enrolled for my degree?"
            | "where did my academic education take place?"
    ),
    told: rule!("you studied at " {value} "."),
    chain: None,
};
