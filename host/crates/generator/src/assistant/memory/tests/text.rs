//! Grammar lint and variety of all text.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use belljar_exam::{Item, Speaker};

use super::super::activity::ACTIVITIES;
use super::super::courtesies::{AFTER_ADVICE, AFTER_NEWS};
use super::super::life::Profession;
use super::super::openings::{CONTEXT, LEAD, REASON};
use super::super::small_requests::SMALL_REQUESTS;
use super::super::small_talk::ASIDES;
use super::super::wishes::GOOD_WISHES;
use super::super::{gossip, noise};
use super::support::{SIZES, draft, for_each, turns};
use crate::assistant::tools::FRAMINGS;
use crate::coin::indefinite_article;
use crate::wording::{Part, Rule};

/// Everything that an agent may read of a draft.
fn texts(half: &super::super::draft::MemoryHalf) -> Vec<String> {
    let mut texts: Vec<String> = turns(half).map(|(_, _, turn)| turn.text.clone()).collect();
    for item in half.waves.iter().flatten() {
        match item {
            Item::Document(document) => texts.push(document.text.clone()),
            Item::Topic(topic) => texts.push(topic.description.to_string()),
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
    // A quotation begins with a word of its own.
    let apart = left.ends_with(['.', '?', '!', ':']) || right.starts_with('\u{201c}');
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
        let said = said_by_users(&half);
        let distinct: BTreeSet<&String> = said.iter().collect();
        assert!(distinct.len() * 100 >= said.len() * 97, "{seed}: {} distinct of {}", distinct.len(), said.len());
    }
}

/// User turns in which hardly a sentence may come again: what somebody says in a month or two.
const WINDOW: usize = 100;

/// In any hundred consecutive user turns, less than one sentence in twenty has been said in them before.
#[test]
fn sentences_hardly_ever_come_again() {
    for seed in 0..10 {
        let half = draft(SIZES[2].1, seed);
        let said = said_by_users(&half);
        for (at, turns) in said.windows(WINDOW).enumerate() {
            let mut seen: BTreeSet<&str> = BTreeSet::new();
            let again: Vec<&str> =
                turns.iter().flat_map(|turn| sentences(turn)).filter(|sentence| !seen.insert(sentence)).collect();
            assert!(again.len() * 20 < again.len() + seen.len(), "{seed}, turn {at}: {again:#?}");
        }
    }
}

/// What both users say, in the order in which it's delivered.
fn said_by_users(half: &super::super::draft::MemoryHalf) -> Vec<String> {
    turns(half).filter(|(_, _, turn)| turn.speaker == Speaker::User).map(|(_, _, turn)| turn.text.clone()).collect()
}

/// Cuts a text at the ends of sentences.
fn sentences(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive(". ").flat_map(|part| part.split_inclusive(['?', '!'])).map(str::trim)
}

/// A framing that has the person play chess would contradict the fact that they gave it up: what stands around the
/// point names no activity.
#[test]
fn nothing_around_the_point_names_an_activity() {
    let mut texts: Vec<&str> = Vec::new();
    for rule in [&ASIDES, &CONTEXT, &LEAD, &REASON, &AFTER_ADVICE, &AFTER_NEWS, &GOOD_WISHES] {
        collect(rule, &mut texts);
    }
    [&gossip::OPENING, &gossip::CLOSING, &gossip::REPLY].into_iter().for_each(|rule| collect(rule, &mut texts));
    texts.extend(SMALL_REQUESTS.iter().chain(FRAMINGS).flat_map(|(one, other)| [one, other]));
    for profession in Profession::ALL {
        for (_, thread) in noise::threads(profession) {
            texts.extend(thread.things);
            for (says, reply) in thread.exchanges {
                collect(says, &mut texts);
                collect(reply, &mut texts);
            }
        }
    }
    assert!(texts.len() > 1_000, "{} texts", texts.len());
    let named = |text: &&str| {
        let lower = text.to_lowercase();
        ACTIVITIES.iter().any(|activity| holds_words(&lower, activity))
    };
    let naming: Vec<&str> = texts.into_iter().filter(named).collect();
    assert!(naming.is_empty(), "{naming:#?}");
}

/// Tells whether a text holds these words, whole.
fn holds_words(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + words.len()..]);
        !before.ends_with(char::is_alphabetic) && !after.starts_with(char::is_alphabetic)
    })
}

/// Collects the words of a rule and of those that it's made of.
fn collect(rule: &Rule, texts: &mut Vec<&'static str>) {
    for part in rule.choice().iter().copied().flatten() {
        match part {
            Part::Text(words) => texts.push(words),
            Part::Rule(inner) => collect(inner, texts),
        }
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
