//! Things and services that people pay for.

use super::super::attribute::{Attribute, Chain};
use super::super::value::Sort;
use crate::wording::rule;

/// Where somebody keeps their money.
pub(super) static BANK: Attribute = Attribute {
    name: "bank",
    sort: Sort::Bank,
    label: "Banks",
    about: "Which banks people have their accounts with, and since when.",
    own: rule!(
        "my account has been with " {value} " since " {date} ", and their app logs me out every two minutes."
        | "I opened my account at " {value} " on " {date} " because the branch was next to the bakery."
        | "my salary has gone to " {value} " since " {date} "."),
    other: rule!({who} " has an account with " {value} "." | {who} " complains about the fees at " {value} "."),
    noted: rule!("Apps like that try one's patience." | "All right, I know where your salary lands."
        | {value} ", noted; I won't need more than the name."),
    talk: &[
        (
            "What do I check first on a statement?",
            "Standing charges, then anything you don't recognise, then the total.",
        ),
        ("Do I need a second card?", "One spare in a drawer at home saves a holiday sooner or later."),
    ],
    ask: rule!(
        "where do I keep my money now?"
            | "which institution holds my savings at present?"
            | "who handles my banking these days?"
            | "whose debit card is in my wallet at the moment?"
    ),
    told: rule!("you bank with " {value} "."),
    chain: Some(Chain {
        change: rule!(
            "done with the fees: on " {date} " I moved my account to " {value} "."
            | "as of " {date} " my salary goes to " {value} " instead."
            | {value} " opened an account for me on " {date} " and the old one is closed."),
        then: rule!("which institution held my savings " {when} "?" | {when} ", where did I do my banking?"),
        before: rule!(
            "where did I do my banking before I switched to where it is now?"
                | "which institution held my savings just before the present one?"
        ),
        all: rule!(
            "where have I done my banking, earliest first?" | "which institutions have held my savings, in order?"
        ),
    }),
};

/// Who provides somebody's internet line.
pub(super) static BROADBAND: Attribute = Attribute {
    name: "broadband",
    sort: Sort::Brand,
    label: "Internet providers",
    about: "Which companies provide people's internet lines, and since when.",
    own: rule!(
        "our line at home has come from " {value} " since " {date} " and it drops whenever it rains."
        | "I signed with " {value} " for internet on " {date} "; the router blinks like a fairground."
        | "the " {value} " router has been humming in the hall since " {date} "."),
    other: rule!({who} " gets the internet from " {value} "." | {who} " has a line from " {value} " and no trouble."),
    noted: rule!("Rain and old copper don't mix." | "Good to know, in case it acts up." | {value} ", okay."),
    talk: &[
        (
            "How do I test if it's the wifi or the line?",
            "Plug a laptop straight into the router; if it's fast there, it's the wifi.",
        ),
        ("Where's the best place for a router?", "High up, in the middle of the flat, and away from the fridge."),
    ],
    ask: rule!(
        "who supplies my web connection these days?"
            | "whose hotline do I call when I'm offline at home now?"
            | "which provider am I connected through at present?"
    ),
    told: rule!("your connection comes from " {value} "."),
    chain: Some(Chain {
        change: rule!(
            "the technician from " {value} " was here on " {date} ", so that's who our line comes from now."
            | "I switched our internet to " {value} " on " {date} "."
            | "goodbye dropouts: " {value} " took over our line on " {date} "."),
        then: rule!("who supplied my web connection " {when} "?" | {when} ", which provider was I connected through?"),
        before: rule!(
            "who supplied my web connection before the present provider?"
                | "which provider was I connected through before I last changed?"
        ),
        all: rule!(
            "which providers have I been connected through, from first to latest?"
                | "who has supplied my web connection over time, oldest first?"
        ),
    }),
};

/// What somebody drives.
pub(super) static CAR: Attribute = Attribute {
    name: "car",
    sort: Sort::Vehicle,
    label: "Cars",
    about: "Which cars people drive, and since when.",
    own: rule!(
        "my " {value} " has been on the road since " {date} " and needs its first big service."
        | "I bought the " {value} " on " {date} " and still can't park it."
        | "the " {value} " that I've had since " {date} " squeaks in the cold."),
    other: rule!({who} " drives the new " {value} "." | {who} " got hold of a used " {value} "."),
    noted: rule!("A big service beats a breakdown." | "Parking is practice." | "The " {value} ", noted."),
    talk: &[
        (
            "What does a big service usually include?",
            "Oil, filters, brake fluid, a look at the belts, and a bill longer than you hoped.",
        ),
        ("Winter tyres already?", "Once mornings stay below seven degrees, yes."),
    ],
    ask: rule!(
        "what am I driving these days?"
            | "which vehicle is parked outside my door now?"
            | "what model is my car at the moment?"
            | "if I get a ticket today, which vehicle is it for?"
    ),
    told: rule!("you drive the " {value} "."),
    chain: Some(Chain {
        change: rule!(
            "I traded it in: since " {date} " the " {value} " stands in the garage."
            | "picked up the " {value} " from the dealer on " {date} "; the old one went for scrap."
            | "from " {date} " on it's the " {value} " for me, the other car is sold."),
        then: rule!("what was I driving " {when} "?" | {when} ", which vehicle was mine?"),
        before: rule!(
            "what did I drive before the one I have now?" | "which vehicle did I have just before my present one?"
        ),
        all: rule!(
            "which vehicles have I driven, starting with the earliest?"
                | "what's the order of the vehicles I've had, from first to latest?"
        ),
    }),
};

