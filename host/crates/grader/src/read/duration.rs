//! Durations: "1.5 years", "a couple of weeks", "3-4 weeks", "2 weeks and 3 days".

use super::quantity::{Quantity, quantities};
use crate::normalize::{Text, TokenKind};
use crate::word_table::Filter;

/// Seconds in a day.
pub(crate) const DAY_SECONDS: i128 = 86_400;

/// Units of time, in seconds. A month is 30 days and a year 365, as the suite states them.
const UNITS: &[(&[&str], i128)] = &[
    (&["second", "seconds", "sec", "secs", "s"], 1),
    (&["minute", "minutes", "min", "mins"], 60),
    (&["hour", "hours", "hr", "hrs", "h"], 3_600),
    (&["day", "days", "d"], DAY_SECONDS),
    (&["night", "nights"], DAY_SECONDS),
    (&["week", "weeks", "wk", "wks", "w"], 7 * DAY_SECONDS),
    (&["fortnight", "fortnights"], 14 * DAY_SECONDS),
    (&["month", "months", "mo", "mos"], 30 * DAY_SECONDS),
    (&["quarter", "quarters"], 91 * DAY_SECONDS),
    (&["year", "years", "yr", "yrs", "y"], 365 * DAY_SECONDS),
    (&["decade", "decades"], 3_650 * DAY_SECONDS),
];

/// Millionths of a unit: lengths are exact to a millionth of a second.
const MILLION: i128 = 1_000_000;

/// A length of time that a text names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Duration {
    /// First token.
    pub(crate) first: usize,
    /// The shorter end, in millionths of a second.
    pub(crate) from: i128,
    /// Last token.
    pub(crate) last: usize,
    /// The longer end; the same as `from` unless it is a range.
    pub(crate) to: i128,
    /// Seconds of the unit it is told in.
    pub(crate) unit: i128,
}

/// Tells whether a word is a unit of time.
pub(crate) fn is_time_unit(word: &str) -> bool {
    unit(word).is_some()
}

/// All spellings of all units.
const SPELLINGS: Filter = all_spellings();

const fn all_spellings() -> Filter {
    let mut filter = Filter::NONE;
    let mut at = 0;
    while at < UNITS.len() {
        filter = filter.and(UNITS[at].0);
        at += 1;
    }
    filter
}

fn unit(word: &str) -> Option<i128> {
    if !SPELLINGS.may_hold(word) {
        return None;
    }
    UNITS.iter().find(|(words, _)| words.contains(&word)).map(|(_, seconds)| *seconds)
}

/// Finds the lengths of time of a text, from left to right.
pub(crate) fn durations(text: &Text) -> Vec<Duration> {
    let numbers = quantities(text);
    let mut found: Vec<Duration> = Vec::new();
    let mut at = 0;
    let mut next_number = 0;
    while at < text.len() {
        while next_number < numbers.len() && numbers[next_number].first < at {
            next_number += 1;
        }
        let read = match numbers.get(next_number) {
            Some(number) if number.first == at => counted(text, &numbers, next_number),
            _ => uncounted(text, at),
        };
        match read.filter(|duration| !is_rate_or_age(text, duration)) {
            Some(duration) => {
                at = duration.last + 1;
                join(text, &mut found, duration);
            }
            None => at += 1,
        }
    }
    found
}

/// Adds a part to the length before it: "2 weeks and 3 days", "1 year, 6 months".
fn join(text: &Text, found: &mut Vec<Duration>, duration: Duration) {
    if let Some(last) = found.last_mut()
        && duration.unit < last.unit
        // "9 months, 5 weeks" are two lengths: a part is shorter than the unit before it.
        && duration.from < last.unit * MILLION
        && duration.from == duration.to
        && last.from == last.to
    {
        let between: Vec<&str> = (last.last + 1..duration.first).take(3).map(|at| text.form(at)).collect();
        if matches!(between[..], [] | ["and"] | [","] | [",", "and"] | ["&"]) {
            last.from += duration.from;
            last.to += duration.to;
            last.last = duration.last;
            last.unit = duration.unit;
            return;
        }
    }
    found.push(duration);
}

/// A number and a unit, or two numbers and a unit.
fn counted(text: &Text, numbers: &[Quantity], ordinal: usize) -> Option<Duration> {
    let number = &numbers[ordinal];
    let from = number.number.to_millionths()?;
    if let Some((seconds, last, extra)) = unit_after(text, number.last) {
        let length = from.checked_mul(seconds)?.checked_add(extra)?;
        return Some(Duration { first: number.first, from: length, last, to: length, unit: seconds });
    }
    // "3-4 weeks", "3 to 4 weeks", "between 3 and 4 weeks".
    let other = numbers.get(ordinal + 1)?;
    let between = text.form(number.last + 1);
    let ranged = other.first == number.last + 2
        && (matches!(between, "-" | "to" | "—")
            || (between == "or")
            || (between == "and" && number.first > 0 && text.form(number.first - 1) == "between"));
    let (seconds, last, extra) = unit_after(text, other.last).filter(|_| ranged)?;
    let to = other.number.to_millionths()?.checked_mul(seconds)?.checked_add(extra)?;
    Some(Duration { first: number.first, from: from.checked_mul(seconds)?, last, to, unit: seconds })
}

