//! The bakery that somebody swears by.

use super::super::super::attribute::Attribute;
use super::super::super::value::Sort;
use super::super::tails::{MORE, TAIL};
use crate::wording::{Rule, rule};

static LOAF: Rule = rule!("sourdough" | "rye" | "seeded loaf" | "walnut loaf" | "farmhouse loaf");
static WALK: Rule = rule!("walk the extra mile" | "cross the river" | "get up at six" | "cycle through the rain");
static COMPARED: Rule = rule!(
    "the supermarket stuff goes stale in a day" | "everything else tastes of paper" | "my toaster is spoiled now"
);

/// The bakery that somebody swears by.
pub(in super::super) static BAKERY: Attribute = Attribute {
    name: "bakery",
    sort: Sort::Shop,
    label: "Bakeries",
    about: "Where people buy their bread.",
    own: rule!(
        "I " WALK " to " {value} " on Saturdays, their " LOAF " is the only one I eat."
        | "we only get our loaves from " {value} ", " COMPARED "."
        | "the queue at " {value} " was out of the door again, but I don't want rye from anywhere else."
        | "nothing but a " LOAF " from " {value} " comes onto our breakfast table" TAIL
        | "the paper bag on my counter always says " {value} ", " COMPARED "."
        | "they know me at " {value} ": one " LOAF ", sliced thick, every other morning."
        | "when " {value} " closes for two weeks in summer, I go without toast."
        | "all my crumbs are from " {value} ", I've tried the others."
        | "my loyalty card from " {value} " is full again, that's ten loaves since Easter."
        | "a crust such as they make at " {value} " is why I own a proper knife" TAIL
        | "the poppy seeds in my keyboard are from " {value} ", as every morning."
        | "if " {value} " sells out before nine, breakfast is canceled at our house."
        | "I'd know a " LOAF " from " {value} " blindfolded, I've had one every week for years."
        | "for the picnic I'm in charge of " {value} ", meaning two sticks and a " LOAF "."
        | "the smell of yeast I follow each morning leads to " {value} ", always has."),
    other: rule!({who} " swears by the rolls from " {value} "." | {who} " gets all the bread at " {value} "."
        | {who} " stands in line at " {value} " every Saturday." | {who} " brings pretzels from " {value} " to every party."
        | {who} " has a standing order at " {value} "." | {who} " won't eat a loaf that isn't from " {value} "."),
    noted: rule!(
        "Good crust is worth a walk." MORE
        | "I can almost smell it." MORE
        | {value} " must be doing something right." MORE
        | "Bread like that spoils you for the rest." MORE
        | "Toast will never be the same." MORE
        | "Slicing it thick is the right idea." MORE
        | "Butter and salt, nothing else." MORE
        | "Then I know what breakfast looks like." MORE),
    talk: &[
        ("How do I keep a loaf fresh for three days?", "Cut side down on a board, under a cloth; never in the fridge."),
        ("Can I freeze half of it?", "Yes, sliced, so that you can toast straight from the freezer."),
        ("What do I do with the stale end?", "Rub it with garlic for soup, or grate it for crumbs."),
        ("Why does the knife tear the crumb?", "It's too warm or the blade is dull; let it cool for an hour."),
    ],
    ask: rule!(
        "where do I buy my bread?"
            | "which baker's do I go to?"
            | "who bakes the bread I like?"
            | "what's the name of the shop that I get bread from?"
            | "who's my baker?"
            | "from which shop does the bread in my kitchen come?"
            | "whose bread do I buy?"
            | "which shop gets my business for baked goods?"
            | "somebody's going shopping for me. Where should the bread be bought?"
            | "who does the baking for my sandwiches?"
    ),
    told: rule!("you buy your bread at " {value} "."),
    chain: None,
};
