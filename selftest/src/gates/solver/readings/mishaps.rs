//! Mishaps that happen again and again.

use super::Reading;

/// Mishaps that happen again and again.
pub(super) static READINGS: &[Reading] = &[
    Reading {
        name: "boiler-failures",
        told: &["so it was a cold wash", "no hot water: the boiler quit", "and I'm wearing two sweaters"],
        count: &[
            "how often has the heating at my home let me down",
            "how many times was I left without warm water at home",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "punctures",
        told: &["flat tire on the bike", "I had to push the bike home", "right before the bridge"],
        count: &["how often did I have to patch an inner tube", "how many times have I been stranded with my bicycle"],
        ..Reading::NOTHING
    },
    Reading {
        name: "lockouts",
        told: &["keys on the hook inside", "guess who stood before the closed door", "the door fell shut behind me"],
        count: &["how often did I fail to get into my own home", "how many times have I been stuck outside my place"],
        ..Reading::NOTHING
    },
    Reading {
        name: "migraines",
        told: &[
            "I lay in the dark with a cold cloth",
            "was lost to a migraine, sorry for the silence",
            "I'm slow because of a migraine I had",
        ],
        count: &[
            "how often has my head forced me to lie down",
            "how many times was I knocked out by one of those headaches",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "power-cuts",
        told: &["we had bread by candlelight", "the freezer survived", "the lights went out in our street"],
        count: &[
            "how often did I have to sit at home without electricity",
            "how many times have I been left in the dark at my place",
        ],
        ..Reading::NOTHING
    },
];
