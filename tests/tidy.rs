//! What every file of the tree must be.

use std::path::{Path, PathBuf};

use belljar_tests::{root, rust_files_in};

/// Longest source file, in lines: more is more than one concept.
const LINES_MAX: usize = 600;

/// Lists all Rust files of the repository.
fn rust_files() -> Vec<PathBuf> {
    let files = rust_files_in(&["host", "guest-sdk", "examples", "selftest", "tests", "xtask"]);
    assert!(files.len() > 60, "only {} files found: is the root right?", files.len());
    files
}

fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}

#[test]
fn every_module_says_what_it_is() {
    let silent: Vec<String> = rust_files()
        .iter()
        .filter(|path| {
            let text = std::fs::read_to_string(path).unwrap();
            !text.lines().find(|line| !line.is_empty()).is_some_and(|line| line.starts_with("//! "))
        })
        .map(|path| shown(path))
        .collect();
    assert!(silent.is_empty(), "these begin without a `//!` line: {silent:#?}");
}

#[test]
fn no_file_is_too_long() {
    let long: Vec<String> = rust_files()
        .iter()
        .map(|path| (path, std::fs::read_to_string(path).unwrap().lines().count()))
        .filter(|(_, lines)| *lines > LINES_MAX)
        .map(|(path, lines)| format!("{}: {lines} lines", shown(path)))
        .collect();
    assert!(long.is_empty(), "more than {LINES_MAX} lines is more than one concept: {long:#?}");
}

#[test]
fn nothing_is_left_unfinished() {
    // Put together here, so that this file doesn't hold them.
    let marks = [["TO", "DO"].concat(), ["FIX", "ME"].concat(), ["XX", "X:"].concat(), ["for n", "ow,"].concat()];
    let mut found = Vec::new();
    for path in rust_files() {
        for (number, line) in std::fs::read_to_string(&path).unwrap().lines().enumerate() {
            if marks.iter().any(|mark| line.contains(mark)) {
                found.push(format!("{}:{}: {line}", shown(&path), number + 1));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn no_machine_is_named() {
    let homes = [["/ho", "me/"].concat(), ["/ro", "ot/"].concat(), ["/wo", "rk/"].concat(), ["C:\\", "Users"].concat()];
    let mut found = Vec::new();
    for path in rust_files() {
        let text = std::fs::read_to_string(&path).unwrap();
        for home in &homes {
            if text.contains(home) {
                found.push(format!("{}: {home}", shown(&path)));
            }
        }
    }
    assert!(found.is_empty(), "paths of a machine: {found:#?}");
}
