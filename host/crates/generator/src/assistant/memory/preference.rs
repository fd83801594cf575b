//! Tastes: what somebody likes best, and requests that touch a taste without naming it.

use super::value::Sort;
use crate::wording::{Rule, rule};

/// A taste.
pub(super) struct Preference {
    /// Names it in facts, streams and topics.
    pub(super) name: &'static str,
    /// What its values look like.
    pub(super) sort: Sort,
    /// The label of its topic item.
    pub(super) label: &'static str,
    /// The description of its topic item.
    pub(super) about: &'static str,
    /// The holder tells it: `{value}`.
    pub(super) like: Rule,
    /// Somebody tells it of a third person: `{who}`, `{value}`.
    pub(super) other: Rule,
    /// The assistant takes note.
    pub(super) noted: Rule,
    /// The holder asks for the taste itself.
    pub(super) ask: Rule,
    /// The holder asks for something that the taste decides.
    pub(super) apply: Rule,
    /// A right answer to both: `{value}`.
    pub(super) told: Rule,
}

/// All tastes.
pub(super) static PREFERENCES: &[&Preference] = &[&DISH, &RESTAURANT, &BOOK, &SONG, &PODCAST, &FILM, &TRAIL];

static DISH: Preference = Preference {
    name: "favorite-dish",
    sort: Sort::Dish,
    label: "Favorite dishes",
    about: "What people like to eat best.",
    like: rule!(
        "if I could eat one thing until the end of my days it would be " {value} "."
        | "nothing beats " {value} ", I could have it three nights running."
        | "my comfort food is " {value} ", always has been."),
    other: rule!({who} " would kill for " {value} "." | {who} " could live on " {value} "."),
    noted: rule!("That does sound good." | "Now I'm almost hungry." | "Comfort food is a serious matter."),
    ask: rule!(
        "which meal do I love above all others?"
            | "what's the food that I never get tired of?"
            | "what's on my plate when I'm happiest?"
    ),
    apply: rule!(
        "I've had a rotten day. What should I cook tonight to cheer myself up?"
            | "it's my turn to choose the menu for Sunday, and I want to spoil myself. What goes on it?"
            | "a friend insists on cooking for me and wants to know what would make me happiest. What do I tell her?"
            | "plan one dinner this week that's just for me. What is it?"
    ),
    told: rule!("I'd go for " {value} ", since you love it."),
};

static RESTAURANT: Preference = Preference {
    name: "favorite-restaurant",
    sort: Sort::Restaurant,
    label: "Favorite restaurants",
    about: "Where people like to eat out best.",
    like: rule!(
        "I've eaten in fancier rooms, but " {value} " is where I always feel at home."
        | "we ended up at " {value} " again; I never want to go anywhere else."
        | "the table by the window at " {value} " is my favorite spot in town."),
    other: rule!({who} " won't celebrate anywhere but " {value} "." | {who} " is always at " {value} "."),
    noted: rule!("A good table is half the evening." | "Sounds cozy." | "Every town needs a place like that."),
    ask: rule!(
        "which place do I like best for dining out?"
            | "where do I love to have dinner most of all?"
            | "what's the name of the eatery I always return to?"
    ),
    apply: rule!(
        "I got a promotion and want to treat myself tonight. Where should I reserve?"
            | "my cousin is buying me dinner and lets me choose. Where do we go?"
            | "pick somewhere for my birthday meal that I'm sure to enjoy."
            | "I have one free evening and no wish to experiment. Where do I have dinner?"
    ),
    told: rule!("go to " {value} ", you love it there."),
};

static BOOK: Preference = Preference {
    name: "favorite-book",
    sort: Sort::Book,
    label: "Favorite books",
    about: "Which books people love best.",
    like: rule!(
        "I've read " {value} " four times now and cried at the same page each time."
        | "the one novel I'd rescue from a fire is " {value} "."
        | "my copy of " {value} " is falling apart, that's how much I love it."),
    other: rule!({who} " gives everyone " {value} " for Christmas." | {who} " has read " {value} " more often than is healthy."),
    noted: rule!(
        "A book that one rereads is a friend." | "Fire safety aside, a fine choice." | "Worn copies are the best ones."
    ),
    ask: rule!(
        "which book do I love the most?"
            | "what's the story that I go back to again and again?"
            | "which title means the most to me on my shelf?"
    ),
    apply: rule!(
        "I've got six hours on a train and want something to read that I can't go wrong with. What do I pack?"
            | "I have to read a page aloud from something dear to me at a reading night. What do I bring?"
            | "I'm down with the flu and want old comfort reading. What should I take to bed?"
    ),
    told: rule!("take " {value} ", your favorite."),
};

