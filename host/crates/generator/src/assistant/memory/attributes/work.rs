//! Working life: for whom, under whom, and with what.

use super::super::attribute::{Attribute, Chain};
use super::super::value::Sort;
use crate::wording::rule;

/// Who pays somebody's salary.
pub(super) static EMPLOYER: Attribute = Attribute {
    name: "employer",
    sort: Sort::Company,
    label: "Employers",
    about: "Whom people work for, and since when.",
    own: rule!(
        "I've been on the staff of " {value} " since " {date} " and the coffee hasn't improved."
        | "my badge says " {value} ", with a photo from " {date} " when I had a beard of worry."
        | "I signed on with " {value} " on " {date} "; no regrets so far, except Mondays."),
    other: rule!({who} " works for " {value} "." | {who} " has a job at " {value} " now." | {who} " is with " {value} "."),
    noted: rule!("Mondays are the same everywhere." | "Thanks, that helps me with the context."
        | "I'll keep in mind that you're with " {value} "." | "Bad coffee, good colleagues, I hope."),
    talk: &[
        (
            "How early is too early to ask for a raise?",
            "After the first result that others noticed; rarely before half a year.",
        ),
        ("What do I write in an out-of-office note?", "Dates, one deputy, and nothing funny."),
    ],
    ask: rule!(
        "whose payroll am I on at the moment?"
            | "who do I work for these days?"
            | "what's the name of the organization that employs me now?"
            | "who pays my salary at present?"
    ),
    told: rule!("you work for " {value} "."),
    chain: Some(Chain {
        change: rule!(
            "I handed in my notice and started at " {value} " on " {date} "."
            | "first day at " {value} " was " {date} ", my old badge is already shredded."
            | "new contract, new canteen: " {value} " has had me since " {date} "."),
        then: rule!("who was I employed by " {when} "?" | {when} ", who did I work for?"),
        before: rule!(
            "who did I work for before my present job?" | "whose payroll was I on just before the current one?"
        ),
        all: rule!(
            "who have I worked for, from the earliest to the latest?"
                | "take me through my jobs by organization, oldest first."
        ),
    }),
};

/// To whom somebody reports.
pub(super) static MANAGER: Attribute = Attribute {
    name: "manager",
    sort: Sort::Person,
    label: "Managers",
    about: "To whom people report at work, and since when.",
    own: rule!(
        {value} " has been my boss since " {date} " and reads every line I write."
        | "my boss since " {date} " is " {value} ", who likes bullet points and hates surprises."
        | "I've answered to " {value} " since " {date} ", which mostly means explaining delays."),
    other: rule!({who} " has " {value} " as a boss." | {who} " answers to " {value} " these days."),
    noted: rule!("No surprises, then; I'll phrase things accordingly." | "That's useful for anything I draft for you."
        | "I'll write with " {value} " in mind."),
    talk: &[
        ("How do I say no to one more task?", "Offer the choice: this one instead of which other?"),
        ("What goes into a weekly update?", "Done, next, stuck: three lines each at most."),
    ],
    ask: rule!(
        "who do I report to now?"
            | "who's directly above me at work these days?"
            | "who signs off my holidays at the moment?"
            | "who does my appraisal at present?"
    ),
    told: rule!("you report to " {value} "."),
    chain: Some(Chain {
        change: rule!(
            "reshuffle upstairs: from " {date} " my boss is " {value} "."
            | {value} " took over our group on " {date} ", so that's my new boss."
            | "my old boss left, and since " {date} " I answer to " {value} "."),
        then: rule!("who did I report to " {when} "?" | {when} ", who was directly above me at work?"),
        before: rule!(
            "who did I report to before the person I report to now?"
                | "who was directly above me at work just before the present one?"
        ),
        all: rule!(
            "who have I reported to, from first to latest?"
                | "name those who've been directly above me at work, in order."
        ),
    }),
};

/// The database that a developer's team runs on.
pub(in super::super) static MAIN_DATABASE: Attribute = Attribute {
    name: "main-database",
    sort: Sort::App,
    label: "Databases at work",
    about: "Which database the team's services run on, and since when.",
    own: rule!(
        "production has been on " {value} " since " {date} ", and its query planner has moods."
        | "all our services have written to " {value} " since " {date} "."
        | "we picked " {value} " as the primary database on " {date} "; replication just works."),
    other: rule!({who} " runs everything on " {value} "." | {who} " keeps telling us to use " {value} " for storage."),
    noted: rule!("Planners do have moods; `EXPLAIN` is your friend." | "Good, I'll assume that for anything with storage."
        | {value} ", understood; I'll mind its quirks."),
    talk: &[
        ("How many replicas would you keep?", "Two read replicas and one delayed by an hour, against mistakes."),
        (
            "When do indexes start to hurt?",
            "When writes slow down more than reads speed up; measure on a copy of production.",
        ),
    ],
    ask: rule!(
        "what do we use for storage in production now?"
            | "which engine do my team's tables live in these days?"
            | "what's the current persistence layer where I work?"
    ),
    told: rule!("your team runs on " {value} "."),
    chain: Some(Chain {
        change: rule!(
            "the migration is through: since " {date} " production runs on " {value} "."
            | "we cut over to " {value} " on " {date} ", with four minutes of downtime."
            | {value} " has been our primary database since " {date} ", the old cluster is switched off."),
        then: rule!("which engine did my team's tables live in " {when} "?" | {when} ", what did we use for storage in production?"),
        before: rule!(
            "which engine did my team's tables live in before the present one?"
                | "what did we use for storage in production until we last switched?"
        ),
        all: rule!(
            "which engines have my team's tables lived in, first to latest?"
                | "what have we used for storage in production, oldest first?"
        ),
    }),
};

