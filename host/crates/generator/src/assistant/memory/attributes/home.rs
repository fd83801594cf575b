//! Home and the places around it.

use super::super::attribute::{Attribute, Chain};
use super::super::value::Sort;
use crate::wording::rule;

/// The town that somebody lives in.
pub(super) static HOME: Attribute = Attribute {
    name: "home",
    sort: Sort::Place,
    label: "Homes and moves",
    about: "Which towns people have their home in, and when they moved.",
    own: rule!(
        "for the address field, put " {value} "; I've been settled there since " {date} "."
        | "our house is in " {value} ", where we've been since " {date} "."
        | "I've had my place in " {value} " since " {date} " and I still get lost on the ring road."
        | "since " {date} " the family address has been in " {value} ", which explains my commute."),
    other: rule!(
        {who} " has a house in " {value} " now."
        | {who} " moved to " {value} " a while ago and seems happy there."
        | {who} " is renting a flat in " {value} "."),
    noted: rule!(
        "I hope " {value} " treats you well." | "That's a big part of daily life, so it's good to know."
        | "Got it, I'll keep that in mind for anything local." | {value} ", understood."),
    talk: &[
        (
            "What should I sort out in the first week in a new place?",
            "Meter readings, locks, the registration office and a note to the neighbours, in that order.",
        ),
        (
            "Who do people usually forget when they send out a new address?",
            "The pension fund, the vet and the library. Subscriptions come a close fourth.",
        ),
        (
            "How do I find out which days the bins are collected?",
            "The council usually has a calendar by street; failing that, watch what the neighbours do on Sunday night.",
        ),
    ],
    ask: rule!(
        "which town am I living in these days?"
            | "where do I live at the moment?"
            | "what town should I give as my residence right now?"
            | "if somebody wanted to visit me at mine, which town would they travel to?"
            | "where am I based at present?"
    ),
    told: rule!("you live in " {value} "."),
    chain: Some(Chain {
        change: rule!(
            "we got the keys on " {date} ", so it's " {value} " from here on; the old place is handed back."
            | "the removal van came on " {date} " and I'm writing this between boxes in " {value} "."
            | "big change: as of " {date} " my home is in " {value} "."
            | "I packed up and moved to " {value} " on " {date} ". My back still hurts."),
        then: rule!(
            "which town was I living in " {when} "?" | "where did I live " {when} "?"
            | {when} ", which town was my residence in?"),
        before: rule!(
            "which town did I live in before the one I'm in now?"
                | "where was I living just before my current town?"
                | "what was my last town of residence before the present one?"
        ),
        all: rule!(
            "which towns have I lived in, from the earliest you know of to the latest?"
                | "go through the towns I've had as my residence, oldest first."
                | "what's the sequence of towns I've lived in, starting with the first?"
        ),
    }),
};

/// The sports club that somebody trains at.
pub(super) static CLUB: Attribute = Attribute {
    name: "club",
    sort: Sort::Club,
    label: "Sports clubs",
    about: "Which sports clubs people belong to, and when they joined.",
    own: rule!(
        "I've been a member of " {value} " since " {date} ", and the showers are still cold."
        | "my membership card says " {value} ", valid since " {date} "."
        | "I joined " {value} " on " {date} " and actually go, unlike last time."),
    other: rule!(
        {who} " goes to " {value} " twice a week." | {who} " signed up with " {value} " and won't stop talking about it."
        | {who} " is a regular at " {value} "."),
    noted: rule!(
        "Good for you, regular exercise pays off." | {value} " it is, then." | "Noted, I'll plan around your evenings."
        | "That sounds like a routine worth keeping."),
    talk: &[
        (
            "Is it better to stretch before or after?",
            "Move gently before, stretch properly after, when the muscles are warm.",
        ),
        ("How many rest days should I plan?", "Two a week is plenty to start with; listen to your knees."),
        (
            "What do I eat before an early session?",
            "Half a banana and some water an hour ahead is enough for most people.",
        ),
    ],
    ask: rule!(
        "where do I work out these days?"
            | "whose changing rooms do I use when I exercise?"
            | "what's the name of the place where I currently train?"
            | "at which sports place am I signed up now?"
    ),
    told: rule!("you train at " {value} "."),
    chain: Some(Chain {
        change: rule!(
            "I cancelled the old membership; from " {date} " I'm with " {value} "."
            | "I switched to " {value} " on " {date} ", mostly because of the opening hours."
            | "new card in my wallet: " {value} " took me on " {date} "."),
        then: rule!("where was I working out " {when} "?" | {when} ", which sports place was I signed up with?"
            | "at which place did I train " {when} "?"),
        before: rule!(
            "where did I train before I switched to my current sports place?"
                | "which sports place was I signed up with just before this one?"
        ),
        all: rule!(
            "which sports places have I been signed up with, earliest first?"
                | "run through the places where I've trained, from first to latest."
        ),
    }),
};

