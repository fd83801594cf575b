//! The street of somebody's childhood.

use super::super::super::attribute::Attribute;
use super::super::super::value::Sort;
use super::super::tails::{MORE, TAIL};
use crate::wording::{Rule, rule};

static AGE: Rule = rule!("seven" | "six" | "eight" | "in second grade" | "in kindergarten");
static LEARNED: Rule =
    rule!("learned to ride a bike" | "lost my first tooth" | "kept a snail farm" | "learned to whistle");
static BETWEEN: Rule =
    rule!("between the pharmacy and the cinema" | "three floors up, no elevator" | "next to a coal yard");

/// The street of somebody's childhood.
pub(in super::super) static STREET: Attribute = Attribute {
    name: "childhood-street",
    sort: Sort::Street,
    label: "Childhood streets",
    about: "The streets that people lived in as children.",
    own: rule!(
        "they tore down the house on " {value} " where I " LEARNED "."
        | "when I was " AGE " we had our home on " {value} ", " BETWEEN "."
        | "my parents' first house stood on " {value} "; I drove past it last week and hardly knew it."
        | "I was " AGE " and knew every manhole on " {value} ", since our door opened onto it."
        | "the chalk on the sidewalk of " {value} " was mine: hopscotch, right outside our gate."
        | "my mother called us in to supper across " {value} ", a few steps from our door."
        | "in second grade I wrote my first return address: " {value} ", with a backward S."
        | "there's a garage now where I had my sandbox, in our yard on " {value} TAIL
        | "from my nursery window I counted the cars on " {value} TAIL
        | "the bedroom I had at six, on " {value} ", is somebody's office now, I saw it in an ad."
        | "the scar on my chin is from a curb on " {value} ", ten steps from our door, I was " AGE "."
        | "when I was " AGE " I could go to the corner of " {value} ", no farther from our door."
        | "my height is carved into a gatepost on " {value} ", at the house we had when I was " AGE "."
        | "the ice cream truck stopped on " {value} ", under my window, and I was " AGE "."
        | "we buried a goldfish behind the house on " {value} " when I was " AGE ", with full honors."),
    other: rule!({who} " lived on " {value} " as a child." | "as a kid " {who} " had a house on " {value} "."
        | {who} " grew up on " {value} "." | {who} " was carried home to " {value} " as a baby."
        | {who} " can't pass " {value} " without talking about being six."
        | {who} " had a tree house on " {value} " at the age of ten."),
    noted: rule!(
        "It's strange how small those houses look later." MORE
        | "That must feel odd." MORE
        | {value} " sounds like a street with stories." MORE
        | "Chalk washes off, memories don't." MORE
        | "You could draw a map of it, I'm sure." MORE
        | "Every child owns one street entirely." MORE
        | "Supper calls carry far." MORE
        | "Somebody else learns to whistle there now." MORE),
    talk: &[
        (
            "Where could I find old maps of a neighborhood?",
            "The land registry and the town library; many have scans by decade.",
        ),
        ("Do you think they keep building plans?", "Usually, in the municipal archive, filed by plot number."),
        ("Should I ring the bell and ask to look inside?", "Write a card first; most people are kind when asked."),
        ("What paper is good for a rubbing of a house number?", "Thin newsprint and a soft wax crayon."),
    ],
    ask: rule!(
        "what was the name of the road my family lived on in my childhood?"
            | "on which road did I live as a little one?"
            | "what was our address when I was small?"
            | "which road did I play on in my early years?"
            | "where exactly did my family live when I was little?"
            | "which road leads back to my early childhood?"
            | "what road did we live on in those days, when I was small?"
            | "security question: the road of my childhood?"
            | "on what road did my early years take place?"
            | "as a small child, what road did I call home?"
    ),
    told: rule!("it was " {value} "."),
    chain: None,
};
