//! The independent solver re-derives every key of the memory half.

#![expect(clippy::print_stdout, reason = "figures are the point of a gate; `--nocapture` shows them")]

use std::collections::BTreeMap;

use belljar_exam::Size;
use belljar_selftest::gates::solver::{Unsolved, solve_seeds, solver_seeds};

#[test]
fn every_key_follows_from_the_text() {
    for size in Size::ALL {
        let (measurement, unsolved) = solve_seeds(solver_seeds(*size), *size);
        println!("{measurement}");
        assert!(measurement.holds(), "{}", list(&unsolved));
    }
}

/// Lists a few of each category.
fn list(unsolved: &[Unsolved]) -> String {
    let mut by_category: BTreeMap<&str, Vec<&Unsolved>> = BTreeMap::new();
    for one in unsolved {
        by_category.entry(&one.category).or_default().push(one);
    }
    let mut text = format!("{} keys differ\n", unsolved.len());
    for (category, cases) in by_category {
        text.push_str(&format!("{category}: {}\n", cases.len()));
        for one in cases.iter().take(5) {
            text.push_str(&format!(
                "  seed {}: {} differs: {:?} gives {:?}, key {}\n",
                one.seed, one.why, one.question, one.derived, one.expected
            ));
        }
    }
    text
}
