//! How many cases of which type there are.

use std::collections::{BTreeMap, BTreeSet};

use belljar_exam::Commit;

use super::support::{SIZES, draft, for_each};

/// The table of the specification: axis, category, number at small, medium and full.
const TABLE: &[(&str, &str, [usize; 3])] = &[
    ("recall", "twin", [3, 3, 9]),
    ("recall", "single", [1, 2, 1]),
    ("multi-session", "count", [1, 1, 1]),
    ("multi-session", "list", [1, 1, 2]),
    ("multi-session", "value-at-event", [0, 0, 1]),
    ("temporal", "order", [0, 1, 1]),
    ("temporal", "duration", [1, 1, 1]),
    ("temporal", "previous", [0, 0, 1]),
    ("temporal", "history", [1, 1, 1]),
    ("knowledge-update", "latest", [1, 2, 3]),
    ("point-in-time", "as-of", [1, 2, 3]),
    ("preference", "stated", [0, 0, 1]),
    ("preference", "application", [1, 2, 3]),
    ("activity", "quit", [1, 1, 2]),
    ("activity", "kept", [1, 1, 2]),
    ("abstention", "never-provided", [0, 1, 1]),
    ("abstention", "near-miss", [1, 1, 2]),
    ("abstention", "plausible-lure", [0, 0, 1]),
    ("assistant-said", "recommendation", [1, 1, 3]),
    ("recurrence", "count", [0, 1, 1]),
    ("recurrence", "computed", [0, 0, 1]),
    ("integrity", "token", [1, 1, 1]),
    ("instruction", "write", [1, 1, 1]),
    ("instruction", "update", [0, 1, 1]),
    ("instruction", "delete", [1, 1, 1]),
    ("later-question", "written", [1, 1, 1]),
    ("later-question", "updated", [0, 1, 1]),
    ("later-question", "deleted", [2, 2, 2]),
    ("two-users", "scalar", [2, 2, 4]),
];

/// Planted instructions come with the question or are stored, as the seed has it; the sum is fixed.
const PLANTED: [usize; 3] = [1, 1, 3];

/// All memory cases.
const TOTAL: [usize; 3] = [24, 33, 56];

#[test]
fn quotas_are_those_of_the_specification() {
    for (at, (name, quota)) in SIZES.into_iter().enumerate() {
        for seed in 0..50 {
            let half = draft(quota, seed);
            let mut counts: BTreeMap<(&str, &str), usize> = BTreeMap::new();
            for case in &half.cases {
                *counts.entry((case.axis, case.category)).or_default() += 1;
            }
            for (axis, category, expected) in TABLE {
                assert_eq!(
                    counts.remove(&(*axis, *category)).unwrap_or(0),
                    expected[at],
                    "{name} {seed}: {axis} {category}"
                );
            }
            assert_eq!(counts.values().sum::<usize>(), PLANTED[at], "{name} {seed}: {counts:?}");
            assert!(counts.keys().all(|(axis, _)| *axis == "planted-instruction"), "{name} {seed}: {counts:?}");
            assert_eq!(half.cases.len(), TOTAL[at], "{name} {seed}");
            assert_eq!(half.waves.len(), [2, 2, 3][at], "{name} {seed}");
        }
    }
}

#[test]
fn families_have_three_phrasings_and_one_answer() {
    for_each(|label, quota, half, _| {
        let mut families: BTreeMap<&str, Vec<(&str, String)>> = BTreeMap::new();
        for case in &half.cases {
            assert_eq!(case.family.is_some(), case.category == "twin", "{label}");
            if let Some(family) = &case.family {
                families.entry(family).or_default().push((&case.text, format!("{:?}", case.check.expected)));
            }
        }
        assert_eq!(families.len(), quota.twins, "{label}");
        for (family, members) in families {
            let texts: BTreeSet<&str> = members.iter().map(|(text, _)| *text).collect();
            let answers: BTreeSet<&String> = members.iter().map(|(_, answer)| answer).collect();
            assert_eq!((texts.len(), answers.len()), (3, 1), "{label} {family}: {members:?}");
        }
    });
}

#[test]
fn instructions_follow_the_first_wave_and_later_questions_the_last() {
    for_each(|label, quota, half, _| {
        for case in &half.cases {
            let instruction = case.axis == "instruction";
            assert_eq!(case.commit == Commit::Keep, instruction, "{label}");
            assert_eq!(case.latest_wave, instruction.then_some(0), "{label}");
            if instruction {
                assert_eq!(case.earliest_wave, 0, "{label}: {}", case.text);
            }
            if case.axis == "later-question" {
                assert_eq!(case.earliest_wave, quota.waves - 1, "{label}");
            }
        }
    });
}

/// Over 400 seeds, at full. Coined spans are masked, so that only wording counts.
#[test]
fn prompts_are_many() {
    let mut prompts: BTreeMap<(&str, &str), BTreeSet<String>> = BTreeMap::new();
    for seed in 0..400 {
        for case in draft(SIZES[2].1, seed).cases {
            prompts.entry((case.axis, case.category)).or_default().insert(masked(&case.text));
        }
    }
    let few: Vec<_> =
        prompts.iter().map(|(category, prompts)| (category, prompts.len())).filter(|(_, count)| *count < 120).collect();
    assert!(few.is_empty(), "too few distinct prompts: {few:?}");
}

/// Masks words with a capital that don't begin a sentence, and words with digits: nothing else is coined.
fn masked(text: &str) -> String {
    let mut begins = true;
    let mut words: Vec<&str> = Vec::new();
    for word in text.split(' ') {
        let coined = word.contains(|symbol: char| symbol.is_ascii_digit())
            || (!begins && word.starts_with(|symbol: char| symbol.is_uppercase()) && !word.starts_with('I'));
        words.push(if coined { "_" } else { word });
        begins = word.ends_with(['.', '?', '!', ':']);
    }
    words.dedup();
    words.join(" ")
}
