//! Reads days as people write them.

use jiff::civil::Date;

/// A day, counted from 1970-01-01.
pub(super) type Day = i64;

const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

/// Reads a day at the start of a text, `14 April 2026` or `14 April`, and how many bytes it took. Without a year it is
/// the last such day up to `today`.
pub(super) fn read_date(text: &str, today: Day) -> Option<(Day, usize)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let day: i8 = text[..digits].parse().ok()?;
    let after_day = text[digits..].strip_prefix(' ')?;
    let letters = after_day.bytes().take_while(u8::is_ascii_alphabetic).count();
    let name = after_day[..letters].to_ascii_lowercase();
    let month = i8::try_from(MONTHS.iter().position(|month| *month == name)? + 1).ok()?;
    let length = digits + 1 + letters;
    let year: Option<i16> = text[length..]
        .strip_prefix(' ')
        .and_then(|rest| rest.get(..4))
        .filter(|year| year.bytes().all(|byte| byte.is_ascii_digit()))
        .and_then(|year| year.parse().ok());
    if let Some(year) = year {
        return Some((number(year, month, day)?, length + 5));
    }
    let this_year = i16::try_from(1970 + today.div_euclid(365)).ok()? + 1;
    (0..3).find_map(|back| number(this_year - back, month, day).filter(|day| *day <= today)).map(|day| (day, length))
}

/// Finds the first day anywhere in a text.
pub(super) fn find_date(text: &str, today: Day) -> Option<Day> {
    let starts = text.char_indices().filter(|(at, letter)| {
        letter.is_ascii_digit() && !text[..*at].ends_with(|before: char| before.is_alphanumeric())
    });
    starts.filter_map(|(at, _)| read_date(&text[at..], today)).map(|(day, _)| day).next()
}

fn number(year: i16, month: i8, day: i8) -> Option<Day> {
    let date = Date::new(year, month, day).ok()?;
    let epoch = Date::constant(1970, 1, 1);
    Some(i64::from(date.since(epoch).ok()?.get_days()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Days since 1970 computed apart from this code, with Python's datetime.
    #[test]
    fn days_are_read() {
        assert_eq!(read_date("14 April 2026, at noon", 0), Some((20_557, 13)));
        assert_eq!(read_date("1 March 2024", 0), Some((19_783, 12)));
        assert_eq!(read_date("14 April.", 20_600), Some((20_557, 8)));
        assert_eq!(read_date("30 December", 20_457), Some((20_452, 11)), "today is 4 January 2026: last year's");
        assert_eq!(read_date("31 April 2026", 0), None);
        assert_eq!(read_date("14 cats", 0), None);
        assert_eq!(find_date("Where did I live on 14 April 2026?", 0), Some(20_557));
        assert_eq!(find_date("no day", 0), None);
    }
}
