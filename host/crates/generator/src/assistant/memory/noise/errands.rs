//! Errands, forms, household, plans for the week.

use super::Thread;
use crate::wording::rule;

/// Threads about getting things done.
pub(super) static THREADS: &[Thread] = &[
    Thread {
        things: &[
            "the recycling yard",
            "the post office",
            "the pharmacy",
            "the town hall",
            "the library",
            "the hardware store",
        ],
        exchanges: &[(
            rule!("I have to be at " {thing} " before it closes, remind me what to bring if I'm sending someone else." | "what's a good time to go to " {thing} " without a queue?"
                | {thing} " was closed when I got there. How do people with jobs manage this?"),
            rule!(
                "A signed note, a copy of your ID, and the slip they sent you."
                    | "Tuesday around ten, or the last half hour of the day."
                    | "Lunch breaks and bitterness, mostly. Many have one late evening a week."
            ),
        )],
    },
    Thread {
        things: &["Saturday", "Sunday", "the long weekend", "next week", "tomorrow"],
        exchanges: &[
            (
                rule!("make me a plan for " {thing} " with cleaning, shopping and at least one nap." | "I've too much to do for " {thing} ". Help me cut it down." | "what would " {thing} " look like if I did the bare minimum?"),
                rule!(
                    "Clean first, shop before eleven, nap at two. Everything else is optional."
                        | "Strike whatever nobody would notice. What's left fits into the morning."
                        | "One task that nags you, one walk, one thing with no purpose."
                ),
            ),
            (
                rule!(
                    "and if it rains?"
                        | "swap the shopping and the nap, please."
                        | "that leaves no time for the windows."
                ),
                rule!(
                    "Then swap the walk for the drawer that you never open."
                        | "Done: nap first, and the shops will be emptier, too."
                        | "Windows can wait for a cloudy day, they streak in the sun."
                ),
            ),
        ],
    },
    Thread {
        things: &[
            "a squeaky door",
            "a loose tile",
            "a wobbly table",
            "a dripping gutter",
            "a stuck drawer",
            "a scratched floor",
        ],
        exchanges: &[
            (
                rule!("what do I do about " {thing} "?" | {thing} " is driving me up the wall. Quick fix?" | "can I repair " {thing} " without owning real tools?"),
                rule!(
                    "Soap, candle wax, or a folded card will do until the weekend."
                        | "Find out first where it rubs. The cure is usually a screw or a shim."
                        | "Yes, with patience, wood glue and a stack of heavy books."
                ),
            ),
            (
                rule!("I don't have any of that." | "how long will that hold?"),
                rule!(
                    "A pencil works too: graphite is a dry lubricant."
                        | "Longer than you'd think, shorter than you'd hope."
                ),
            ),
        ],
    },
    Thread {
        things: &[
            "the gas bill",
            "a parking fine",
            "a parcel that never came",
            "the dry cleaner's mistake",
            "a double booking",
        ],
        exchanges: &[
            (
                rule!("I want to complain about " {thing} ", firmly but politely. Can you draft it?" | "write three lines about " {thing} " that somebody will answer."),
                rule!(
                    "Here's a start: state the facts in order, say what you want, and give them ten days."
                        | "First line: what happened. Second: what you expect. Third: by when."
                ),
            ),
            (
                rule!("a bit less stiff, please." | "make it shorter." | "add that I've been patient."),
                rule!(
                    "Softer: 'I'm sure this is a mix-up, and I'd be glad if you could sort it out.'"
                        | "Two sentences, then. Facts and wish, nothing else."
                        | "Added, in half a sentence. More would sound like a threat."
                ),
            ),
        ],
    },
    Thread {
        things: &["wool sweaters", "linen shirts", "down jackets", "running shoes", "curtains"],
        exchanges: &[(
            rule!("what's the gentlest way to wash " {thing} "?" | "I ruined " {thing} " once and don't want to do it again. Advice?" | "do " {thing} " survive a hot wash?"),
            rule!(
                "Cold, short, little soap, and dry flat in the shade."
                    | "Hand warm at most. Heat and friction together do the damage."
                    | "Once, perhaps. Don't try it with anything you like."
            ),
        )],
    },
    Thread {
        things: &["basil", "a fern", "tomatoes", "an orchid", "lavender", "a rubber plant"],
        exchanges: &[
            (
                rule!("the leaves on my windowsill have brown tips, I'm growing " {thing} "." | "how often should one water " {thing} "?" | "is it too late in the year to repot " {thing} "?"),
                rule!(
                    "Brown tips mostly mean dry air or too much fertilizer."
                        | "Finger in the soil: if the first joint stays dry, water."
                        | "If it's still growing, go ahead; if it rests, wait."
                ),
            ),
            (
                rule!("and little flies keep circling it." | "does it like coffee grounds?"),
                rule!("Let the top layer dry out, put a yellow card beside it." | "A spoonful a month at the most."),
            ),
        ],
    },
];
