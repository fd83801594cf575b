//! Records of every format that was ever published stay readable, by every reader.

use belljar_tests::{Place, root};

/// Says what to do while versions are drafts.
const AGAIN: &str = "if a draft's bytes changed on purpose, `cargo xtask record` records the run anew";

/// A copy of the record of a format, as `run` in a place of its own.
fn record(format: u32) -> Place {
    let place = Place::new();
    std::fs::create_dir(place.path("run")).unwrap();
    for entry in std::fs::read_dir(root().join(format!("tests/records/{format}"))).unwrap() {
        let entry = entry.unwrap();
        std::fs::copy(entry.path(), place.path("run").join(entry.file_name())).unwrap();
    }
    place
}

#[test]
fn format_1_is_read_by_every_reader() {
    let place = record(1);
    for format in ["text", "json", "markdown", "html", "junit", "csv", "inspect"] {
        let finished = place.run(["report", "run", "--format", format]);
        assert_eq!(finished.code, 0, "report --format {format}: {}\n{AGAIN}", finished.stderr);
        assert!(!finished.stdout.is_empty());
    }
    let list = place.run(["show", "run"]).success();
    for case in list.lines().filter_map(|line| line.split_whitespace().next()) {
        assert!(place.run(["show", "run", case]).success().contains(case), "show {case}");
    }
    let flips = place.run(["grade", "run", "--dry-run"]).success();
    assert_eq!(flips, "no verdict changes\n", "{AGAIN}");
    let finished = place.run(["verify", "run"]);
    assert_eq!(finished.code, 0, "verify: {}\n{AGAIN}", finished.stderr);
}