/// The person who rents the spare room.
pub(super) static LODGER: Attribute = Attribute {
    name: "lodger",
    sort: Sort::Person,
    label: "Spare rooms and lodgers",
    about: "Who rents people's spare rooms, and since when.",
    own: rule!(
        "the spare room is taken: " {value} " has been renting it since " {date} "."
        | "I've had " {value} " as a lodger since " {date} ", and the kitchen has never been cleaner."
        | "since " {date} " I share the flat with " {value} ", who pays for the small bedroom."),
    other: rule!(
        {who} " rents the attic out to " {value} "." | {who} " took in " {value} " as a lodger."
        | {who} " has " {value} " living in the back room."),
    noted: rule!("I hope you two get along." | "Good to have that settled." | "A clear agreement helps with these things."
        | "Say hello to " {value} " from me."),
    talk: &[
        (
            "What belongs in a simple house agreement?",
            "Quiet hours, cleaning, guests, how bills are split, and how much notice either side gives.",
        ),
        (
            "How do other people split the heating bill?",
            "By room size, mostly, with a fixed share for the kitchen and hall.",
        ),
    ],
    ask: rule!(
        "who's renting my small bedroom at the moment?"
            | "what's the name of the person who has my extra room now?"
            | "who shares my household these days for rent?"
            | "whose rent am I getting at present?"
    ),
    told: rule!({value} " rents your spare room."),
    chain: Some(Chain {
        change: rule!(
            "the spare room changed hands on " {date} ": " {value} " lives there now."
            | {value} " moved into the little room on " {date} ", the last one has gone."
            | "from " {date} " my lodger is " {value} "; the handover went smoothly."),
        then: rule!("who was renting my small bedroom " {when} "?" | {when} ", who had my extra room?"),
        before: rule!(
            "who had my small bedroom before the person who's in it now?"
                | "who rented from me just before the present tenant?"
        ),
        all: rule!(
            "who has rented my small bedroom, in order, starting with the first?"
                | "name the people who've had my extra room, from first to latest."
        ),
    }),
};

/// Where somebody spent their honeymoon.
pub(super) static HONEYMOON: Attribute = Attribute {
    name: "honeymoon",
    sort: Sort::Place,
    label: "Honeymoons",
    about: "Where people went after their weddings.",
    own: rule!(
        "we found the honeymoon album yesterday, ten days of rain in " {value} " and not one bad memory."
        | "everybody else flew south for their honeymoon; we took the train to " {value} "."
        | "our honeymoon was in " {value} ", in a guesthouse with a goat."),
    other: rule!({who} " spent the honeymoon in " {value} "." | {who} " still raves about the honeymoon in " {value} "."),
    noted: rule!("What a lovely memory." | {value} " sounds like a fine choice." | "Those albums are worth keeping safe."),
    talk: &[
        (
            "How do I digitise old prints without ruining them?",
            "Scan them flat at 600 dots an inch, and never peel one that sticks.",
        ),
        (
            "What could we do for the anniversary?",
            "Recreate one small thing from back then: a meal, a walk, the music.",
        ),
    ],
    ask: rule!(
        "where did we go right after the wedding?"
            | "what was the destination of our first trip as a married couple?"
            | "which place did we travel to as newlyweds?"
            | "where did I spend the first days of being married?"
    ),
    told: rule!("you went to " {value} "."),
    chain: None,
};

/// The bakery that somebody swears by.
pub(super) static BAKERY: Attribute = Attribute {
    name: "bakery",
    sort: Sort::Shop,
    label: "Bakeries",
    about: "Where people buy their bread.",
    own: rule!(
        "I walk the extra mile to " {value} " on Saturdays, their sourdough is the only one I eat."
        | "we only get our loaves from " {value} ", the supermarket stuff goes stale in a day."
        | "the queue at " {value} " was out of the door again, but I don't buy rye anywhere else."),
    other: rule!({who} " swears by the rolls from " {value} "." | {who} " gets all the bread at " {value} "."),
    noted: rule!("Good bread is worth a walk." | "I can almost smell it." | {value} " must be doing something right."),
    talk: &[
        ("How do I keep a loaf fresh for three days?", "Cut side down on a board, under a cloth; never in the fridge."),
        ("Can I freeze half of it?", "Yes, sliced, so that you can toast straight from the freezer."),
    ],
    ask: rule!(
        "where do I buy my bread?"
            | "which baker's do I go to?"
            | "who bakes the bread I like?"
            | "what's the name of the shop that I get bread from?"
    ),
    told: rule!("you buy your bread at " {value} "."),
    chain: None,
};
