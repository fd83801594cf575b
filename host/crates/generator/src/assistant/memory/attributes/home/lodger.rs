//! The person who rents the spare room.

use super::super::super::attribute::{Attribute, Chain};
use super::super::super::value::Sort;
use super::super::tails::{MORE, SINCE_TAIL};
use crate::wording::{Rule, rule};

static HABIT: Rule = rule!(
    "the kitchen has never been cleaner"
        | "the hall smells of toast at midnight"
        | "we divide the fridge by shelves"
        | "there are suddenly twice as many shoes"
        | "I've learned to knock"
);
static PAID: Rule =
    rule!("on the first of the month" | "in cash, folded twice" | "always on time" | "and waters the ferns");
static SMOOTH: Rule =
    rule!("the handover went smoothly." | "the mattress was aired for it." | "I only had to cut one key.");

/// The person who rents the spare room.
pub(in super::super) static LODGER: Attribute = Attribute {
    name: "lodger",
    sort: Sort::Person,
    label: "Spare rooms and lodgers",
    about: "Who rents people's spare rooms, and since when.",
    own: rule!(
        "the spare room is taken: " {value} " has slept there since " {date} SINCE_TAIL
        | "I've had " {value} " as a lodger since " {date} ", and " HABIT "."
        | "since " {date} " I've shared the apartment with " {value} ", who pays " PAID "."
        | "our letterbox also says " {value} ", who's had the back room since " {date} SINCE_TAIL
        | "there's one more toothbrush since " {date} ": " {value} " has taken the guest room."
        | {value} " sleeps where my desk used to be and has paid me for it since " {date} SINCE_TAIL
        | "I let the end room to " {value} " on " {date} ", and " HABIT "."
        | "I get money from " {value} " for the attic room, since " {date} SINCE_TAIL
        | "we agreed on quiet after ten, " {value} " and I; my lodger since " {date} "."
        | "I've been landlord to " {value} " since " {date} ", one room and a shelf in the fridge."
        | "a light in the attic means " {value} " is in, my lodger since " {date} SINCE_TAIL
        | "the bicycle in our hall is " {value} "'s, in the spare room since " {date} SINCE_TAIL
        | "I've written receipts to " {value} " for the guest room since " {date} SINCE_TAIL
        | "on " {date} " " {value} " moved into our spare room, and " HABIT "."
        | "we've been two at breakfast since " {date} ": " {value} " pays for the little room."),
    other: rule!(
        {who} " rents the attic out to " {value} "." | {who} " took in " {value} " as a lodger."
        | {who} " has " {value} " living in the back room." | {who} " put " {value} " up in the old nursery, for money."
        | {who} " found " {value} " through a card at the bakery, for the spare room."
        | {who} " lets the garden room to " {value} "."),
    noted: rule!(
        "I hope you two get along." MORE
        | "Good to have that settled." MORE
        | "A clear agreement helps with these things."
        | "Say hello to " {value} " from me." MORE
        | "Shelves in the fridge prevent wars." MORE
        | "A quiet lodger is a good lodger." MORE
        | "Keep a copy of the contract." MORE
        | "Two names on the bell, then." MORE),
    talk: &[
        (
            "What belongs in a simple house agreement?",
            "Quiet hours, cleaning, guests, how bills are split, and how much notice either side gives.",
        ),
        (
            "How do other people split the heating bill?",
            "By room size, mostly, with a fixed share for the kitchen and hall.",
        ),
        ("Do I have to declare the income?", "Usually above a yearly allowance; the tax office has a leaflet."),
        ("Is a deposit normal between two people who get on?", "Yes, a month's worth, and a receipt for it."),
    ],
    ask: rule!(
        "who's renting my small bedroom at the moment?"
            | "what's the name of the person who has my extra bedroom now?"
            | "who shares my household these days for rent?"
            | "whose rent am I getting at present?"
            | "who's the tenant under my roof right now?"
            | "which person currently lodges with me?"
            | "who occupies the bedroom I let, as things stand?"
            | "if I had to address a letter to my tenant today, what name goes on the envelope?"
            | "somebody else may come and go at mine because they rent from me now. Who?"
            | "who's my present subtenant?"
    ),
    told: rule!({value} " rents your spare room."),
    chain: Some(Chain {
        change: rule!(
            "the spare room changed hands on " {date} ": " {value} " lives there now."
            | {value} " moved into the little room on " {date} ", the last one has gone."
            | "from " {date} " my lodger is " {value} "; " SMOOTH
            | "the letterbox says " {value} ", my new lodger, as of " {date} SINCE_TAIL
            | "the money for the guest room comes from " {value} " as of " {date} SINCE_TAIL
            | "cake for the last one, and on " {date} " " {value} " moved in; " SMOOTH
            | "other footsteps in the hall since " {date} ": " {value} " took over the back room."
            | {value} " has had the second set of keys since " {date} ", my new lodger."
            | "on " {date} " I signed a contract with " {value} " for the room that fell empty."
            | "the lower fridge shelf has been for " {value} " since " {date} ", my new lodger."
        | "the bicycle in our hall is new: " {value} " has had the room since " {date} SINCE_TAIL
        | "I write the receipts to " {value} " from " {date} " on, for the same room."
        | "the ad for the room worked: " {value} " came, saw, and unpacked on " {date} SINCE_TAIL
        | "breakfast is for " {value} " too, lodger as of " {date} "; " SMOOTH
        | "two suitcases left, two came: on " {date} " the attic room went to " {value} "."),
        then: rule!("who was renting my small bedroom " {when} "?" | {when} ", who had my extra bedroom?"
            | "whose rent was I getting " {when} "?" | {when} ", who was the tenant under my roof?"
            | "who lodged with me " {when} "?" | "who occupied the bedroom I let " {when} "?"),
        before: rule!(
            "who had my small bedroom before the person who's in it now?"
                | "who rented from me just before the present tenant?"
                | "whose rent did I get right before the current person's?"
                | "who was the tenant under my roof until the present one came?"
                | "who lodged with me before the one who does today?"
        ),
        all: rule!(
            "who has rented my small bedroom, in order, starting with the first?"
                | "name the people who've had my extra bedroom, from first to latest."
                | "which tenants have lived under my roof, earliest first?"
                | "who has lodged with me over time, oldest first?"
                | "in what order did my tenants follow each other?"
        ),
    }),
};
