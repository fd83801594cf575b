//! Words of the calendar: months, and days of the month in words.

use crate::word_table::Filter;

/// Months, with their short names.
const MONTHS: [&[&str]; 12] = [
    &["january", "jan"],
    &["february", "feb"],
    &["march", "mar"],
    &["april", "apr"],
    &["may"],
    &["june", "jun"],
    &["july", "jul"],
    &["august", "aug"],
    &["september", "sep", "sept"],
    &["october", "oct"],
    &["november", "nov"],
    &["december", "dec"],
];

/// Days in words, from the first on.
const ORDINALS: [&str; 19] = [
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
    "eleventh",
    "twelfth",
    "thirteenth",
    "fourteenth",
    "fifteenth",
    "sixteenth",
    "seventeenth",
    "eighteenth",
    "nineteenth",
];

/// All names of all months.
const MONTH_NAMES: Filter = all_months();

/// All days in words.
const ORDINAL_WORDS: Filter = Filter::NONE.and(&ORDINALS);

const fn all_months() -> Filter {
    let mut filter = Filter::NONE;
    let mut at = 0;
    while at < MONTHS.len() {
        filter = filter.and(MONTHS[at]);
        at += 1;
    }
    filter
}

/// Reads a month: from 1.
pub(super) fn month(word: &str) -> Option<i8> {
    if !MONTH_NAMES.may_hold(word) {
        return None;
    }
    MONTHS.iter().position(|names| names.contains(&word)).and_then(|at| i8::try_from(at + 1).ok())
}

/// Reads a day in one word: from 1 to 19.
pub(super) fn ordinal(word: &str) -> Option<i8> {
    if !ORDINAL_WORDS.may_hold(word) {
        return None;
    }
    ORDINALS.iter().position(|ordinal| *ordinal == word).and_then(|at| i8::try_from(at + 1).ok())
}
