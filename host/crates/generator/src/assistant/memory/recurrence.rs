//! Mishaps that happen again and again, told much alike each time.

use crate::wording::{Rule, rule};

/// A mishap that recurs.
pub(super) struct Recurrence {
    /// Names it in facts, streams and topics.
    pub(super) name: &'static str,
    /// The label of its topic item.
    pub(super) label: &'static str,
    /// The description of its topic item.
    pub(super) about: &'static str,
    /// What is counted, in the plural.
    pub(super) object: &'static str,
    /// The person tells that it happened again.
    pub(super) again: Rule,
    /// Somebody tells that it happened to a third person: `{who}`.
    pub(super) other: Rule,
    /// The assistant takes note.
    pub(super) noted: Rule,
    /// The person asks how often.
    pub(super) ask: Rule,
}

/// All mishaps.
pub(super) static RECURRENCES: &[&Recurrence] = &[&BOILER, &PUNCTURE, &LOCKED_OUT, &MIGRAINE, &BLACKOUT];

static DAY: Rule = rule!("this morning" | "last night" | "yesterday" | "today" | "this afternoon");

static BOILER: Recurrence = Recurrence {
    name: "boiler-failures",
    label: "Boiler trouble",
    about: "When the heating gave up.",
    object: "times",
    again: rule!("the boiler went out " DAY ", so it was a cold wash." | "no hot water: the boiler quit " DAY "."
        | "the boiler failed on us " DAY " and I'm wearing two sweaters."),
    other: rule!({who} " had the boiler fail, too." | {who} " sits in the cold, too, with a dead boiler."),
    noted: rule!(
        "Check the pressure gauge first; below one bar it won't start."
            | "Press reset once, not twice, and call if it won't stay on."
            | "Two sweaters is the right number."
    ),
    ask: rule!(
        "how often has the heating at my home let me down?" | "how many times was I left without warm water at home?"
    ),
};

static PUNCTURE: Recurrence = Recurrence {
    name: "punctures",
    label: "Punctures",
    about: "When bicycle tires went flat.",
    object: "times",
    again: rule!("flat tire on the bike " DAY ", glass again." | "I had to push the bike home " DAY ", the rear tube was gone."
        | "my bike got a puncture " DAY ", right before the bridge."),
    other: rule!({who} " had a flat tire, too, on the same bridge." | {who} " got a puncture on the racing bike."),
    noted: rule!(
        "Feel along the inside of the casing before you fit a new tube."
            | "A thicker tire would pay for itself by now."
            | "That bridge is cursed."
    ),
    ask: rule!("how often did I have to patch an inner tube?" | "how many times have I been stranded with my bicycle?"),
};

static LOCKED_OUT: Recurrence = Recurrence {
    name: "lockouts",
    label: "Locked out",
    about: "When people stood before their own closed doors.",
    object: "times",
    again: rule!("I locked myself out " DAY ", keys on the hook inside." | "guess who stood before the closed door " DAY " without keys."
        | "the door fell shut behind me " DAY " and the keys were inside."),
    other: rule!({who} " got locked out in slippers." | {who} " had to climb in through the bathroom window for lack of a key."),
    noted: rule!(
        "A spare with a neighbor costs nothing."
            | "Agree on the price before the locksmith starts."
            | "Drafts and doors, a classic."
    ),
    ask: rule!("how often did I fail to get into my own home?" | "how many times have I been stuck outside my place?"),
};

static MIGRAINE: Recurrence = Recurrence {
    name: "migraines",
    label: "Migraines",
    about: "When people lay in a dark room.",
    object: "times",
    again: rule!("migraine " DAY ", I lay in the dark with a cold cloth." | DAY " was lost to a migraine, sorry for the silence."
        | "I'm slow because of a migraine I had " DAY "."),
    other: rule!({who} " was out with a migraine." | {who} " gets migraines, too, and had one at the wedding."),
    noted: rule!(
        "Darkness and water, and no heroics."
            | "Note what you ate and slept, patterns show after a while."
            | "Take it slowly, screens later."
    ),
    ask: rule!(
        "how often has my head forced me to lie down?" | "how many times was I knocked out by one of those headaches?"
    ),
};

static BLACKOUT: Recurrence = Recurrence {
    name: "power-cuts",
    label: "Power cuts",
    about: "When the electricity was gone.",
    object: "times",
    again: rule!("the power was out " DAY ", we had bread by candlelight." | "another power cut " DAY ", the freezer survived."
        | "the lights went out in our street " DAY " for two hours."),
    other: rule!({who} " had a power cut on the other side of town." | {who} " sat in the dark, too, in a lift of all places."),
    noted: rule!(
        "Candlelight suits bread."
            | "A full freezer keeps for a day if nobody opens it."
            | "A torch by the meter saves a stubbed toe."
    ),
    ask: rule!(
        "how often did I have to sit at home without electricity?"
            | "how many times have I been left in the dark at my place?"
    ),
};
