//! No answer stands where it must not, ids tell nothing, and coined values rotate.

#![expect(clippy::print_stdout, reason = "figures are the point of a gate; `--nocapture` shows them")]

use std::collections::BTreeMap;

use belljar_exam::Size;
use belljar_selftest::gates::Measurement;
use belljar_selftest::gates::collisions::coined_values;
use belljar_selftest::gates::leak::{Leak, ids, leaks};

#[test]
fn no_answer_stands_where_it_must_not() {
    for size in Size::ALL {
        let (measurement, leaks) = leaks(*size);
        println!("{measurement}");
        assert!(measurement.holds(), "{}", list(&leaks));
    }
}

#[test]
fn ids_tell_nothing() {
    check(&ids(Size::LARGEST));
}

#[test]
fn coined_values_rotate_with_the_seed() {
    check(&coined_values());
}

fn check(measurements: &[Measurement]) {
    for measurement in measurements {
        println!("{measurement}");
    }
    let missed: Vec<String> = measurements.iter().filter(|row| !row.holds()).map(ToString::to_string).collect();
    assert!(missed.is_empty(), "{missed:#?}");
}

/// Lists a few of each category.
fn list(leaks: &[Leak]) -> String {
    let mut by_category: BTreeMap<&str, Vec<&Leak>> = BTreeMap::new();
    for leak in leaks {
        by_category.entry(&leak.category).or_default().push(leak);
    }
    let mut text = format!("{} answers leak\n", leaks.len());
    for (category, leaks) in by_category {
        text.push_str(&format!("{category}: {}\n", leaks.len()));
        for leak in leaks.iter().take(3) {
            let place: String = leak.place.chars().take(300).collect();
            text.push_str(&format!("  seed {}: {:?} of {:?} in {place}\n", leak.seed, leak.value, leak.question));
        }
    }
    text
}
