//! Lengths, times, ids, positions and order don't tell evidence from the rest.

#![expect(clippy::print_stdout, reason = "figures are the point of a gate; `--nocapture` shows them")]

use belljar_exam::Size;
use belljar_selftest::gates::metadata::metadata;

#[test]
fn metadata_gives_nothing_away() {
    let rows = metadata(Size::LARGEST);
    for row in &rows {
        println!("{row}");
    }
    assert!(rows.iter().all(belljar_selftest::gates::Measurement::holds), "{}", rows[0]);
}
