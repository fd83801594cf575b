//! The case that takes most of a lawyer's time.

use super::super::super::attribute::{Attribute, Chain};
use super::super::super::value::Sort;
use super::super::tails::{MORE, SINCE_TAIL};
use crate::wording::{Rule, rule};

static BULK: Rule = rule!(
    "disclosure alone fills a corridor"
        | "the bundle has its own trolley"
        | "I dream in exhibit numbers"
        | "the experts hate each other"
        | "opposing counsel writes on Sundays"
);
static OVER: Rule = rule!("we settled the last one" | "the last trial is over" | "my other file went to a colleague");

/// The case that takes most of a lawyer's time.
pub(in super::super::super) static LEAD_MATTER: Attribute = Attribute {
    name: "lead-matter",
    sort: Sort::Matter,
    label: "Lead matters",
    about: "Which case people in chambers lead on, and since when.",
    own: rule!(
        "I've been lead counsel in " {value} " since " {date} SINCE_TAIL
        | {value} " has been my lead matter since " {date} SINCE_TAIL
        | "since " {date} " my hours have gone to " {value} ", mostly."
        | "my boxes are all " {value} ", my lead since " {date} SINCE_TAIL
        | "my time sheet has said " {value} " since " {date} SINCE_TAIL
        | "I got the lead on " {value} " on " {date} ", and " BULK "."
        | "I've slept on " {value} ", my lead, since " {date} SINCE_TAIL
        | "the judge in " {value} " has known me, the lead, since " {date} "."
        | "what I've billed since " {date} " was for " {value} ", my lead."
        | "on the brief in " {value} " my name has stood first since " {date} "."
        | "my whiteboard is all " {value} ", my lead since " {date} SINCE_TAIL
        | "I've fought " {value} " in my sleep since " {date} ", as lead."
        | "my life has been " {value} " since " {date} ", as lead counsel."
        | "on " {date} " the client in " {value} " picked me as lead."
        | "my phone has rung for " {value} " since " {date} ", my lead."),
    other: rule!({who} " is busy with " {value} " day and night." | {who} " leads on " {value} "."
        | {who} " is junior counsel in " {value} "." | {who} " was an expert in " {value} "."
        | {who} " drafted the pleadings in " {value} "."
        | {who} " turned down the brief in " {value} "."),
    noted: rule!(
        "Disclosure has a way of growing." MORE
        | "I'll keep drafts consistent with that." MORE
        | {value} ", noted; I'll ask before I assume anything about it."
        | "Binders multiply at night." MORE
        | "Experts are paid to disagree." MORE
        | "Sunday letters deserve a Tuesday answer." MORE
        | "Number everything twice." MORE
        | "May the judge be in a good mood." MORE),
    talk: &[
        (
            "How do I number exhibits that arrive late?",
            "Keep the sequence and add a suffix; never renumber what the court has seen.",
        ),
        ("What's a polite word for `vexatious`?", "`Unmeritorious` stings less and means enough."),
        ("How long should an opening be?", "As long as the issues list, read aloud slowly, and no longer."),
        ("Is a chronology worth the week it takes?", "Always: it's the one page that everybody reads."),
    ],
    ask: rule!(
        "which dispute am I mostly litigating these days?"
            | "what's the name of the suit I head at present?"
            | "which proceedings fill my diary now?"
            | "which lawsuit keeps me busiest at the moment?"
            | "in which dispute am I the chief lawyer now?"
            | "what proceedings am I in charge of right now?"
            | "which lawsuit takes up my working week these days?"
            | "what's my principal dispute at present?"
            | "the clerk asks which lawsuit I'm heading. Which is it today?"
            | "which suit am I chiefly working on currently?"
    ),
    told: rule!("your lead matter is " {value} "."),
    chain: Some(Chain {
        change: rule!(
            OVER "; from " {date} " I lead on " {value} "."
            | "the senior partner moved me to " {value} " on " {date} ", as lead counsel."
            | "as of " {date} " my hours go to " {value} " instead."
            | "new boxes: " {value} ", mine to lead since " {date} SINCE_TAIL
            | OVER ", so I bill " {value} " from " {date} " on."
            | "I was handed the lead on " {value} " on " {date} SINCE_TAIL
            | "since " {date} " I've slept badly over " {value} ", my new lead matter."
            | "the brief came on " {date} ": lead counsel in " {value} ", no less."
            | "on " {date} " they put my name first on " {value} "; " OVER "."
            | {value} " took over my billable hours on " {date} SINCE_TAIL
        | "on " {date} " I wrote " {value} " on the whiteboard, my new lead."
        | "the client in " {value} " made me lead on " {date} "; " OVER "."
        | "my evenings are for " {value} " as of " {date} ", my new lead."
        | "on " {date} " I went on the record as lead counsel in " {value} ", no less."
        | "clean desk, new lead: " {value} ", from " {date} SINCE_TAIL),
        then: rule!("which dispute was I mostly litigating " {when} "?" | {when} ", which suit did I head?"
            | "which lawsuit kept me busiest " {when} "?" | {when} ", what proceedings was I in charge of?"
            | "what was my principal dispute " {when} "?" | "which proceedings filled my diary " {when} "?"),
        before: rule!(
            "which suit did I head before my present one?"
                | "which dispute was I litigating until I was reassigned?"
                | "which lawsuit kept me busiest right before the current one?"
                | "what proceedings was I in charge of before the ones I have today?"
                | "what was my principal dispute just before this one?"
        ),
        all: rule!(
            "which suits have I headed, starting with the earliest?"
                | "in what order did I take charge of my disputes?"
                | "which lawsuits have kept me busiest over time, oldest first?"
                | "name the proceedings I've been in charge of, in sequence."
                | "what have my principal disputes been, from first to latest?"
        ),
    }),
};