/// The phone that somebody carries.
pub(super) static PHONE: Attribute = Attribute {
    name: "phone",
    sort: Sort::Handset,
    label: "Phones",
    about: "Which phones people carry, and since when.",
    own: rule!(
        "I've carried the " {value} " since " {date} " and the battery still lasts all day."
        | "the " {value} " that I got on " {date} " has survived two falls already."
        | "my " {value} ", bought on " {date} ", keeps asking for updates."),
    other: rule!({who} " has the " {value} "." | {who} " swears by the camera of the " {value} "."),
    noted: rule!("Two falls is nothing." | "Do install the updates, at night." | "The " {value} ", got it."),
    talk: &[
        ("How do I free up some space?", "Start with videos in chats; they're most of it."),
        ("Screen protector, yes or no?", "Yes, the cheap kind, replaced without regret."),
    ],
    ask: rule!(
        "which device do I make calls with now?"
            | "what handset am I using at present?"
            | "which mobile do I have these days?"
    ),
    told: rule!("you use the " {value} "."),
    chain: Some(Chain {
        change: rule!(
            "the screen gave up, so since " {date} " I've been on the " {value} "."
            | "new phone day was " {date} ": the " {value} " it is."
            | "on " {date} " I swapped my phone for the " {value} "."),
        then: rule!("what handset was I using " {when} "?" | {when} ", which mobile did I have?"),
        before: rule!(
            "which mobile did I have before the present one?" | "what handset was I using until I last swapped?"
        ),
        all: rule!("which handsets have I used, oldest first?" | "name the mobiles I've had, in the order I had them."),
    }),
};

/// Who repairs somebody's car.
pub(super) static GARAGE: Attribute = Attribute {
    name: "garage",
    sort: Sort::Garage,
    label: "Garages",
    about: "Where people have their cars repaired.",
    own: rule!(
        {value} " found the rattle in ten minutes, after two others had charged me for nothing."
        | "the mechanics at " {value} " called: new brake pads, nothing dramatic."
        | "I drop the car at " {value} " in the morning and walk home, it's the only workshop I trust."),
    other: rule!({who} " has the car repaired at " {value} "." | {who} " won't let anyone but " {value} " touch the engine."),
    noted: rule!("An honest workshop is gold." | "Brake pads are cheap compared with the alternative." | {value} " sounds reliable."),
    talk: &[
        ("Is it normal that pads last only two years?", "In town traffic, yes."),
        ("Should I keep the old parts?", "Ask to see them; keeping them isn't needed."),
    ],
    ask: rule!(
        "who repairs my car?"
            | "where do I take the vehicle when it makes odd noises?"
            | "which garage do I go to?"
            | "who does the repairs on what I drive?"
    ),
    told: rule!("your garage is " {value} "."),
    chain: None,
};

/// Who insures somebody's household.
pub(super) static INSURER: Attribute = Attribute {
    name: "insurer",
    sort: Sort::Insurer,
    label: "Household insurance",
    about: "Which companies insure people's households.",
    own: rule!(
        "the letter from " {value} " says that they'll pay for the water damage, minus the excess."
        | "I sent photos of the broken window to " {value} ", let's see what the policy covers."
        | {value} " put the premium for our household policy up again."),
    other: rule!({who} " insures the household with " {value} "." | {who} " had to argue with " {value} " about a claim."),
    noted: rule!("Keep the photos and the invoice together." | "Premiums only know one direction." | {value} " should answer within two weeks."),
    talk: &[
        (
            "How do I word an objection?",
            "State the policy number, the clause, the fact and the date by which you expect an answer.",
        ),
        ("What's a sensible excess?", "As much as you could pay tomorrow without thinking twice."),
    ],
    ask: rule!(
        "who covers me if the flat floods?"
            | "with which company are my belongings covered?"
            | "who do I claim from after a burglary?"
            | "whose policyholder am I for the contents of my home?"
    ),
    told: rule!("you're insured with " {value} "."),
    chain: None,
};
