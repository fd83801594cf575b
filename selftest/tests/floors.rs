//! Shortcuts don't pay, in either half of a full exam.

#![expect(clippy::print_stdout, reason = "figures are the point of a gate; `--nocapture` shows them")]

use belljar_answer_key::Half;
use belljar_exam::Size;
use belljar_selftest::gates::floors::{FLOOR_SEEDS, by_category, memory_floors, tool_floors};
use belljar_selftest::gates::strategies::{DumpNearest, DumpTail};
use belljar_selftest::gates::{Measurement, Strategy};

#[test]
fn memory_shortcuts_stay_below_their_bounds() {
    check(&memory_floors(Size::LARGEST), || {
        let dumps: [(&str, &dyn Strategy); 2] = [("last", &DumpTail), ("nearest", &DumpNearest)];
        dumps
            .into_iter()
            .map(|(name, dump)| {
                let seeds = FLOOR_SEEDS.start..FLOOR_SEEDS.start + 3;
                let mut scored = by_category(seeds, Size::LARGEST, Half::Memory, dump);
                scored.retain(|_, score| *score > 0.0);
                format!("dump of the {name} 16 KiB by category: {scored:#?}\n")
            })
            .collect()
    });
}

#[test]
fn tool_shortcuts_stay_below_their_bounds() {
    check(&tool_floors(Size::LARGEST), String::new);
}

fn check(measurements: &[Measurement], explain: impl Fn() -> String) {
    for measurement in measurements {
        println!("{measurement}");
    }
    let missed: Vec<String> = measurements.iter().filter(|row| !row.holds()).map(ToString::to_string).collect();
    assert!(missed.is_empty(), "{missed:#?}\n{}", explain());
}
