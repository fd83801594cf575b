//! `compare`, `series` and `study` through the built command, on records that it wrote itself.

use belljar_tests::{Place, agent};
use serde_json::Value;

const BAD_INPUT: i32 = 2;
const INCOMPLETE: i32 = 3;
const NOT_COMPARABLE: i32 = 5;
const MISMATCH: i32 = 6;

/// Examines an agent on a series of small exams.
fn take(place: &Place, name: &str, seeds: &str, out: &str) {
    let agent = agent(name);
    let arguments = ["run", agent.to_str().unwrap(), "--size", "small", "--seeds", seeds, "--out", out, "--quiet"];
    let _report = place.run(arguments).success();
}

/// Runs a command that must print one JSON object.
fn json(place: &Place, arguments: &[&str]) -> Value {
    serde_json::from_str(&place.run(arguments).success()).unwrap()
}

/// Asserts that a command is refused with a code, says so, and gives a hint.
#[track_caller]
fn refuses(place: &Place, arguments: &[&str], code: i32, says: &str) {
    let stderr = place.run(arguments).failure(code);
    assert!(stderr.contains(says) && stderr.contains("\nhint: "), "{says:?} or a hint is missing:\n{stderr}");
}

#[test]
fn a_series_is_a_record_a_seed_and_a_report_that_follows_from_them() {
    let place = Place::new();
    let agent = agent("keyword-recall");
    let run = ["run", agent.to_str().unwrap(), "--size", "small", "--seeds", "3,1,2", "--out", "s", "--json"];
    let printed = place.run(run).success();
    let series: Value = serde_json::from_str(&printed).unwrap();
    assert_eq!((series["standing"].as_str(), series["composite"]["df"].as_u64()), (Some("result"), Some(2)));
    let mut files: Vec<String> = std::fs::read_dir(place.path("s"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    files.sort();
    assert_eq!(files, ["seed-1", "seed-2", "seed-3", "series.json", "series.md"]);
    // The mean is that of the records' own reports.
    let composites: Vec<i64> = ["s/seed-1", "s/seed-2", "s/seed-3"]
        .iter()
        .map(|run| {
            let report = std::fs::read(place.path(run).join("report.json")).unwrap();
            let report: Value = serde_json::from_slice(&report).unwrap();
            report["run"]["composite"]["score"].as_i64().unwrap()
        })
        .collect();
    let mean = (composites.iter().sum::<i64>() as f64 / 3.0).round();
    assert!((series["composite"]["mean"].as_f64().unwrap() - mean).abs() < 1.5, "{composites:?} {series}");
    // Whoever has the records gets the same bytes, in any order, or by the name of the series.
    assert_eq!(std::fs::read_to_string(place.path("s/series.json")).unwrap() + "\n", printed);
    assert_eq!(place.run(["series", "s", "--json"]).success(), printed);
    assert_eq!(place.run(["series", "s/seed-2", "s/seed-3", "s/seed-1", "--json"]).success(), printed);
    let text = place.run(["series", "s"]).success();
    assert!(text.contains("3 seeds are a result") && text.contains("Resolution"), "{text}");
    assert!(text.ends_with("belljar run keyword-recall.wasm --suite assistant --size small --seeds 1,2,3\n"), "{text}");
    let markdown = place.run(["series", "s", "--markdown"]).success();
    assert_eq!(std::fs::read_to_string(place.path("s/series.md")).unwrap(), markdown);
    // A series is never overwritten.
    refuses(&place, &run, BAD_INPUT, "`s`");
}

#[test]
fn fresh_seeds_are_drawn_by_the_host() {
    let place = Place::new();
    let null = agent("null");
    let run = ["run", null.to_str().unwrap(), "--size", "small", "--repeat-seeds", "2", "--json"];
    let series = json(&place, &run);
    let seed = |at: usize| series["runs"][at]["seed"].as_str().unwrap().parse::<u64>().unwrap();
    assert_ne!(seed(0), seed(1));
    assert_eq!(series["standing"], "practice");
    assert_eq!(series["composite"]["mean"], 0);
    assert_eq!(std::fs::read_dir(place.path("runs")).unwrap().count(), 1);
    for (arguments, says) in [
        (&["run", "a.wasm", "--repeat-seeds", "0"][..], "0"),
        (&["run", "a.wasm", "--repeat-seeds", "2", "--seed", "1"], "--seed"),
        (&["run", "a.wasm", "--seeds", "1,2", "--seed", "1"], "--seed"),
        (&["run", "a.wasm", "--seeds", "1,x"], "isn't a seed"),
        (&["run", "a.wasm", "--seeds", "7,8,7"], "seed 7 is given twice"),
        (&["run", "missing.wasm", "--seeds", "7,8"], "missing.wasm"),
    ] {
        refuses(&place, arguments, BAD_INPUT, says);
    }
    assert_eq!(place.files(), ["runs"], "refused runs leave nothing behind");
}

#[test]
fn stored_series_are_compared_and_studied() {
    let place = Place::new();
    take(&place, "baseline", "1,2,3,4,5", "a");
    take(&place, "null", "1,2,3,4,5", "b");
    take(&place, "keyword-recall", "1,2,3,4,5", "c");
    two_agents_are_compared_on_the_same_exams(&place);
    a_study_tells_agents_and_axes_apart(&place);
    what_can_not_be_compared_is_refused(&place);
    records_that_are_not_what_they_were_are_caught(&place);
}

fn two_agents_are_compared_on_the_same_exams(place: &Place) {
    let found = json(place, &["compare", "a", "--against", "b", "--json"]);
    assert_eq!((found["verdict"].as_str(), found["seeds"].as_array().unwrap().len()), (Some("a-better"), 5));
    // The null agent has nothing, so that the difference is the baseline's composite.
    let series = json(place, &["series", "a", "--json"]);
    assert_eq!(found["composite"]["difference"], series["composite"]["mean"]);
    assert_eq!(found["composite"]["labels"]["b_alone"], 0);
    let back = json(place, &["compare", "b", "--against", "a", "--json"]);
    assert_eq!(back["verdict"], "b-better");
    assert_eq!(back["composite"]["difference"].as_i64().unwrap(), -found["composite"]["difference"].as_i64().unwrap());
    let text = place.run(["compare", "a", "--against", "b"]).success();
    for part in ["A is better", "95 % interval", "McNemar's exact p", "sign-flip p", "memory", "Student's t over seeds"]
    {
        assert!(text.contains(part), "no {part:?} in:\n{text}");
    }
    let markdown = place.run(["compare", "a", "--against", "b", "--markdown"]).success();
    assert!(markdown.starts_with("# Belljar: comparison") && markdown.contains("**A is better**"), "{markdown}");
    // The same records give the same bytes in any order, in another process.
    let runs = ["a/seed-3", "a/seed-5", "a/seed-1", "a/seed-4", "a/seed-2"];
    let again = place.run([&["compare"], &runs[..], &["--against", "b", "--json"]].concat()).success();
    assert_eq!(serde_json::from_str::<Value>(&again).unwrap(), found);
}

fn a_study_tells_agents_and_axes_apart(place: &Place) {
    let study = json(place, &["study", "b", "a", "c", "--json"]);
    let names: Vec<&str> =
        study["agents"].as_array().unwrap().iter().map(|agent| agent["agent"]["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["baseline", "keyword-recall", "null"]);
    assert_ne!(study["agents"][0]["groups"], study["agents"][2]["groups"]);
    assert_eq!(study["seeds"].as_array().unwrap().len(), 5);
    assert!(study["halves"].as_array().unwrap().iter().all(|half| half["residual"].as_i64().unwrap() > 0), "{study}");
    // As many cases an axis as the exams have: 12 and 24 a seed.
    let cases: i64 = study["axes"].as_array().unwrap().iter().map(|axis| axis["cases"].as_i64().unwrap()).sum();
    assert_eq!(cases, 5 * 36);
    let text = place.run(["study", "a", "b", "c"]).success();
    for part in ["3 agents, 5 seeds", "Agents", "Spread", "Seeds needed", "Axes", "Categories"] {
        assert!(text.contains(part), "no {part:?} in:\n{text}");
    }
    let markdown = place.run(["study", "a", "b", "--markdown"]).success();
    assert!(markdown.starts_with("# Belljar: study"), "{markdown}");
    refuses(place, &["study", "a/seed-1"], BAD_INPUT, "one run has nothing");
    refuses(place, &["study", "a/seed-1", "b/seed-2"], NOT_COMPARABLE, "no seed was taken by all");
    refuses(place, &["study", "a", "a/seed-1"], NOT_COMPARABLE, "two runs of seed 1");
    refuses(place, &["study"], BAD_INPUT, "RUN");
}

fn what_can_not_be_compared_is_refused(place: &Place) {
    refuses(place, &["compare", "a", "--against", "a"], NOT_COMPARABLE, "stands on both sides");
    refuses(place, &["compare", "a/seed-1", "a/seed-1", "--against", "b/seed-1"], NOT_COMPARABLE, "two runs of seed 1");
    refuses(place, &["compare", "a", "--against", "b/seed-1"], NOT_COMPARABLE, "seed 2 has a run on side A");
    refuses(place, &["compare", "a/seed-1", "b/seed-2", "--against", "b/seed-1"], NOT_COMPARABLE, "two agents");
    refuses(place, &["compare", "a/seed-1", "--against", "missing"], BAD_INPUT, "`missing`");
    refuses(place, &["compare", "a/seed-1"], BAD_INPUT, "--against");
    refuses(place, &["compare", "--against", "b"], BAD_INPUT, "<A>");
    // Other terms: the field is named.
    let null = agent("null");
    let null = null.to_str().unwrap();
    let _report = place.run(["run", null, "--size", "medium", "--seed", "1", "--out", "medium"]).success();
    refuses(place, &["compare", "a/seed-1", "--against", "medium"], NOT_COMPARABLE, "differ in size: small in one");
    place.write("limits.json", r#"{"tool_calls_max": 16}"#);
    let limits = ["run", null, "--size", "small", "--seed", "1", "--limits", "limits.json", "--out", "limited"];
    let _report = place.run(limits).success();
    refuses(place, &["compare", "a/seed-1", "--against", "limited"], NOT_COMPARABLE, "differ in limits.tool_calls_max");
}

fn records_that_are_not_what_they_were_are_caught(place: &Place) {
    let verdicts = place.path("b/seed-1/verdicts.1.jsonl");
    let whole = std::fs::read_to_string(&verdicts).unwrap();
    std::fs::write(&verdicts, whole.replacen("\"score\":0", "\"score\":1000000", 1)).unwrap();
    refuses(place, &["compare", "a/seed-1", "--against", "b/seed-1"], MISMATCH, "the verdicts in `b/seed-1`");
    std::fs::write(&verdicts, "{\"case\":").unwrap();
    refuses_without_hint(place, &["compare", "a/seed-1", "--against", "b/seed-1"], BAD_INPUT, "verdicts.1.jsonl");
    std::fs::write(&verdicts, whole).unwrap();
    std::fs::remove_dir_all(place.path("b/seed-2")).unwrap();
    refuses(place, &["compare", "a", "--against", "b"], BAD_INPUT, "b/seed-2");
    std::fs::rename(place.path("medium"), place.path("b/seed-2")).unwrap();
    refuses(place, &["series", "b"], MISMATCH, "isn't the run that");
    std::fs::write(place.path("b/series.json"), "{}").unwrap();
    refuses(place, &["series", "b"], BAD_INPUT, "isn't a series");
    // A transcript that was cut: the run is incomplete, and there is no composite to compare.
    let transcript = place.path("a/seed-1/transcript.jsonl");
    let whole = std::fs::read_to_string(&transcript).unwrap();
    let lines: Vec<&str> = whole.lines().collect();
    std::fs::write(&transcript, lines[..lines.len() - 1].join("\n") + "\n").unwrap();
    std::fs::remove_file(place.path("a/seed-1/verdicts.1.jsonl")).unwrap();
    refuses(place, &["compare", "a/seed-1", "--against", "b/seed-1"], INCOMPLETE, "the run is incomplete");
}

#[track_caller]
fn refuses_without_hint(place: &Place, arguments: &[&str], code: i32, says: &str) {
    let stderr = place.run(arguments).failure(code);
    assert!(stderr.contains(says), "{says:?} isn't said:\n{stderr}");
}
