//! Coined values and the words around them.

use std::collections::BTreeSet;

use belljar_generator::coin::{Coiner, Mint};
use belljar_seed::Root;
use belljar_tests::rust_files_in;

/// Kinds of values that are a single word.
const KINDS: &[fn(&mut Mint<'_>) -> String] = &[
    |mint| mint.first_name().into(),
    |mint| mint.person().as_str().split_once(' ').unwrap().1.to_owned(),
    |mint| mint.pet().into(),
    |mint| mint.city().into(),
    |mint| mint.brand().into(),
    |mint| mint.medicine().into(),
];

/// Draws of each kind: of 20,000 values that are equally likely, all but a hundred come up.
const DRAWS: u64 = 100_000;

/// A name that is also a word would stand where nobody is told of: "Is there a saner way?" named somebody's godchild.
/// Code has words, too; that they can't be coined either is no loss. Comments and tests have examples of coined values.
#[test]
fn no_word_of_the_wording_can_be_coined() {
    let mut words = BTreeSet::new();
    for path in rust_files_in(&["host/crates/generator/src/assistant"]) {
        if path.components().any(|part| part.as_os_str() == "tests") {
            continue;
        }
        let text = std::fs::read_to_string(path).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for line in code.lines().filter(|line| !line.trim_start().starts_with("//")) {
            words.extend(line.split(|symbol: char| !symbol.is_alphabetic()).map(str::to_lowercase));
        }
    }
    assert!(words.contains("neighbor") && words.len() > 5_000, "{} words", words.len());
    let root = Root::new("coined values", &[]);
    for (kind, coin) in KINDS.iter().enumerate() {
        let mut seen = BTreeSet::new();
        for ordinal in 0..DRAWS {
            let value = coin(&mut Coiner::new(&root).mint("word", ordinal * 8 + kind as u64)).to_lowercase();
            assert!(!words.contains(&value), "`{value}` is a word");
            seen.insert(value);
        }
        assert!(seen.len() > 10_000, "{} values of kind {kind}", seen.len());
    }
}
