//! Points in time, in whole seconds.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, Serializer};

/// A point in time, UTC, in whole seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct Timestamp(i64);

/// 0001-01-01T00:00:00Z, the first second that RFC 3339 can write, since 1970.
const FIRST_SECOND: i64 = -62_135_596_800;

/// 9999-12-30T22:00:00Z, the last second that jiff can hold.
const LAST_SECOND: i64 = 253_402_207_200;

/// Why a text isn't a timestamp.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` isn't a timestamp: RFC 3339 in UTC with whole seconds is expected, such as 2026-04-14T09:30:00Z")]
pub struct TimestampError {
    /// What was given.
    pub text: String,
}

impl Timestamp {
    /// Makes a timestamp of seconds since 1970-01-01T00:00:00Z.
    ///
    /// # Panics
    /// If the second isn't between 0001-01-01T00:00:00Z and 9999-12-30T22:00:00Z.
    #[must_use]
    pub fn from_unix_seconds(seconds: i64) -> Self {
        assert!((FIRST_SECOND..=LAST_SECOND).contains(&seconds), "second {seconds} has no RFC 3339 form");
        Self(seconds)
    }

    /// Makes a timestamp of a calendar day and a time of that day.
    ///
    /// # Panics
    /// If there is no such day, or `second_of_day` is 86,400 or more.
    #[must_use]
    pub fn from_civil(year: i16, month: i8, day: i8, second_of_day: u32) -> Self {
        assert!(second_of_day < 86_400, "a day has 86,400 seconds");
        let date = jiff::civil::Date::new(year, month, day).expect("the calendar has this day");
        let midnight = date.to_zoned(jiff::tz::TimeZone::UTC).expect("the day is in range").timestamp();
        Self::from_unix_seconds(midnight.as_second() + i64::from(second_of_day))
    }

    /// Returns seconds since 1970-01-01T00:00:00Z.
    #[must_use]
    pub const fn unix_seconds(self) -> i64 {
        self.0
    }

    /// Returns days since 1970-01-01.
    #[must_use]
    pub const fn day_number(self) -> i64 {
        self.0.div_euclid(86_400)
    }

    /// Returns calendar day and time of day.
    ///
    /// # Panics
    /// Never: the constructors keep timestamps in range.
    #[must_use]
    pub fn civil(self) -> jiff::civil::DateTime {
        let timestamp = jiff::Timestamp::from_second(self.0).expect("constructors keep timestamps in range");
        jiff::tz::Offset::UTC.to_datetime(timestamp)
    }
}

impl Timestamp {
    /// Writes it in RFC 3339, digit by digit into place: an exam holds hundreds of these, a wave delivers tens of
    /// thousands, and padding each number through the formatting machinery costs ten times as much.
    fn digits(self) -> [u8; 20] {
        let civil = self.civil();
        let year = civil.year().unsigned_abs();
        let mut text = *b"0000-00-00T00:00:00Z";
        put(&mut text[0..2], year / 100);
        put(&mut text[2..4], year % 100);
        for (at, number) in
            [(5, civil.month()), (8, civil.day()), (11, civil.hour()), (14, civil.minute()), (17, civil.second())]
        {
            put(&mut text[at..at + 2], number.unsigned_abs().into());
        }
        text
    }
}

impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(std::str::from_utf8(&self.digits()).expect("digits are ASCII"))
    }
}

impl Serialize for Timestamp {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(std::str::from_utf8(&self.digits()).expect("digits are ASCII"))
    }
}

/// Writes a number below 100 into two places, in decimal.
fn put(places: &mut [u8], number: u16) {
    let digit = |number: u16| b'0' + u8::try_from(number).expect("a digit is below 10");
    places.copy_from_slice(&[digit(number / 10), digit(number % 10)]);
}

impl FromStr for Timestamp {
    type Err = TimestampError;

    /// Reads exactly the form that `Display` writes, so that a time has one spelling.
    fn from_str(text: &str) -> Result<Self, TimestampError> {
        let error = || TimestampError { text: text.chars().take(64).collect() };
        let parsed: jiff::Timestamp = text.parse().map_err(|_| error())?;
        let timestamp = Self(parsed.as_second());
        if (1..=9999).contains(&timestamp.civil().year()) && timestamp.to_string() == text {
            Ok(timestamp)
        } else {
            Err(error())
        }
    }
}

impl TryFrom<String> for Timestamp {
    type Error = TimestampError;

    fn try_from(text: String) -> Result<Self, TimestampError> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reaches_from_the_first_year_to_the_last() {
        assert_eq!(Timestamp::from_unix_seconds(FIRST_SECOND).to_string(), "0001-01-01T00:00:00Z");
        assert_eq!(Timestamp::from_unix_seconds(LAST_SECOND).to_string(), "9999-12-30T22:00:00Z");
        for second in [FIRST_SECOND - 1, LAST_SECOND + 1] {
            assert!(jiff::Timestamp::from_second(second).is_err() || second < FIRST_SECOND);
            assert!(std::panic::catch_unwind(|| Timestamp::from_unix_seconds(second)).is_err(), "{second}");
        }
    }

    #[test]
    fn has_one_spelling() {
        let at = Timestamp::from_civil(2026, 4, 14, 9 * 3600 + 30 * 60);
        assert_eq!(at.to_string(), "2026-04-14T09:30:00Z");
        assert_eq!(at.unix_seconds(), 1_776_159_000);
        assert_eq!("2026-04-14T09:30:00Z".parse(), Ok(at));
        for text in [
            "2026-04-14T09:30:00+00:00",
            "2026-04-14T09:30:00.5Z",
            "2026-04-14t09:30:00Z",
            "2026-04-14 09:30:00Z",
            "2026-02-30T00:00:00Z",
            "2026-04-14",
            "",
        ] {
            assert!(text.parse::<Timestamp>().is_err(), "{text:?} should be refused");
        }
    }
}
