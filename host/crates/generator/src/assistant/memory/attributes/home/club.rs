//! The sports club that somebody trains at.

use super::super::super::attribute::{Attribute, Chain};
use super::super::super::value::Sort;
use super::super::tails::{MORE, SINCE_TAIL};
use crate::wording::{Rule, rule};

static FLAW: Rule = rule!(
    "the showers are still cold"
        | "the music is still dreadful"
        | "I've yet to find a free locker"
        | "my knees haven't forgiven me"
        | "the clock in the hall is still wrong"
);
static COST: Rule = rule!("my dues" | "twenty a month" | "a monthly fee" | "a small fortune");
static WHY: Rule = rule!(
    "mostly because of the opening hours"
        | "for the sauna, if I'm honest"
        | "and the towels are free"
        | "to keep a birthday vow"
);

/// The sports club that somebody trains at.
pub(in super::super) static CLUB: Attribute = Attribute {
    name: "club",
    sort: Sort::Club,
    label: "Sports clubs",
    about: "Which sports clubs people belong to, and when they joined.",
    own: rule!(
        "I've been a member of " {value} " since " {date} ", and " FLAW "."
        | "my membership card says " {value} ", valid since " {date} SINCE_TAIL
        | "I joined " {value} " on " {date} " and actually go, unlike last time."
        | "the sweat on my shirt is from " {value} ", a habit since " {date} SINCE_TAIL
        | {value} " has been getting " COST " since " {date} SINCE_TAIL
        | "I've carried a locker key from " {value} " since " {date} SINCE_TAIL
        | "three evenings a week belong to " {value} ", and have since " {date} SINCE_TAIL
        | "the door at " {value} " has known me since " {date} ", and " FLAW "."
        | "since " {date} " my gym bag only ever goes to " {value} " and back."
        | "the towel with the logo is from " {value} ", a gift for joining on " {date} SINCE_TAIL
        | "my pulse peaks at " {value} ", every week since " {date} SINCE_TAIL
        | "my sneakers have squeaked at " {value} " since " {date} SINCE_TAIL
        | "I've owed " {value} " a thinner waist since " {date} ", when they measured me."
        | "my water bottle says " {value} ", from when I joined on " {date} SINCE_TAIL
        | "on " {date} " I let " {value} " weigh me and joined; " FLAW "."),
    other: rule!(
        {who} " goes to " {value} " twice a week." | {who} " signed up with " {value} " and won't stop talking about it."
        | {who} " is a regular at " {value} "." | {who} " does the morning class at " {value} "."
        | {who} " pays " {value} " every month and never shows up."
        | {who} " lifts weights at " {value} " now."
        | {who} " got a free trial at " {value} " and stayed."),
    noted: rule!(
        "Good for you, regular effort pays off." MORE
        | {value} " it is, then." MORE
        | "Noted, I'll plan around your evenings."
        | "That sounds like a routine worth keeping." MORE
        | "Most people give up by March, they say." MORE
        | "Your back will thank you."
        | "Half of it is showing up." MORE
        | "Don't forget the water bottle." MORE
        | "The bag by the door helps." MORE),
    talk: &[
        (
            "Is it better to stretch before or after?",
            "Move gently before, stretch properly after, when the muscles are warm.",
        ),
        ("How many rest days should I plan?", "Two a week is plenty to start with; listen to your knees."),
        (
            "What do I eat before an early session?",
            "Half a banana and some water an hour ahead is enough for most people.",
        ),
        ("How do I get the smell out of the bag?", "Empty it the same evening, and leave baking soda in it overnight."),
        ("Are two short sessions as good as one long one?", "For most aims, yes, and they're harder to skip."),
    ],
    ask: rule!(
        "where do I work out these days?"
            | "whose changing rooms do I undress in when I exercise?"
            | "what's the name of the place where I currently train?"
            | "at which sports place am I signed up now?"
            | "which place do I go to for exercise at the moment?"
            | "where do I keep fit at present?"
            | "who provides the treadmills I run on these days?"
            | "if you had to guess where I'm exercising tonight, which place is it now?"
            | "a friend would like to train with me. Where does she have to go these days?"
            | "at which place do I currently do my workouts?"
    ),
    told: rule!("you train at " {value} "."),
    chain: Some(Chain {
        change: rule!(
            "I canceled the old membership; from " {date} " I'm with " {value} "."
            | "I switched to " {value} " on " {date} ", " WHY "."
            | "new card in my wallet: " {value} " took me on " {date} SINCE_TAIL
            | "my dues go to " {value} " from " {date} ", the others have had my notice."
            | "I cleared out the old locker and got one at " {value} " on " {date} SINCE_TAIL
            | "as of " {date} " my gym bag goes to " {value} " instead."
            | "had my first sore muscles from " {value} " on " {date} ", so that's that."
            | {value} " has had my signature since " {date} ", the old card is trash."
            | "the door that beeps for me since " {date} " is at " {value} ", " WHY "."
            | "I've changed where I sweat: " {value} ", beginning " {date} SINCE_TAIL
        | "my sneakers squeak at " {value} " as of " {date} ", " WHY "."
        | "on " {date} " I let " {value} " weigh me; the others are off my list."
        | "new logo on my bottle: " {value} ", since " {date} ", " WHY "."
        | "the monthly fee goes to " {value} " from " {date} ", the old key is back."
        | "I've sweated elsewhere since " {date} ", at " {value} ", " WHY "."),
        then: rule!("where was I working out " {when} "?" | {when} ", which sports place was I signed up with?"
            | "at which place did I train " {when} "?" | {when} ", where did I go to exercise?"
            | "where did I keep fit " {when} "?" | "whose changing rooms did I undress in " {when} "?"),
        before: rule!(
            "where did I train before I switched to my current sports place?"
                | "which sports place was I signed up with just before this one?"
                | "where did I work out until I came to where I exercise now?"
                | "whose changing rooms did I undress in before the present ones?"
                | "at which place did I exercise right before the one I go to today?"
        ),
        all: rule!(
            "which sports places have I been signed up with, earliest first?"
                | "run through the places where I've trained, from first to latest."
                | "where have I worked out over time, in order?"
                | "in what order did I go through the places where I exercise?"
                | "name all the places I've trained at, the oldest first."
        ),
    }),
};
