//! Who provides somebody's internet line.

use super::super::super::attribute::{Attribute, Chain};
use super::super::super::value::Sort;
use super::super::tails::{MORE, SINCE_TAIL};
use crate::wording::{Rule, rule};

static MOOD: Rule = rule!(
    "it drops whenever it rains"
        | "the router blinks like a fairground"
        | "films stop at the best part"
        | "it's faster than I can read"
        | "it reaches the bathtub"
);
static BILL: Rule =
    rule!("the internet bill" | "the bill for the wifi" | "the monthly fiber bill" | "the invoice for the wifi");
static BYE: Rule =
    rule!("goodbye dropouts: " | "faster than ever: " | "no more buffering: " | "the other lot is history: ");

/// Who provides somebody's internet line.
pub(in super::super) static BROADBAND: Attribute = Attribute {
    name: "broadband",
    sort: Sort::Brand,
    label: "Internet providers",
    about: "Which companies provide people's internet lines, and since when.",
    own: rule!(
        "our line has been run by " {value} " since " {date} " and " MOOD "."
        | "I signed with " {value} " for internet on " {date} ", and " MOOD "."
        | "the " {value} " router has been humming in the hall since " {date} SINCE_TAIL
        | BILL " has come from " {value} " since " {date} SINCE_TAIL
        | "our wifi has had " {value} " written all over it since " {date} ", and " MOOD "."
        | "since " {date} " the fiber in our wall has belonged to " {value} ", and " MOOD "."
        | "the sticker under the router says " {value} ", installed " {date} SINCE_TAIL
        | "every film we stream has come by way of " {value} " since " {date} SINCE_TAIL
        | "I've been on a plan with " {value} " since " {date} ", a hundred megabits on paper."
        | "on " {date} " " {value} " laid the fiber that our wifi still runs on."
        | "the socket behind the sofa was wired up by " {value} " on " {date} ", and " MOOD "."
        | "we watch, chat and game over " {value} ", ever since the contract of " {date} SINCE_TAIL
        | "our wifi password still starts with " {value} ", as printed on the router on " {date} SINCE_TAIL
        | "two years' minimum term with " {value} ", it began on " {date} ", and " MOOD "."
        | "the cable of " {date} " was laid by " {value} ", and " MOOD "."),
    other: rule!({who} " gets the internet from " {value} "." | {who} " has a line from " {value} " and no trouble."
        | {who} " pays " {value} " for fiber." | {who} " spent a day on the phone with " {value} " over the wifi."
        | {who} " has a router from " {value} " that sings."
        | {who} " canceled the plan with " {value} " by letter."),
    noted: rule!(
        "Rain and old copper don't mix." MORE
        | "Good to know, in case it acts up."
        | {value} ", okay." MORE
        | "A hundred on paper is forty in the kitchen." MORE
        | "Coverage in every room is a luxury." MORE
        | "Blinking is mostly harmless." MORE
        | "Write the password under the lid." MORE
        | "May it last through the evening." MORE),
    talk: &[
        (
            "How do I test if it's the wifi or the line?",
            "Plug a laptop straight into the router; if it's fast there, it's the wifi.",
        ),
        ("Where's the best place for a router?", "High up, in the middle of the rooms, and away from the fridge."),
        ("How often should I restart the thing?", "Once a month, or when it sulks."),
        ("Is my own router better than the rented one?", "Usually, and it pays for itself within two years."),
    ],
    ask: rule!(
        "who supplies my web connection these days?"
            | "whose hotline do I call when I'm offline at home now?"
            | "which provider am I connected through at present?"
            | "who gets me online at the moment?"
            | "which provider brings the web to my home now?"
            | "through which company do I go online these days?"
            | "I'm offline. Whose support do I need at present?"
            | "who's my current web provider?"
            | "whose network connects my home at the moment?"
            | "which company's customer am I for going online today?"
    ),
    told: rule!("your connection comes from " {value} "."),
    chain: Some(Chain {
        change: rule!(
            "the technician from " {value} " was here on " {date} ", so that's our line now."
            | "I switched our internet to " {value} " on " {date} SINCE_TAIL
            | BYE {value} " took over our line on " {date} SINCE_TAIL
            | BILL " is from " {value} " as of " {date} SINCE_TAIL
            | "new router in the hall: " {value} ", plugged in on " {date} ", and " MOOD "."
            | "since " {date} " the wifi has been from " {value} ", and " MOOD "."
            | "our plan with the others ran out, and on " {date} " " {value} " switched us on."
            | "from " {date} " on we stream over " {value} ", and " MOOD "."
            | "the fiber that went live on " {date} " is from " {value} ", and the copper is dead."
            | "the wifi has a new name, because " {value} " got our contract on " {date} SINCE_TAIL
        | "minimum term served; on " {date} " we let " {value} " wire up the house instead."
        | "the socket behind the sofa has been rewired: " {value} ", as of " {date} SINCE_TAIL
        | "our films have come over the cable of " {value} " since " {date} ", and " MOOD "."
        | "the wifi password is a new one, from the " {value} " router, in use since " {date} SINCE_TAIL
        | "a van from " {value} " parked here on " {date} ", and since then that's our wifi."),
        then: rule!("who supplied my web connection " {when} "?" | {when} ", which provider was I connected through?"
            | "through which company did I go online " {when} "?" | {when} ", who got me online?"
            | "which provider brought the web to my home " {when} "?" | "whose network connected my home " {when} "?"),
        before: rule!(
            "who supplied my web connection before the present provider?"
                | "which provider was I connected through before I last changed?"
                | "who got me online until the current company did?"
                | "whose network connected my home just before this one?"
                | "through which company did I go online before the one I have today?"
        ),
        all: rule!(
            "which providers have I been connected through, from first to latest?"
                | "who has supplied my web connection over time, oldest first?"
                | "through which companies have I gone online, in order?"
                | "name my web providers, the earliest first."
                | "in what sequence did my web providers follow each other?"
        ),
    }),
};
