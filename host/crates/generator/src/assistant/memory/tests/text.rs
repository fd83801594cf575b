//! Grammar lint and variety of all text.

use std::collections::{BTreeMap, BTreeSet};

use belljar_exam::{Item, Speaker};

use super::support::{SIZES, draft, for_each, turns};
use crate::coin::indefinite_article;

/// Everything that an agent may read of a draft.
fn texts(half: &super::super::draft::MemoryHalf) -> Vec<String> {
    let mut texts: Vec<String> = turns(half).map(|(_, _, turn)| turn.text.clone()).collect();
    for item in half.waves.iter().flatten() {
        match item {
            Item::Document(document) => texts.push(document.text.clone()),
            Item::Topic(topic) => texts.push(topic.description.clone()),
            Item::Session(_) => {}
        }
    }
    texts.extend(half.cases.iter().map(|case| case.text.clone()));
    texts.extend(half.cases.iter().map(|case| case.gold.answer.text.clone()));
    texts
}

#[test]
fn grammar_lint() {
    for_each(|label, _, half, _| {
        for text in texts(half) {
            for bad in
                ["  ", " ,", " .", " ?", "..", ",,", "?.", ".?", "{", "}", " :", "!.", ",.", "\u{201c} ", "he's boiler"]
            {
                assert!(!text.contains(bad), "{label}: {bad:?} in {text:?}");
            }
            assert!(
                !text.starts_with(char::is_whitespace) && !text.ends_with(char::is_whitespace),
                "{label}: {text:?}"
            );
            assert!(text.starts_with(|first: char| !first.is_lowercase()), "{label}: {text:?}");
            let words: Vec<&str> = text.split_whitespace().collect();
            for pair in words.windows(2) {
                let bare = |word: &str| word.trim_matches(|symbol: char| !symbol.is_alphanumeric()).to_lowercase();
                let (one, two) = (bare(pair[0]), bare(pair[1]));
                assert!(one != two || one.is_empty(), "{label}: {pair:?} in {text:?}");
                if matches!(pair[0], "a" | "an" | "A" | "An") {
                    let next = pair[1].trim_start_matches(['\u{201c}', '`', '\'', '(']);
                    assert_eq!(pair[0].to_lowercase(), indefinite_article(next), "{label}: {pair:?} in {text:?}");
                }
                let articles = ["a", "an", "the"];
                assert!(!(articles.contains(&&*one) && articles.contains(&&*two)), "{label}: {pair:?} in {text:?}");
            }
            for sentence in text.split_inclusive(['.', '!', '?']) {
                let sentence = sentence.trim_start();
                let starts_low = sentence.starts_with(|first: char| first.is_lowercase());
                assert!(!starts_low || after_abbreviation(&text, sentence), "{label}: {sentence:?} in {text:?}");
            }
        }
    });
}

/// Tells whether a sentence only seems to begin in the midst, after `v.` or within a quotation.
fn after_abbreviation(text: &str, sentence: &str) -> bool {
    let before = &text[..text.find(sentence).unwrap_or(0)];
    before.trim_end().ends_with(" v.") || before.contains(['\u{201c}', '`', '(', '['])
}

/// The share of user turns that an exam has already heard: noise is varied.
#[test]
fn noise_is_varied() {
    for seed in 0..10 {
        let half = draft(SIZES[2].1, seed);
        let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
        for (_, _, turn) in turns(&half).filter(|(_, _, turn)| turn.speaker == Speaker::User) {
            *seen.entry(&turn.text).or_default() += 1;
        }
        let all: usize = seen.values().sum();
        assert!(seen.len() * 100 >= all * 97, "{seed}: {} distinct of {all}", seen.len());
    }
}

/// Decline questions are asked in the phrasings of answerable ones: over seeds, every masked opening of one is an
/// opening of the other, as both are renderings of the same rules.
#[test]
fn declines_share_their_phrasings() {
    let (mut declined, mut answered) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..150 {
        for case in draft(SIZES[2].1, seed).cases {
            let question = case.text.split_inclusive(['.', '!', ':']).find(|part| part.contains('?'));
            let Some(question) = question else { continue };
            let question: String = question.split('?').next().unwrap_or_default().trim().to_owned();
            match case.category {
                "never-provided" | "near-miss" => declined.insert(question),
                "twin" | "single" | "latest" | "scalar" => answered.insert(question),
                _ => false,
            };
        }
    }
    let alone: Vec<_> = declined.difference(&answered).collect();
    assert!(alone.is_empty(), "{alone:?}");
    assert!(declined.len() > 50, "{}", declined.len());
}
