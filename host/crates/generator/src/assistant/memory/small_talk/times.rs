//! When things are, how long they take, and how often.

use crate::wording::{Rule, rule};

pub(super) static LATER: Rule = rule!(
    "after lunch"
        | "later"
        | "tomorrow"
        | "when I've slept on it"
        | "when it's calmer"
        | "in a bit"
        | "after one more cup"
        | "once the rain stops"
);
pub(super) static AGAIN: Rule =
    rule!("again" | "for once" | "on the way home" | "as ever" | "this morning" | "yesterday");
pub(super) static SPAN: Rule =
    rule!("the day" | "this week" | "this month" | "the morning" | "the afternoon" | "this season");
pub(super) static SPAN_SHORT: Rule = rule!("morning" | "day" | "week" | "afternoon");
pub(super) static HOUR: Rule = rule!("seven" | "eight" | "noon" | "three" | "half past five" | "dawn");
pub(super) static FORECAST_DAY: Rule =
    rule!("tomorrow" | "the weekend" | "tonight" | "Thursday" | "the rest of the week");
pub(super) static WEEKS: Rule =
    rule!("weeks" | "a month" | "days" | "longer than I'll admit" | "half the year" | "three Saturdays" | "ages");
pub(super) static MONTH: Rule = rule!(
    "has had too many Mondays in it"
        | "is going by too fast"
        | "doesn't seem to end"
        | "is all appointments"
        | "was supposed to be quiet"
        | "has a will of its own"
        | "could have been an email"
        | "deserves a better ending"
);
pub(super) static MINUTES: Rule = rule!(
    "ten minutes"
        | "a quarter of an hour"
        | "five minutes"
        | "half an hour"
        | "no time at all"
        | "one song's length"
        | "three quarters of an hour"
);
pub(super) static LONG_ENOUGH: Rule =
    rule!("long enough" | "since breakfast" | "three times now" | "all week" | "since the weekend");
pub(super) static TONIGHT: Rule = rule!("again" | "in waltz time" | "as we speak" | "at this hour" | "with feeling");
pub(super) static WEEK: Rule = rule!(
    "that sort of week"
        | "a long day"
        | "one thing after another"
        | "busy lately"
        | "a funny month"
        | "quiet, for once"
        | "all rush and no results"
        | "one of those mornings"
        | "uphill since breakfast"
);
