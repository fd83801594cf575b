//! Mishaps that happen again and again.

use super::Reading;

/// Mishaps that happen again and again.
pub(super) static READINGS: &[Reading] = &[
    Reading {
        name: "boiler-failures",
        told: &[
            "so it was a cold wash",
            "no hot water: the boiler quit",
            "and I'm wearing two sweaters",
            "the boiler has thrown in the towel",
            "I wash with a kettle and a bowl",
            "the radiators went stone cold",
            "that red light on the boiler",
            "I can see my breath indoors",
            "and the shower ran ice cold",
        ],
        count: &[
            "how often has the heating at my home let me down",
            "how many times was I left without warm water at home",
            "on how many occasions did my home's heating stop working",
            "what's the tally of breakdowns of the heating where I live",
            "how frequently, as a number, was it freezing at mine because something in the basement broke",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "punctures",
        told: &[
            "flat tire on the bike",
            "I had to push the bike home",
            "right before the bridge",
            "a thorn finished off my front tire",
            "there was that hiss under the saddle again",
            "I arrived late and with black hands",
            "my bike tire had a meeting",
            "the bike stood on its rims",
            "one nail, one bang, one long walk",
        ],
        count: &[
            "how often did I have to patch an inner tube",
            "how many times have I been stranded with my bicycle",
            "on how many rides did my bicycle lose its air",
            "how many repairs to my bicycle's wheels is that altogether",
            "what's the count of rides that ended with me as a pedestrian",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "lockouts",
        told: &[
            "keys on the hook inside",
            "guess who stood before the closed door",
            "the door fell shut behind me",
            "a draft, a slam, and there I was",
            "I spent an hour on the doormat",
            "the locksmith knows me by name now",
            "I only wanted to take the trash down",
            "wrong bunch of keys in my bag",
            "my keys watched me through the letter slot",
        ],
        count: &[
            "how often did I fail to get into my own home",
            "how many times have I been stuck outside my place",
            "on how many days was I shut out of where I live",
            "what's the number of times that I couldn't enter my own flat",
            "how many involuntary waits outside my flat have I had",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "migraines",
        told: &[
            "I lay in the dark with a cold cloth",
            "was lost to a migraine, sorry for the silence",
            "I'm slow because of a migraine I had",
            "first the zigzags, then the hammer",
            "curtains drawn, phone off",
            "I had to call in sick with a migraine",
            "even the fridge was too loud for me",
            "a migraine got me",
            "half my field of vision was glitter",
        ],
        count: &[
            "how often has my head forced me to lie down",
            "how many times was I knocked out by one of those headaches",
            "on how many occasions did my head put me out of action",
            "what's the number of attacks my head has had",
            "how many of those terrible headaches have I reported",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "power-cuts",
        told: &[
            "we had bread by candlelight",
            "the freezer survived",
            "the lights went out in our street",
            "everything went black and silent",
            "I found the fuse box by touch",
            "all my clocks are blinking twelve",
            "with my dinner half done",
            "the elevator stopped between two floors",
            "we played cards with a flashlight",
        ],
        count: &[
            "how often did I have to sit at home without electricity",
            "how many times have I been left in the dark at my place",
            "on how many days did the current fail where I live",
            "what's the number of outages I've sat through at home",
            "how many interruptions of the electricity have I had to live with",
        ],
        ..Reading::NOTHING
    },
];
