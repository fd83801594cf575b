//! To whom somebody reports.

use super::super::super::attribute::{Attribute, Chain};
use super::super::super::value::Sort;
use super::super::tails::{MORE, SINCE_TAIL};
use crate::wording::{Rule, rule};

static QUIRK: Rule = rule!(
    "reads every comma I write"
        | "likes bullet points, not surprises"
        | "answers mail at five in the morning"
        | "never closes the door"
        | "draws on every printout"
);
static EVENT: Rule =
    rule!("reshuffle upstairs: " | "new broom: " | "the door plate has changed: " | "musical chairs again: ");
static GONE: Rule = rule!("my old boss left" | "the old boss was promoted" | "my last boss took a sabbatical");

/// To whom somebody reports.
pub(in super::super) static MANAGER: Attribute = Attribute {
    name: "manager",
    sort: Sort::Person,
    label: "Managers",
    about: "To whom people report at work, and since when.",
    own: rule!(
        {value} " has been my boss since " {date} " and " QUIRK "."
        | "my boss since " {date} " is " {value} ", who " QUIRK "."
        | "I've answered to " {value} " since " {date} ", which mostly means explaining delays."
        | "my Monday one-on-ones have been with " {value} " since " {date} SINCE_TAIL
        | "it's " {value} " who hands me my tasks, and has since " {date} SINCE_TAIL
        | "the corner office belongs to " {value} ", my boss since " {date} SINCE_TAIL
        | "when I'm late I tell " {value} ", my boss since " {date} ", who " QUIRK "."
        | "since " {date} " my drafts have come back with notes from " {value} ", the boss, in green."
        | "since " {date} " the boss to please has been " {value} ", who " QUIRK "."
        | "whether I get a raise has been up to " {value} " since " {date} SINCE_TAIL
        | "my calendar is open to " {value} ", who's been the boss since " {date} SINCE_TAIL
        | "bad news goes first to " {value} ", my boss since " {date} ", who " QUIRK "."
        | "on " {date} " " {value} " became our boss, with cake, and " QUIRK "."
        | "the pat on the back I got was from " {value} ", the boss here since " {date} SINCE_TAIL
        | "it's been " {value} "'s call since " {date} " what lands on my desk."),
    other: rule!({who} " has " {value} " as a boss." | {who} " answers to " {value} " these days."
        | {who} " shouted at " {value} ", the boss, and was right." | {who} " was hired by " {value} " for the night desk."
        | {who} " can't stand " {value} ", the new boss." | {who} " has lunch with " {value} ", the boss, on Mondays."),
    noted: rule!(
        "No surprises, then; I'll phrase things accordingly." MORE
        | "That's useful for anything I draft for you." MORE
        | "I'll write with " {value} " in mind."
        | "Good notes save a meeting." MORE
        | "Bullet points it is." MORE
        | "Most delays explain themselves in time." MORE
        | "Early mail is a habit, not an order." MORE
        | "An open door is a start." MORE),
    talk: &[
        ("How do I say no to one more task?", "Offer the choice: this one instead of which other?"),
        ("What goes into a weekly update?", "Done, next, stuck: three lines each at most."),
        ("How do I bring up money without blushing?", "Name a figure, name two results, and then stop talking."),
        ("Is a calendar full of meetings a bad sign?", "Only if nobody writes anything down afterward."),
    ],
    ask: rule!(
        "who do I report to now?"
            | "who's directly above me at work these days?"
            | "who signs off my vacations at the moment?"
            | "who does my appraisal at present?"
            | "who's my superior at present?"
            | "which manager am I under right now?"
            | "who's my line manager these days?"
            | "who do I need approval from at work, as of today?"
            | "HR wants the name of my superior. Who's that now?"
            | "by whom am I currently managed?"
    ),
    told: rule!("you report to " {value} "."),
    chain: Some(Chain {
        change: rule!(
            EVENT "from " {date} " my boss is " {value} "."
            | {value} " took over our group on " {date} ", so that's my new boss."
            | GONE ", and since " {date} " I've answered to " {value} "."
            | "my Monday one-on-ones went to " {value} " on " {date} ", the sort who " QUIRK "."
            | "as of " {date} " it's " {value} " who hands me my tasks; " GONE "."
            | "they gave our team to " {value} " on " {date} ", the sort who " QUIRK "."
            | "the corner office went to " {value} " on " {date} "; " GONE "."
            | EVENT {value} " has been the boss around here since " {date} SINCE_TAIL
            | "since " {date} " the green notes on my drafts have been by " {value} ", new boss."
            | GONE " and I was given to " {value} " on " {date} SINCE_TAIL
        | "bad news goes to " {value} ", boss as of " {date} ", who " QUIRK "."
        | "on " {date} " they introduced " {value} " as our boss; " GONE "."
        | "what lands on my desk is " {value} "'s call from " {date} " on; " GONE "."
        | "I've got a new boss to explain delays to: " {value} ", since " {date} SINCE_TAIL
        | EVENT {value} " has had the last word on my drafts since " {date} "."),
        then: rule!("who did I report to " {when} "?" | {when} ", who was directly above me at work?"
            | "who was my superior " {when} "?" | {when} ", which manager was I under?"
            | "who signed off my vacations " {when} "?" | "who was my line manager " {when} "?"),
        before: rule!(
            "who did I report to before the person I report to now?"
                | "who was directly above me at work just before the present one?"
                | "who was my superior until the current one came?"
                | "which manager was I under right before this one?"
                | "who signed off my vacations before the person who does today?"
        ),
        all: rule!(
            "who have I reported to, from first to latest?"
                | "name those who've been directly above me at work, in order."
                | "which line managers have I had, the earliest first?"
                | "who have my superiors been over time, oldest first?"
                | "in what sequence did my managers follow each other?"
        ),
    }),
};
