//! The calendar: days as numbers and back.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A day, counted from 1970-01-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct Day(pub(crate) i64);

/// A month by its number, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Month(pub(crate) i64);

/// Names of the months, in order.
const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

impl Day {
    /// Makes a day of year, month and day of month. Days past the end of a month run on into the next.
    ///
    /// Source of the formula: Howard Hinnant, "chrono-compatible low-level date algorithms", `days_from_civil`.
    pub(crate) const fn new(year: i64, month: Month, day: i64) -> Self {
        let year = if month.0 <= 2 { year - 1 } else { year };
        let era = year.div_euclid(400);
        let of_era = year.rem_euclid(400);
        let of_year = (153 * ((month.0 + 9) % 12) + 2) / 5 + day - 1;
        Self(era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468)
    }

    /// Reads the day of a text that begins as RFC 3339 does.
    pub(crate) fn of_timestamp(text: &str) -> Option<Self> {
        let mut parts = text.get(..10)?.split('-');
        let mut number = || parts.next()?.parse::<i64>().ok();
        let (year, month, day) = (number()?, number()?, number()?);
        ((1..=12).contains(&month) && (1..=31).contains(&day)).then(|| Self::new(year, Month(month), day))
    }

    /// Returns year, month and day of month.
    ///
    /// Source of the formula: as for [`Day::new`], `civil_from_days`.
    pub(crate) const fn civil(self) -> (i64, Month, i64) {
        let shifted = self.0 + 719_468;
        let era = shifted.div_euclid(146_097);
        let of_era = shifted.rem_euclid(146_097);
        let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let part = (5 * of_year + 2) / 153;
        let month = if part < 10 { part + 3 } else { part - 9 };
        let year = year + era * 400 + if month <= 2 { 1 } else { 0 };
        (year, Month(month), of_year - (153 * part + 2) / 5 + 1)
    }

    /// Returns the day of the week, from 0 for Monday.
    pub(crate) const fn weekday(self) -> i64 {
        (self.0 + 3).rem_euclid(7)
    }
}

impl Month {
    /// Reads the name of a month, or its first three letters.
    pub(crate) fn named(lower: &str) -> Option<Self> {
        // Asked of every word: most begin like no month.
        if lower.len() < 3 || !lower.starts_with(['j', 'f', 'm', 'a', 's', 'o', 'n', 'd']) {
            return None;
        }
        let lower = lower.trim_end_matches('.');
        let begins = |month: &str| {
            month.get(..lower.len()).is_some_and(|head| head.eq_ignore_ascii_case(lower))
                && (lower.len() == month.len() || matches!(lower.len(), 3 | 4))
        };
        let fits = |month: &&str| begins(month) || lower == "sept" && *month == "September";
        let place = MONTHS.iter().position(fits)?;
        Some(Self(i64::try_from(place).ok()? + 1))
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, Month(month), day) = self.civil();
        let name = usize::try_from(month - 1).ok().and_then(|place| MONTHS.get(place)).unwrap_or(&"");
        write!(f, "{day} {name} {year}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_days_have_known_numbers() {
        assert_eq!(Day::new(1970, Month(1), 1), Day(0));
        assert_eq!(Day::new(2000, Month(3), 1), Day(11_017));
        assert_eq!(Day::of_timestamp("2026-04-14T09:30:00Z").unwrap().to_string(), "14 April 2026");
        // 2026-04-14 is a Tuesday.
        assert_eq!(Day::new(2026, Month(4), 14).weekday(), 1);
    }

    #[test]
    fn numbers_and_days_agree_both_ways() {
        for number in (-200_000..200_000).step_by(37) {
            let (year, month, day) = Day(number).civil();
            assert_eq!(Day::new(year, month, day), Day(number));
        }
    }

    #[test]
    fn malformed_timestamps_are_no_days() {
        assert_eq!(Day::of_timestamp("soon"), None);
        assert_eq!(Day::of_timestamp("2026-13-01"), None);
    }
}
