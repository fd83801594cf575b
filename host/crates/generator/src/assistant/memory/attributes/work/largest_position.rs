//! The largest holding in a portfolio manager's book.

use super::super::super::attribute::{Attribute, Chain};
use super::super::super::value::Sort;
use super::super::tails::{MORE, SINCE_TAIL};
use crate::wording::{Rule, rule};

static WORRY: Rule = rule!(
    "risk asks about it weekly"
        | "it sits at the limit the mandate allows"
        | "compliance has it framed"
        | "the clients like the sound of it"
        | "I read its reports in bed"
);
static MOVE: Rule =
    rule!("after the rebalancing" | "after some trimming" | "after a long committee" | "once the old one was trimmed");

/// The largest holding in a portfolio manager's book.
pub(in super::super::super) static LARGEST_POSITION: Attribute = Attribute {
    name: "largest-position",
    sort: Sort::Fund,
    label: "Largest positions",
    about: "What people's largest positions are, and since when.",
    own: rule!(
        {value} " has been my top weight since " {date} ", and " WORRY "."
        | "since " {date} " my largest position has been " {value} ", and " WORRY "."
        | "I've run " {value} " as the biggest weight since " {date} " and " WORRY "."
        | "the first line of my book has read " {value} " since " {date} SINCE_TAIL
        | "nothing in the book weighs more than " {value} ", and hasn't since " {date} SINCE_TAIL
        | "my fattest slice has been " {value} " since " {date} ", and " WORRY "."
        | "if " {value} " sneezes I catch cold, top weight since " {date} SINCE_TAIL
        | "I bought " {value} " up to the top of the book on " {date} ", and " WORRY "."
        | "no position of mine has been bigger than " {value} " since " {date} SINCE_TAIL
        | "the top weight since " {date} " is called " {value} ", and " WORRY "."
        | "risk has circled " {value} " in red since " {date} ", as my top weight."
        | "my bonus hangs on " {value} ", biggest weight since " {date} SINCE_TAIL
        | "on " {date} " I made " {value} " the top weight, and " WORRY "."
        | "I've opened every client letter with " {value} " since " {date} ", as the top weight."
        | "no line of the book has been longer than " {value} "'s since " {date} SINCE_TAIL),
    other: rule!({who} " is heavily into " {value} "." | {who} " has " {value} " as the top weight."
        | {who} " got burned with " {value} "." | {who} " pitches " {value} " to every client."
        | {who} " sold out of " {value} " too early." | {who} " holds " {value} " up to the limit."),
    noted: rule!(
        "Concentration is a choice; document it." MORE
        | "Risk will keep asking, that's their job." MORE
        | {value} " at the top, understood."
        | "Limits are there to be read." MORE
        | "Reports in bed are a symptom." MORE
        | "Days like that pass, mostly." MORE
        | "Clients like any sound that goes up." MORE
        | "Write down why, for later." MORE),
    talk: &[
        (
            "How do I explain tracking error to a client?",
            "How far the ride may differ from the benchmark's, in a typical year.",
        ),
        ("What belongs in the monthly commentary?", "What moved, what you did, what would change your mind."),
        ("How often is too often to trade?", "When costs eat more than a third of what you hoped to gain."),
        ("Is cash a decision?", "Always, and the one that gets the hardest questions."),
    ],
    ask: rule!(
        "what am I most exposed to at the moment?"
            | "which holding dominates my portfolio these days?"
            | "where is most of the money I manage invested now?"
            | "what's my main single exposure at present?"
            | "which investment outranks all my others right now?"
            | "what's the dominant holding in the portfolio I manage today?"
            | "in what is my portfolio invested most heavily these days?"
            | "which holding do I have the most of currently?"
            | "an auditor asks about my main exposure. What is it now?"
            | "which investment makes up most of my portfolio at the moment?"
    ),
    told: rule!("your largest position is " {value} "."),
    chain: Some(Chain {
        change: rule!(
            "I rebalanced on " {date} ": " {value} " is the top weight from here."
            | "after the trim of " {date} ", " {value} " leads the book."
            | "on " {date} " I rotated into " {value} ", now the biggest weight by far."
            | MOVE ", my book opens with " {value} " as of " {date} SINCE_TAIL
            | "my fattest slice became " {value} " on " {date} ", and " WORRY "."
            | "I bought " {value} " to the top, done on " {date} ", and " WORRY "."
            | {value} " overtook all else in the book on " {date} ", and " WORRY "."
            | "as of " {date} " nothing outweighs " {value} ", " MOVE "."
            | MOVE " the top weight is " {value} ", as of " {date} "."
            | "my book has stood or fallen with " {value} " since " {date} "."
        | "my client letters open with " {value} " as of " {date} ", the new top weight."
        | "risk has a new worry since " {date} ": " {value} ", the top weight."
        | "on " {date} " the book got a new top line, " {value} ", by weight."
        | "my bonus hangs on " {value} " from " {date} ", as the top weight."
        | "I let the old one go and made " {value} " the top weight on " {date} SINCE_TAIL),
        then: rule!("which holding dominated my portfolio " {when} "?" | {when} ", what was I most exposed to?"
            | "what was my main single exposure " {when} "?" | {when} ", which investment outranked all my others?"
            | "in what was my portfolio invested most heavily " {when} "?"
            | "which holding did I have the most of " {when} "?"),
        before: rule!(
            "which holding dominated my portfolio before the present one?"
                | "what was I most exposed to until I last shifted things around?"
                | "what was my main single exposure right before the current one?"
                | "which investment outranked all others before the one that does today?"
                | "what was the dominant holding just before this one?"
        ),
        all: rule!(
            "which holdings have dominated my portfolio, oldest first?"
                | "in what sequence did my dominant holdings follow each other?"
                | "what have my main exposures been, from first to latest?"
                | "which investments have outranked all my others, in order of time?"
                | "name my dominant holdings over time, starting with the earliest."
        ),
    }),
};