/// Finds the unit after a number: "weeks", "-week", "of weeks", "and a half years", "weeks and a half".
fn unit_after(text: &Text, number: usize) -> Option<(i128, usize, i128)> {
    let mut at = number + 1;
    let mut halves = 0;
    if text.is_mark(at, "-") {
        at += 1;
    }
    if text.form(at) == "and" && text.form(at + 1) == "a" && text.form(at + 2) == "half" {
        halves = 1;
        at += 3;
    }
    if text.form(at) == "of" || matches!(text.form(at), "full" | "whole" | "calendar" | "more" | "business" | "long") {
        at += 1;
    }
    if text.kind(at) != TokenKind::Word {
        return None;
    }
    let seconds = unit(text.form(at))?;
    let mut last = at;
    if text.form(at + 1) == "and" && text.form(at + 2) == "a" && text.form(at + 3) == "half" {
        halves = 1;
        last = at + 3;
    }
    Some((seconds, last, halves * seconds * MILLION / 2))
}

/// "A week", "half a year", "a few weeks", "a year and a half", "a fortnight".
fn uncounted(text: &Text, at: usize) -> Option<Duration> {
    let make = |first: usize, last: usize, seconds: i128, millionths: i128| {
        let length = seconds * millionths;
        Some(Duration { first, from: length, last, to: length, unit: seconds })
    };
    match text.form(at) {
        "a" | "an" => {
            // "A few" is about three; "several" says too little to be a claim.
            if text.form(at + 1) == "few"
                && let Some(seconds) = unit(text.form(at + 2))
            {
                return make(at, at + 2, seconds, 3 * MILLION);
            }
            let fillers = usize::from(matches!(text.form(at + 1), "full" | "whole" | "single" | "good"));
            let unit_at = at + 1 + fillers;
            let seconds = unit(text.form(unit_at)).filter(|_| text.form(unit_at).len() > 1)?;
            if text.form(unit_at + 1) == "and" && text.form(unit_at + 2) == "a" && text.form(unit_at + 3) == "half" {
                return make(at, unit_at + 3, seconds, MILLION + MILLION / 2);
            }
            make(at, unit_at, seconds, MILLION)
        }
        "half" => {
            let article = usize::from(matches!(text.form(at + 1), "a" | "an"));
            let seconds = unit(text.form(at + 1 + article))?;
            make(at, at + 1 + article, seconds, MILLION / 2)
        }
        _ => None,
    }
}

/// Tells whether it says how often or how old instead of how long: "four visits a week", "nine years old".
fn is_rate_or_age(text: &Text, duration: &Duration) -> bool {
    let next = text.form(duration.last + 1);
    if next == "old" || (next == "-" && text.form(duration.last + 2) == "old") || next == "ago's" {
        return true;
    }
    let Some(before) = duration.first.checked_sub(1).map(|at| text.form(at)) else { return false };
    if matches!(before, "every" | "each" | "per") {
        return true;
    }
    // "A week" after a noun or a count says how often; after these it is a length.
    let article = matches!(text.form(duration.first), "a" | "an") && !text.form(duration.first + 1).eq("few");
    article
        && text.is_content(duration.first - 1)
        && !matches!(
            before,
            "about"
                | "around"
                | "after"
                | "for"
                | "in"
                | "within"
                | "over"
                | "under"
                | "roughly"
                | "nearly"
                | "almost"
                | "only"
                | "just"
                | "was"
                | "is"
                | "took"
                | "lasted"
                | "of"
                | "than"
                | "like"
                | "approximately"
                | "exactly"
                | "s"
                | "passed"
                | "and"
                | "or"
                | "least"
                | "most"
                | "be"
                | "say"
                | "some"
                | "maybe"
                | "another"
                | "been"
                | "takes"
                | "waited"
                | "spent"
                | "between"
                | "to"
                | "not"
                | "but"
                | "quite"
                | "that"
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<(i128, i128)> {
        let hours = MILLION * 3_600;
        durations(&Text::new(text)).iter().map(|duration| (duration.from / hours, duration.to / hours)).collect()
    }

    #[test]
    fn durations_are_read_in_hours() {
        for (text, expected) in [
            ("1.5 years", &[(13_140, 13_140)][..]),
            ("1,500 days", &[(36_000, 36_000)]),
            ("a couple of weeks", &[(336, 336)]),
            ("about 3-4 weeks", &[(504, 672)]),
            ("between 3 and 4 weeks", &[(504, 672)]),
            ("a year and a half", &[(13_140, 13_140)]),
            ("one and a half years", &[(13_140, 13_140)]),
            ("half a year", &[(4_380, 4_380)]),
            ("2 weeks and 3 days", &[(408, 408)]),
            ("1 year, 6 months", &[(13_080, 13_080)]),
            ("a fortnight", &[(336, 336)]),
            ("it took a week", &[(168, 168)]),
            ("five-week", &[(840, 840)]),
            ("5w", &[(840, 840)]),
            ("a few weeks", &[(504, 504)]),
            ("four visits a week", &[]),
            ("once a month", &[]),
            ("every two weeks", &[]),
            ("she was nine years old", &[]),
            ("nine", &[]),
            ("5 weeks or 6 months", &[(840, 840), (4_320, 4_320)]),
        ] {
            assert_eq!(read(text), expected, "{text}");
        }
    }
}
