//! Language, puzzles, numbers: things that people ask an assistant on the side.

use super::Thread;
use crate::wording::rule;

/// Threads about words and small questions of knowledge.
pub(super) static THREADS: &[Thread] = &[
    Thread {
        things: &["accommodate", "rhythm", "embarrass", "conscientious", "bureaucracy", "mischievous"],
        exchanges: &[(
            rule!("I can never spell '" {thing} "'. Give me a trick." | "where does the word '" {thing} "' come from?" | "is '" {thing} "' too stiff for a birthday card?"),
            rule!(
                "Break it into syllables and exaggerate the odd one when you say it to yourself."
                    | "By a long detour, like most English words: Latin, then French, then bad spelling."
                    | "A little. Say it more plainly and it will sound more like you."
            ),
        )],
    },
    Thread {
        things: &[
            "a retirement card",
            "a get-well note",
            "a condolence letter",
            "a toast for two friends",
            "a note to a new neighbor",
        ],
        exchanges: &[
            (
                rule!("help me with " {thing} ", I'm stuck after the first line." | "what doesn't belong in " {thing} "?" | "give me an opening for " {thing} " that isn't a cliché."),
                rule!(
                    "Say one true thing that only you could say, and stop."
                        | "Advice, jokes about age, and anything about yourself beyond a line."
                        | "Begin with a small memory instead of a wish."
                ),
            ),
            (
                rule!("that's good. How do I end it?" | "and if we hardly know each other?"),
                rule!(
                    "With something you'll do: call, visit, bring soup."
                        | "Then be brief and kind. Nobody minds brief."
                ),
            ),
        ],
    },
    Thread {
        things: &[
            "why the sky is blue",
            "how tides work",
            "why bread goes stale",
            "how a fridge cools",
            "why leaves turn red",
            "how bees find home",
        ],
        exchanges: &[
            (
                rule!("explain " {thing} " to me as if I were ten." | "my niece's class wants to know " {thing} ". Short version?" | "I pretended to know " {thing} " at dinner. Help."),
                rule!(
                    "The short version: something small happens very many times, and we see the sum of it."
                        | "Think of it as a queue in which everyone steps forward at once."
                        | "Use an orange and a lamp; children trust what they can hold."
                ),
            ),
            (
                rule!("is that really all?" | "what would a follow-up question be?"),
                rule!(
                    "Almost. The rest is exceptions, and they're the fun part."
                        | "They'll ask how anybody found out. Say: by measuring for a long time."
                ),
            ),
        ],
    },
    Thread {
        things: &["17", "24", "35", "48", "63", "72"],
        exchanges: &[(
            rule!("what's " {thing} " percent of 250, roughly?" | "split " {thing} " euros fairly between three people who had different drinks." | "is " {thing} " a prime number? I forgot the trick."),
            rule!(
                "Take a quarter of the percentage and multiply by ten."
                    | "By drinks, then round up and leave the rest as a tip."
                    | "Try dividing by 2, 3, 5 and 7; below 121 that settles it."
            ),
        )],
    },
    Thread {
        things: &[
            "a crossword clue with nine letters for 'stubborn'",
            "a riddle for a scavenger hunt",
            "a tongue twister",
            "a limerick about a goose",
            "a pun on leeks",
        ],
        exchanges: &[
            (
                rule!("I need " {thing} "." | "can you come up with " {thing} "?" | "somebody at the table wants " {thing} ", over to you."),
                rule!(
                    "Here's a first try; it scans if you hurry."
                        | "I have one, it's short and a bit silly."
                        | "Give me a second. Done: it's silly, but it works aloud."
                ),
            ),
            (
                rule!("ha, one more." | "too easy, make it harder." | "the others groaned. Perfect."),
                rule!(
                    "Another one, with worse manners."
                        | "Harder: I took out every second vowel."
                        | "A groan is applause."
                ),
            ),
        ],
    },
    Thread {
        things: &["a waltz", "jazz from the fifties", "film music", "a brass band", "whale song"],
        exchanges: &[(
            rule!("what's a good way into " {thing} " for someone without an ear?" | "why does " {thing} " make people so quiet?" | "who listens to " {thing} " while cleaning? Asking for a friend."),
            rule!(
                "Pick one piece and play it every day for a week."
                    | "Because it leaves room."
                    | "More people than would admit it."
            ),
        )],
    },
];
