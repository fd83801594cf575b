//! Lists that grow over many sessions.

use super::Reading;

/// Lists that grow over many sessions.
pub(super) static READINGS: &[Reading] = &[
    Reading {
        name: "pets",
        told: &["new face at home: {v}, a", "home; we named it {v}.", "{v} the {*} ate half a", "meet {v}, the"],
        all: &[
            "which animals do I keep? Give me their names",
            "name all the animals that share my home",
            "what are all my pets called",
        ],
        count: &[
            "how many pets have I told you about that live with me",
            "what's the number of animals in my home",
            "how many animals do I keep",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "evening-projects",
        told: &[", working title {v}.", "that I call {v}.", "after dinner I sketched {v}, a"],
        all: &[
            "what are all my hobby builds called",
            "name everything I'm tinkering with in my free time",
            "give me the working titles of all my hobby builds",
        ],
        count: &[
            "how many things am I tinkering with in my free time",
            "what's the number of hobby builds I have going",
            "how many hobby builds have I named to you",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "books-finished",
        told: &[
            "finished {v} last night, far",
            "I closed {v} on the bus",
            "done with {v}, which took",
            "the last chapter of {v} is behind me",
        ],
        all: &[
            "which books have I got through? I want all the titles",
            "name every book that I read to the end",
            "what titles belong on my list of completed reads",
        ],
        count: &[
            "how many books have I told you that I got through",
            "what's my tally of completed reads",
            "how many titles have I read to the end since we began talking",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "restaurants-tried",
        told: &["we tried {v} for the first", "new on my map: {v}. I'd go", "our first visit to {v}; the"],
        all: &[
            "which eateries did I visit for the first time",
            "name all the new places where I've had a first meal",
            "give me every eatery I gave a first chance",
        ],
        count: &[
            "how many new eateries have I been to, by what I told you",
            "at how many new places have I had a first meal",
            "what's the number of eateries I visited for the first time",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "trails-walked",
        told: &["ticked off the {v} on Sunday, mud", "we walked the whole {v} in {*} and", "did the {v} at last; the"],
        all: &[
            "which routes have I hiked? All of them, please",
            "name every hike that I completed",
            "give me all the hiking routes under my belt",
        ],
        count: &[
            "how many hikes have I completed, by what I told you",
            "what's the number of hiking routes under my belt",
            "how many routes have I hiked since we began talking",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "services-owned",
        told: &["also on call for {v}, lucky me.", "{v} landed on my rota, so", "the owners file of {v}."],
        all: &["which systems does my pager go off for", "name all the systems I've become responsible for"],
        count: &["for how many systems does my pager go off", "how many systems have I become responsible for"],
        ..Reading::NOTHING
    },
    Reading {
        name: "trials-joined",
        told: &[
            "ethics approved {v}, so we're",
            "as local investigator for {v}.",
            "first patient randomized into {v} on our ward",
        ],
        all: &["which studies am I involved in", "name all the studies that I enroll people for"],
        count: &["how many studies am I involved in", "what's the number of studies I enroll people for"],
        ..Reading::NOTHING
    },
    Reading {
        name: "matters-settled",
        told: &[
            "{v} settled on the courthouse steps",
            "signed the settlement in {v} at last.",
            "good news: {v} is over, both",
        ],
        all: &["which disputes have I closed by agreement", "name all the disputes I brought to a negotiated end"],
        count: &["how many disputes have I closed by agreement", "what's my number of negotiated endings"],
        ..Reading::NOTHING
    },
    Reading {
        name: "coverage",
        told: &["I initiated coverage on {v} with a neutral", "{v} is on my coverage now,", "write the notes on {v}."],
        all: &["which firms do I follow as an analyst", "name all the firms that I publish on"],
        count: &["how many firms do I follow as an analyst", "what's the number of firms that I publish on"],
        ..Reading::NOTHING
    },
];
