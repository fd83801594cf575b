//! Working life.

use super::Reading;

/// Working life.
pub(super) static READINGS: &[Reading] = &[
    Reading {
        name: "employer",
        told: &[
            "on the staff of {v} since {d}",
            "my badge says {v}, with a photo from {d}",
            "I signed on with {v} on {d}",
            "notice and started at {v} on {d}",
            "first day at {v} was {d}",
            "new contract, new canteen: {v} has had me since {d}",
        ],
        now: &[
            "whose payroll am I on at the moment",
            "who do I work for these days",
            "what's the name of the organization that employs me now",
            "who pays my salary at present",
        ],
        then: &["who was I employed by", "who did I work for"],
        before: &["who did I work for before my present job", "whose payroll was I on just before the current one"],
        all: &[
            "who have I worked for, from the earliest to the latest",
            "take me through my jobs by organization, oldest first",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "manager",
        told: &[
            "{v} has been my boss since {d}",
            "my boss since {d} is {v}, who likes",
            "I've answered to {v} since {d}",
            "reshuffle upstairs: from {d} my boss is {v}.",
            "{v} took over our group on {d}",
            "boss left, and since {d} I answer to {v}.",
        ],
        now: &[
            "who do I report to now",
            "who's directly above me at work these days",
            "who signs off my holidays at the moment",
            "who does my appraisal at present",
        ],
        then: &["who did I report to", "who was directly above me at work"],
        before: &[
            "who did I report to before the person I report to now",
            "who was directly above me at work just before the present one",
        ],
        all: &[
            "who have I reported to, from first to latest",
            "name those who've been directly above me at work, in order",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "main-database",
        told: &[
            "production has been on {v} since {d}",
            "services have written to {v} since {d}",
            "we picked {v} as the primary database on {d}",
            "migration is through: since {d} production runs on {v}.",
            "we cut over to {v} on {d}",
            "{v} has been our primary database since {d}",
        ],
        now: &[
            "what do we use for storage in production now",
            "which engine do my team's tables live in these days",
            "what's the current persistence layer where I work",
        ],
        then: &["which engine did my team's tables live in", "what did we use for storage in production"],
        before: &[
            "which engine did my team's tables live in before the present one",
            "what did we use for storage in production until we last switched",
        ],
        all: &[
            "which engines have my team's tables lived in, first to latest",
            "what have we used for storage in production, oldest first",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "first-line-drug",
        told: &[
            "ward pneumonia has got {v} first since {d}",
            "since {d} the protocol says {v} for community-acquired pneumonia.",
            "we start with {v}, that's been the protocol since {d}",
            "new protocol from {d}: {v} first for pneumonia.",
            "report we changed to {v} on {d}",
            "the committee made {v} our first choice for pneumonia on {d}",
        ],
        now: &[
            "what do we currently give as the initial antibiotic where I work",
            "which agent do I reach for with an infected lung these days",
            "what's the present standard treatment for chest infections in my department",
        ],
        then: &[
            "what did we give as the initial antibiotic",
            "what was the standard treatment for chest infections in my department",
        ],
        before: &[
            "what was our initial antibiotic before the present one",
            "which standard treatment for chest infections did the current one replace",
        ],
        all: &[
            "which initial antibiotics has my department had, first to latest",
            "in what sequence did our standard treatments for chest infections follow each other",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "lead-matter",
        told: &[
            "been lead counsel in {v} since {d}",
            "{v} has been my lead matter since {d}",
            "since {d} most of my billable hours go to {v}.",
            "the last one; from {d} I lead on {v}.",
            "partner moved me to {v} on {d}",
            "as of {d} my hours go to {v} instead.",
        ],
        now: &[
            "which dispute am I mostly litigating these days",
            "what's the name of the suit I lead at present",
            "which proceedings fill my diary now",
        ],
        then: &["which dispute was I mostly litigating", "which suit did I lead"],
        before: &["which suit did I lead before my present one", "which dispute was I litigating until I was moved on"],
        all: &[
            "which suits have I led, starting with the earliest",
            "in what order did I take the lead in my disputes",
        ],
        ..Reading::NOTHING
    },
    Reading {
        name: "largest-position",
        told: &[
            "{v} has been the top weight in my book since {d}",
            "since {d} my largest position has been {v}, at the",
            "I've run {v} as the biggest weight since {d}",
            "I rebalanced on {d}: {v} is the top",
            "after the trim of {d}, {v} leads the book.",
            "on {d} I rotated into {v}, now the",
        ],
        now: &[
            "what am I most exposed to at the moment",
            "which holding dominates my portfolio these days",
            "where is most of the money I manage invested now",
        ],
        then: &["which holding dominated my portfolio", "what was I most exposed to"],
        before: &[
            "which holding dominated my portfolio before the present one",
            "what was I most exposed to until I last shifted things around",
        ],
        all: &[
            "which holdings have dominated my portfolio, oldest first",
            "in what sequence did my dominant holdings follow each other",
        ],
        ..Reading::NOTHING
    },
];
