//! Where people like to go best.

use super::super::preference::Preference;
use super::super::value::Sort;
use crate::wording::rule;

pub(super) static RESTAURANT: Preference = Preference {
    name: "favorite-restaurant",
    sort: Sort::Restaurant,
    label: "Favorite restaurants",
    about: "Where people like to eat out best.",
    like: rule!(
        "I've eaten in fancier rooms, but " {value} " is where I always feel at home."
        | "we ended up at " {value} " again; I never want to go anywhere else."
        | "the table by the window at " {value} " is my favorite spot in town."
        | "they start on my order at " {value}
            " when they see me cross the street, I'm there that often and that gladly."
        | "if " {value} " ever closes, I'm moving away, no other kitchen comes close."
        | "the waiter at " {value}
            " asked whether I'd like my name on a chair. I would. It's the best place there is."
        | "I measure every other kitchen against " {value} ", and they all lose."
        | "two streets before " {value} " I begin to hum, no other table makes me that happy."
        | "I could dine anywhere tonight, and I'll be at " {value} ", as ever, since I like it best."
        | "my heart belongs to " {value} ", down to the chipped plates and the rude cook."),
    other: rule!(
        {who} " won't celebrate anywhere but " {value} "."
        | {who} " is always at " {value} "."
        | {who} " takes every first date to " {value} "."
        | {who} " worked at " {value} " as a student and still gets a discount."
        | {who} " calls " {value} " the living room."
        | {who} " would walk an hour to " {value} " in the snow."),
    noted: rule!(
        "A good table is half the evening."
            | "Sounds cozy."
            | "Every town needs a place like that."
            | "A full house is a sign of quality, they say."
            | "Regulars have earned the best chair."
            | "Loyalty has its own flavor."
            | "The plates there have seen good times."
            | "They must be glad to have you."
    ),
    ask: rule!(
        "which place do I like best for dining out?"
            | "where do I love to have dinner most of all?"
            | "what's the name of the eatery I always return to?"
            | "which restaurant has the strongest hold on me?"
            | "where does one find me when I eat out for the pure joy of it?"
            | "what would I call the number one restaurant around here?"
    ),
    apply: rule!(
        "I got a promotion and want to treat myself tonight. Where should I reserve?"
            | "my cousin is buying me dinner and lets me choose. Where do we go?"
            | "pick somewhere for my birthday meal that I'm sure to enjoy."
            | "I have one free evening and no wish to experiment. Where do I have dinner?"
            | "an old friend is in town for one night and wants to eat wherever I'd go myself. Where do I take her?"
            | "the boss lends me the company card for one supper. Whose door do I knock on?"
            | "I've survived my tax return and won't touch a stove today. Where do I book?"
    ),
    told: rule!("go to " {value} ", you love it there."),
};

pub(super) static TRAIL: Preference = Preference {
    name: "favorite-trail",
    sort: Sort::Trail,
    label: "Favorite walks",
    about: "Where people like to walk best.",
    like: rule!(
        "I was on the " {value} " again at dawn, no other walk makes me this calm."
        | "they could close every other path as long as they leave me the " {value} "."
        | "my head only clears on the " {value} ", I've done it in every kind of weather."
        | "my ashes go on the " {value} ", I've put it in writing, that's how dear it is to me."
        | "I could walk the " {value} " blindfolded and would still love it more than any other."
        | "what other people find in church I find on the " {value} ", and nowhere else."
        | "I drive past nine good paths to get to the " {value} ", because none of them is as lovely."
        | "ask my boots: they'd vote for the " {value} ", and so would I, any day."
        | "after the funeral I went straight to the " {value} ", the one path that always does me good."
        | "no path has ever made me as happy as the " {value} ", mud, flies and all."),
    other: rule!(
        {who} " runs the " {value} " every Sunday."
        | {who} " proposed on the " {value} "."
        | {who} " sprained an ankle on the " {value} "."
        | {who} " volunteers as a warden on the " {value} "."
        | {who} " does the " {value} " backward for a change."
        | {who} " took a hundred schoolchildren along the " {value} "."),
    noted: rule!(
        "Early is the best time for it."
            | "Everybody needs a place like that."
            | "Boots on, head clear."
            | "Boots know their way."
            | "Quiet is worth the drive."
            | "A path that one knows by feel is a gift."
            | "Flies are the price of it."
            | "I hope it stays as it is."
    ),
    ask: rule!(
        "which route do I like to hike best?"
            | "where do I most love to go on foot?"
            | "which way out in nature is dearest to me?"
            | "what's my number one among hikes?"
            | "which hike would I recommend out of love rather than reason?"
    ),
    apply: rule!(
        "I've got the morning off and need to clear my head outdoors. Where do I go?"
            | "plan a Sunday outing on foot that I'm certain to enjoy. Where to?"
            | "the hiking group wants each of us to lead a route we love. Which one do I lead?"
            | "my sister gives me one day without the kids, backpack and all. Where do I head?"
            | "the doctor prescribed two hours of green, wherever I feel best. Where do I lace up?"
            | "I want to show a visitor the hike I'd choose for myself. Which one is that?"
    ),
    told: rule!("take the " {value} ", you love it."),
};
