//! Prompts: how many there are, what they must not say, and whether they are English.

use std::collections::BTreeSet;

use super::super::categories::CATEGORIES;
use super::{Sample, samples};
use crate::coin::indefinite_article;

#[test]
fn no_prompt_names_the_tool_that_it_should_lead_to() {
    for sample in samples(0..100) {
        let text =
            format!(" {} ", sample.masked().to_lowercase().replace(|symbol: char| !symbol.is_alphanumeric(), " "));
        for word in sample.category.avoid {
            assert!(!text.contains(&format!(" {word} ")), "{}: {word} in {text}", sample.category.name);
        }
    }
}

#[test]
fn every_category_has_a_hundred_and_twenty_prompts_and_more() {
    for category in CATEGORIES {
        let prompts: BTreeSet<String> = (0..400).map(|seed| Sample::of(category, seed).masked()).collect();
        assert!(prompts.len() >= 120, "{}: {}", category.name, prompts.len());
    }
}

/// What is wrong with a text, if anything.
fn flaw(text: &str) -> Option<String> {
    for mark in ["  ", " ,", " .", " ?", "..", ",,", "?.", ".?", "!.", "{", "}", " i ", " a the ", " the the "] {
        if text.contains(mark) && !(mark == ".." && text.contains(" ...")) && !(mark == " ." && text.contains(" ...")) {
            return Some(format!("holds {mark:?}"));
        }
    }
    let words: Vec<&str> = text.split(' ').collect();
    for pair in words.windows(2) {
        if pair[0].eq_ignore_ascii_case(pair[1]) && pair[0].chars().all(char::is_alphabetic) {
            return Some(format!("says {:?} twice", pair[0]));
        }
        let article = pair[0].trim_start_matches(['"', '(']).to_lowercase();
        // Titles such as `The Heron at Umnora` have capitals; a capital `A` may be a title's, too.
        if (article == "a" || article == "an") && indefinite_article(pair[1].trim_start_matches('"')) != article {
            return Some(format!("says {:?}", pair.join(" ")));
        }
    }
    for (at, _) in text.match_indices(['.', '?']) {
        let rest = &text[at + 1..];
        if rest.strip_prefix(' ').is_some_and(|next| next.starts_with(|letter: char| letter.is_ascii_lowercase())) {
            let before = &text[..at];
            if !before.ends_with(" v") && !before.ends_with("..") {
                return Some(format!("goes on small after {:?}", &before[before.len().saturating_sub(12)..]));
            }
        }
    }
    let first = text.chars().next()?;
    if first.is_ascii_lowercase() && !text.starts_with("https://") {
        return Some("begins small".to_owned());
    }
    if !text.ends_with(['.', '?']) {
        return Some("doesn't end".to_owned());
    }
    None
}

#[test]
fn prompts_and_pages_are_english() {
    let mut flaws = Vec::new();
    for sample in samples(0..200) {
        let world = &sample.case.world;
        let mut texts = vec![&sample.case.text, &sample.case.gold.answer.text];
        texts.extend(world.pages.iter().flat_map(|page| [&page.snippet, &page.text]));
        texts.extend(world.memories.iter().map(|memory| &memory.text));
        texts.extend(Some(&world.new_job_result).filter(|result| !result.is_empty()));
        for text in texts {
            if let Some(flaw) = flaw(text) {
                flaws.push(format!("{}: {flaw}: {text}", sample.category.name));
            }
        }
    }
    assert!(flaws.is_empty(), "{} flaws, such as\n{}", flaws.len(), flaws[..flaws.len().min(12)].join("\n"));
}

#[test]
fn the_lint_finds_flaws() {
    for text in ["A  b.", "The the end.", "An book.", "a b.", "Done. then.", "Stop", "It is a hour.", "Oh , no."] {
        assert!(flaw(text).is_some(), "{text}");
    }
    for text in ["Caldo v. Oster is a case.", "Wait ... and see.", "An hour?", "Give me a hand."] {
        assert_eq!(flaw(text), None, "{text}");
    }
}

#[test]
fn nothing_coined_is_coined_twice_in_an_exam_or_across_seeds() {
    let mut seen = BTreeSet::new();
    let mut repeats = 0;
    for seed in 0..50 {
        for value in CATEGORIES.iter().flat_map(|category| Sample::of(category, seed).coined) {
            repeats += u32::from(!seen.insert(value));
        }
    }
    // Spaces hold 10,000 values and more, so a few hits over fifty exams are chance.
    assert!(repeats * 20 < u32::try_from(seen.len()).unwrap(), "{repeats} repeats beside {}", seen.len());
}
