//! Who taught somebody the piano.

use super::super::super::attribute::Attribute;
use super::super::super::value::Sort;
use super::super::tails::{MORE, TAIL};
use crate::wording::{Rule, rule};

static YEARS: Rule = rule!("for five years" | "every Tuesday" | "twice a week" | "until I was fourteen");
static PIECE: Rule =
    rule!("my Clementi" | "the same sonatina" | "my Czerny" | "four-handed waltzes" | "one slow minuet");

/// Who taught somebody the piano.
pub(in super::super) static PIANO_TEACHER: Attribute = Attribute {
    name: "piano-teacher",
    sort: Sort::Person,
    label: "Piano teachers",
    about: "Who taught people to play as children.",
    own: rule!(
        {value} " rapped my knuckles over the scales " YEARS ", and they still sit."
        | "I bumped into " {value} " at the market, who had to listen to " PIECE " when I was nine."
        | "whatever I know about the piano I owe to " {value} " and a very patient metronome."
        | "the slower, please in my piano score is in the hand of " {value} ", as ever."
        | "at nine I was driven to " {value} ", " YEARS ", for scales and " PIECE "."
        | "the metronome ticked and " {value} " sighed: that was the piano for me, " YEARS "."
        | {value} " sat to my left at the piano " YEARS " and counted aloud."
        | "I was nine, the stool was too low, and " {value} " made me repeat " PIECE TAIL
        | "a card came from " {value} ", asking if I still practice the scales from those days."
        | "our piano was tuned for " {value} ", who came to hear " PIECE "."
        | "cough drops conjure up " {value} " and " PIECE " at the piano."
        | {value} " put a coin on top of my hand, and off we went through the scales, " YEARS "."
        | "my first piano recital was " PIECE ", drilled into me by " {value} ", bar by bar."
        | "at the piano I still hear " {value} " say from the top, I was nine."
        | "if my thumbs go under cleanly, that's thanks to " {value} " and the scales, " YEARS "."),
    other: rule!({who} " learned the piano with " {value} "." | {who} " had piano lessons from " {value} " as a child."
        | {who} " was afraid of " {value} " and the scales." | {who} " played four-handed with " {value} " at ten."
        | {who} " gave up the piano because of " {value} "." | {who} " still sends " {value} " a card, for the scales."),
    noted: rule!(
        "Scales stay in the fingers." MORE
        | "Patience is half of it." MORE
        | {value} " would be pleased to hear that." MORE
        | "Slower is nearly always right." MORE
        | "Metronomes never apologize." MORE
        | "Four hands hide many sins." MORE
        | "Every excuse has been tried before." MORE
        | "The left hand remembers longest." MORE),
    talk: &[
        (
            "Can I get back into it after twenty years?",
            "Yes: ten minutes a day, slow pieces, both hands from the start.",
        ),
        ("Digital or acoustic for an apartment?", "Digital with weighted keys; your neighbors will thank you."),
        ("How often does an upright need tuning?", "Twice a year, when the heating goes on and when it goes off."),
        ("What's an easy piece that sounds hard?", "Anything with a broken chord in the left hand and the pedal down."),
    ],
    ask: rule!(
        "who gave me music lessons when I was a child?"
            | "who taught me the keyboard as a kid?"
            | "what was my old music teacher's name?"
            | "with whom did I learn to play?"
            | "who introduced me to keyboard music in my childhood?"
            | "whose music pupil was I as a kid?"
            | "who taught me to play as a child?"
            | "by whom was I instructed in music, way back?"
            | "which teacher is behind my keyboard skills?"
            | "who was it that taught me Mozart and the like in childhood?"
    ),
    told: rule!({value} " taught you."),
    chain: None,
};
