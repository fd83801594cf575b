//! The people in somebody's life.

use super::Reading;

/// The people in somebody's life.
pub(super) static READINGS: &[Reading] = &[
    Reading {
        name: "dentist",
        told: &[
            "the hands of Dr {v} since {d}",
            "been going to Dr {v} for fillings since {d}",
            "Dr {v} has done all my check-ups since {d}",
            "dentist retired, so on {d} I registered with Dr {v}.",
            "I changed dentists: Dr {v} has had my records since {d}",
            "first appointment with Dr {v} was on {d}",
        ],
        now: &[
            "who's my dentist at present",
            "whose chair do I sit in when a molar aches these days",
            "who takes care of my bite now",
            "what's the name of the practice lead for my oral health at the moment",
        ],
        then: &["who was my dentist", "whose dental patient was I"],
        before: &["who was my dentist before the present one", "whose dental patient was I until I last changed"],
        all: &["which dentists have I had, first to latest", "name my dentists in order, beginning with the earliest"],
        ..Reading::NOTHING
    },
    Reading {
        name: "tutor",
        told: &[
            "my Portuguese lessons with {v} started on {d}",
            "since {d} I've had an hour of Portuguese with {v} every week.",
            "{v} has been correcting my Portuguese since {d}",
            "Portuguese teacher as of {d}: {v}. The last",
            "on {d} I began with {v} instead, who makes",
            "I changed over to {v} for Portuguese on {d}",
        ],
        now: &[
            "who teaches me Portuguese at the moment",
            "with whom do I practise my foreign grammar now",
            "who's my language coach these days",
        ],
        then: &["who was giving me Portuguese lessons", "who was my language coach"],
        before: &[
            "who gave me Portuguese lessons before the person who does now",
            "who was my language coach just before the current one",
        ],
        all: &[
            "who has taught me Portuguese over time, first to last",
            "name my language coaches in the order in which I had them",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "partner",
        told: &[
            "{v} and I have our tenth",
            "to cook tonight, because {v} did it all",
            "I got married to {v} I can't leave",
        ],
        now: &[
            "what's the name of my spouse",
            "who am I sharing my life with",
            "who did I say yes to at the altar",
            "what's my better half called",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "godchild",
        told: &[
            "at the font for {v} eight years ago",
            "my goddaughter {v} lost a tooth",
            "{v} has a birthday on Saturday,",
        ],
        now: &[
            "whose christening made me responsible for a child",
            "which child have I promised to look out for since the baptism",
            "what's the name of the child I'm godparent to",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "vet",
        told: &[
            "we were at Dr {v}'s surgery again,",
            "Dr {v} did the vaccinations",
            "vet bill came; Dr {v} is worth every",
        ],
        now: &[
            "who treats my animals",
            "which doctor do I see when the pet is poorly",
            "who gives my four-legged friends their jabs",
            "who's my vet",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "plumber",
        told: &["{v} came within the hour and", "is fixed, thanks to {v}, who charges", "I gave {v} a spare key,"],
        now: &[
            "who do I ring when water comes through the ceiling",
            "which plumber do I use",
            "who usually repairs my taps",
            "whose number do I need for a burst main at mine",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "hairdresser",
        told: &["I've just come from {v}'s salon and", "{v} has cut my hair since", "nobody but {v} gets near my"],
        now: &[
            "who do I see for a trim",
            "who's my barber",
            "who looks after my locks",
            "whose chair do I sit in for a cut",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "witness",
        told: &[
            "{v} forgot the rings, lost the",
            "when we got married {v} signed for me",
            "to write something for {v}'s fiftieth, the",
        ],
        now: &[
            "who stood up beside me at my marriage",
            "who was my best man or maid of honor",
            "who vouched for me at the registry office",
            "who had the job of bearing my ring on the big day",
        ],
        ..Reading::NOTHING
    },
];
