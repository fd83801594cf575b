//! The key's own answers pass every case of every size, and the wrong agent's none.

#![expect(clippy::print_stdout, reason = "figures are the point of a gate; `--nocapture` shows them")]

use std::collections::BTreeMap;

use belljar_exam::Size;
use belljar_selftest::gates::Measurement;
use belljar_selftest::gates::answers::{ANSWER_SEEDS, Misgraded, gold_answers, wrong_answers};

#[test]
fn gold_answers_pass() {
    for size in Size::ALL {
        check(&gold_answers(ANSWER_SEEDS, *size));
    }
}

#[test]
fn wrong_answers_score_nothing() {
    for size in Size::ALL {
        check(&wrong_answers(ANSWER_SEEDS, *size));
    }
}

fn check((measurement, misgraded): &(Measurement, Vec<Misgraded>)) {
    println!("{measurement}");
    assert!(measurement.holds(), "{}", list(misgraded));
}

/// Lists a few of each category.
fn list(misgraded: &[Misgraded]) -> String {
    let mut by_category: BTreeMap<&str, Vec<&Misgraded>> = BTreeMap::new();
    for one in misgraded {
        by_category.entry(&one.category).or_default().push(one);
    }
    let mut text = format!("{} answers misgraded\n", misgraded.len());
    for (category, cases) in by_category {
        text.push_str(&format!("{category}: {}\n", cases.len()));
        for one in cases.iter().take(3) {
            text.push_str(&format!("  seed {}: {}\n", one.seed, one.detail));
        }
    }
    text
}
