//! How the time between two events is asked for, and what the assistant says to one.

use crate::wording::{Rule, rule};

/// The assistant takes note.
pub(in super::super) static NOTED: Rule = rule!(
    "That's a date to remember."
        | "I've got the date, thanks."
        | "Time flies."
        | "Good to have that on record."
        | "Well, that's quite something."
        | "Days like that draw a line."
        | "I can see why the day stuck with you."
        | "One of those entries in a calendar that stay."
        | "Thanks, now I know where to put it."
);

/// Asks for the time between two events, the earlier one first: `{a}`, `{b}`.
pub(in super::super) static ASK: Rule = rule!(
    "how much time " WENT_BY " between " {a} " and " {b} "?"
    | ROUGHLY "how long was it from " {a} " to " {b} "?"
    | ROUGHLY "how long after " {a} " did " {b} " come?"
    | "what's the " DISTANCE " between " {a} " and " {b} "?"
    | "how far apart " IN_TIME "were " {a} " and " {b} "?"
    | "put a length of time on the gap between " {a} " and " {b} "."
    | "from " {a} " until " {b} ", how long was that" AT_A_GUESS "?"
    | "by how much did " {a} " " PRECEDE " " {b} "?"
    | "work out the span that separates " {a} " from " {b} "."
    | "first came " {a} ", then " {b} ". What length of time was in between?"
    | "a stopwatch that started at " {a} " and stopped at " {b} ", what would it " SHOW "?"
    | "how much later than " {a} " was " {b} AT_A_GUESS "?"
    | "how long a stretch " RUNS " from " {a} " to " {b} "?"
    | "I know that " {b} " came after " {a} ", but how long after?"
    | "on a timeline with " {a} " and " {b} ", how wide is the gap in days, weeks or years?"
    | "how much time had " GONE_BY " since " {a} " by the time of " {b} "?"
    | "how many days, weeks or years " SEPARATE " " {a} " and " {b} "?");

static WENT_BY: Rule = rule!("went by" | "passed" | "elapsed");
static GONE_BY: Rule = rule!("gone by" | "passed" | "elapsed");
static ROUGHLY: Rule = rule!("" | "roughly " | "about " | "give or take, ");
static DISTANCE: Rule = rule!("distance in time" | "interval" | "span of time" | "lapse of time");
static IN_TIME: Rule = rule!("" | "in time " | "on the calendar ");
static AT_A_GUESS: Rule = rule!("" | ", all told" | ", more or less");
static PRECEDE: Rule = rule!("come before" | "precede");
static SHOW: Rule = rule!("show" | "say" | "have counted");
static RUNS: Rule = rule!("runs" | "reaches" | "of time leads");
static SEPARATE: Rule = rule!("separate" | "lie between" | "stand between");
