//! `belljar verify`: a sound record matches, and each way to touch one is caught by a check that has a name.

mod forge;
mod tamper;

use belljar_tests::{Place, agent};
use serde_json::Value;

use crate::tamper::{BAD_INPUT, INCOMPLETE, MISMATCH, Record};

#[test]
fn a_sound_record_matches() {
    let record = Record::new();
    let text = record.verify(&[]).success();
    assert!(text.starts_with("MATCH\n"), "{text}");
    let manifest: Value = serde_json::from_slice(&record.read("manifest.json")).unwrap();
    let dataset = manifest["dataset_sha256"].as_str().unwrap();
    let report = belljar_exam::Sha256Hex::of(&[&record.read("report.json")]).to_string();
    let verdicts = belljar_exam::Sha256Hex::of(&[&record.read("verdicts.1.jsonl")]).to_string();
    for hash in [dataset, &report, &verdicts] {
        assert!(text.contains(hash), "no {hash}:\n{text}");
    }
    assert!(text.contains("not examined again"), "{text}");
}

#[test]
fn a_run_that_was_killed_before_its_first_event_is_incomplete() {
    let place = Place::new();
    let agent = agent("null");
    let agent = agent.to_str().unwrap();
    let _text = place.run(["run", agent, "--size", "small", "--seed", "7", "--out", "run"]).success();
    let folder = place.path("run");
    std::fs::write(folder.join("transcript.jsonl"), "").unwrap();
    let message = place.run(["verify", "run", "--quiet"]).failure(MISMATCH);
    assert!(message.contains("the transcript is empty"), "with results beside it, it was emptied: {message}");
    for file in ["report.json", "summary.md", "verdicts.1.jsonl", "telemetry.json", "key.json"] {
        std::fs::remove_file(folder.join(file)).unwrap();
    }
    std::fs::write(folder.join("memory.log"), "").unwrap();
    let message = place.run(["verify", "run", "--quiet"]).failure(INCOMPLETE);
    assert!(message.contains("cut off before `transcript.jsonl` had its first event"), "{message}");
    assert!(message.contains("--resume RUN"), "{message}");
    let _report = place.run(["run", agent, "--resume", "run"]).success();
    assert!(place.run(["verify", "run"]).success().starts_with("MATCH\n"));
}

