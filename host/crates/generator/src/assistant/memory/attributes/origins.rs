//! Where somebody comes from: childhood, school, first things.

use super::super::attribute::Attribute;
use super::super::value::Sort;
use crate::wording::rule;

/// The town that somebody grew up in.
pub(super) static HOMETOWN: Attribute = Attribute {
    name: "hometown",
    sort: Sort::Place,
    label: "Where people grew up",
    about: "The towns of people's childhoods.",
    own: rule!(
        "I was a kid from " {value} " until I turned eighteen, so flat land still feels odd to me."
        | "my accent gives it away: born and bred in " {value} "."
        | "all my school friends stayed in " {value} ", I'm the only one of us who left."),
    other: rule!({who} " grew up in " {value} "." | {who} " comes from " {value} " originally."
        | {who} " was born and raised in " {value} "."),
    noted: rule!("Roots matter." | "That explains the accent, then." | {value} " must have been quite a place to be young in."),
    talk: &[
        (
            "Any idea how to find old class photos?",
            "Ask the school office first, then the local archive; newspapers often printed them.",
        ),
        ("How do I start a family tree?", "Interview the oldest relative you have, on tape, before anything else."),
    ],
    ask: rule!(
        "where am I from originally?"
            | "which town did I spend my childhood in?"
            | "where was I raised?"
            | "what's the name of the place I come from?"
    ),
    told: rule!("you come from " {value} "."),
    chain: None,
};

/// The school or college that somebody graduated from.
pub(super) static SCHOOL: Attribute = Attribute {
    name: "school",
    sort: Sort::School,
    label: "Where people studied",
    about: "The colleges that people graduated from.",
    own: rule!(
        "the alumni office of " {value} " wants money again, fifteen years after they gave me a degree."
        | "I found my diploma from " {value} " behind the wardrobe."
        | "I still dream about my finals at " {value} " and wake up sweating."),
    other: rule!({who} " graduated from " {value} "." | {who} " took a degree at " {value} "."
        | {who} " was a student at " {value} "."),
    noted: rule!("Those years stay with you." | "Finals dreams are very common, for what it's worth." | {value} " will be proud."),
    talk: &[
        (
            "Would you give to them?",
            "Only if there's a fund whose purpose you like; a small earmarked gift beats a large vague one.",
        ),
        (
            "Should a CV at my age still mention grades?",
            "No. After ten years nobody asks; the degree in one line is enough.",
        ),
    ],
    ask: rule!(
        "where did I study?" | "which college did I go to?" | "what's my alma mater?" | "where did I do my degree?"
    ),
    told: rule!("you studied at " {value} "."),
    chain: None,
};

/// The street of somebody's childhood.
pub(super) static STREET: Attribute = Attribute {
    name: "childhood-street",
    sort: Sort::Street,
    label: "Childhood streets",
    about: "The streets that people lived in as children.",
    own: rule!(
        "they tore down the house in " {value} " where I learned to ride a bike."
        | "when I was seven we lived in " {value} ", between the chemist and the cinema."
        | "my parents' first house stood in " {value} "; I drove past it last week and hardly knew it."),
    other: rule!({who} " lived in " {value} " as a child." | "as a kid " {who} " had a house in " {value} "."),
    noted: rule!("It's strange how small those houses look later." | "I'm sorry, that must feel odd."
        | {value} " sounds like a street with stories."),
    talk: &[
        (
            "Where could I find old maps of a neighbourhood?",
            "The land registry and the town library; many have scans by decade.",
        ),
        ("Do you think they keep building plans?", "Usually, in the municipal archive, filed by plot number."),
    ],
    ask: rule!(
        "what was the name of the road my family lived on in my childhood?"
            | "on which road did I live as a little one?"
            | "what was our address when I was small?"
            | "which road did I play on in my early years?"
    ),
    told: rule!("it was " {value} "."),
    chain: None,
};

/// The village of somebody's grandmother.
pub(super) static VILLAGE: Attribute = Attribute {
    name: "grandmother-village",
    sort: Sort::Village,
    label: "Grandmothers' villages",
    about: "The villages that people's grandmothers came from.",
    own: rule!(
        "my grandmother's people were all from " {value} ", millers for six generations."
        | "every summer we were packed off to grandma's in " {value} " to pick plums."
        | "granny never left " {value} " in her life, except once for the dentist."),
    other: rule!({who} " spent every summer with a grandmother in " {value} "."
        | {who} " has a grandmother in " {value} "."),
    noted: rule!("Plum summers are hard to beat." | "What a life." | "I like that. " {value} " sounds tiny."),
    talk: &[
        (
            "How would I look up parish records?",
            "Write to the diocese archive with name, decade and village; they answer, slowly.",
        ),
        ("What can I make from two kilos of plums?", "A tray of crumble today, and jam from what's left."),
    ],
    ask: rule!(
        "which village did my gran live in?"
            | "what was my gran's village called?"
            | "where did we visit Gran in the holidays?"
            | "what's the name of the place where Gran had her house?"
    ),
    told: rule!("it was " {value} "."),
    chain: None,
};

