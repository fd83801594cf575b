//! How people name a day: `14 April`, `April 14th, 2026`, `2026-04-14`, `last week`, `three months ago`.

use super::calendar::{Day, Month};
use crate::text::{Token, tokens};

/// A day that a text names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mention {
    /// The day.
    pub(crate) day: Day,
    /// Where in the text it is named.
    pub(crate) start: usize,
    /// Whether a month alone was named; the day is then its last.
    pub(crate) month_only: bool,
}

/// Finds the days that a text names, as said on the day `now`.
pub(crate) fn days_named(text: &str, now: Day) -> Vec<Mention> {
    days_among(&tokens(text), text, now)
}

/// Does the same for a text that is cut into words already.
pub(crate) fn days_among(words: &[Token], text: &str, now: Day) -> Vec<Mention> {
    let mut found = Vec::new();
    let mut place = 0;
    while place < words.len() {
        match absolute(words, place).or_else(|| month_alone(text, words, place)).map(|named| named.resolve(now)) {
            Some((mention, used)) => {
                found.push(Mention { start: words[place].start, ..mention });
                place += used;
            }
            None => {
                if let Some((day, used)) = relative(words, place, now) {
                    found.push(Mention { day, start: words[place].start, month_only: false });
                    place += used;
                } else {
                    place += 1;
                }
            }
        }
    }
    found
}

/// A day as it was named, with or without a year.
struct Named {
    year: Option<i64>,
    month: Month,
    day: Option<i64>,
    used: usize,
}

impl Named {
    /// Without a year the last such day not after `now` is meant.
    fn resolve(self, now: Day) -> (Mention, usize) {
        let build = |year| match self.day {
            Some(day) => Day::new(year, self.month, day),
            None => Day(Day::new(year, Month(self.month.0 + 1), 1).0 - 1),
        };
        let (this_year, _, _) = now.civil();
        let day = match self.year {
            Some(year) => build(year),
            None if build(this_year) > now && self.day.is_some() => build(this_year - 1),
            None if Day::new(this_year, self.month, 1) > now => build(this_year - 1),
            None => build(this_year),
        };
        (Mention { day, start: 0, month_only: self.day.is_none() }, self.used)
    }
}

fn number(word: Option<&Token>) -> Option<i64> {
    let lower = &word?.lower;
    let digits = ["st", "nd", "rd", "th"].iter().find_map(|end| lower.strip_suffix(end)).unwrap_or(lower);
    if digits.bytes().all(|b| b.is_ascii_digit()) { digits.parse().ok() } else { None }
}

fn day_of_month(word: Option<&Token>) -> Option<i64> {
    number(word).filter(|day| (1..=31).contains(day))
}

fn year(word: Option<&Token>) -> Option<i64> {
    number(word).filter(|year| (1900..=2100).contains(year))
}

/// Reads `14 April [2026]`, `the 14th of April [2026]`, `April 14[th][, 2026]` or `2026-04-14`.
fn absolute(words: &[Token], place: usize) -> Option<Named> {
    let first = words.get(place)?;
    if let Some(day) = Day::of_timestamp(&first.lower).filter(|_| first.lower.len() == 10) {
        let (year, month, day) = day.civil();
        return Some(Named { year: Some(year), month, day: Some(day), used: 1 });
    }
    if let Some(day) = day_of_month(Some(first)) {
        let of = usize::from(words.get(place + 1).is_some_and(|word| word.lower == "of"));
        let month = Month::named(&words.get(place + 1 + of)?.lower)?;
        let year = year(words.get(place + 2 + of));
        let used = 2 + of + usize::from(year.is_some());
        return Some(Named { year, month, day: Some(day), used });
    }
    let month = Month::named(&first.lower)?;
    let the = usize::from(words.get(place + 1).is_some_and(|word| word.lower == "the"));
    let day = day_of_month(words.get(place + 1 + the))?;
    let year = year(words.get(place + 2 + the));
    Some(Named { year, month, day: Some(day), used: 2 + the + usize::from(year.is_some()) })
}

