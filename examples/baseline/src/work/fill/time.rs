//! When something is to happen, and how often.

use crate::text::{Words, tokens, words};

/// Finds the words that say how often something is to happen: `every Friday at noon`, `daily at 8`.
pub(in crate::work) fn recurrence_in(text: &str) -> Option<String> {
    let words = tokens(text);
    let begins = |lower: &str| {
        matches!(lower, "every" | "each" | "daily" | "weekly" | "monthly" | "hourly" | "weekdays" | "fortnightly")
    };
    let from = words.iter().position(|token| begins(&token.lower))?;
    let mut to = from;
    while to + 1 < words.len()
        && to - from < 7
        && goes_on(&words[to + 1].lower)
        && text[words[to].end..words[to + 1].start].trim().is_empty()
    {
        to += 1;
    }
    while to > from && matches!(&*words[to].lower, "at" | "on" | "in" | "the" | "and" | "of" | "other") {
        to -= 1;
    }
    (to > from || words[from].lower.ends_with("ly") || words[from].lower == "weekdays")
        .then(|| text[words[from].start..words[to].end].to_owned())
}

/// Words that a time is made of.
static TIMES: Words = words!(
    " at on in the and of other second third first last day days week weeks month months hour hours minutes monday tuesday \
        wednesday thursday friday saturday sunday morning evening afternoon night noon midnight weekday weekdays weekend weekends am pm \
        o'clock half past quarter sharp one two three four five six seven eight nine ten eleven twelve january february march april may june july august september \
        october november december next this tomorrow today tonight around "
);

/// Whether a word may be one of those that a time is made of.
fn goes_on(lower: &str) -> bool {
    let digits = lower.starts_with(|c: char| c.is_ascii_digit());
    digits || TIMES.holds(lower)
}

/// Finds the words that say when something is to happen: `tomorrow at 3pm`, `on Friday morning`.
pub(in crate::work) fn time_in(text: &str) -> Option<String> {
    let words = tokens(text);
    let begins = |lower: &str| {
        matches!(
            lower,
            "tomorrow"
                | "today"
                | "tonight"
                | "monday"
                | "tuesday"
                | "wednesday"
                | "thursday"
                | "friday"
                | "saturday"
                | "sunday"
                | "noon"
        ) || lower.starts_with(|c: char| c.is_ascii_digit())
            || crate::date::Month::named(lower).is_some_and(|_| lower != "may" && lower != "march")
    };
    let mut from = words.iter().position(|token| begins(&token.lower))?;
    if from > 0 && matches!(&*words[from - 1].lower, "next" | "this" | "the") {
        from -= 1;
    }
    let mut to = from;
    while to + 1 < words.len() && goes_on(&words[to + 1].lower) {
        to += 1;
    }
    while to > from && matches!(&*words[to].lower, "at" | "on" | "in" | "the" | "and" | "of" | "other") {
        to -= 1;
    }
    Some(text[words[from].start..words[to].end].to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_and_recurrences_are_told_apart() {
        assert_eq!(recurrence_in("Remind me every Friday at noon to sweep.").as_deref(), Some("every Friday at noon"));
        assert_eq!(recurrence_in("Every sweep counts."), None);
        assert_eq!(
            time_in("Dinner next Tuesday at half past nine, please.").as_deref(),
            Some("next Tuesday at half past nine")
        );
        assert_eq!(time_in("Dinner some day."), None);
    }
}
