//! What only the assistant said: recommendations.

use super::value::Sort;
use crate::wording::{Rule, rule};

/// A recommendation that the assistant made on request.
pub(super) struct Advice {
    /// Names it in facts, streams and topics.
    pub(super) name: &'static str,
    /// What its values look like.
    pub(super) sort: Sort,
    /// The label of its topic item.
    pub(super) label: &'static str,
    /// The description of its topic item.
    pub(super) about: &'static str,
    /// The person asks for it.
    pub(super) request: Rule,
    /// The assistant gives it: `{value}`.
    pub(super) reply: Rule,
    /// Somebody tells what a third person recommended: `{who}`, `{value}`.
    pub(super) other: Rule,
    /// The person asks what it was.
    pub(super) ask: Rule,
    /// Says what it was: `{value}`.
    pub(super) told: Rule,
}

/// All recommendations.
pub(super) static ADVICE: &[&Advice] = &[&NOVEL, &MOVIE, &NOTES_APP, &WALK, &TABLE, &DEVICE];

static NOVEL: Advice = Advice {
    name: "advised-novel",
    sort: Sort::Book,
    label: "Novels recommended",
    about: "Which novels were recommended to people.",
    request: rule!(
        "I need a novel for a long weekend, not too grim. Any idea?"
            | "what would you read next if you liked slow family stories?"
    ),
    reply: rule!("Try " {value} "; it's slow in the best sense, and nobody dies before page two hundred."
        | "I'd start with " {value} ": three sisters, one house, and a very patient donkey."),
    other: rule!({who} " told me to read " {value} " instead." | {who} " pressed " {value} " into my hands, a must-read apparently."),
    ask: rule!(
        "which novel did you suggest to me for a long weekend?"
            | "what was the story that you thought I should read?"
            | "what did you tell me to get from the bookshop?"
    ),
    told: rule!("I suggested " {value} "."),
};

static MOVIE: Advice = Advice {
    name: "advised-film",
    sort: Sort::Film,
    label: "Films recommended",
    about: "Which films were recommended to people.",
    request: rule!(
        "we can't agree on a film for tonight, please decide for us."
            | "what could two tired people watch that isn't a murder mystery?"
    ),
    reply: rule!("Go for " {value} ", a gentle comedy that ends before eleven."
        | "My pick is " {value} ": warm, funny, and not a single corpse."),
    other: rule!({who} " says we must see " {value} "." | {who} " has been pushing " {value} " on everyone."),
    ask: rule!(
        "what did you pick for us when we couldn't settle on something to watch?"
            | "which movie did you put forward that evening?"
            | "what was the comedy you came up with?"
    ),
    told: rule!("I picked " {value} "."),
};

static NOTES_APP: Advice = Advice {
    name: "advised-app",
    sort: Sort::App,
    label: "Apps recommended",
    about: "Which apps were recommended to people.",
    request: rule!(
        "is there a decent app for keeping track of household chores?"
            | "my chores are chaos, which app would help two messy adults?"
    ),
    reply: rule!("For two people I'd take " {value} "; it rotates chores and doesn't nag."
        | "Have a look at " {value} ", it's simple and free for small households."),
    other: rule!({who} " runs the household with " {value} "." | {who} " thinks " {value} " is better for that."),
    ask: rule!(
        "what software did you propose against the mess at home?"
            | "which program was it that you thought would share out the housework?"
            | "what did you advise me to install for the housework?"
    ),
    told: rule!("I proposed " {value} "."),
};

static WALK: Advice = Advice {
    name: "advised-trail",
    sort: Sort::Trail,
    label: "Walks recommended",
    about: "Which walks were recommended to people.",
    request: rule!(
        "where could I take my aunt for an easy walk, with a bench now and then?"
            | "I need a flat walk for visitors, two hours at most."
    ),
    reply: rule!("The " {value} " would do: flat, shaded, and there's a kiosk halfway."
        | "Take them along the " {value} ", which has benches every few hundred meters."),
    other: rule!({who} " would rather do the " {value} "." | {who} " thinks the " {value} " is flatter."),
    ask: rule!(
        "which route did you come up with for my visitors?"
            | "what was the flat outing that you proposed?"
            | "where did you say I could take people who don't walk far?"
    ),
    told: rule!("I proposed the " {value} "."),
};

static TABLE: Advice = Advice {
    name: "advised-restaurant",
    sort: Sort::Restaurant,
    label: "Restaurants recommended",
    about: "Which restaurants were recommended to people.",
    request: rule!(
        "where can eight people eat without shouting at each other?"
            | "I need a quiet restaurant for a group, nothing stiff."
    ),
    reply: rule!({value} " has a back room for groups and soft carpets; ask for it when you reserve."
        | "I'd call " {value} " first, they take groups and the acoustics are kind."),
    other: rule!({who} " voted for " {value} "." | {who} " says the group should try " {value} "."),
    ask: rule!(
        "which place did you find for our group of eight?"
            | "what was the quiet eatery that you came up with?"
            | "where did you say a bigger party could have dinner in peace?"
    ),
    told: rule!("I suggested " {value} "."),
};

static DEVICE: Advice = Advice {
    name: "advised-gadget",
    sort: Sort::Gadget,
    label: "Gifts recommended",
    about: "Which gifts were recommended to people.",
    request: rule!(
        "a retiring colleague gets a present from all of us, about a hundred. What would last?"
            | "what do you give somebody who retires and has no hobbies yet?"
    ),
    reply: rule!("How about the " {value} "? It's sturdy, and it comes with a five-year guarantee."
        | "I'd chip in for the " {value} ", useful every day and easy to return."),
    other: rule!({who} " wanted to give the " {value} "." | {who} " has the " {value} " at home and likes it."),
    ask: rule!(
        "what was your idea for the farewell gift?"
            | "which present did you come up with for the one who's leaving?"
            | "what did you say we should all pay for together?"
    ),
    told: rule!("my idea was the " {value} "."),
};