#[test]
fn the_component_is_examined_again() {
    let record = Record::new();
    let agent = agent("keyword-recall");
    let text = record.verify(&["--rerun", agent.to_str().unwrap(), "--jobs", "2"]).success();
    assert!(text.starts_with("MATCH\n") && text.contains("was examined again"), "{text}");
    let other = self::agent("null");
    let message = record.refused(&["--rerun", other.to_str().unwrap()], MISMATCH);
    assert!(message.contains("the check `component` fails"), "{message}");
    record.place.write("config.json", r#"{"mode":"other"}"#);
    let arguments = ["--rerun", agent.to_str().unwrap(), "--config", "config.json"];
    let message = record.refused(&arguments, MISMATCH);
    assert!(message.contains("the check `component` fails") && message.contains("configuration"), "{message}");
    let message = record.refused(&["--rerun", "missing.wasm"], BAD_INPUT);
    assert!(message.contains("could not read `missing.wasm`"), "{message}");
}

#[test]
fn a_record_without_its_key_matches() {
    let place = Place::new();
    let agent = agent("keyword-recall");
    let arguments = ["run", agent.to_str().unwrap(), "--size", "small", "--seed", "8", "--out", "run", "--sealed"];
    let _report = place.run(arguments).success();
    assert!(!place.path("run/key.json").exists());
    let finished = place.run(["verify", "run"]);
    assert!(finished.stderr.contains("ok  key         left out of the record"), "{}", finished.stderr);
    assert!(finished.success().starts_with("MATCH\n"));
}

#[test]
fn what_is_no_record_is_bad_input() {
    let place = Place::new();
    let message = place.run(["verify", "missing"]).failure(BAD_INPUT);
    assert!(message.contains("could not open the run folder `missing`"), "{message}");
    std::fs::create_dir(place.path("empty")).unwrap();
    let message = place.run(["verify", "empty"]).failure(MISMATCH);
    assert!(message.contains("the check `files` fails") && message.contains("is missing"), "{message}");
}

#[test]
fn other_files_are_named_and_do_no_harm() {
    let record = Record::new();
    record.write("notes.txt", b"mine");
    let finished = record.verify(&[]);
    assert!(finished.stderr.contains("not part of a record: notes.txt"), "{}", finished.stderr);
    let _text = finished.success();
}

#[test]
fn a_run_that_was_cut_off_is_incomplete() {
    let record = Record::new();
    let whole = record.read("transcript.jsonl");
    for file in ["report.json", "summary.md", "verdicts.1.jsonl", "telemetry.json", "key.json"] {
        record.remove(file);
    }
    // In the middle of a line.
    let text = String::from_utf8(whole).unwrap();
    let cut = text.find("\"answer-submitted\"").unwrap();
    record.write("transcript.jsonl", &text.as_bytes()[..cut]);
    let calls = forge::commits(&record.read("transcript.jsonl"));
    record.write("memory.log", forge::memory_until(&record.read("memory.log"), &calls));
    let finished = record.verify(&[]);
    assert_eq!(finished.code, INCOMPLETE, "{}", finished.stderr);
    assert!(finished.stdout.starts_with("INCOMPLETE: the run was cut off"), "{}", finished.stdout);
    // Its report says why it has no composite.
    let finished = record.place.run(["report", "run"]);
    assert_eq!(finished.code, INCOMPLETE);
    assert!(finished.stdout.contains("the run is incomplete: it was cut off"), "{}", finished.stdout);
    for format in ["markdown", "html", "junit", "inspect", "json", "csv"] {
        let finished = record.place.run(["report", "run", "--format", format]);
        assert_eq!(finished.code, INCOMPLETE, "{format}");
        let says = match format {
            "csv" => "missing",
            "json" => "\"composite\":null",
            "html" => "No composite",
            _ => "ncomplete",
        };
        assert!(finished.stdout.contains(says), "{format} doesn't say {says}");
    }
}

#[test]
fn a_run_that_was_stopped_before_its_results_were_written_is_incomplete() {
    let record = Record::new();
    for (file, left) in
        [("summary.md", "ok  report"), ("report.json", "ok  verdicts"), ("verdicts.1.jsonl", "ok  cases")]
    {
        record.remove(file);
        let finished = record.verify(&[]);
        assert_eq!(finished.code, INCOMPLETE, "{}", finished.stderr);
        assert!(
            finished.stdout.starts_with("INCOMPLETE: the run ended, and was stopped before"),
            "{}",
            finished.stdout
        );
        assert!(finished.stderr.trim_end().lines().last().unwrap().starts_with(left), "{}", finished.stderr);
    }
    // Grading writes them all, and nothing is missing any more.
    let _report = record.place.run(["grade", "run"]).success();
    assert!(record.verify(&[]).success().starts_with("MATCH\n"));
}

#[test]
fn verifications_read_as_json() {
    let record = Record::new();
    let json: Value = serde_json::from_str(&record.verify(&["--json"]).success()).unwrap();
    assert_eq!(
        (&json["type"], &json["result"], &json["version"]),
        (&"verification".into(), &"match".into(), &1.into())
    );
    let names: Vec<&str> =
        json["checks"].as_array().unwrap().iter().map(|check| check["check"].as_str().unwrap()).collect();
    assert_eq!(
        names,
        [
            "files",
            "manifest",
            "dataset",
            "exam",
            "key",
            "transcript",
            "memory",
            "cases",
            "verdicts",
            "report",
            "summary"
        ]
    );
    record.edit("verdicts.1.jsonl", "\"label\":\"wrong\"", "\"label\":\"partial\"");
    let finished = record.verify(&["--json"]);
    assert_eq!(finished.code, MISMATCH);
    let json: Value = serde_json::from_str(&finished.stdout).unwrap();
    assert_eq!((&json["result"], &json["failed"]["check"]), (&"mismatch".into(), &"verdicts".into()));
    assert!(json["failed"]["case"].as_str().unwrap().starts_with("c-"), "{json}");
}