/// Reads `April 2026`, or `April` after a word that makes a month of it: `in`, `last`, `since`, and their like.
fn month_alone(text: &str, words: &[Token], place: usize) -> Option<Named> {
    let first = words.get(place)?;
    let month = Month::named(&first.lower).filter(|_| text[first.start..].starts_with(char::is_uppercase))?;
    if let Some(year) = year(words.get(place + 1)) {
        return Some(Named { year: Some(year), month, day: None, used: 2 });
    }
    let before = &words.get(place.checked_sub(1)?)?.lower;
    let leads = ["in", "last", "since", "during", "by", "of", "until", "early", "late", "mid", "this"];
    leads.contains(&&**before).then_some(Named { year: None, month, day: None, used: 1 })
}

/// Reads `yesterday`, `last week`, `three months ago`, `a year ago` and their like.
fn relative(words: &[Token], place: usize, now: Day) -> Option<(Day, usize)> {
    let lower = |ahead: usize| words.get(place + ahead).map_or("", |word| &*word.lower);
    match lower(0) {
        "yesterday" => return Some((Day(now.0 - 1), 1)),
        "today" | "tonight" => return Some((now, 1)),
        "last" => {
            if let Some(weekday) = weekday(lower(1)) {
                let back = (now.weekday() - weekday - 1).rem_euclid(7) + 1;
                return Some((Day(now.0 - back), 2));
            }
            return Some((Day(now.0 - unit(lower(1))?), 2));
        }
        _ => {}
    }
    let (count, used) = match (lower(0), lower(1)) {
        ("couple", "of") => (2, 2),
        ("few", _) => (3, 1),
        (word, _) => (count(word)?, 1),
    };
    let days = unit(lower(used))?;
    matches!(lower(used + 1), "ago" | "back" | "earlier").then(|| (Day(now.0 - count * days), used + 2))
}

fn weekday(lower: &str) -> Option<i64> {
    let names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
    names.iter().position(|name| *name == lower).and_then(|place| i64::try_from(place).ok())
}

/// Days of a unit of time.
fn unit(lower: &str) -> Option<i64> {
    Some(match lower.strip_suffix('s').unwrap_or(lower) {
        "day" | "night" => 1,
        "week" | "weekend" => 7,
        "fortnight" => 14,
        "month" => 30,
        "year" => 365,
        _ => return None,
    })
}

fn count(lower: &str) -> Option<i64> {
    let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
    if lower == "a" || lower == "an" {
        return Some(1);
    }
    let word = words.iter().position(|word| *word == lower).and_then(|place| i64::try_from(place + 1).ok());
    word.or_else(|| lower.parse().ok()).filter(|count| (1..=1_000).contains(count))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(text: &str) -> Vec<String> {
        let now = Day::new(2026, Month(5), 20);
        days_named(text, now).into_iter().map(|mention| mention.day.to_string()).collect()
    }

    #[test]
    fn days_are_read_however_they_are_written() {
        for (text, expected) in [
            ("on 14 April 2026", "14 April 2026"),
            ("as of April 14th, 2025", "14 April 2025"),
            ("the 3rd of March", "3 March 2026"),
            ("2025-12-31", "31 December 2025"),
            ("around June 2", "2 June 2025"),
            ("back in February 2025", "28 February 2025"),
            ("in November", "30 November 2025"),
            ("two weeks ago", "6 May 2026"),
            ("a couple of days ago", "18 May 2026"),
            ("last Friday", "15 May 2026"),
            ("yesterday", "19 May 2026"),
        ] {
            assert_eq!(named(text), [expected], "{text}");
        }
    }

    #[test]
    fn words_that_only_look_like_a_day_are_none() {
        for text in ["I may march on", "four cats", "an hour ago", "the last straw", "version 2025"] {
            assert!(named(text).is_empty(), "{text}: {:?}", named(text));
        }
    }
}
