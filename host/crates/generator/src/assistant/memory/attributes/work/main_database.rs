//! The database that a developer's team runs on.

use super::super::super::attribute::{Attribute, Chain};
use super::super::super::value::Sort;
use super::super::tails::{MORE, SINCE_TAIL};
use crate::wording::{Rule, rule};

static MOOD: Rule = rule!(
    "its query planner has moods"
        | "replication just works"
        | "vacuuming eats our nights"
        | "nobody dares touch the schema"
        | "the backups restore, we checked"
);
static CUT: Rule = rule!("four minutes of downtime" | "no downtime worth the name" | "one rollback" | "pizza at two");
static DONE: Rule = rule!("the migration is through: " | "cluster news: " | "replication has caught up: ");

/// The database that a developer's team runs on.
pub(in super::super::super) static MAIN_DATABASE: Attribute = Attribute {
    name: "main-database",
    sort: Sort::App,
    label: "Databases at work",
    about: "Which database the team's services run on, and since when.",
    own: rule!(
        "our backend has been on " {value} " since " {date} ", and " MOOD "."
        | "all our services have written to " {value} " since " {date} SINCE_TAIL
        | "we picked " {value} " as the primary database on " {date} "; " MOOD "."
        | "every row we own has sat in " {value} " since " {date} ", and " MOOD "."
        | "our schema has been in the dialect of " {value} " since " {date} SINCE_TAIL
        | "our connections have all pointed at " {value} " since " {date} ", and " MOOD "."
        | "since " {date} " the pager has mostly meant " {value} ", our primary, and slow queries."
        | "we've paid for a cluster of " {value} " since " {date} ", our only database."
        | "commits have landed in " {value} " since " {date} ", by which I mean transactions."
        | "our backups have been dumps of " {value} " since " {date} SINCE_TAIL
        | "the runbook opens with how to fail over " {value} ", our primary since " {date} SINCE_TAIL
        | "our ORM has spoken to " {value} " since " {date} ", and " MOOD "."
        | "the disks that fill up are " {value} "'s, our primary database since " {date} SINCE_TAIL
        | "on " {date} " the first schema went into " {value} ", and every service has followed."
        | "I've tuned buffers for " {value} " since " {date} ", all our rows are in there."),
    other: rule!({who} " runs everything on " {value} "." | {who} " keeps telling us to use " {value} " as a database."
        | {who} " wrote a driver for " {value} "." | {who} " lost a weekend to an upgrade of " {value} "."
        | {who} " gives talks about " {value} " clusters."
        | {who} " migrated a shop to " {value} " on a Friday."),
    noted: rule!(
        "Planners do have moods; `EXPLAIN` is your friend." MORE
        | "Good, I'll assume that for any query." MORE
        | {value} ", understood; I'll mind its quirks."
        | "Restores are the only backups." MORE
        | "Schemas age like fish." MORE
        | "Slow queries mostly want an index." MORE
        | "Pin the driver version, too." MORE
        | "Friday is no day for a cutover." MORE),
    talk: &[
        ("How many replicas would you keep?", "Two read replicas and one delayed by an hour, against mistakes."),
        (
            "When do indexes start to hurt?",
            "When writes slow down more than reads speed up; measure on a copy of production.",
        ),
        ("How do I rename a column without downtime?", "Add, write both, backfill, read the new one, drop the old."),
        ("How big may a connection pool get?", "Smaller than you think: twice the cores is a fair start."),
    ],
    ask: rule!(
        "what do we use for storage in production now?"
            | "which engine do my team's tables live in these days?"
            | "what's the current persistence layer where I work?"
            | "what does my team use as its data store at present?"
            | "which storage engine are we on in production today?"
            | "where does my team persist its data these days?"
            | "which product holds my team's tables at the moment?"
            | "a new hire wants to know about storage. What are we using now?"
            | "what engine stands behind our persistence layer right now?"
            | "in what do we store production data at present?"
    ),
    told: rule!("your team runs on " {value} "."),
    chain: Some(Chain {
        change: rule!(
            DONE "since " {date} " the backend has run on " {value} "."
            | "we cut over to " {value} " on " {date} ", with " CUT "."
            | {value} " has been our primary database since " {date} ", the old one is off."
            | "every row is in " {value} ", which took over on " {date} ", with " CUT "."
            | "the connection strings point at " {value} " as of " {date} ", with " CUT "."
            | "on " {date} " we dropped the old cluster and let " {value} " take the writes."
            | "I rewrote the schema for " {value} ", in service since " {date} ", and " MOOD "."
            | "our transactions commit to " {value} " from " {date} "; the old dumps are on tape."
            | DONE "our primary became " {value} " on " {date} SINCE_TAIL
            | "the cutover of " {date} " went well, " {value} " takes the writes, " MOOD "."
        | "our ORM talks to " {value} " from " {date} ", with " CUT "."
        | "the runbook has been rewritten: " {value} " is the primary as of " {date} SINCE_TAIL
        | "every service has read and written " {value} " since " {date} ", with " CUT "."
        | "the old primary went on " {date} " and we promoted " {value} ", with " CUT "."
        | "the disks that fill up have been " {value} "'s since " {date} ", our new primary."),
        then: rule!("which engine did my team's tables live in " {when} "?" | {when} ", what did we use for storage in production?"
            | "what was my team's data store " {when} "?" | {when} ", where did my team persist its data?"
            | "which storage engine did we have " {when} "?" | "what was our persistence layer " {when} "?"),
        before: rule!(
            "which engine did my team's tables live in before the present one?"
                | "what did we use for storage in production until we last switched?"
                | "what was my team's data store right before the current one?"
                | "which storage engine were we on before what we use today?"
                | "what was our last persistence layer before this one?"
        ),
        all: rule!(
            "which engines have my team's tables lived in, first to latest?"
                | "what have we used for storage in production, oldest first?"
                | "which data stores has my team had, in order?"
                | "in what sequence did our storage engines follow each other?"
                | "name all our persistence layers, from the earliest on."
        ),
    }),
};
