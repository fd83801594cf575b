//! The standing audit, from a run to the labelled rate.

use belljar_tests::{Place, agent};
use serde_json::Value;

const BAD_INPUT: i32 = 2;

/// Examines `keyword-recall`, which gets much wrong, on a small exam.
fn examine(place: &Place, seed: &str, out: &str) {
    let agent = agent("keyword-recall");
    let arguments = ["run", agent.to_str().unwrap(), "--size", "small", "--seed", seed, "--out", out];
    let _report = place.run(arguments).success();
}

#[test]
fn a_sheet_is_written_labelled_and_read_back() {
    let place = Place::new();
    examine(&place, "7", "seven");
    examine(&place, "8", "eight");
    let sheet = place.run(["audit", "seven", "eight"]).success();
    let lines: Vec<&str> = sheet.lines().collect();
    assert!(lines[0].starts_with("run\tcase\taxis\tkind\tquestion\texpected\t") && lines[0].ends_with("\tlabel"));
    let rows = lines.len() - 1;
    assert!(rows >= 10, "{rows} rejections");
    assert!(lines[1..].iter().all(|line| line.ends_with('\t')), "labels are empty");

    // The same rows as JSON lines, to a file that is never overwritten.
    let _nothing = place.run(["audit", "seven", "eight", "--format", "jsonl", "--out", "sheet.jsonl"]).success();
    let json = std::fs::read_to_string(place.path("sheet.jsonl")).unwrap();
    assert_eq!(json.lines().count(), rows);
    assert_eq!(place.run(["audit", "seven", "eight", "--json", "--out", "-"]).success(), json);
    let refused = place.run(["audit", "seven", "--out", "sheet.jsonl"]).failure(BAD_INPUT);
    assert!(refused.contains("never overwritten"), "{refused}");

    // Every third right, the rest wrong, one unsure, one left.
    let labels = |at: usize| match at {
        0 => "",
        1 => "unsure",
        at if at % 3 == 0 => "right",
        _ => "wrong",
    };
    let labelled: Vec<String> =
        lines[1..].iter().enumerate().map(|(at, line)| format!("{line}{}", labels(at))).collect();
    place.write("labels.tsv", format!("{}\n{}\n", lines[0], labelled.join("\n")));
    let right = (2..rows).filter(|at| at % 3 == 0).count();
    let rates: Value =
        serde_json::from_str(&place.run(["audit", "--labels", "labels.tsv", "--json"]).success()).unwrap();
    let all = &rates["all"];
    assert_eq!((&all["right"], &all["wrong"]), (&right.into(), &(rows - 2 - right).into()));
    assert_eq!((&all["unsure"], &all["unlabelled"]), (&1.into(), &1.into()));
    let share = all["rate"].as_u64().unwrap();
    assert!(all["interval"]["low"].as_u64().unwrap() < share && share < all["interval"]["high"].as_u64().unwrap());
    let text = place.run(["audit", "seven", "eight", "--labels", "labels.tsv"]).success();
    assert!(text.starts_with("False rejections") && text.lines().last().unwrap().contains("all"), "{text}");
    let input = std::fs::read_to_string(place.path("labels.tsv")).unwrap();
    assert_eq!(place.run_with_input(&["audit", "--labels", "-"], &input).success(), text);
}

#[test]
fn what_is_no_sheet_or_of_another_run_is_refused() {
    let place = Place::new();
    examine(&place, "7", "seven");
    examine(&place, "8", "eight");
    let sheet = place.run(["audit", "seven"]).success();
    place.write("sheet.tsv", &sheet);
    place.write("typo.tsv", sheet.trim_end_matches('\n').to_owned() + "rigth\n");
    place.write("latin1.tsv", b"run\tcase\xe9");
    place.write("other.tsv", "a\tb\n");
    let last = sheet.lines().count();
    for (arguments, says) in [
        (&["audit", "eight", "--labels", "sheet.tsv"][..], "line 2: case c-".to_owned()),
        (&["audit", "--labels", "typo.tsv"], format!("line {last}: the column `label`")),
        (&["audit", "--labels", "latin1.tsv"], "UTF-8".to_owned()),
        (&["audit", "--labels", "other.tsv"], "`a` is no column".to_owned()),
        (&["audit", "--labels", "missing.tsv"], "could not read `missing.tsv`".to_owned()),
        (&["audit", "missing"], "`missing`".to_owned()),
        (&["audit", "seven", "seven"], "the same run".to_owned()),
        (&["audit"], "RUN".to_owned()),
        (&["audit", "seven", "--labels", "sheet.tsv", "--out", "x"], "--out".to_owned()),
        (&["grade", "seven", "--grader-version", "99"], "grader version 99".to_owned()),
    ] {
        let message = place.run(arguments).failure(BAD_INPUT);
        assert!(message.contains(&says), "{arguments:?}: {message}");
        assert!(message.contains("hint: "), "{arguments:?}: {message}");
    }
    assert!(place.run(["grade", "seven", "--grader-version", "1"]).success().contains("no verdict changes"));
}
