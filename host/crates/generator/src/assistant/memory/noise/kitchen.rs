//! Cooking and food, without anybody's favorites.

use super::Thread;
use crate::wording::rule;

/// Threads about the kitchen.
pub(super) static THREADS: &[Thread] = &[
    Thread {
        things: &["red lentils", "white beans", "black beans", "butter beans", "chickpeas", "split peas"],
        exchanges: &[
            (
                rule!("how long do " {thing} " need if I forgot to soak them?" | "I never know how much water goes with " {thing} ". Rule of thumb?"
                | "are " {thing} " still good two years after the date on the packet?"),
                rule!(
                    "Longer than the packet says; taste early and salt late."
                        | "Three parts water to one part dry is a safe start, then taste."
                        | "Dry goods keep for ages. They only take longer to soften."
                ),
            ),
            (
                rule!(
                    "and can I freeze what's left over?"
                        | "what spice would you throw in?"
                        | "would a bay leaf do any good?"
                ),
                rule!(
                    "Yes, flat in a bag, so that it thaws in minutes."
                        | "Cumin and a strip of lemon peel, at the very start."
                        | "A bay leaf never hurt anyone. Take it out before serving."
                ),
            ),
        ],
    },
    Thread {
        things: &["carrots", "zucchini", "beetroot", "spinach", "kale", "radishes"],
        exchanges: &[(
            rule!("the vegetable box was mostly " {thing} " again. Three ideas, please, none of them soup." | "what do I do with a mountain of " {thing} "?"
                | "my fridge is full of " {thing} " and I've run out of imagination."),
            rule!(
                "Grate half into fritters, roast a tray with honey, and pickle whatever is left."
                    | "Fry them hard in a dry pan, dress with vinegar, and pretend it was the plan."
                    | "A gratin, a quick pickle, and something folded into flatbread."
            ),
        )],
    },
    Thread {
        things: &["a cast-iron pan", "a wok", "a clay pot", "a pressure cooker", "a pasta machine"],
        exchanges: &[
            (
                rule!("I inherited " {thing} " and have no idea how to look after it." | "is " {thing} " worth the space in a small kitchen?" | "tell me how to clean " {thing} " properly."),
                rule!(
                    "Read what's stamped on the bottom first. Most of them hate the dishwasher."
                        | "If you use it every week, yes. Otherwise borrow one twice a year."
                        | "Warm water, a brush, no soap to speak of, and dry it at once."
                ),
            ),
            (
                rule!("what ruins it fastest?" | "any first recipe that forgives mistakes?"),
                rule!("Leaving it wet overnight." | "Onions, slowly. They forgive everything."),
            ),
        ],
    },
    Thread {
        things: &["twelve", "six", "twenty", "eight", "fifteen"],
        exchanges: &[
            (
                rule!("help me plan a buffet for " {thing} " people, nothing that needs a knife." | "I have to feed " {thing} " guests on a weeknight. Where do I start?"),
                rule!(
                    "One big warm thing, two salads, bread, fruit. Make the warm thing the day before."
                        | "Write down what can be made cold and early, that's your menu."
                ),
            ),
            (
                rule!(
                    "one of them is allergic to nuts." | "two of them don't eat meat." | "somebody can't have gluten."
                ),
                rule!(
                    "Then keep that dish whole and separate, with its own spoon."
                        | "Make the main dish fit everyone, it's less work than two."
                        | "Put up small labels, people are glad of them."
                ),
            ),
            (
                rule!("how much bread is that?" | "how many chairs do I really need?"),
                rule!(
                    "Count four slices a head and freeze the rest."
                        | "Two thirds of the guests. The others stand in the kitchen anyway."
                ),
            ),
        ],
    },
    Thread {
        things: &["jam", "bread", "yogurt", "vinegar", "mustard"],
        exchanges: &[(
            rule!("my homemade " {thing} " has gone wrong, it smells a bit like paint." | "is it worth making " {thing} " at home?" | "what's the most common mistake with homemade " {thing} "?"),
            rule!(
                "When in doubt, throw it out. Start again with cleaner jars."
                    | "Once for the experience; after that, for the pleasure."
                    | "Impatience. It needs a day longer than you think."
            ),
        )],
    },
];
