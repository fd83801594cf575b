//! Which of the choices that a tool offers a request means.

use crate::text::{Token, tokens};

/// What others call a choice that a tool offers.
const CHOICE_WORDS: &[(&str, &str)] = &[
    ("sepia", "yellowed paper brown brownish antique photograph parchment"),
    ("high-contrast", "contrast different difference strongest sharpen starkest sharper legible sun glare"),
    ("system", "automatic automatically device laptop computer desktop os follows"),
    ("dark", "dim night black darker gloomy"),
    ("light", "bright white lighter daylight day"),
    (
        "low",
        "little fast stop quickly faster quick snappy minimal lightly less shallow brief barely spare pauses cuff no least rush",
    ),
    ("medium", "moderate balanced middling normal ordinary middle between average half"),
    (
        "high",
        "mull everything detail slow thoroughly deep deeply thorough long hard harder carefully maximum most exhaustive deepest all very end \
         turned last",
    ),
];

/// Finds which of some choices a text names, in its own words or others: the one with most words for it, and of equals
/// that of the last word. What stands after `not` or `instead of` isn't meant.
pub(in crate::work) fn choice_in(text: &str, choices: &[String]) -> Option<String> {
    let words = tokens(text);
    let wanted: Vec<(usize, &Token)> = words.iter().enumerate().filter(|(place, _)| !denied(&words, *place)).collect();
    let lower = text.to_lowercase();
    let exact = choices.iter().find(|choice| {
        let choice = choice.to_lowercase();
        let joined = choice.replace(['-', '_'], " ");
        joined != choice && lower.contains(&joined) || wanted.iter().any(|(_, word)| word.lower == choice)
    });
    exact.cloned().or_else(|| {
        let points = |choice: &String| {
            let (_, others) = CHOICE_WORDS.iter().find(|(known, _)| choice.to_lowercase() == *known)?;
            let said = wanted.iter().filter(|(_, word)| others.split_whitespace().any(|other| other == word.lower));
            let places: Vec<usize> = said.map(|(place, _)| *place).collect();
            Some((places.len(), *places.last()?))
        };
        let scored = choices.iter().filter_map(|choice| Some((points(choice)?, choice)));
        scored.max_by_key(|(points, _)| *points).map(|(_, choice)| choice.clone())
    })
}

/// Whether a word says what isn't wanted.
fn denied(words: &[Token], place: usize) -> bool {
    let ahead = &words[place.saturating_sub(3)..place];
    let nearest = ahead.iter().rev().find(|word| !matches!(&*word.lower, "the" | "of" | "a" | "this"));
    nearest.is_some_and(|word| matches!(&*word.lower, "not" | "than" | "instead"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_known_by_other_words_and_not_by_what_is_denied() {
        let themes = ["light", "dark", "sepia", "high-contrast"].map(str::to_owned);
        for (text, expected) in [
            ("Make it dark.", Some("dark")),
            ("A white page instead of the black one.", Some("light")),
            ("Turn the white page black.", Some("dark")),
            ("Switch to high contrast.", Some("high-contrast")),
            ("It rained.", None),
        ] {
            assert_eq!(choice_in(text, &themes).as_deref(), expected, "{text}");
        }
    }
}
