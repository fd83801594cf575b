//! A portfolio manager's working day.

use super::Thread;
use crate::wording::rule;

/// Threads about finance work.
pub(super) static THREADS: &[Thread] = &[
    Thread {
        things: &[
            "duration risk",
            "a flattening yield curve",
            "credit risk",
            "convexity",
            "the cost of hedging currencies",
        ],
        exchanges: &[
            (
                rule!("a client asked me to explain " {thing} " without Greek letters." | "what would you put about " {thing} " into the quarterly letter?" | "remind me how " {thing} " bites in a falling market."),
                rule!(
                    "Use a seesaw: the further out you sit, the more you feel each push."
                        | "One paragraph, one chart, no forecast."
                        | "Slowly at first, then all at once, and always before the committee meets."
                ),
            ),
            (
                rule!(
                    "the seesaw worked." | "can you cut that to two sentences?" | "compliance will want a disclaimer."
                ),
                rule!(
                    "Good pictures pay dividends."
                        | "It matters most when rates move fast. We've kept it small."
                        | "Past performance and so forth; I left a slot at the end."
                ),
            ),
        ],
    },
    Thread {
        things: &[
            "the month-end close",
            "the risk committee",
            "the attribution report",
            "the audit sample",
            "the liquidity stress test",
        ],
        exchanges: &[(
            rule!("help me get through " {thing} " with my dignity intact." | {thing} " is due on Friday and the numbers don't tie." | "what's the quickest sanity check for " {thing} "?"),
            rule!(
                "Reconcile cash first. Everything else is opinion until cash ties."
                    | "Look for a sign error and a stale price, in that order."
                    | "Totals against last month, then the three biggest movers."
            ),
        )],
    },
    Thread {
        things: &[
            "a discounted cash flow",
            "a sum-of-the-parts model",
            "an earnings bridge",
            "a covenant table",
            "a terminal value",
        ],
        exchanges: &[
            (
                rule!("my spreadsheet for " {thing} " has grown to forty tabs." | "what's the first thing you distrust in " {thing} "?" | "review question: where do people fudge " {thing} "?"),
                rule!(
                    "Split inputs, workings and outputs, and color the inputs."
                        | "The growth rate in the last year. It's where hope lives."
                        | "In the working capital line, since nobody reads that far."
                ),
            ),
            (
                rule!("guilty." | "and a circular reference?"),
                rule!("You're in distinguished company." | "Break it with a switch, and document the switch."),
            ),
        ],
    },
    Thread {
        things: &["an initial public offering", "a rights issue", "a spin-off", "a share buyback", "a dividend cut"],
        exchanges: &[(
            rule!("give me five questions for management about " {thing} "." | "the desk is noisy about " {thing} ". What's signal?" | "how do I phrase a cautious note on " {thing} "?"),
            rule!(
                "Why now, who sells, what changes, who gets paid, and what if it fails?"
                    | "What insiders do counts for more than what they say."
                    | "State the base case, then what would make you wrong."
            ),
        )],
    },
];
