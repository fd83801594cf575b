//! The people in somebody's life, and those who look after them.

use super::super::attribute::{Attribute, Chain};
use super::super::value::Sort;
use crate::wording::rule;

/// Who looks after somebody's teeth.
pub(super) static DENTIST: Attribute = Attribute {
    name: "dentist",
    sort: Sort::Person,
    label: "Dentists",
    about: "Who looks after people's teeth, and since when.",
    own: rule!(
        "my teeth have been in the hands of Dr " {value} " since " {date} ", and I've only cried once."
        | "I've been going to Dr " {value} " for fillings since " {date} "."
        | "Dr " {value} " has done all my check-ups since " {date} " and never lectures me about floss."),
    other: rule!({who} " has Dr " {value} " for fillings." | {who} " recommends Dr " {value} " for anything with teeth."),
    noted: rule!("A dentist who doesn't lecture is worth keeping." | "I'll remember who to call when it aches."
        | "Dr " {value} ", good."),
    talk: &[
        (
            "How often should a check-up be, really?",
            "Twice a year suits most people; once is fine if nothing has turned up for years.",
        ),
        ("Is an electric brush worth it?", "For most people, yes, mainly because of the timer."),
    ],
    ask: rule!(
        "who's my dentist at present?"
            | "whose chair do I sit in when a molar aches these days?"
            | "who takes care of my bite now?"
            | "what's the name of the practice lead for my oral health at the moment?"
    ),
    told: rule!("your dentist is Dr " {value} "."),
    chain: Some(Chain {
        change: rule!(
            "my old dentist retired, so on " {date} " I registered with Dr " {value} "."
            | "I changed dentists: Dr " {value} " has had my records since " {date} "."
            | "first appointment with Dr " {value} " was on " {date} "; from now on that's who drills."),
        then: rule!("who was my dentist " {when} "?" | {when} ", whose dental patient was I?"),
        before: rule!(
            "who was my dentist before the present one?" | "whose dental patient was I until I last changed?"
        ),
        all: rule!(
            "which dentists have I had, first to latest?" | "name my dentists in order, beginning with the earliest."
        ),
    }),
};

/// Who teaches somebody a language.
pub(super) static TUTOR: Attribute = Attribute {
    name: "tutor",
    sort: Sort::Person,
    label: "Language lessons",
    about: "Who teaches people languages, and since when.",
    own: rule!(
        "my Portuguese lessons with " {value} " started on " {date} ", and I can order coffee now."
        | "since " {date} " I've had an hour of Portuguese with " {value} " every week."
        | {value} " has been correcting my Portuguese since " {date} ", with endless patience."),
    other: rule!({who} " takes Italian with " {value} "." | {who} " learns Greek from " {value} " online."),
    noted: rule!("An hour a week adds up." | "Muito bem!" | "Coffee first, grammar later."
        | {value} " sounds like the right sort of teacher."),
    talk: &[
        (
            "How do I get the nasal vowels right?",
            "Say the vowel, then let a little air through the nose; record yourself and compare.",
        ),
        (
            "Give me one trick for irregular verbs.",
            "Learn the ten that carry most sentences, each in one line you'd really say.",
        ),
    ],
    ask: rule!(
        "who teaches me Portuguese at the moment?"
            | "with whom do I practise my foreign grammar now?"
            | "who's my language coach these days?"
    ),
    told: rule!({value} " teaches you Portuguese."),
    chain: Some(Chain {
        change: rule!(
            "new Portuguese teacher as of " {date} ": " {value} ". The last one moved abroad."
            | "on " {date} " I began with " {value} " instead, who makes me speak from minute one."
            | "I changed over to " {value} " for Portuguese on " {date} "."),
        then: rule!("who was giving me Portuguese lessons " {when} "?" | {when} ", who was my language coach?"),
        before: rule!(
            "who gave me Portuguese lessons before the person who does now?"
                | "who was my language coach just before the current one?"
        ),
        all: rule!(
            "who has taught me Portuguese over time, first to last?"
                | "name my language coaches in the order in which I had them."
        ),
    }),
};

/// Whom somebody is married to or lives with.
pub(super) static PARTNER: Attribute = Attribute {
    name: "partner",
    sort: Sort::Given,
    label: "Couples",
    about: "Whom people are married to or live with.",
    own: rule!(
        {value} " and I have our tenth wedding anniversary coming up and I have no idea what to do."
        | "I promised to cook tonight, because " {value} " did it all week and that's not what our marriage vows said."
        | "ever since I got married to " {value} " I can't leave a dish in the sink."),
    other: rule!({who} " is married to " {value} "." | {who} " and " {value} " are a couple."),
    noted: rule!("Ten minutes of planning makes all the difference." | "That's sweet." | "A good marriage has clean dishes, they say."
        | "I hope " {value} " enjoys it."),
    talk: &[
        (
            "Give me three ideas for a small surprise.",
            "Breakfast outside, a letter in a coat pocket, or a film from the year you met.",
        ),
        ("What's a gift that isn't jewellery?", "Time: a day planned from start to end, with the phone switched off."),
    ],
    ask: rule!(
        "what's the name of my spouse?"
            | "who am I sharing my life with?"
            | "who did I say yes to at the altar?"
            | "what's my better half called?"
    ),
    told: rule!("your partner is " {value} "."),
    chain: None,
};

