//! Words that have a short and a long form: units after a number, weekdays, months.

use super::{Text, TokenKind};
use crate::word_table::Filter;

/// Units, each with its other spellings; the first is the one that is compared.
const UNITS: &[&[&str]] = &[
    &["s", "sec", "secs", "second", "seconds"],
    &["min", "mins", "minute", "minutes"],
    &["h", "hr", "hrs", "hour", "hours"],
    &["d", "day", "days"],
    &["w", "wk", "wks", "week", "weeks"],
    &["mo", "mos", "month", "months"],
    &["y", "yr", "yrs", "year", "years"],
    &["ms", "millisecond", "milliseconds"],
    &["mm", "millimeter", "millimeters", "millimetre", "millimetres"],
    &["cm", "centimeter", "centimeters", "centimetre", "centimetres"],
    &["m", "meter", "meters", "metre", "metres"],
    &["km", "kms", "kilometer", "kilometers", "kilometre", "kilometres"],
    &["mi", "mile", "miles"],
    &["ft", "foot", "feet"],
    &["in", "inch", "inches"],
    &["g", "gram", "grams", "gramme", "grammes"],
    &["mg", "milligram", "milligrams"],
    &["kg", "kgs", "kilo", "kilos", "kilogram", "kilograms"],
    &["t", "ton", "tons", "tonne", "tonnes"],
    &["lb", "lbs", "pound", "pounds"],
    &["oz", "ounce", "ounces"],
    &["l", "liter", "liters", "litre", "litres"],
    &["ml", "milliliter", "milliliters", "millilitre", "millilitres"],
    &["kb", "kilobyte", "kilobytes"],
    &["mb", "megabyte", "megabytes"],
    &["gb", "gigabyte", "gigabytes"],
    &["kwh", "kilowatthour", "kilowatthours"],
    &["kw", "kilowatt", "kilowatts"],
    &["mw", "megawatt", "megawatts"],
    &["gw", "gigawatt", "gigawatts"],
    &["kmh", "kph"],
    &["mph"],
    &["ha", "hectare", "hectares"],
    &["%", "percent", "pct", "percents"],
    &["$", "usd", "dollar", "dollars"],
    &["€", "eur", "euro", "euros"],
    &["£", "gbp", "pound", "pounds"],
];

/// Names of days and months, each with its short form.
const CALENDAR: &[(&str, &[&str])] = &[
    ("monday", &["mon"]),
    ("tuesday", &["tue", "tues"]),
    ("wednesday", &["wed"]),
    ("thursday", &["thu", "thur", "thurs"]),
    ("friday", &["fri"]),
    ("saturday", &["sat"]),
    ("sunday", &["sun"]),
    ("january", &["jan"]),
    ("february", &["feb"]),
    ("august", &["aug"]),
    ("september", &["sep", "sept"]),
    ("october", &["oct"]),
    ("november", &["nov"]),
    ("december", &["dec"]),
];

/// All spellings of all units.
const SPELLINGS: Filter = all_spellings();

const fn all_spellings() -> Filter {
    let mut filter = Filter::NONE;
    let mut at = 0;
    while at < UNITS.len() {
        filter = filter.and(UNITS[at]);
        at += 1;
    }
    filter
}

/// Tells whether two words name the same unit.
pub(crate) fn same_unit(one: &str, other: &str) -> bool {
    one == other
        || SPELLINGS.may_hold(one)
            && SPELLINGS.may_hold(other)
            && UNITS.iter().any(|forms| forms.contains(&one) && forms.contains(&other))
}

/// Tells whether a word is a unit that may be glued to a number, as in `24s`.
pub(super) fn is_glued_unit(word: &str) -> bool {
    SPELLINGS.may_hold(word) && UNITS.iter().any(|forms| forms.contains(&word))
}

/// Tells whether a token of one text says the same as a token of another.
pub(crate) fn same_word(one: &Text, at: usize, other: &Text, other_at: usize) -> bool {
    if one.tokens[at].hash == other.tokens[other_at].hash && one.form(at) == other.form(other_at) {
        return true;
    }
    let (left, right) = (one.form(at), other.form(other_at));
    if at > 0 && other_at > 0 && one.kind(at - 1) == TokenKind::Number && other.kind(other_at - 1) == TokenKind::Number
    {
        return same_unit(left, right);
    }
    // A capital tells the day `Sun` from the sun.
    one.kind(at) == TokenKind::Word
        && one.tokens[at].upper
        && other.tokens[other_at].upper
        // A short form is a beginning of the long one.
        && left.as_bytes().first_chunk::<3>() == right.as_bytes().first_chunk::<3>()
        && CALENDAR
            .iter()
            .any(|(long, short)| (left == *long && short.contains(&right)) || (right == *long && short.contains(&left)))
}
