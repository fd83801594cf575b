//! The pages about suites: each example is what the command prints, and no category is left out.
//!
//! `BLESS=1 cargo test -p belljar-tests --test suites` writes the examples anew.

use std::collections::{BTreeMap, BTreeSet};

use belljar_tests::{Place, root};

const PAGE: &str = "docs/suites/assistant.md";

/// Opens and closes an example.
const FENCE: &str = "```text\n";

/// The command that the page names.
const COMMAND: [&str; 7] = ["generate", "--seed", "7", "--size", "full", "--read", "cases"];

/// The first case of each category as the command prints it, by its first line.
fn printed() -> BTreeMap<String, String> {
    let text = Place::new().run(COMMAND).success();
    let mut first: BTreeMap<String, String> = BTreeMap::new();
    for case in text.split("\n\n").map(str::trim).filter(|case| !case.is_empty()) {
        let head = case.lines().next().expect("a case has a first line").to_owned();
        first.entry(head).or_insert_with(|| format!("{case}\n"));
    }
    first
}

#[test]
fn examples_are_what_the_command_prints() {
    let path = root().join(PAGE);
    let page = std::fs::read_to_string(&path).unwrap();
    assert!(page.contains(&format!("$ belljar {}\n", COMMAND.join(" "))), "{PAGE} doesn't name the command");
    let printed = printed();
    let mut shown = BTreeSet::new();
    let mut blessed = String::with_capacity(page.len());
    for (at, part) in page.split(FENCE).enumerate() {
        if at == 0 {
            blessed.push_str(part);
            continue;
        }
        let (example, rest) = part.split_once("```\n").expect("an example is closed");
        let head = example.lines().next().expect("an example has a first line");
        let case = printed.get(head).unwrap_or_else(|| panic!("{PAGE}: an exam has no {head}"));
        assert!(shown.insert(head), "{PAGE}: {head} is shown twice");
        for piece in [FENCE, case, "```\n", rest] {
            blessed.push_str(piece);
        }
    }
    let left_out: Vec<&String> = printed.keys().filter(|head| !shown.contains(&***head)).collect();
    assert!(left_out.is_empty(), "{PAGE} leaves out {left_out:?}");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &blessed).unwrap();
    }
    let page = std::fs::read_to_string(&path).unwrap();
    assert!(page == blessed, "{PAGE} has drifted from what the command prints; BLESS=1 writes its examples anew");
}
