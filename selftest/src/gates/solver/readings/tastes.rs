//! What somebody likes best, and requests that touch it.

use super::Reading;

/// What somebody likes best, and requests that touch it.
pub(super) static READINGS: &[Reading] = &[
    Reading {
        name: "favorite-dish",
        told: &["days it would be {v}.", "nothing beats {v}, I could", "my comfort food is {v}, always has"],
        now: &[
            "which meal do I love above all others",
            "what's the food that I never get tired of",
            "what's on my plate when I'm happiest",
            "I've had a rotten day. What should I cook tonight to cheer myself up",
            "it's my turn to choose the menu for Sunday, and I want to spoil myself. What goes on it",
            "a friend insists on cooking for me and wants to know what would make me happiest. What do I tell her",
            "plan one dinner this week that's just for me. What is it",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "favorite-restaurant",
        told: &[
            "in fancier rooms, but {v} is where I",
            "we ended up at {v} again; I never",
            "by the window at {v} is my favorite",
        ],
        now: &[
            "which place do I like best for dining out",
            "where do I love to have dinner most of all",
            "what's the name of the eatery I always return to",
            "I got a promotion and want to treat myself tonight. Where should I reserve",
            "my cousin is buying me dinner and lets me choose. Where do we go",
            "pick somewhere for my birthday meal that I'm sure to enjoy",
            "I have one free evening and no wish to experiment. Where do I have dinner",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "favorite-book",
        told: &["I've read {v} four times now", "from a fire is {v}.", "my copy of {v} is falling apart,"],
        now: &[
            "which book do I love the most",
            "what's the story that I go back to again and again",
            "which title means the most to me on my shelf",
            "I've got six hours on a train and want something to read that I can't go wrong with. What do I pack",
            "I have to read a page aloud from something dear to me at a reading night. What do I bring",
            "I'm down with the flu and want old comfort reading. What should I take to bed",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "favorite-song",
        told: &["whenever {v} comes on I", "I had {v} on repeat all", "no bad day that {v} can't fix for"],
        now: &[
            "which track do I love the most",
            "what's the tune that I play over and over",
            "which piece of music always lifts me up",
            "the DJ at the party takes one request from each guest. What should I ask for",
            "I have to choose music for my walk up to the stage, something that gets me going. What do I pick",
            "set the mood for my drive home, I need a lift. What do we play first",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "favorite-podcast",
        told: &[
            "miss an episode of {v}, it's the",
            "while I listen to {v}, nothing else",
            "if you ask me, {v} is the only",
        ],
        now: &[
            "which show do I listen to most gladly",
            "what's the audio show that I never skip",
            "what do I like to have in my headphones best",
            "I've got an hour of dishes ahead. What shall I put on to enjoy myself",
            "long walk coming up and my headphones are charged. What do I listen to",
            "I need something for my ears while I paint the fence. Choose what I'd like best",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "favorite-film",
        told: &[
            "they showed {v} at the open-air",
            "everybody I like watch {v} with me, it's",
            "rainy Sunday, blanket, {v}: perfect, for",
        ],
        now: &[
            "which movie do I love above all",
            "what's the movie that I could watch forever",
            "what do I like to see on the big screen most",
            "movie night at mine and I get to choose. What do we watch",
            "I'm ill on the sofa and want to see something that I'm sure to love. What do I put on",
            "the cinema club lets each member screen one thing. What do I nominate",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "favorite-trail",
        told: &["I was on the {v} again at dawn,", "they leave me the {v}.", "only clears on the {v}, I've done"],
        now: &[
            "which route do I like to hike best",
            "where do I most love to go on foot",
            "which way out in nature is dearest to me",
            "I've got the morning off and need to clear my head outdoors. Where do I go",
            "plan a Sunday outing on foot that I'm certain to enjoy. Where to",
            "the hiking group wants each of us to lead a route we love. Which one do I lead",
        ],
        ..Reading::NOTHING
    },
];
