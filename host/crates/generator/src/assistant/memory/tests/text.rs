//! Grammar lint and variety of all text.

use std::cell::RefCell;
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
    let faults = RefCell::new(BTreeMap::new());
    for_each(|label, _, half, _| {
        for text in texts(half) {
            if let Some(fault) = fault(&text) {
                faults.borrow_mut().entry(fault).or_insert_with(|| format!("{label}: {text}"));
            }
        }
    });
    let faults = faults.into_inner();
    assert!(faults.is_empty(), "{faults:#?}");
}

/// What never stands in a text.
const NEVER: &[&str] = &["  ", " ,", " .", " ?", "..", ",,", "?.", ".?", "{", "}", " :", "!.", ",.", "\u{201c} ", "?!"];

/// Finds the first fault of a text.
fn fault(text: &str) -> Option<String> {
    if let Some(bad) = NEVER.iter().find(|bad| text.contains(**bad)) {
        return Some(format!("{bad:?}"));
    }
    if text.trim() != text || text.starts_with(|first: char| first.is_lowercase()) {
        return Some(format!("begin or end of {text:?}"));
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    words.windows(2).find_map(|pair| fault_of_pair(pair[0], pair[1])).or_else(|| fault_of_sentence(text))
}

fn fault_of_pair(left: &str, right: &str) -> Option<String> {
    const ARTICLES: [&str; 3] = ["a", "an", "the"];
    let bare = |word: &str| word.trim_matches(|symbol: char| !symbol.is_alphanumeric()).to_lowercase();
    let (one, two) = (bare(left), bare(right));
    let apart = left.ends_with(['.', '?', '!', ':']);
    let repeated = one == two && !one.is_empty() && !apart;
    let articles = ARTICLES.contains(&&*one) && ARTICLES.contains(&&*two);
    let next = right.trim_start_matches(['\u{201c}', '`', '\'', '(']);
    let misfit = matches!(left, "a" | "an" | "A" | "An") && left.to_lowercase() != indefinite_article(next);
    (repeated || articles || misfit).then(|| format!("{left} {right}"))
}

/// Finds a sentence that begins in lower case, unless it only seems to begin: after `v.`, `P.S.` or within a quotation.
fn fault_of_sentence(text: &str) -> Option<String> {
    let mut begin = 0;
    for sentence in text.split_inclusive(['.', '!', '?']) {
        let before = text[..begin].trim_end();
        let continued =
            before.ends_with(" v.") || before.ends_with("P.S.") || before.contains(['\u{201c}', '`', '(', '[']);
        if sentence.trim_start().starts_with(|first: char| first.is_lowercase()) && !continued {
            return Some(format!("sentence {sentence:?}"));
        }
        begin += sentence.len();
    }
    None
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
