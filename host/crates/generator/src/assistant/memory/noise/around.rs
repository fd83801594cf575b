//! Small talk: weather, sleep, neighbors, screens, the state of things.

use super::Thread;
use crate::wording::rule;

/// Threads about nothing much.
pub(super) static THREADS: &[Thread] = &[
    Thread {
        things: &["the heat", "this fog", "the wind", "endless drizzle", "the first frost", "pollen"],
        exchanges: &[
            (
                rule!("how do you think about " {thing} "? I can't think of anything else." | {thing} " is getting to me. Tell me something cheerful."
                | "nothing works properly with " {thing} " outside. Any way to make the day better?"),
                rule!(
                    "I don't have skin in that game, but a cold flannel or a hot drink helps most people."
                        | "Cheerful: otters hold hands so as not to drift apart."
                        | "Shorten the list, lengthen the breaks, and blame the weather."
                ),
            ),
            (
                rule!("that helped, thanks." | "you always say that." | "easy for you to say."),
                rule!("Any time." | "Because it keeps being true." | "True enough."),
            ),
        ],
    },
    Thread {
        things: &["the people upstairs", "a barking dog", "the bar on the corner", "a leaf blower", "church bells"],
        exchanges: &[
            (
                rule!("I couldn't sleep because of " {thing} ". What can I do that isn't rude?" | "how do I start a conversation about " {thing} "?" | "earplugs or a letter: how would you deal with " {thing} "?"),
                rule!(
                    "Go over in daylight, with something small to eat, and describe instead of accusing."
                        | "Say what you hear and when. Most people have no idea."
                        | "Earplugs tonight, a friendly word tomorrow, the letter never if you can help it."
                ),
            ),
            (
                rule!("I tried that." | "what if nobody answers the door?"),
                rule!(
                    "Then write down dates and hours for two weeks; patterns persuade."
                        | "A card under the door, with your number and no adjectives."
                ),
            ),
        ],
    },
    Thread {
        things: &["printer", "laptop", "headset", "smart bulb", "doorbell camera", "alarm clock"],
        exchanges: &[
            (
                rule!("my " {thing} " has decided not to speak to anything else in the house." | "why does every " {thing} " need an account now?" | "the " {thing} " beeps twice and goes dark. Ideas?"),
                rule!(
                    "Unplug it, count to thirty, plug it in again. It's a cliché because it works."
                        | "Because somebody earns money with it. Try the offline mode first."
                        | "Twice usually means power. Try another socket before anything else."
                ),
            ),
            (
                rule!("it works again. Embarrassing." | "no luck." | "that did it."),
                rule!(
                    "It happens to engineers as well."
                        | "Then reset it with a paper clip and start over."
                        | "Good. Simple things never get the credit they deserve."
                ),
            ),
        ],
    },
    Thread {
        things: &[
            "getting up",
            "sitting still",
            "saying no",
            "going to bed on time",
            "answering mail",
            "finishing things",
        ],
        exchanges: &[
            (
                rule!("I'm bad at " {thing} ". One tip, not ten." | "why is " {thing} " so hard for some of us?" | "let's talk about " {thing} ". I'm tired of my own excuses."),
                rule!(
                    "Make the first step so small that refusing it would be silly."
                        | "Because the reward comes later and the effort comes now."
                        | "Which excuse is the newest? Start by dropping that one."
                ),
            ),
            (
                rule!("I'll try that for a week." | "you sound like my mother." | "hm. Fair."),
                rule!(
                    "A week is a fair trial."
                        | "I'll take that as a compliment."
                        | "Tell me how it goes, if you feel like it."
                ),
            ),
        ],
    },
    Thread {
        things: &["tote bag", "raincoat", "thermos", "notebook", "bread knife", "desk fan"],
        exchanges: &[(
            rule!("what makes a good " {thing} "?" | "is there any difference between a cheap " {thing} " and a dear one?" | "I keep losing things. This week it was my " {thing} "."),
            rule!(
                "Fewer parts. Whatever can't break won't."
                    | "Up to a point, yes. After that you pay for the logo."
                    | "Give each thing one place and be strict about it."
            ),
        )],
    },
    Thread {
        things: &["queues", "elevators", "open-plan offices", "phone calls", "name tags", "icebreakers"],
        exchanges: &[(
            rule!("unpopular opinion: " {thing} " aren't that bad." | "who invented " {thing} ", and were they all right?" | "give me one good thing about " {thing} "."),
            rule!(
                "You may be the first to say so."
                    | "Somebody who had an afternoon too much, I suspect."
                    | "They make everything afterwards feel lighter."
            ),
        )],
    },
];
