//! Restraint: small talk that needs no tool, and requests from which something is missing.

use belljar_answer_key::Reply;

use crate::assistant::tools::category::{Category, RESTRAINT};
use crate::assistant::tools::desk::{Coins, Desk, Errand, Forms, Inquiry, fill};
use crate::assistant::tools::sketch::Sketch;
use crate::wording::{Rule, rule};

/// Small talk: a reply, and no call.
pub(in crate::assistant::tools) const NO_TOOL: Category =
    Category { name: "no_tool", axis: RESTRAINT, avoid: &["tool", "tools"], write: no_tool };

/// A question that nothing could answer: a decline, and no call.
pub(in crate::assistant::tools) const ABSTENTION: Category = Category {
    name: "abstention",
    axis: RESTRAINT,
    avoid: &["unknown", "unknowable", "impossible"],
    write: abstention,
};

/// Something to be done from which a value is missing: a question, and no call.
pub(in crate::assistant::tools) const ARG_HALLUCINATION: Category = Category {
    name: "arg_hallucination",
    axis: RESTRAINT,
    avoid: &["argument", "parameter", "unspecified"],
    write: arg_hallucination,
};

static SMALL_TALK: Rule = rule!(
    "tell me a joke about " THING "."
    | "what's another word for " WORD "?"
    | "I finally finished " CHORE ", and it feels great."
    | "wish me luck, I have " TRIAL " tomorrow."
    | "how do you say \"" SAYING "\" in " LANGUAGE "?"
    | "give me three rhymes for " RHYME "."
    | "explain " BASICS " to a " LISTENER " in two sentences."
    | "would you rather be " THING " or " OTHER_THING "?"
    | "I'm a bit down today, say something kind."
    | "cheer me up, " TRIAL " went badly."
    | "is it rude to " MANNERS "?"
    | "what's the plural of " NOUN "?"
    | "what would you name a " NAMELESS "?"
    | "how do I politely turn down " OFFER "?"
    | "make up a two-line poem about " THING "."
    | "finish this sentence for me: happiness is " THING " and ..."
    | "spell " HARD_WORD " for me, please."
    | "let's play: I say " THING ", you say the first thing that comes to mind."
    | "thank you for your help with " CHORE ", that was lovely."
    | "pick a number between one and twenty and tell me why you like it."
    | "which sounds better in a toast, " WORD " or " OTHER_WORD "?"
);
static THING: Rule = rule!(
    "a teapot"
        | "a lighthouse"
        | "a sleepy goose"
        | "a rainy bus stop"
        | "a lost sock"
        | "fresh bread"
        | "an old bicycle"
        | "a snail"
);
static OTHER_THING: Rule =
    rule!("a rubber boot" | "an umbrella" | "a weathercock" | "a doorbell" | "a potato" | "a kite");
static WORD: Rule = rule!("tired" | "grateful" | "clumsy" | "splendid" | "grumpy" | "cozy" | "stubborn" | "brave");
static OTHER_WORD: Rule = rule!("dear" | "beloved" | "steadfast" | "witty" | "merry");
static CHORE: Rule = rule!(
    "the ironing"
        | "my tax return"
        | "the fence"
        | "my novel"
        | "the big puzzle"
        | "cleaning the oven"
        | "the wedding speech"
);
static TRIAL: Rule =
    rule!("a driving test" | "a job interview" | "my first half marathon" | "a piano exam" | "dinner with the in-laws");
static SAYING: Rule =
    rule!("good night" | "see you tomorrow" | "where is the station" | "cheers" | "I'm sorry" | "happy birthday");
static LANGUAGE: Rule = rule!("French" | "Spanish" | "Italian" | "German" | "Portuguese" | "Swedish");
static RHYME: Rule = rule!("moon" | "kitchen" | "river" | "bread" | "stone" | "feather");
static BASICS: Rule =
    rule!("gravity" | "why the sky is blue" | "rainbows" | "tides" | "how yeast works" | "echoes" | "why cats purr");
