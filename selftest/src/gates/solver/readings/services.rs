//! Things and services that people pay for.

use super::Reading;

/// Things and services that people pay for.
pub(super) static READINGS: &[Reading] = &[
    Reading {
        name: "bank",
        told: &[
            "account has been with {v} since {d}",
            "opened my account at {v} on {d}",
            "salary has gone to {v} since {d}",
            "with the fees: on {d} I moved my account to {v}.",
            "as of {d} my salary goes to {v} instead.",
            "{v} opened an account for me on {d}",
        ],
        now: &[
            "where do I keep my money now",
            "which institution holds my savings at present",
            "who handles my banking these days",
            "whose debit card is in my wallet at the moment",
        ],
        then: &["which institution held my savings", "where did I do my banking"],
        before: &[
            "where did I do my banking before I switched to where it is now",
            "which institution held my savings just before the present one",
        ],
        all: &["where have I done my banking, earliest first", "which institutions have held my savings, in order"],
        ..Reading::NOTHING
    },
    Reading {
        name: "broadband",
        told: &[
            "home has come from {v} since {d}",
            "I signed with {v} for internet on {d}",
            "the {v} router has been humming in the hall since {d}",
            "the technician from {v} was here on {d}",
            "switched our internet to {v} on {d}",
            "goodbye dropouts: {v} took over our line on {d}",
        ],
        now: &[
            "who supplies my web connection these days",
            "whose hotline do I call when I'm offline at home now",
            "which provider am I connected through at present",
        ],
        then: &["who supplied my web connection", "which provider was I connected through"],
        before: &[
            "who supplied my web connection before the present provider",
            "which provider was I connected through before I last changed",
        ],
        all: &[
            "which providers have I been connected through, from first to latest",
            "who has supplied my web connection over time, oldest first",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "car",
        told: &[
            "my {v} has been on the road since {d}",
            "I bought the {v} on {d}",
            "the {v} that I've had since {d}",
            "traded it in: since {d} the {v} stands in the",
            "picked up the {v} from the dealer on {d}",
            "from {d} on it's the {v} for me, the",
        ],
        now: &[
            "what am I driving these days",
            "which vehicle is parked outside my door now",
            "what model is my car at the moment",
            "if I get a ticket today, which vehicle is it for",
        ],
        then: &["what was I driving", "which vehicle was mine"],
        before: &["what did I drive before the one I have now", "which vehicle did I have just before my present one"],
        all: &[
            "which vehicles have I driven, starting with the earliest",
            "what's the order of the vehicles I've had, from first to latest",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "phone",
        told: &[
            "I've carried the {v} since {d}",
            "the {v} that I got on {d}",
            "my {v}, bought on {d}",
            "gave up, so since {d} I've been on the {v}.",
            "new phone day was {d}: the {v} it is.",
            "on {d} I swapped my phone for the {v}.",
        ],
        now: &[
            "which device do I make calls with now",
            "what handset am I using at present",
            "which mobile do I have these days",
        ],
        then: &["what handset was I using", "which mobile did I have"],
        before: &["which mobile did I have before the present one", "what handset was I using until I last swapped"],
        all: &["which handsets have I used, oldest first", "name the mobiles I've had, in the order I had them"],
        ..Reading::NOTHING
    },
    Reading {
        name: "garage",
        told: &[
            "{v} found the rattle in ten",
            "the mechanics at {v} called: new brake",
            "drop the car at {v} in the morning",
        ],
        now: &[
            "who repairs my car",
            "where do I take the vehicle when it makes odd noises",
            "which garage do I go to",
            "who does the repairs on what I drive",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "insurer",
        told: &[
            "the letter from {v} says that they'll",
            "the broken window to {v}, let's see",
            "{v} put the premium for our",
        ],
        now: &[
            "who covers me if the flat floods",
            "with which company are my belongings covered",
            "who do I claim from after a burglary",
            "whose policyholder am I for the contents of my home",
        ],
        ..Reading::NOTHING
    },
];
