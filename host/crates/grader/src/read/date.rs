//! Dates: "14 April 2026", "April 14th", ISO, and numeric orders.

use jiff::civil::Date;

use super::calendar_word::{month, ordinal};
use crate::normalize::{Text, TokenKind};

/// A calendar day that a text names, perhaps without its year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DateClaim {
    /// Day of the month.
    pub(crate) day: i8,
    /// First token.
    pub(crate) first: usize,
    /// Last token.
    pub(crate) last: usize,
    /// Month, from 1.
    pub(crate) month: i8,
    /// Whether day and month could be the other way round, so that the locale decided.
    pub(crate) settled_by_locale: bool,
    /// The year, if it was said.
    pub(crate) year: Option<i16>,
}

/// Finds the dates of a text, from left to right. A range such as "June 3-6" is two.
pub(crate) fn dates(text: &Text, locale: &str) -> Vec<DateClaim> {
    let reader = Reader { month_first: locale.ends_with("-US") || !locale.contains('-'), text };
    let mut found: Vec<DateClaim> = Vec::new();
    let mut at = 0;
    while at < text.len() {
        match reader.read(at) {
            Some((claim, end_day)) => {
                at = claim.last + 1;
                found.push(claim);
                found.extend(end_day.map(|day| DateClaim { day, ..claim }));
            }
            None => at += 1,
        }
    }
    found
}

impl DateClaim {
    /// Tells whether it names this day. A missing year is the clock's: the last such day up to `now` or the next one
    /// after it; without a clock it is any year's.
    pub(crate) fn is_on(&self, expected: Date, now: Option<Date>) -> bool {
        if (self.month, self.day) != (expected.month(), expected.day()) {
            return false;
        }
        match (self.year, now) {
            (Some(year), _) => year == expected.year(),
            (None, None) => true,
            (None, Some(now)) => {
                // There is such a day in most years; in leap years only for 29 February.
                let past = (0..=8).filter_map(|back| self.in_year(now.year() - back)).find(|day| *day <= now);
                let next = (0..=8).filter_map(|ahead| self.in_year(now.year() + ahead)).find(|day| *day > now);
                past == Some(expected) || next == Some(expected)
            }
        }
    }

    fn in_year(&self, year: i16) -> Option<Date> {
        Date::new(year, self.month, self.day).ok()
    }

    /// Tells whether two claims name the same day, as far as both say.
    pub(crate) fn same_day(&self, other: &Self) -> bool {
        (self.month, self.day) == (other.month, other.day)
            && (self.year.is_none() || other.year.is_none() || self.year == other.year)
    }
}

impl std::fmt::Display for DateClaim {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.year {
            Some(year) => write!(f, "{year:04}-{:02}-{:02}", self.month, self.day),
            None => write!(f, "--{:02}-{:02}", self.month, self.day),
        }
    }
}

struct Reader<'a> {
    month_first: bool,
    text: &'a Text,
}