static LISTENER: Rule = rule!("six-year-old" | "grandmother" | "sceptic" | "poet");
static MANNERS: Rule = rule!(
    "eat soup from a mug"
        | "leave a party without a goodbye"
        | "wear boots to a wedding"
        | "regift a candle"
        | "whistle at breakfast"
);
static NOUN: Rule = rule!("cactus" | "octopus" | "crisis" | "goose" | "phenomenon" | "roof");
static NAMELESS: Rule = rule!("goldfish" | "sourdough starter" | "rowing boat" | "garden gnome" | "houseplant");
static OFFER: Rule =
    rule!("a second helping" | "a dinner invitation" | "a free sofa" | "a blind date" | "my aunt's fruitcake");
static HARD_WORD: Rule = rule!("rhythm" | "necessary" | "embarrass" | "bureaucracy" | "mischievous" | "conscientious");

fn no_tool(desk: &mut Desk<'_>) -> Sketch {
    let text = desk.say(&SMALL_TALK, &[]);
    Sketch::restraint(text, Reply::Any, &[], "With pleasure, and thank you for asking.")
}

/// A request without a value that it needs: how its subject is coined, the forms, words that name what is missing, and
/// the question that the oracle asks. Mark: `s` the subject.
struct Gap {
    coin: Coins,
    forms: &'static [Forms],
    words: &'static [&'static str],
    question: &'static str,
}

const GAPS: &[Gap] = &[
    Gap {
        coin: |mint| mint.project(),
        forms: &[
            (
                "send an email that says {s} is off",
                "sending an email that says {s} is off",
                "an email sent off that says {s} is off",
            ),
            (
                "mail the words \"{s} starts on Monday\" for me",
                "mailing the words \"{s} starts on Monday\" for me",
                "a mail sent off with the words \"{s} starts on Monday\"",
            ),
        ],
        words: &["recipient", "address", "to whom", "who"],
        question: "To which address should I send it?",
    },
    Gap {
        coin: |mint| mint.restaurant(),
        forms: &[
            (
                "put dinner at {s} into my calendar",
                "putting dinner at {s} into my calendar",
                "dinner at {s} in my calendar",
            ),
            (
                "block time in my calendar for the tasting at {s}",
                "blocking time in my calendar for the tasting at {s}",
                "a slot in my calendar for the tasting at {s}",
            ),
        ],
        words: &["when", "date", "day", "time"],
        question: "On which day and at what time is it?",
    },
    Gap {
        coin: |mint| mint.medicine(),
        forms: &[
            (
                "set up a repeating nudge to take my {s}",
                "setting up a repeating nudge to take my {s}",
                "a repeating nudge to take my {s}",
            ),
            (
                "have the app ping me by itself about {s}, again and again",
                "having the app ping me by itself about {s}, again and again",
                "a regular ping about {s}, set up once and for all",
            ),
        ],
        words: &["when", "how often", "time", "times", "schedule"],
        question: "How often, and at what time of day?",
    },
    Gap {
        coin: |mint| mint.pet(),
        forms: &[
            (
                "brighten the photo of {s} that I have in mind",
                "brightening the photo of {s} that I have in mind",
                "a brighter version of the photo of {s} that I have in mind",
            ),
            (
                "cut the background out of my picture of {s}",
                "cutting the background out of my picture of {s}",
                "my picture of {s} without its background",
            ),
        ],
        words: &["which picture", "which photo", "address", "picture", "photo", "image"],
        question: "Which picture is it? Please give me its address.",
    },
    Gap {
        coin: |mint| mint.city(),
        forms: &[
            (
                "sum up the article on {s} that my aunt sent me",
                "summing up the article on {s} that my aunt sent me",
                "a summary of the article on {s} that my aunt sent me",
            ),
            (
                "go through the page about {s} that I've got here in front of me",
                "going through the page about {s} that I've got here in front of me",
                "the gist of the page about {s} that I've got here in front of me",
            ),
        ],
        words: &["address", "link", "url", "which article", "which page"],
        question: "What's the address of it?",
    },
    Gap {
        coin: |mint| mint.company(),
        forms: &[
            (
                "write to orders@{d}.example for me and send it right away",
                "writing to orders@{d}.example for me and sending it right away",
                "a message sent to orders@{d}.example right away",
            ),
            (
                "drop office@{d}.example a line from my account",
                "dropping office@{d}.example a line from my account",
                "a line to office@{d}.example from my account",
            ),
        ],
        words: &["say", "text", "message", "content", "write", "about what"],
        question: "What should the message say?",
    },
    Gap {
        coin: |mint| mint.first_name(),
        forms: &[
            (
                "change the color of the buttons before {s} sees them",
                "changing the color of the buttons before {s} sees them",
                "buttons in that other color before {s} sees them",
            ),
            (
                "give the highlights the color that {s} picked",
                "giving the highlights the color that {s} picked",
                "highlights in the color that {s} picked ten seconds ago",
            ),
        ],
        words: &["color", "colour"],
        question: "Which color should it be?",
    },
    Gap {
        coin: |mint| mint.dish(),
        forms: &[(
            "keep my steps for {s} under a name I can call them by",
            "keeping my steps for {s} under a name I can call them by",
            "my steps for {s}, kept under a name I can call them by",
        )],
        words: &["steps", "name", "which"],
        question: "What are the steps, and which name should they have?",
    },
];

