//! A developer's working day.

use super::Thread;
use crate::wording::rule;

/// Threads about software work.
pub(super) static THREADS: &[Thread] = &[
    Thread {
        things: &[
            "a flaky integration test",
            "a race condition",
            "a memory leak",
            "a deadlock",
            "a stack overflow in the parser",
        ],
        exchanges: &[
            (
                rule!("I've been chasing " {thing} " since lunch. Where would you look?" | "how do I explain " {thing} " to a product manager?" | {thing} " only shows up in CI. Thoughts?"),
                rule!(
                    "Bisect first; reading code comes after you know which commit."
                        | "As a promise that two parts of the system keep at different times."
                        | "CI is slower and more parallel. Add a sleep locally and see if it appears."
                ),
            ),
            (
                rule!(
                    "bisect says it's the retry logic."
                        | "it went away when I added logging, naturally."
                        | "found it: an off-by-one in the backoff."
                ),
                rule!(
                    "Then look for a shared counter or a missing jitter."
                        | "Logging changes timing. That's a clue in itself."
                        | "Write the test before the fix, while you still remember."
                ),
            ),
        ],
    },
    Thread {
        things: &[
            "feature flags",
            "trunk-based development",
            "mutation testing",
            "semantic versioning",
            "blue-green deployments",
        ],
        exchanges: &[(
            rule!("the retro was about " {thing} " again. What's your view in two sentences?" | "convince me of " {thing} ", I'm skeptical." | "what goes wrong with " {thing} " in small teams?"),
            rule!(
                "Worth it when the cost of a mistake is higher than the cost of the habit. Otherwise it's ceremony."
                    | "It moves the argument to an earlier, cheaper moment."
                    | "People adopt the tool and skip the discipline."
            ),
        )],
    },
    Thread {
        things: &["pagination", "rate limiting", "cache invalidation", "idempotency keys", "webhook retries"],
        exchanges: &[
            (
                rule!("sketch an approach to " {thing} " for a public API." | "code review question: is it fine to leave " {thing} " to the client?" | "what do people get wrong about " {thing} "?"),
                rule!(
                    "Start from the failure: what should happen when the same request arrives twice?"
                        | "Only if you're happy to debug every client."
                        | "They treat it as an edge case. It's the main case under load."
                ),
            ),
            (
                rule!("and how would you document that?" | "any naming suggestions for the header?"),
                rule!(
                    "With one example that fails and one that succeeds."
                        | "Something boring, with your prefix and no abbreviations."
                ),
            ),
        ],
    },
    Thread {
        things: &[
            "a linker error",
            "a borrow checker complaint",
            "a null pointer exception",
            "a failing type check",
            "a regex that backtracks",
        ],
        exchanges: &[(
            rule!("pair with me on " {thing} " for a minute." | "rubber duck time: " {thing} "." | "there's " {thing} " in a file that nobody has touched for years."),
            rule!(
                "Read me the first line of the message, the rest is usually consequence."
                    | "Quack. What did you expect, and what happened instead?"
                    | "Something underneath moved, then. Check the lock file."
            ),
        )],
    },
];
