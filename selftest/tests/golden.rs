//! Every grader version gives the verdicts that are frozen for it.
//!
//! `cargo xtask golden` runs the same test with `BELLJAR_RECORD_GOLDEN` set: then it writes what it would compare.

use std::path::{Path, PathBuf};

use belljar_grader::GraderVersion;
use belljar_selftest::golden::{Ledger, Sitter, sit_all};

fn file(version: GraderVersion, agent: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../tests/golden/grader-{version}/{agent}.txt"))
}

#[test]
fn every_version_keeps_its_verdicts() {
    let records = std::env::var_os("BELLJAR_RECORD_GOLDEN").is_some();
    for version in GraderVersion::ALL {
        for now in sit_all(*version).unwrap() {
            let path = file(*version, now.agent());
            if records {
                std::fs::create_dir_all(path.parent().unwrap()).unwrap();
                std::fs::write(&path, now.to_text()).unwrap();
                continue;
            }
            let frozen = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let frozen = Ledger::from_text(&frozen).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let shifts = frozen.shifts(&now).unwrap_or_else(|error| {
                panic!("{error}; after a change of the generator, `cargo xtask golden` records the ledgers anew")
            });
            let told: Vec<String> = shifts.iter().take(20).map(ToString::to_string).collect();
            assert!(
                shifts.is_empty(),
                "{} verdicts of grader version {version} changed; once it is frozen, a change is a new version:\n{}",
                shifts.len(),
                told.join("\n")
            );
        }
    }
}

#[test]
fn the_agents_are_as_different_as_they_must_be() {
    let text = |sitter: Sitter| std::fs::read_to_string(file(GraderVersion::V1, sitter.name())).unwrap();
    let rulings = |sitter: Sitter| text(sitter).lines().filter(|line| line.starts_with("ruling ")).count();
    assert!(rulings(Sitter::Mixed) > 40, "{}", rulings(Sitter::Mixed));
    let all = |sitter: Sitter, end: &str| {
        text(sitter).lines().filter(|line| line.starts_with("ruling ")).all(|line| line.ends_with(end))
    };
    assert!(all(Sitter::Gold, " correct 1000000") && all(Sitter::Wrong, " 0"));
}