/// Whose godparent somebody is.
pub(super) static GODCHILD: Attribute = Attribute {
    name: "godchild",
    sort: Sort::Given,
    label: "Godchildren",
    about: "Whose godparents people are.",
    own: rule!(
        "I stood at the font for " {value} " eight years ago and I still take the job seriously."
        | "my goddaughter " {value} " lost a tooth and rang me before her parents."
        | {value} " has a birthday on Saturday, and a godparent can't turn up with a voucher."),
    other: rule!({who} " is godparent to a little one called " {value} "." | {who} " has a godson named " {value} "."),
    noted: rule!("Being rung first is an honour." | "That's a lovely duty." | {value} " is lucky."),
    talk: &[
        (
            "What do you give an eight-year-old who has everything?",
            "An outing with you alone, announced on a handmade ticket.",
        ),
        (
            "Is a pocket knife too early?",
            "Not with an afternoon of carving together to go with it, and the parents' blessing.",
        ),
    ],
    ask: rule!(
        "whose christening made me responsible for a child?"
            | "which child have I promised to look out for since the baptism?"
            | "what's the name of the child I'm godparent to?"
    ),
    told: rule!("your godchild is " {value} "."),
    chain: None,
};

/// Who treats somebody's animals.
pub(super) static VET: Attribute = Attribute {
    name: "vet",
    sort: Sort::Person,
    label: "Vets",
    about: "Who treats people's animals.",
    own: rule!(
        "we were at Dr " {value} "'s surgery again, the poor animal had eaten a sock."
        | "Dr " {value} " did the vaccinations and got scratched for it, as always."
        | "the vet bill came; Dr " {value} " is worth every cent, but still."),
    other: rule!({who} " takes the rabbits to Dr " {value} "." | {who} " has a dog that only Dr " {value} " may touch."),
    noted: rule!("Socks do come out again, mostly." | "I hope the patient is better." | "Dr " {value} " has earned a coffee."),
    talk: &[
        ("Is pet insurance worth it?", "For a young animal with a taste for socks, usually yes; read the exclusions."),
        ("How do I get a tablet into a cat?", "In a bit of soft cheese, then a second, empty bit as the decoy."),
    ],
    ask: rule!(
        "who treats my animals?"
            | "which doctor do I see when the pet is poorly?"
            | "who gives my four-legged friends their jabs?"
            | "who's my vet?"
    ),
    told: rule!("your vet is Dr " {value} "."),
    chain: None,
};

/// Who mends somebody's pipes.
pub(super) static PLUMBER: Attribute = Attribute {
    name: "plumber",
    sort: Sort::Person,
    label: "Plumbers",
    about: "Who mends people's pipes.",
    own: rule!(
        {value} " came within the hour and saved the kitchen floor; I won't call anybody else about pipes again."
        | "the sink is fixed, thanks to " {value} ", who charges fairly and sweeps up afterwards."
        | "I gave " {value} " a spare key, that's how often our pipes leak."),
    other: rule!({who} " gets " {value} " in when the pipes leak." | {who} " calls " {value} " for the drains."),
    noted: rule!("Fair and tidy, that's rare." | "Good that the floor survived." | {value} ", noted for the next leak."),
    talk: &[
        (
            "How do I stop a tap from dripping until help comes?",
            "Close the valve under the basin, then open the tap to empty it.",
        ),
        ("What's the trick against slow drains?", "Boiling water weekly, a hair catcher, and no powder from the shop."),
    ],
    ask: rule!(
        "who do I ring when water comes through the ceiling?"
            | "which plumber do I use?"
            | "who usually repairs my taps?"
            | "whose number do I need for a burst main at mine?"
    ),
    told: rule!("your plumber is " {value} "."),
    chain: None,
};

/// Who cuts somebody's hair.
pub(super) static HAIRDRESSER: Attribute = Attribute {
    name: "hairdresser",
    sort: Sort::Given,
    label: "Haircuts",
    about: "Who cuts people's hair.",
    own: rule!(
        "I've just come from " {value} "'s salon and for once the fringe is straight."
        | {value} " has cut my hair since the curls era and knows all my secrets."
        | "nobody but " {value} " gets near my hair with scissors."),
    other: rule!({who} " has a standing appointment at " {value} "'s salon." | {who} " lets " {value} " do the colour."),
    noted: rule!("A straight fringe is a small miracle." | "Hairdressers know everything." | {value} " deserves the tip."),
    talk: &[
        ("How do I tell them I want less off?", "Name what should stay, in centimetres, before the first snip."),
        ("What helps against static in winter?", "A drop of oil on the brush, and a cotton hat instead of wool."),
    ],
    ask: rule!(
        "who do I see for a trim?"
            | "who's my barber?"
            | "who looks after my locks?"
            | "whose chair do I sit in for a cut?"
    ),
    told: rule!({value} " cuts your hair."),
    chain: None,
};

/// Who signed the register at somebody's wedding.
pub(super) static WITNESS: Attribute = Attribute {
    name: "witness",
    sort: Sort::Person,
    label: "Witnesses at weddings",
    about: "Who stood beside people at their weddings.",
    own: rule!(
        {value} " forgot the rings, lost the speech and was still the best witness a wedding ever had."
        | "when we got married " {value} " signed for me and cried more than both mothers."
        | "I have to write something for " {value} "'s fiftieth, the person who signed the register for me."),
    other: rule!({who} " had " {value} " as witness at the ceremony." | {who} " asked " {value} " to be the witness."),
    noted: rule!("Every good wedding has a lost speech." | "That's a friend for life." | {value} " clearly has a soft heart."),
    talk: &[
        ("How long should a birthday speech be?", "Four minutes, one story, one toast."),
        ("Verse or prose for a toast?", "Prose, unless you can rhyme without being noticed."),
    ],
    ask: rule!(
        "who stood up beside me at my marriage?"
            | "who was my best man or maid of honor?"
            | "who vouched for me at the registry office?"
            | "who had the job of bearing my ring on the big day?"
    ),
    told: rule!("your witness was " {value} "."),
    chain: None,
};