/// What a physician's ward gives first.
pub(in super::super) static FIRST_LINE_DRUG: Attribute = Attribute {
    name: "first-line-drug",
    sort: Sort::Medicine,
    label: "First-line medicines on the ward",
    about: "Which medicine the ward gives first for pneumonia, and since when.",
    own: rule!(
        "on our ward pneumonia has got " {value} " first since " {date} ", by protocol."
        | "since " {date} " the protocol says " {value} " for community-acquired pneumonia."
        | "we start with " {value} ", that's been the protocol since " {date} "."),
    other: rule!({who} " starts every pneumonia on " {value} "." | {who} " prescribes " {value} " before anything else."),
    noted: rule!(
        "Check renal function and interactions, as ever."
            | "Understood, that's the local protocol."
            | "right, then reassess at 48 hours."
    ),
    talk: &[
        (
            "Remind me what CURB-65 stands for.",
            "Confusion, urea, respiratory rate, blood pressure, and age 65 or over.",
        ),
        ("When do we step down to oral?", "Once the patient is afebrile for a day, stable, and can swallow."),
    ],
    ask: rule!(
        "what do we currently give as the initial antibiotic where I work?"
            | "which agent do I reach for with an infected lung these days?"
            | "what's the present standard treatment for chest infections in my department?"
    ),
    told: rule!("your ward starts with " {value} "."),
    chain: Some(Chain {
        change: rule!(
            "new protocol from " {date} ": " {value} " first for pneumonia."
            | "after the resistance report we changed to " {value} " on " {date} "."
            | "the committee made " {value} " our first choice for pneumonia on " {date} "."),
        then: rule!("what did we give as the initial antibiotic " {when} "?"
            | {when} ", what was the standard treatment for chest infections in my department?"),
        before: rule!(
            "what was our initial antibiotic before the present one?"
                | "which standard treatment for chest infections did the current one replace?"
        ),
        all: rule!(
            "which initial antibiotics has my department had, first to latest?"
                | "in what sequence did our standard treatments for chest infections follow each other?"
        ),
    }),
};

/// The case that takes most of a lawyer's time.
pub(in super::super) static LEAD_MATTER: Attribute = Attribute {
    name: "lead-matter",
    sort: Sort::Matter,
    label: "Lead matters",
    about: "Which case people in chambers lead on, and since when.",
    own: rule!(
        "I've been lead counsel in " {value} " since " {date} ", and disclosure alone fills a corridor."
        | {value} " has been my lead matter since " {date} "."
        | "since " {date} " most of my billable hours go to " {value} "."),
    other: rule!({who} " is busy with " {value} " day and night." | {who} " leads on " {value} "."),
    noted: rule!("Disclosure has a way of doing that." | "I'll keep drafts consistent with that."
        | {value} ", noted; I'll ask before I assume anything about it."),
    talk: &[
        (
            "How do I number exhibits that arrive late?",
            "Keep the sequence and add a suffix; never renumber what the court has seen.",
        ),
        ("What's a polite word for `vexatious`?", "`Unmeritorious` stings less and means enough."),
    ],
    ask: rule!(
        "which dispute am I mostly litigating these days?"
            | "what's the name of the suit I lead at present?"
            | "which proceedings fill my diary now?"
    ),
    told: rule!("your lead matter is " {value} "."),
    chain: Some(Chain {
        change: rule!(
            "we settled the last one; from " {date} " I lead on " {value} "."
            | "the senior partner moved me to " {value} " on " {date} "."
            | "as of " {date} " my hours go to " {value} " instead."),
        then: rule!("which dispute was I mostly litigating " {when} "?" | {when} ", which suit did I lead?"),
        before: rule!(
            "which suit did I lead before my present one?" | "which dispute was I litigating until I was moved on?"
        ),
        all: rule!(
            "which suits have I led, starting with the earliest?" | "in what order did I take the lead in my disputes?"
        ),
    }),
};

/// The largest holding in a portfolio manager's book.
pub(in super::super) static LARGEST_POSITION: Attribute = Attribute {
    name: "largest-position",
    sort: Sort::Fund,
    label: "Largest positions",
    about: "What people's largest positions are, and since when.",
    own: rule!(
        {value} " has been the top weight in my book since " {date} "."
        | "since " {date} " my largest position has been " {value} ", at the limit the mandate allows."
        | "I've run " {value} " as the biggest weight since " {date} " and risk asks about it weekly."),
    other: rule!({who} " is heavily into " {value} "." | {who} " has " {value} " as the top weight."),
    noted: rule!("Concentration is a choice; document it." | "Risk will keep asking, that's their job."
        | {value} " at the top, understood."),
    talk: &[
        (
            "How do I explain tracking error to a client?",
            "How far the ride may differ from the benchmark's, in a typical year.",
        ),
        ("What belongs in the monthly commentary?", "What moved, what you did, what would change your mind."),
    ],
    ask: rule!(
        "what am I most exposed to at the moment?"
            | "which holding dominates my portfolio these days?"
            | "where is most of the money I manage invested now?"
    ),
    told: rule!("your largest position is " {value} "."),
    chain: Some(Chain {
        change: rule!(
            "I rebalanced on " {date} ": " {value} " is the top weight from here."
            | "after the trim of " {date} ", " {value} " leads the book."
            | "on " {date} " I rotated into " {value} ", now the biggest weight by far."),
        then: rule!("which holding dominated my portfolio " {when} "?" | {when} ", what was I most exposed to?"),
        before: rule!(
            "which holding dominated my portfolio before the present one?"
                | "what was I most exposed to until I last shifted things around?"
        ),
        all: rule!(
            "which holdings have dominated my portfolio, oldest first?"
                | "in what sequence did my dominant holdings follow each other?"
        ),
    }),
};
