//! What the assistant recommended.

use super::Reading;

/// What the assistant recommended.
pub(super) static READINGS: &[Reading] = &[
    Reading {
        name: "advised-novel",
        told: &[
            "Try {v}; it's slow in",
            "I'd start with {v}: three",
            "If you like people more than plot, {v} is the one",
            "There's {v}, about",
            "Get hold of {v} and clear",
            "My choice would be {v}, which",
            "Let it be {v}, then.",
            "Nobody I know of has put down {v} unfinished,",
        ],
        now: &[
            "which novel did you suggest to me for a long weekend",
            "what was the story that you thought I should read",
            "what did you tell me to get from the bookshop",
            "what fiction did you recommend to me",
            "which author's work did you send me off to the bookseller for? The title",
            "what was your tip when I was out of reading matter",
            "I'm at the bookshop: which title did you come up with",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "advised-film",
        told: &[
            "Go for {v}, a gentle",
            "My pick is {v}: warm,",
            "I'd put in {v}; you'll",
            "Watch {v} tonight and argue",
            "{v} should suit you both,",
            "Settle on {v}, which",
            "Stop scrolling and start {v};",
            "How about {v}? Two",
        ],
        now: &[
            "what did you pick for us when we couldn't settle on something to watch",
            "which movie did you put forward that evening",
            "what was the comedy you came up with",
            "which movie was your answer to our quarrel over the remote",
            "what did you say should be on our screen",
            "you chose a movie for us once. Which",
            "what was the title you gave us for our movie night",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "advised-app",
        told: &[
            "two people I'd take {v}; it rotates",
            "Have a look at {v}, it's simple",
            "With {v} everybody sees",
            "Most people get along with {v}, since",
            "{v} does exactly that, quietly,",
            "I'd install {v} on both phones",
            "Give {v} a month. It",
            "There's one called {v} that",
        ],
        now: &[
            "what software did you propose against the mess at home",
            "which program was it that you thought would share out the housework",
            "what did you advise me to install for the housework",
            "which tool did you have in mind for the division of labor at ours",
            "what was the download you said would bring order into our home",
            "under what name do I find the housework planner you told me about",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "advised-trail",
        told: &[
            "The {v} would do: flat,",
            "Take them along the {v}, which has",
            "The {v} is made for that,",
            "I'd go for the {v}; you can",
            "On the {v} nobody gets",
            "Nothing is gentler than the {v},",
            "My suggestion is the {v}: an hour",
            "City shoes will survive the {v} as",
        ],
        now: &[
            "which route did you come up with for my visitors",
            "what was the flat outing that you proposed",
            "where did you say I could take people who don't walk far",
            "what did you recommend for a stroll with company",
            "which undemanding route was your idea",
            "where did you want to send my family on foot",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "advised-restaurant",
        told: &[
            "{v} has a back room for",
            "I'd call {v} first, they take",
            "At {v} you'll hear every",
            "Ring {v} and ask for the round",
            "{v} would be my choice, all",
            "Eight is no trouble for {v}, as",
            "You could do worse than {v}, where",
            "Book the alcove at {v}, it's",
        ],
        now: &[
            "which place did you find for our group of eight",
            "what was the quiet eatery that you came up with",
            "where did you say a bigger party could have dinner in peace",
            "which eatery did you name for the get-together",
            "what was your proposal for a meal with a crowd and no noise",
            "where did you think our round could talk over food",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "advised-gadget",
        told: &[
            "How about the {v}? It's sturdy,",
            "chip in for the {v}, useful every",
            "The {v} is within your budget",
            "Take the {v}; people who",
            "You can't go wrong with the {v}, it",
            "Get the {v} and have everybody",
            "I'd spend it on the {v}, since",
            "My vote goes to the {v}. Put",
        ],
        now: &[
            "what was your idea for the farewell gift",
            "which present did you come up with for the one who's leaving",
            "what did you say we should all pay for together",
            "what should our collection be spent on, according to you",
            "which thing did you want to see wrapped for the farewell",
            "what did you think the office should hand over at the goodbye party",
        ],
        ..Reading::NOTHING
    },
];