fn arg_hallucination(desk: &mut Desk<'_>) -> Sketch {
    let gap = desk.choices.pick(GAPS);
    let name = desk.coin(gap.coin);
    let host = crate::assistant::tools::desk::slug(&name);
    let errand = Errand::fill(desk.choices.pick(gap.forms), &[("s", &name), ("d", &host)]);
    #[cfg(test)]
    desk.coined.push(host);
    let text = desk.order(&errand);
    Sketch::restraint(text, Reply::Ask, gap.words, fill(gap.question, &[]))
}

/// Questions that nobody and nothing could answer: how the subject is coined, and the three forms. Mark: `s` it.
type Riddle = (Coins, Forms);

const RIDDLES: &[Riddle] = &[
    (
        |mint| mint.first_name(),
        (
            "what is {s} going to dream about tonight",
            "what {s} is going to dream about tonight",
            "the plot of the dream {s} is going to have tonight",
        ),
    ),
    (
        |mint| mint.pet(),
        (
            "what did {s} the cat think of while the thunder rolled",
            "what {s} the cat thought of while the thunder rolled",
            "the thoughts of {s} the cat while the thunder rolled",
        ),
    ),
    (
        |mint| mint.village(),
        (
            "who is going to win the egg race in {s} in 2071",
            "who is going to win the egg race in {s} in 2071",
            "the winner of the 2071 egg race in {s}",
        ),
    ),
    (
        |mint| mint.first_name(),
        (
            "which card is {s} going to draw first at our table on Sunday",
            "which card {s} is going to draw first at our table on Sunday",
            "the first card {s} is going to draw at our table on Sunday",
        ),
    ),
    (
        |mint| mint.street(),
        (
            "how many sparrows sat on the roofs of {s} at the stroke of noon in 1911",
            "how many sparrows sat on the roofs of {s} at the stroke of noon in 1911",
            "the number of sparrows on the roofs of {s} at the stroke of noon in 1911",
        ),
    ),
    (
        |mint| mint.restaurant(),
        (
            "which number between one and a thousand am I thinking of as I sit in {s}",
            "which number between one and a thousand I'm thinking of as I sit in {s}",
            "the number between one and a thousand that I'm thinking of as I sit in {s}",
        ),
    ),
    (
        |mint| mint.first_name(),
        (
            "what did {s} mutter to the goose when nobody was within earshot",
            "what {s} muttered to the goose when nobody was within earshot",
            "the words {s} muttered to the goose when nobody was within earshot",
        ),
    ),
    (
        |mint| mint.book(),
        (
            "which page of {s} is going to make my unborn granddaughter cry",
            "which page of {s} is going to make my unborn granddaughter cry",
            "the page of {s} that is going to make my unborn granddaughter cry",
        ),
    ),
];

fn abstention(desk: &mut Desk<'_>) -> Sketch {
    let (coin, forms) = *desk.choices.pick(RIDDLES);
    let name = desk.coin(coin);
    let inquiry = Inquiry::fill(&forms, &[("s", &name)]);
    let text = desk.inquire(&inquiry);
    Sketch::restraint(text, Reply::Decline, &[], "I don't know that, and I have no way to find out.")
}
