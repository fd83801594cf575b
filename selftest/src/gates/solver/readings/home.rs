//! Home and the places around it.

use super::Reading;

/// Home and the places around it.
pub(super) static READINGS: &[Reading] = &[
    Reading {
        name: "home",
        told: &[
            "the address field, put {v}; I've been settled there since {d}",
            "our house is in {v}, where we've been since {d}",
            "had my place in {v} since {d}",
            "since {d} the family address has been in {v}, which explains",
            "got the keys on {d}, so it's {v} from here on;",
            "removal van came on {d} and I'm writing this between boxes in {v}.",
            "big change: as of {d} my home is in {v}.",
            "up and moved to {v} on {d}",
        ],
        now: &[
            "which town am I living in these days",
            "where do I live at the moment",
            "what town should I give as my residence right now",
            "if somebody wanted to visit me at mine, which town would they travel to",
            "where am I based at present",
        ],
        then: &["which town was I living in", "where did I live", "which town was my residence in"],
        before: &[
            "which town did I live in before the one I'm in now",
            "where was I living just before my current town",
            "what was my last town of residence before the present one",
        ],
        all: &[
            "which towns have I lived in, from the earliest you know of to the latest",
            "go through the towns I've had as my residence, oldest first",
            "what's the sequence of towns I've lived in, starting with the first",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "club",
        told: &[
            "been a member of {v} since {d}",
            "my membership card says {v}, valid since {d}",
            "I joined {v} on {d}",
            "the old membership; from {d} I'm with {v}.",
            "I switched to {v} on {d}",
            "card in my wallet: {v} took me on {d}",
        ],
        now: &[
            "where do I work out these days",
            "whose changing rooms do I use when I exercise",
            "what's the name of the place where I currently train",
            "at which sports place am I signed up now",
        ],
        then: &["where was I working out", "which sports place was I signed up with", "at which place did I train"],
        before: &[
            "where did I train before I switched to my current sports place",
            "which sports place was I signed up with just before this one",
        ],
        all: &[
            "which sports places have I been signed up with, earliest first",
            "run through the places where I've trained, from first to latest",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "lodger",
        told: &[
            "spare room is taken: {v} has been renting it since {d}",
            "I've had {v} as a lodger since {d}",
            "since {d} I share the flat with {v}, who pays",
            "room changed hands on {d}: {v} lives there now.",
            "{v} moved into the little room on {d}",
            "from {d} my lodger is {v}; the handover",
        ],
        now: &[
            "who's renting my small bedroom at the moment",
            "what's the name of the person who has my extra room now",
            "who shares my household these days for rent",
            "whose rent am I getting at present",
        ],
        then: &["who was renting my small bedroom", "who had my extra room"],
        before: &[
            "who had my small bedroom before the person who's in it now",
            "who rented from me just before the present tenant",
        ],
        all: &[
            "who has rented my small bedroom, in order, starting with the first",
            "name the people who've had my extra room, from first to latest",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "honeymoon",
        told: &[
            "days of rain in {v} and not one",
            "for their honeymoon; we took the train to {v}.",
            "our honeymoon was in {v}, in a",
        ],
        now: &[
            "where did we go right after the wedding",
            "what was the destination of our first trip as a married couple",
            "which place did we travel to as newlyweds",
            "where did I spend the first days of being married",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "bakery",
        told: &[
            "the extra mile to {v} on Saturdays, their",
            "get our loaves from {v}, the supermarket",
            "the queue at {v} was out of",
        ],
        now: &[
            "where do I buy my bread",
            "which baker's do I go to",
            "who bakes the bread I like",
            "what's the name of the shop that I get bread from",
        ],
        ..Reading::NOTHING
    },
];