impl Reader<'_> {
    /// Reads a date at a token, with the last day of a range.
    fn read(&self, at: usize) -> Option<(DateClaim, Option<i8>)> {
        match self.text.kind(at) {
            TokenKind::Number => self.iso(at).or_else(|| self.numeric(at)).or_else(|| self.day_first(at)),
            TokenKind::Word => self.dotted(at).or_else(|| self.month_word_first(at)).or_else(|| self.day_first(at)),
            TokenKind::Clitic | TokenKind::Symbol | TokenKind::Mark | TokenKind::Break => None,
        }
    }

    fn claim(&self, first: usize, last: usize, year: Option<i16>, month: i8, day: i8) -> Option<DateClaim> {
        // 2024 is a leap year: it has every day that any year has.
        Date::new(year.unwrap_or(2024), month, day).ok()?;
        Some(DateClaim { day, first, last, month, settled_by_locale: false, year })
    }

    fn number(&self, at: usize) -> Option<i16> {
        let form = self.text.form(at);
        (self.text.kind(at) == TokenKind::Number && form.len() <= 4).then(|| form.parse().ok()).flatten()
    }

    fn small(&self, at: usize) -> Option<i8> {
        self.number(at).and_then(|number| i8::try_from(number).ok()).filter(|_| self.text.form(at).len() <= 2)
    }

    /// 2026-04-14, 2026/4/14, 2026-04-14T09:30:00Z.
    fn iso(&self, at: usize) -> Option<(DateClaim, Option<i8>)> {
        let year = self.number(at).filter(|_| self.text.form(at).len() == 4)?;
        let mark = self.text.form(at + 1);
        if !matches!(mark, "-" | "/") || self.text.form(at + 3) != mark {
            return None;
        }
        let day = self.small(at + 4).or_else(|| {
            let (day, time) = self.text.form(at + 4).split_once('t')?;
            (day.len() == 2 && time.starts_with(|c: char| c.is_ascii_digit())).then(|| day.parse().ok()).flatten()
        })?;
        Some((self.claim(at, at + 4, Some(year), self.small(at + 2)?, day)?, None))
    }

    /// 4/14/2026, 14-4-26, 4/14.
    fn numeric(&self, at: usize) -> Option<(DateClaim, Option<i8>)> {
        let mark = self.text.form(at + 1);
        let (one, other) = (self.small(at)?, self.small(at + 2)?);
        if !matches!(mark, "/" | "-") || self.text.tokens[at + 1].spaced {
            return None;
        }
        let full = self.text.form(at + 3) == mark;
        let year = if full { Some(self.year(at + 4)?) } else { None };
        // Without a year only a slash makes a date; "24/7" is none.
        if !full && (mark == "-" || (one, other) == (24, 7)) {
            return None;
        }
        let claim = self.ordered(at, at + if full { 4 } else { 2 }, year, one, other)?;
        Some((claim, None))
    }

    /// 14.04.2026 came as one token.
    fn dotted(&self, at: usize) -> Option<(DateClaim, Option<i8>)> {
        let mut parts = self.text.form(at).split('.');
        let (one, other, year) = (parts.next()?, parts.next()?, parts.next()?);
        if parts.next().is_some() || year.len() != 4 {
            return None;
        }
        // Points mean day before month everywhere.
        let claim = self.claim(at, at, Some(year.parse().ok()?), other.parse().ok()?, one.parse().ok()?)?;
        Some((claim, None))
    }

    /// Settles which of two numbers is the month.
    fn ordered(&self, first: usize, last: usize, year: Option<i16>, one: i8, other: i8) -> Option<DateClaim> {
        let us = self.claim(first, last, year, one, other);
        let european = self.claim(first, last, year, other, one);
        let (Some(us), Some(european)) = (us, european) else { return us.or(european) };
        let claim = if self.month_first { us } else { european };
        Some(DateClaim { settled_by_locale: one != other, ..claim })
    }

    fn year(&self, at: usize) -> Option<i16> {
        let year = self.number(at)?;
        match self.text.form(at).len() {
            4 => Some(year),
            2 => Some(2000 + year),
            _ => None,
        }
    }

    /// "April 14th, 2026", "Apr. 14", "April the 14th", "June 3-6".
    fn month_word_first(&self, at: usize) -> Option<(DateClaim, Option<i8>)> {
        let month = month(self.text.form(at))?;
        let mut next = at + 1;
        if self.text.is_mark(next, ".") || self.text.form(next) == "the" {
            next += 1;
        }
        let (day, day_last) = self.day(next)?;
        let mut last = day_last;
        let mut end_day = None;
        if matches!(self.text.form(last + 1), "-" | "to" | "—")
            && let Some((end, end_last)) = self.day(last + 2)
            && end > day
        {
            end_day = Some(end);
            last = end_last;
        }
        let (year, last) = self.trailing_year(last);
        Some((self.claim(at, last, year, month, day)?, end_day))
    }

    /// "14 April 2026", "14th of April", "the fourteenth of April", "14-Apr-2026".
    fn day_first(&self, at: usize) -> Option<(DateClaim, Option<i8>)> {
        let (day, last) = self.day(at)?;
        let mut next = last + 1;
        let mut end_day = None;
        if self.text.is_mark(next, "-")
            && month(self.text.form(next + 1)).is_none()
            && let Some((end, end_last)) = self.day(next + 1)
            && end > day
        {
            end_day = Some(end);
            next = end_last + 1;
        }
        if matches!(self.text.form(next), "of" | "-") {
            next += 1;
        }
        let month = month(self.text.form(next))?;
        let (year, last) = self.trailing_year(next);
        Some((self.claim(at, last, year, month, day)?, end_day))
    }

    /// A four-digit year after a day or month, over a comma, hyphen, point or "of".
    fn trailing_year(&self, last: usize) -> (Option<i16>, usize) {
        let at = if matches!(self.text.form(last + 1), "," | "-" | "of" | "." | "in") { last + 2 } else { last + 1 };
        match self.number(at).filter(|_| self.text.form(at).len() == 4) {
            Some(year) => (Some(year), at),
            None => (None, last),
        }
    }

    /// A day of the month: 14, 14th, fourteenth, twenty-first.
    fn day(&self, at: usize) -> Option<(i8, usize)> {
        if let Some(day) = self.small(at) {
            return Some((day, at));
        }
        let form = self.text.form(at);
        if let Some(digits) = ["st", "nd", "rd", "th"].iter().find_map(|ending| form.strip_suffix(ending))
            && let Ok(day) = digits.parse::<i8>()
        {
            return Some((day, at));
        }
        match form {
            "twentieth" => Some((20, at)),
            "thirtieth" => Some((30, at)),
            "twenty" | "thirty" => {
                let tens = if form == "twenty" { 20 } else { 30 };
                let next = if self.text.is_mark(at + 1, "-") { at + 2 } else { at + 1 };
                ordinal(self.text.form(next)).filter(|unit| *unit < 10).map(|unit| (tens + unit, next))
            }
            word => ordinal(word).map(|day| (day, at)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str, locale: &str) -> String {
        let found: Vec<String> = dates(&Text::new(text), locale).iter().map(ToString::to_string).collect();
        found.join(" ")
    }

    #[test]
    fn dates_are_read() {
        for (text, expected) in [
            ("2026-04-14", "2026-04-14"),
            ("2026-04-14T09:30:00Z", "2026-04-14"),
            ("14 April 2026", "2026-04-14"),
            ("April 14th, 2026", "2026-04-14"),
            ("on April 14th", "--04-14"),
            ("the 14th of April", "--04-14"),
            ("the fourteenth of April", "--04-14"),
            ("April twenty-first", "--04-21"),
            ("Apr. 14, 2026", "2026-04-14"),
            ("14-Apr-2026", "2026-04-14"),
            ("4/14/2026", "2026-04-14"),
            ("14/4/2026", "2026-04-14"),
            ("14.04.2026", "2026-04-14"),
            ("4/14/26", "2026-04-14"),
            ("Tuesday, April 14", "--04-14"),
            ("May 4", "--05-04"),
            ("you may do 4 of them", ""),
            ("April 2026", ""),
            ("24/7", ""),
            ("31 April", ""),
            ("June 3-6", "--06-03 --06-06"),
            ("29 February", "--02-29"),
            ("Feb 29, 2025", ""),
        ] {
            assert_eq!(read(text, "en-US"), expected, "{text}");
        }
        assert_eq!((read("3/4/2026", "en-US"), read("3/4/2026", "en-GB")), ("2026-03-04".into(), "2026-04-03".into()));
    }

    #[test]
    fn a_missing_year_is_the_clocks() {
        let day = |text: &str| text.parse::<Date>().unwrap();
        let claim = dates(&Text::new("December 20th"), "en-US")[0];
        assert!(claim.is_on(day("2025-12-20"), Some(day("2026-01-15"))));
        assert!(claim.is_on(day("2026-12-20"), Some(day("2026-01-15"))));
        assert!(!claim.is_on(day("2024-12-20"), Some(day("2026-01-15"))));
        assert!(!claim.is_on(day("2025-12-21"), Some(day("2026-01-15"))));
    }
}
