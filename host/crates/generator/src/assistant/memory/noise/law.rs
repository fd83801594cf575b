//! A lawyer's working day.

use super::Thread;
use crate::wording::rule;

/// Threads about legal work.
pub(super) static THREADS: &[Thread] = &[
    Thread {
        things: &[
            "a limitation clause",
            "an indemnity",
            "a non-compete covenant",
            "a force majeure clause",
            "a jurisdiction clause",
        ],
        exchanges: &[
            (
                rule!("opposing counsel has rewritten " {thing} ", and it's a page long now. How do I push back?" | "give me a plain-English summary structure for " {thing} "." | "what's the usual trap in " {thing} "?"),
                rule!(
                    "Ask what risk they mean and offer one sentence that covers exactly that."
                        | "Who, what, how much, until when, and what happens otherwise."
                        | "The definitions. The clause is innocent, its capital letters aren't."
                ),
            ),
            (
                rule!(
                    "they'll say it's market standard."
                        | "the client wants it shorter still."
                        | "good, I'll redline it tonight."
                ),
                rule!(
                    "Then ask for two precedents. Standards come with examples."
                        | "Cut the adjectives, keep the verbs."
                        | "Leave a comment on why, it spares you a call."
                ),
            ),
        ],
    },
    Thread {
        things: &["witness statements", "time sheets", "bundle pagination", "privilege logs", "cost budgets"],
        exchanges: &[(
            rule!("I spent all day on " {thing} ". Is there a saner way?" | "how do other firms train juniors in " {thing} "?" | "a word of comfort about " {thing} ", please."),
            rule!(
                "Do them the same day, in ten-minute slices. Nothing else has ever worked."
                    | "With one good example and one terrible one."
                    | "Nobody has ever put them on a gravestone."
            ),
        )],
    },
    Thread {
        things: &[
            "promissory estoppel",
            "the duty of candor",
            "frustration of contract",
            "hearsay exceptions",
            "unjust enrichment",
        ],
        exchanges: &[
            (
                rule!("refresh me on " {thing} " before the hearing, in four lines." | "a trainee asked about " {thing} " and I waffled." | "what's a memorable example of " {thing} "?"),
                rule!(
                    "Elements, burden, leading authority, remedy. I'd spend a line on each."
                        | "Start from the unfairness it cures, the elements follow."
                        | "Take a coronation, a rented window, and no procession."
                ),
            ),
            (
                rule!("which element do judges probe?" | "and the counterargument?"),
                rule!(
                    "Reliance, mostly. Have dates ready."
                        | "That the risk was allocated already. Read the contract aloud."
                ),
            ),
        ],
    },
    Thread {
        things: &[
            "a skeleton argument",
            "a letter before action",
            "a board minute",
            "an engagement letter",
            "a mediation brief",
        ],
        exchanges: &[(
            rule!("tidy up the opening of " {thing} " for me." | "how long should " {thing} " be?" | "I have an hour for " {thing} ". Where do I spend it?"),
            rule!(
                "Lead with the relief you want, then the two reasons that carry it."
                    | "As short as the facts allow and one page shorter."
                    | "Half on the chronology. The rest writes itself."
            ),
        )],
    },
];
