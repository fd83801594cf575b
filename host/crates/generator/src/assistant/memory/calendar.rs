//! When sessions happen, and how people write dates.

use belljar_exam::Timestamp;
use belljar_seed::{Root, Stream};

use super::quota::Quota;

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

/// Hours of the day at which people write to an assistant, with weights.
const HOURS: &[(u32, i64)] = &[
    (2, 6),
    (5, 7),
    (6, 8),
    (5, 9),
    (4, 10),
    (4, 11),
    (6, 12),
    (5, 13),
    (3, 14),
    (3, 15),
    (4, 16),
    (6, 17),
    (7, 18),
    (8, 19),
    (9, 20),
    (8, 21),
    (5, 22),
    (2, 23),
];

/// Days between two waves at least, and between two sessions of the first user.
const PAUSE_DAYS: i64 = 4;

/// Bytes of the longest date, in September.
const DATE_BYTES: usize = 17;

/// A day, counted from 1970-01-01.
pub(super) type Day = i64;

/// The beginning of a session.
#[derive(Clone, Copy, Debug)]
pub(super) struct Opening {
    /// The moment, in seconds since 1970.
    pub(super) second: i64,
    /// The wave in which the session is delivered.
    pub(super) wave: usize,
}

/// The sessions of both users.
pub(super) struct Calendar {
    /// Of either user, in order of time.
    pub(super) openings: [Vec<Opening>; 2],
}

impl Opening {
    /// Returns the day.
    pub(super) const fn day(self) -> Day {
        self.second.div_euclid(86_400)
    }
}

impl Calendar {
    /// Draws a calendar: gaps of days to weeks, human hours, waves apart by days.
    pub(super) fn draw(root: &Root, quota: &Quota) -> Self {
        let mut stream = root.stream("calendar");
        // Some day from 2024 to mid 2026.
        let mut day = stream.between(19_723, 20_600);
        let [count, visits] = quota.sessions;
        let mut first = Vec::with_capacity(count);
        for ordinal in 0..count {
            let wave = ordinal * quota.waves / count;
            first.push(Opening { second: hour(day, &mut stream), wave });
            day += if stream.chance(1, 4) { stream.between(14, 40) } else { stream.between(PAUSE_DAYS, 12) };
        }
        let mut second = Vec::with_capacity(visits);
        for wave in 0..quota.waves {
            let days: Vec<Day> =
                first.iter().filter(|opening| opening.wave == wave).map(|opening| opening.day()).collect();
            let (begin, end) = (days[0], days[days.len() - 1]);
            let share = (wave + 1) * visits / quota.waves - wave * visits / quota.waves;
            let all: Vec<Day> = (begin..=end).collect();
            let mut chosen = stream.sample(&all, share);
            chosen.sort_unstable();
            second.extend(chosen.into_iter().map(|day| Opening { second: hour(day, &mut stream), wave }));
        }
        Self { openings: [first, second] }
    }

    /// Returns the day of a session.
    pub(super) fn day(&self, user: usize, session: usize) -> Day {
        self.openings[user][session].day()
    }
}

/// Draws a time of a day at which people are awake.
fn hour(day: Day, stream: &mut Stream) -> i64 {
    day * 86_400 + *stream.pick_weighted(HOURS) * 3_600 + stream.between(0, 3_599)
}

/// Writes a day: `4 March 2026`.
pub(super) fn date(day: Day) -> String {
    written(day, true)
}

/// Writes a day as people do who mean one of the last months: without the year if it's the year of `now`.
pub(super) fn recent_date(day: Day, now: Day) -> String {
    written(day, midnight(day).civil().year() != midnight(now).civil().year())
}

fn written(day: Day, with_year: bool) -> String {
    let civil = midnight(day).civil();
    let mut text = String::with_capacity(DATE_BYTES);
    push_number(&mut text, civil.day().unsigned_abs().into());
    text.push(' ');
    text.push_str(month(civil.month()));
    if with_year {
        text.push(' ');
        push_number(&mut text, civil.year().unsigned_abs());
    }
    text
}

/// Appends a number in decimal.
fn push_number(text: &mut String, number: u16) {
    if number > 9 {
        push_number(text, number / 10);
    }
    text.extend(char::from_digit(u32::from(number % 10), 10));
}

fn midnight(day: Day) -> Timestamp {
    Timestamp::from_unix_seconds(day * 86_400)
}

fn month(ordinal: i8) -> &'static str {
    MONTHS[usize::try_from(ordinal - 1).expect("months count from 1")]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_written_in_words() {
        assert_eq!(date(0), "1 January 1970");
        // 2026-04-14 is 1,776,159,000 s after 1970 at 09:30.
        assert_eq!(date(1_776_159_000 / 86_400), "14 April 2026");
        assert_eq!(recent_date(20_557, 20_600), "14 April");
        assert_eq!(recent_date(20_400, 20_600), "8 November 2025");
    }
}