static SONG: Preference = Preference {
    name: "favorite-song",
    sort: Sort::Song,
    label: "Favorite songs",
    about: "Which songs people love best.",
    like: rule!(
        "whenever " {value} " comes on I turn the volume up, best song ever written."
        | "I had " {value} " on repeat all weekend, as so often in the last ten years."
        | "there's no bad day that " {value} " can't fix for me."),
    other: rule!({who} " sings " {value} " in the shower." | {who} " always asks the band for " {value} "."),
    noted: rule!("The neighbors must know it by heart." | "Some songs do that." | "Music is cheaper than therapy."),
    ask: rule!(
        "which track do I love the most?"
            | "what's the tune that I play over and over?"
            | "which piece of music always lifts me up?"
    ),
    apply: rule!(
        "the DJ at the party takes one request from each guest. What should I ask for?"
            | "I have to choose music for my walk up to the stage, something that gets me going. What do I pick?"
            | "set the mood for my drive home, I need a lift. What do we play first?"
    ),
    told: rule!("play " {value} ", you love it."),
};

static PODCAST: Preference = Preference {
    name: "favorite-podcast",
    sort: Sort::Podcast,
    label: "Favorite podcasts",
    about: "Which podcasts people like best.",
    like: rule!(
        "I never miss an episode of " {value} ", it's the best half hour of my week."
        | "ironing only happens while I listen to " {value} ", nothing else keeps me at it."
        | "if you ask me, " {value} " is the only podcast one needs."),
    other: rule!({who} " is addicted to " {value} "." | {who} " quotes " {value} " at every dinner."),
    noted: rule!("Half an hour well spent." | "Anything that gets the ironing done." | "High praise."),
    ask: rule!(
        "which show do I listen to most gladly?"
            | "what's the audio show that I never skip?"
            | "what do I like to have in my headphones best?"
    ),
    apply: rule!(
        "I've got an hour of dishes ahead. What shall I put on to enjoy myself?"
            | "long walk coming up and my headphones are charged. What do I listen to?"
            | "I need something for my ears while I paint the fence. Choose what I'd like best."
    ),
    told: rule!("put on " {value} ", your favorite."),
};

static FILM: Preference = Preference {
    name: "favorite-film",
    sort: Sort::Film,
    label: "Favorite films",
    about: "Which films people love best.",
    like: rule!(
        "they showed " {value} " at the open-air cinema and I know every line of it by now."
        | "I make everybody I like watch " {value} " with me, it's the best film there is."
        | "rainy Sunday, blanket, " {value} ": perfect, for the twentieth time."),
    other: rule!({who} " thinks " {value} " is the best film ever made." | {who} " has the poster of " {value} " over the sofa."),
    noted: rule!("Popcorn included, I hope." | "Some films grow with you." | "Twenty times is devotion."),
    ask: rule!(
        "which movie do I love above all?"
            | "what's the movie that I could watch forever?"
            | "what do I like to see on the big screen most?"
    ),
    apply: rule!(
        "movie night at mine and I get to choose. What do we watch?"
            | "I'm ill on the sofa and want to see something that I'm sure to love. What do I put on?"
            | "the cinema club lets each member screen one thing. What do I nominate?"
    ),
    told: rule!("watch " {value} ", your favorite."),
};

static TRAIL: Preference = Preference {
    name: "favorite-trail",
    sort: Sort::Trail,
    label: "Favorite walks",
    about: "Where people like to walk best.",
    like: rule!(
        "I was on the " {value} " again at dawn, no other walk makes me this calm."
        | "they could close every other path as long as they leave me the " {value} "."
        | "my head only clears on the " {value} ", I've done it in every kind of weather."),
    other: rule!({who} " runs the " {value} " every Sunday." | {who} " proposed on the " {value} "."),
    noted: rule!("Dawn is the best time for it." | "Everybody needs a place like that." | "Boots on, head clear."),
    ask: rule!(
        "which route do I like to hike best?"
            | "where do I most love to go on foot?"
            | "which way out in nature is dearest to me?"
    ),
    apply: rule!(
        "I've got the morning off and need to clear my head outdoors. Where do I go?"
            | "plan a Sunday outing on foot that I'm certain to enjoy. Where to?"
            | "the hiking group wants each of us to lead a route we love. Which one do I lead?"
    ),
    told: rule!("take the " {value} ", you love it."),
};
