//! The examples: each scores what its table says, and the same idea gives the same answers in three languages.

use std::collections::BTreeMap;
use std::path::Path;

use belljar_tests::{Place, agent, report_left_out, root};
use serde_json::Value;

/// One row of the table in `examples/README.md`.
struct Row {
    lines: u64,
    name: String,
    /// Composite on the small exam of seed 7, in millionths.
    range: std::ops::RangeInclusive<u64>,
}

fn rows() -> Vec<Row> {
    let page = std::fs::read_to_string(root().join("examples/README.md")).unwrap();
    let rows: Vec<Row> = page
        .lines()
        .filter(|line| line.starts_with("| ["))
        .map(|line| {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let (name, _) = cells[1].trim_start_matches('[').split_once(']').unwrap();
            let (low, high) = cells[4].split_once(" to ").unwrap();
            let hundredths = |text: &str| text.replace('.', "").parse::<u64>().unwrap() * 10_000;
            let lines = cells[3].replace(',', "").parse().unwrap();
            Row { lines, name: name.to_owned(), range: hundredths(low)..=hundredths(high) }
        })
        .collect();
    let mut listed: Vec<&str> = rows.iter().map(|row| &*row.name).collect();
    let mut folders: Vec<String> = std::fs::read_dir(root().join("examples"))
        .unwrap()
        .map(|entry| entry.unwrap())
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().into_string().unwrap())
        .collect();
    listed.sort_unstable();
    folders.sort_unstable();
    assert_eq!(listed, folders, "the table lists each example once");
    rows
}

/// Whether an example is built only with compilers that aren't everywhere, and those aren't here.
fn left_out(name: &str) -> bool {
    let compilers = std::env::var_os("BELLJAR_COMPONENTIZE_PY").is_some();
    if !compilers && matches!(name, "python-notes" | "js-notes") {
        report_left_out("BELLJAR_COMPONENTIZE_PY");
        return true;
    }
    false
}

fn examine(place: &Place, name: &str) -> Value {
    let agent = agent(name);
    let arguments = ["run", agent.to_str().unwrap(), "--size", "small", "--seed", "7", "--out", name, "--json"];
    serde_json::from_str(&place.run(arguments).success()).unwrap()
}

#[test]
fn each_example_scores_what_its_table_says() {
    let place = Place::new();
    for row in rows() {
        if left_out(&row.name) {
            continue;
        }
        let report = examine(&place, &row.name);
        let composite = report["run"]["composite"]["score"].as_u64().unwrap();
        assert!(row.range.contains(&composite), "{} scored {composite} millionths, not {:?}", row.name, row.range);
        assert_eq!(report["broken_calls"], Value::Array(Vec::new()), "{}: a call broke", row.name);
    }
}

#[test]
fn one_idea_gives_one_set_of_answers_in_three_languages() {
    let place = Place::new();
    let answers = |name: &str| -> Vec<Value> {
        let report = examine(&place, name);
        report["cases"].as_array().unwrap().iter().map(|case| case["answered"].clone()).collect()
    };
    let rust = answers("keyword-recall");
    assert!(rust.iter().any(|answer| answer["declined"] == false), "some answers are no declines");
    for name in ["python-notes", "js-notes"] {
        if !left_out(name) {
            assert_eq!(answers(name), rust, "{name}");
        }
    }
}

/// Counts the lines of an example's sources.
fn lines(folder: &Path) -> u64 {
    let mut lines = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let ours = path.extension().is_some_and(|ext| ext == "rs" || ext == "py" || ext == "js");
        if path.is_dir() {
            lines += lines_of_folder(&path);
        } else if ours {
            lines += std::fs::read_to_string(&path).unwrap().lines().count() as u64;
        }
    }
    lines
}

/// Folders that a build leaves behind hold no sources.
fn lines_of_folder(folder: &Path) -> u64 {
    let name = folder.file_name().unwrap().to_string_lossy().into_owned();
    if name.starts_with('.') || name == "node_modules" || name == "runs" { 0 } else { lines(folder) }
}

#[test]
fn the_table_tells_how_long_each_example_is() {
    for row in rows() {
        let counted = lines(&root().join("examples").join(&row.name));
        assert!(row.lines.abs_diff(counted) * 10 <= counted, "{}: {counted} lines, not {}", row.name, row.lines);
    }
}

/// Words in a row that two texts share only if one knows the other; shorter runs are everybody's English.
const RUN: usize = 5;

/// Collects the runs of words in the string literals of a crate's sources, its tests left out.
fn runs(folder: &Path, skip: &str, runs: &mut BTreeMap<Vec<String>, String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            self::runs(&path, skip, runs);
        } else if path.extension().is_some_and(|ext| ext == "rs") && !path.ends_with(skip) {
            let code = std::fs::read_to_string(&path).unwrap();
            let code = code.split("#[cfg(test)]").next().unwrap();
            // Lists have a bar between their phrases, or white space if their words are tied together.
            let separator = |literal: &str| if literal.contains('_') { ' ' } else { '|' };
            for phrase in literals(code).iter().flat_map(|literal| literal.split(separator(literal))) {
                let letters = |letter: char| !letter.is_alphanumeric() && letter != '\'';
                let words: Vec<String> =
                    phrase.split(letters).filter(|word| !word.is_empty()).map(str::to_lowercase).collect();
                for run in words.windows(RUN) {
                    runs.entry(run.to_vec()).or_insert_with(|| path.display().to_string());
                }
            }
        }
    }
}

/// Returns what stands between the quotation marks of a program, comments left out.
fn literals(code: &str) -> Vec<String> {
    let mut literals = Vec::new();
    for line in code.lines().filter(|line| !line.trim_start().starts_with("//")) {
        let mut parts = line.split('"');
        parts.next();
        while let (Some(literal), Some(_)) = (parts.next(), parts.next()) {
            literals.push(literal.to_owned());
        }
    }
    literals
}

#[test]
fn baseline_knows_no_phrase_of_the_generator() {
    let (mut known, mut generated) = (BTreeMap::new(), BTreeMap::new());
    // What it says itself is no knowledge: people decline in the same words.
    runs(&root().join("examples/baseline/src"), "recall/say.rs", &mut known);
    runs(&root().join("host/crates/generator/src"), "none", &mut generated);
    assert!(generated.len() > 10_000 && known.len() > 50, "{} and {} runs", generated.len(), known.len());
    let shared: Vec<String> = known
        .iter()
        .filter_map(|(run, place)| generated.get(run).map(|from| format!("{}: {place}, {from}", run.join(" "))))
        .collect();
    assert!(shared.is_empty(), "baseline shares runs of {RUN} words with the generator:\n{}", shared.join("\n"));
}
