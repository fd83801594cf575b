//! Where somebody keeps their money.

use super::super::super::attribute::{Attribute, Chain};
use super::super::super::value::Sort;
use super::super::tails::{MORE, SINCE_TAIL};
use crate::wording::{Rule, rule};

static QUIRK: Rule = rule!(
    "their app logs me out every two minutes"
        | "the teller still counts by hand"
        | "the fees are only mildly insulting"
        | "I've forgotten the PIN twice"
);
static INCOME: Rule = rule!("my salary" | "my income" | "every paycheck" | "the tax refund");
static DONE: Rule =
    rule!("enough of the fees: " | "no more queues: " | "for the direct debits: " | "goodbye, old app: ");

/// Where somebody keeps their money.
pub(in super::super) static BANK: Attribute = Attribute {
    name: "bank",
    sort: Sort::Bank,
    label: "Banks",
    about: "Which banks people have their accounts with, and since when.",
    own: rule!(
        "my account has been with " {value} " since " {date} ", and " QUIRK "."
        | "I opened my account at " {value} " on " {date} ", and " QUIRK "."
        | INCOME " has gone to " {value} " since " {date} SINCE_TAIL
        | "my rent leaves from " {value} ", on a standing order that's run since " {date} SINCE_TAIL
        | "the checks I write have had " {value} " printed on them since " {date} SINCE_TAIL
        | "I've had a PIN with " {value} " since " {date} ", and " QUIRK "."
        | "the machine that swallows my plastic is from " {value} ", my bank since " {date} SINCE_TAIL
        | "since " {date} " the statements in my folder have come from " {value} ", punched and filed."
        | "I get my cash, my fees and my calendar from " {value} ", and have since " {date} SINCE_TAIL
        | "I signed at the counter of " {value} " on " {date} ", and my cents are there."
        | "the hologram on my plastic says " {value} ", issued " {date} SINCE_TAIL
        | "my invoices have named an account at " {value} " since " {date} SINCE_TAIL
        | "my coin jar went into an account at " {value} " on " {date} "."
        | "whenever a bill is due, " {value} " moves what's needed, and has since " {date} SINCE_TAIL
        | "I've had deposits at " {value} " since " {date} ", small ones."),
    other: rule!({who} " has an account with " {value} "." | {who} " complains about the fees at " {value} "."
        | {who} " got a loan from " {value} "." | {who} " works the counter at " {value} "."
        | {who} " lost a card from " {value} " on the beach."
        | {who} " was charged twice by " {value} "."),
    noted: rule!(
        "Their apps try one's patience." MORE
        | "All right, I know where the statements come from."
        | {value} ", noted; I won't need more than the name."
        | "Tellers who count are a comfort." MORE
        | "Never write the PIN on the card." MORE
        | "Standing orders are a mercy." MORE
        | "Fees deserve a second look each year." MORE
        | "Filed, as it should be." MORE),
    talk: &[
        (
            "What do I check first on a statement?",
            "Monthly charges, then anything you don't recognize, then the total.",
        ),
        ("Do I need a second card?", "One spare in a drawer at home saves a vacation sooner or later."),
        ("How long should I keep statements?", "Seven years if you're self-employed, otherwise three will do."),
        ("Is a fee for nothing negotiable?", "Often, if you call and mention a competitor by name."),
    ],
    ask: rule!(
        "where do I keep my money now?"
            | "which institution holds my savings at present?"
            | "who handles my banking these days?"
            | "whose debit card is in my wallet at the moment?"
            | "where's my money these days?"
            | "which institution do I trust with my finances right now?"
            | "whose customer am I for everyday banking at present?"
            | "to which institution should somebody wire money for me now?"
            | "who looks after my savings today?"
            | "at the moment, whose debit card do I pay with?"
    ),
    told: rule!("you bank with " {value} "."),
    chain: Some(Chain {
        change: rule!(
            DONE "on " {date} " I moved my account to " {value} "."
            | "as of " {date} " " INCOME " lands at " {value} " instead."
            | {value} " opened an account for me on " {date} " and the old one is closed."
            | "my standing orders have run from " {value} " since " {date} "."
            | "I cut up the old plastic on " {date} ", the new one says " {value} "."
            | "new account for your files: one at " {value} ", from " {date} SINCE_TAIL
            | "the form to switch accounts went through on " {date} ", so " {value} " has me now."
            | "I've got a new PIN to forget: " {value} ", since " {date} SINCE_TAIL
            | "on " {date} " I carried every last cent over to " {value} ", on paper at least."
            | "from " {date} " the statements in my folder are from " {value} "."
        | "my invoices name an account at " {value} " as of " {date} SINCE_TAIL
        | "bills are settled out of " {value} " from " {date} ", with a new PIN."
        | "I took all my deposits to " {value} " on " {date} "."
        | "on " {date} " my plastic arrived from " {value} ", the old one is cut up."
        | DONE {value} " has had my deposits since " {date} SINCE_TAIL),
        then: rule!("which institution held my savings " {when} "?" | {when} ", where did I do my banking?"
            | "where did I keep my money " {when} "?" | "who handled my banking " {when} "?"
            | {when} ", whose debit card was in my wallet?" | "which institution did I trust with my finances " {when} "?"),
        before: rule!(
            "where did I do my banking before I switched to where it is now?"
                | "which institution held my savings just before the present one?"
                | "whose debit card did I have until the one I have now?"
                | "where was my money before it went where it is today?"
                | "who handled my banking right before the current institution?"
        ),
        all: rule!(
            "where have I done my banking, earliest first?"
                | "which institutions have held my savings, in order?"
                | "whose debit cards have I had over time, the oldest first?"
                | "where has my money been, from the first place to the latest?"
                | "name every institution that I've trusted with my finances, in sequence."
        ),
    }),
};
