//! Where somebody comes from.

use super::Reading;

/// Where somebody comes from.
pub(super) static READINGS: &[Reading] = &[
    Reading {
        name: "hometown",
        told: &["was a kid from {v} until I turned", "born and bred in {v}.", "school friends stayed in {v}, I'm the"],
        now: &[
            "where am I from originally",
            "which town did I spend my childhood in",
            "where was I raised",
            "what's the name of the place I come from",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "school",
        told: &[
            "the alumni office of {v} wants money again,",
            "found my diploma from {v} behind the wardrobe.",
            "about my finals at {v} and wake up",
        ],
        now: &["where did I study", "which college did I go to", "what's my alma mater", "where did I do my degree"],
        ..Reading::NOTHING
    },
    Reading {
        name: "childhood-street",
        told: &[
            "down the house in {v} where I learned",
            "seven we lived in {v}, between the",
            "first house stood in {v}; I drove",
        ],
        now: &[
            "what was the name of the road my family lived on in my childhood",
            "on which road did I live as a little one",
            "what was our address when I was small",
            "which road did I play on in my early years",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "grandmother-village",
        told: &[
            "people were all from {v}, millers for",
            "off to grandma's in {v} to pick plums.",
            "granny never left {v} in her life,",
        ],
        now: &[
            "which village did my gran live in",
            "what was my gran's village called",
            "where did we visit Gran in the holidays",
            "what's the name of the place where Gran had her house",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "first-job",
        told: &[
            "I stuffed envelopes for {v}, my very",
            "ever earned came from {v}: four weeks",
            "out sweeping floors at {v} during the holidays;",
        ],
        now: &[
            "who was the first to pay me for work",
            "which business did I have my first job with",
            "where did I earn my earliest pay",
            "what was the name of my first ever employer",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "first-car",
        told: &["drive in a rusty {v} that my uncle", "first, that leaky old {v}.", "the {v} that I bought"],
        now: &[
            "what was the very first car I had",
            "which model did I begin my driving life with",
            "what did I drive as a beginner",
            "what was the first set of wheels that belonged to me",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "piano-teacher",
        told: &["{v} rapped my knuckles for five", "I bumped into {v} at the market,", "piano I owe to {v} and a very"],
        now: &[
            "who gave me music lessons when I was a child",
            "who taught me the keyboard as a kid",
            "what was my old music teacher's name",
            "with whom did I learn to play",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "roommate",
        told: &["{v} wrote, out of the blue;", "split the rent with {v}, who snored", "my old roommate {v} is on the"],
        now: &[
            "who did I live with at college",
            "what's the name of the person I shared lodgings with during my degree",
            "who was my flatmate when I was studying",
            "with whom did I share digs back then",
        ],
        ..Reading::NOTHING
    },
];
