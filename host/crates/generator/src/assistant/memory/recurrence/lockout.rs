//! A door that closed behind somebody.

use super::mishap::Recurrence;
use super::moments::{DAY, SIGH};
use crate::wording::{Rule, rule};

pub(super) static LOCKED_OUT: Recurrence = Recurrence {
    name: "lockouts",
    label: "Locked out",
    about: "When people stood before their own closed doors.",
    object: "times",
    again: rule!(
        "I locked myself out " DAY ", keys on the hook inside."
        | "guess who stood before the closed door " DAY " without keys."
        | "the door fell shut behind me " DAY " and the keys were inside."
        | "a draft, a slam, and there I was " DAY ", no keys, " DRESSED "."
        | "I spent an hour on the doormat " DAY ", my keys were " ELSEWHERE "."
        | "the locksmith knows me by name now, he opened my door " DAY "."
        | DAY " I only wanted to take the trash down, and the lock clicked, no keys."
        | "wrong bunch of keys in my bag " DAY ", so I sat on the steps."
        | "my keys watched me through the letter slot " DAY ", I couldn't get in."
        | "out for " ERRAND " " DAY ", and keyless when I came back."
        | "the wind took the door " DAY ", my keys on one side, me on the other."
        | "I saw my keys through the window " DAY ", out of reach."
        | "frozen peas and no keys " DAY ", so we thawed on the steps."
        | "I sat on the landing " DAY ", my keys " ELSEWHERE "."
        | "not a key in any pocket " DAY ", and the door took no excuses."
        | DAY " I shut the door on my own keys, and " SIGH "."
        | "one key is abroad, the other lay behind the locked door " DAY "."),
    other: rule!(
        {who} " got locked out in slippers."
        | {who} " had to climb in through the bathroom window for lack of a key."
        | {who} " left the keys in a taxi and had to sleep at a friend's."
        | {who} " broke a key off in the lock."
        | {who} " waited in the stairwell until midnight, no keys."),
    noted: rule!(
        "A spare with a neighbor costs nothing."
            | "Agree on the price before the locksmith starts."
            | "Drafts and doors, a classic."
            | "A key safe in the hallway would be cheaper."
            | "At least it wasn't snowing."
            | "Tie a bright ribbon to them, it helps the eye."
            | "Pat your pockets before the door, every time."
            | "Everybody has a year like that."
    ),
    ask: rule!(
        "how often did I fail to get into my own home?"
            | "how many times have I been stuck outside my place?"
            | "on how many days was I shut out of where I live?"
            | "what's the number of times that I couldn't enter my own flat?"
            | "how many involuntary waits outside my flat have I had?"
    ),
};

static DRESSED: Rule = rule!("one slipper" | "wet hair" | "in an apron" | "no phone either" | "toothbrush in hand");
static ELSEWHERE: Rule = rule!("in the other coat" | "still at work" | "on a train without me" | "in a friend's car");
static ERRAND: Rule = rule!("the mail" | "bread" | "a breath of air" | "the newspaper" | "a carton of milk");