/// The first company that paid somebody.
pub(super) static FIRST_JOB: Attribute = Attribute {
    name: "first-job",
    sort: Sort::Company,
    label: "First jobs",
    about: "The companies that people earned their first money at.",
    own: rule!(
        "at sixteen I stuffed envelopes for " {value} ", my very first wages."
        | "the first money I ever earned came from " {value} ": four weeks of stocktaking."
        | "I started out sweeping floors at " {value} " during the holidays; nothing since has been that honest."),
    other: rule!({who} " earned a first wage at " {value} "." | {who} " started out at " {value} " as a teenager."),
    noted: rule!("Everybody should do that once." | "First wages feel enormous." | {value} " got a good worker, then."),
    talk: &[
        (
            "Is it worth keeping payslips that old?",
            "Keep them until the pension office has confirmed every month; then let them go.",
        ),
        ("What's a fair hourly rate for a teenager today?", "A little above the legal minimum, and paid on time."),
    ],
    ask: rule!(
        "who was the first to pay me for work?"
            | "which business did I have my first job with?"
            | "where did I earn my earliest pay?"
            | "what was the name of my first ever employer?"
    ),
    told: rule!("your first job was with " {value} "."),
    chain: None,
};

/// The first car that somebody owned.
pub(super) static FIRST_CAR: Attribute = Attribute {
    name: "first-car",
    sort: Sort::Vehicle,
    label: "First cars",
    about: "The cars that people learned on or owned first.",
    own: rule!(
        "I learned to drive in a rusty " {value} " that my uncle sold me for the price of a dinner."
        | "nothing I've driven since had the charm of my first, that leaky old " {value} "."
        | "the " {value} " that I bought at nineteen had a hole in the floor and I loved it."),
    other: rule!({who} " began with a beaten-up " {value} " at eighteen." | {who} " had a third-hand " {value} " as a first car."),
    noted: rule!("You never forget the first one." | "A hole in the floor is one way to get fresh air." | "The old " {value} ", a classic of its kind."),
    talk: &[
        ("What do old cars like that cost now?", "More than they should; condition counts for far more than age."),
        ("Is an oldtimer plate worth the bother?", "If you drive it less than a few weekends a year, yes."),
    ],
    ask: rule!(
        "what was the very first car I had?"
            | "which model did I begin my driving life with?"
            | "what did I drive as a beginner?"
            | "what was the first set of wheels that belonged to me?"
    ),
    told: rule!("your first car was the " {value} "."),
    chain: None,
};

/// Who taught somebody the piano.
pub(super) static PIANO_TEACHER: Attribute = Attribute {
    name: "piano-teacher",
    sort: Sort::Person,
    label: "Piano teachers",
    about: "Who taught people to play as children.",
    own: rule!(
        {value} " rapped my knuckles for five years, and I can still play all the scales."
        | "I bumped into " {value} " at the market, who had to listen to my Clementi every Tuesday when I was nine."
        | "whatever I know about the piano I owe to " {value} " and a very patient metronome."),
    other: rule!({who} " learned the piano with " {value} "." | {who} " had lessons from " {value} " as a child."),
    noted: rule!("Scales stay in the fingers." | "Patience is half of teaching." | {value} " would be pleased to hear that."),
    talk: &[
        (
            "Can I get back into it after twenty years?",
            "Yes: ten minutes a day, slow pieces, both hands from the start.",
        ),
        ("Digital or acoustic for a flat?", "Digital with weighted keys; your neighbours will thank you."),
    ],
    ask: rule!(
        "who gave me music lessons when I was a child?"
            | "who taught me the keyboard as a kid?"
            | "what was my old music teacher's name?"
            | "with whom did I learn to play?"
    ),
    told: rule!({value} " taught you."),
    chain: None,
};

/// Who somebody shared a student flat with.
pub(super) static ROOMMATE: Attribute = Attribute {
    name: "roommate",
    sort: Sort::Person,
    label: "Student flats",
    about: "Whom people shared their student flats with.",
    own: rule!(
        {value} " wrote, out of the blue; we shared two rooms and one saucepan as students."
        | "as a student I split the rent with " {value} ", who snored like a ship."
        | "my old roommate " {value} " is on the radio tomorrow, imagine that."),
    other: rule!({who} " shared a student flat with " {value} "." | {who} " once roomed with " {value} "."),
    noted: rule!("Old flatmates are a special sort of friend." | "One saucepan, that's student life." | "How nice to hear from " {value} " again."),
    talk: &[
        ("How do I answer after ten years of silence?", "Short and warm, with one shared memory and one question."),
        ("Would dinner be too much for a first meeting?", "Coffee is easier to leave; dinner can follow."),
    ],
    ask: rule!(
        "who did I live with at college?"
            | "what's the name of the person I shared lodgings with during my degree?"
            | "who was my flatmate when I was studying?"
            | "with whom did I share digs back then?"
    ),
    told: rule!("you shared with " {value} "."),
    chain: None,
};
