//! Who pays somebody's salary.

use super::super::super::attribute::{Attribute, Chain};
use super::super::super::value::Sort;
use super::super::tails::{MORE, SINCE_TAIL};
use crate::wording::{Rule, rule};

static LOT: Rule = rule!(
    "the coffee hasn't improved"
        | "I've had no regrets, except on Mondays"
        | "I still can't find the supply room"
        | "the elevator knows me"
        | "my plant has survived"
);
static SIGN: Rule = rule!("my badge" | "my lanyard" | "the logo on my laptop" | "my parking tag");
static LEFT: Rule =
    rule!("my old badge is already shredded." | "I left the others a cake." | "my old desk went to an intern.");

/// Who pays somebody's salary.
pub(in super::super) static EMPLOYER: Attribute = Attribute {
    name: "employer",
    sort: Sort::Company,
    label: "Employers",
    about: "Whom people work for, and since when.",
    own: rule!(
        "I've been on the staff of " {value} " since " {date} " and " LOT "."
        | SIGN " says " {value} ", as it has since " {date} SINCE_TAIL
        | "I signed on with " {value} " on " {date} "; " LOT "."
        | "nine to five I'm at my desk at " {value} ", since " {date} SINCE_TAIL
        | {value} " has had my weekdays since " {date} ", and " LOT "."
        | "the canteen I curse is at " {value} ", where I've sat since " {date} SINCE_TAIL
        | "since " {date} " my alarm clock has rung for " {value} ", and " LOT "."
        | "I've had a contract with " {value} " since " {date} ", vacation days and all."
        | "on my business card it says " {value} ", printed when I started on " {date} SINCE_TAIL
        | "I sold my weekdays to " {value} " on " {date} ", and " LOT "."
        | "the train I catch at seven gets me to " {value} ", weekdays, since " {date} SINCE_TAIL
        | "my out-of-office note has been signed " {value} " since " {date} SINCE_TAIL
        | "on " {date} " " {value} " gave me a mug, a login and a chair, and " LOT "."
        | "my payslips have been printed at " {value} " since " {date} SINCE_TAIL
        | "my coat has hung at " {value} " since " {date} ", and " LOT "."),
    other: rule!({who} " works for " {value} "." | {who} " has a desk at " {value} " now." | {who} " is with " {value} "."
        | {who} " got a promotion at " {value} "." | {who} " handed in a notice at " {value} "."
        | {who} " runs the night shift at " {value} "." | {who} " had three interviews at " {value} " and got in."),
    noted: rule!(
        "Mondays are the same everywhere." MORE
        | "Thanks, that helps me with the context."
        | "I'll keep in mind that you're with " {value} "."
        | "Bad coffee, good colleagues, I hope." MORE
        | "Lunch is half of it." MORE
        | "A seat by the window helps." MORE
        | "Canteens unite people." MORE
        | "Watch those vacation days." MORE),
    talk: &[
        (
            "How early is too early to ask for a raise?",
            "After the first result that others noticed; rarely before half a year.",
        ),
        ("What do I write in an out-of-office note?", "Dates, one deputy, and nothing funny."),
        ("How do I remember forty names?", "Draw the floor plan and write each name where the person sits."),
        ("Do I have to go to the summer party?", "For an hour, yes; leave while it's still light."),
    ],
    ask: rule!(
        "whose payroll am I on at the moment?"
            | "who do I work for these days?"
            | "what's the name of the organization that employs me now?"
            | "who pays my salary at present?"
            | "which organization am I employed by right now?"
            | "where do I work at present?"
            | "who's my employer as of today?"
            | "for which organization do I earn a living these days?"
            | "a loan form wants my employer. What do I put now?"
            | "what company do I currently work at?"
    ),
    told: rule!("you work for " {value} "."),
    chain: Some(Chain {
        change: rule!(
            "I handed in my notice and started at " {value} " on " {date} SINCE_TAIL
            | "first day at " {value} " was " {date} ", " LEFT
            | "new contract, new canteen: " {value} " has had me since " {date} SINCE_TAIL
            | SIGN " says " {value} " as of " {date} "; " LEFT
            | "I've changed desks for good: since " {date} " mine has been at " {value} ", by a window."
            | {value} " made me an offer and on " {date} " I began."
            | "from " {date} " my weekdays belong to " {value} "; " LEFT
            | "I've been the new face at " {value} " since " {date} ", I got lost twice before lunch."
            | "on " {date} " I first hung my coat up at " {value} "; " LEFT
            | "my vacation days have come from " {value} " since " {date} "."
        | "the train at seven takes me to " {value} " as of " {date} "; " LEFT
        | "on " {date} " " {value} " handed me a mug, a login and a chair; " LEFT
        | "my signature line says " {value} " from " {date} "; " LEFT
        | "another guard has greeted me since " {date} ", the one at " {value} ", at seven."
        | "I've moved my mug and my plant to " {value} ", on " {date} ", for a better contract."),
        then: rule!("who was I employed by " {when} "?" | {when} ", who did I work for?"
            | {when} ", whose payroll was I on?" | {when} ", which organization employed me?"
            | "who paid my salary " {when} "?" | "what was the name of my employer " {when} "?"),
        before: rule!(
            "who did I work for before my present job?"
                | "whose payroll was I on just before the current one?"
                | "which organization employed me until I took the job I have now?"
                | "who paid my salary right before my present employer?"
                | "what's the name of my last employer before this one?"
        ),
        all: rule!(
            "who have I worked for, from the earliest to the latest?"
                | "take me through my jobs by organization, oldest first."
                | "which organizations have employed me, in order?"
                | "whose payrolls have I been on over time, from the first on?"
                | "name my employers in the sequence in which I had them."
        ),
    }),
};
