//! What the assistant recommended.

use super::Reading;

/// What the assistant recommended.
pub(super) static READINGS: &[Reading] = &[
    Reading {
        name: "advised-novel",
        told: &["Try {v}; it's slow", "I'd start with {v}: three sisters,"],
        now: &[
            "which novel did you suggest to me for a long weekend",
            "what was the story that you thought I should read",
            "what did you tell me to get from the bookshop",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "advised-film",
        told: &["Go for {v}, a gentle", "My pick is {v}: warm, funny,"],
        now: &[
            "what did you pick for us when we couldn't settle on something to watch",
            "which movie did you put forward that evening",
            "what was the comedy you came up with",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "advised-app",
        told: &["two people I'd take {v}; it rotates", "Have a look at {v}, it's simple"],
        now: &[
            "what software did you propose against the mess at home",
            "which program was it that you thought would share out the housework",
            "what did you advise me to install for the housework",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "advised-trail",
        told: &["The {v} would do: flat,", "Take them along the {v}, which has"],
        now: &[
            "which route did you come up with for my visitors",
            "what was the flat outing that you proposed",
            "where did you say I could take people who don't walk far",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "advised-restaurant",
        told: &["{v} has a back room for", "I'd call {v} first, they take"],
        now: &[
            "which place did you find for our group of eight",
            "what was the quiet eatery that you came up with",
            "where did you say a bigger party could have dinner in peace",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "advised-gadget",
        told: &["How about the {v}? It's sturdy,", "chip in for the {v}, useful every"],
        now: &[
            "what was your idea for the farewell gift",
            "which present did you come up with for the one who's leaving",
            "what did you say we should all pay for together",
        ],
        ..Reading::NOTHING
    },
];
