//! Whole runs through the built command: the same seed gives the same transcript, and the record holds it all.

use belljar_tests::{Place, agent};
use serde_json::Value;

fn json(place: &Place, run: &str, file: &str) -> Value {
    serde_json::from_slice(&std::fs::read(place.path(run).join(file)).unwrap()).unwrap()
}

fn transcript(place: &Place, run: &str) -> Vec<u8> {
    std::fs::read(place.path(run).join("transcript.jsonl")).unwrap()
}

/// Examines an agent on a small exam and returns the report.
fn examine(place: &Place, name: &str, out: &str, more: &[&str]) -> Value {
    let agent = agent(name);
    let mut arguments =
        vec!["run", agent.to_str().unwrap(), "--size", "small", "--seed", "123456789", "--out", out, "--json"];
    arguments.extend(more);
    serde_json::from_str(&place.run(arguments).success()).unwrap()
}

#[test]
fn runs_are_identical_whatever_the_number_of_jobs() {
    let place = Place::new();
    let first = examine(&place, "baseline", "one", &["--jobs", "1"]);
    for (out, jobs) in [("two", "2"), ("eight", "8"), ("again", "1")] {
        let report = examine(&place, "baseline", out, &["--jobs", jobs]);
        assert_eq!(report, first, "--jobs {jobs}");
        for file in ["transcript.jsonl", "memory.log", "manifest.json", "verdicts.1.jsonl", "report.json"] {
            let read = |run: &str| std::fs::read(place.path(run).join(file)).unwrap();
            assert!(read(out) == read("one"), "{file} differs with --jobs {jobs}");
        }
    }
}

#[test]
fn the_second_wall_changes_no_byte_of_a_run() {
    let place = Place::new();
    for name in ["baseline", "oracle", "null"] {
        for (mode, jobs) in [("in-process", "2"), ("process", "1"), ("process", "3")] {
            examine(&place, name, &format!("{name}-{mode}-{jobs}"), &["--isolation", mode, "--jobs", jobs]);
        }
        let read = |run: &str, file: &str| std::fs::read(place.path(&format!("{name}-{run}")).join(file)).unwrap();
        for file in ["transcript.jsonl", "memory.log", "verdicts.1.jsonl", "report.json"] {
            assert!(read("process-1", file) == read("in-process-2", file), "{name}: {file} differs in a worker");
            assert!(
                read("process-3", file) == read("in-process-2", file),
                "{name}: {file} differs in a worker of three"
            );
        }
    }
    let layers = |run: &str| json(&place, run, "manifest.json")["isolation"].as_array().unwrap().len();
    assert_eq!(layers("null-in-process-2"), 0);
    if cfg!(target_os = "linux") {
        assert!(layers("null-process-1") >= 4, "the record names the layers");
    }
}

#[test]
fn ten_runs_give_one_transcript() {
    let place = Place::new();
    let mut first = None;
    for run in 0..10 {
        let (mode, jobs) = [("process", "1"), ("in-process", "8"), ("process", "8"), ("in-process", "2")][run % 4];
        let out = format!("run-{run}");
        let _report = examine(&place, "keyword-recall", &out, &["--isolation", mode, "--jobs", jobs]);
        let transcript = transcript(&place, &out);
        assert!(*first.get_or_insert_with(|| transcript.clone()) == transcript, "run {run}: {mode}, --jobs {jobs}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_compile_bomb_ends_its_compiler_and_nothing_else() {
    let place = Place::new();
    place.write("bomb.wasm", belljar_hostile::compile_bomb());
    place.write("limits.json", r#"{"compile_cpu_seconds_max": 1}"#);
    let message =
        place.run(["run", "bomb.wasm", "--size", "small", "--seed", "1", "--limits", "limits.json"]).failure(8);
    assert!(message.contains("took more than it may") && message.contains("processor time"), "{message}");
    assert!(message.contains("hint: strip it"), "{message}");
    assert_eq!(place.files(), ["bomb.wasm", "limits.json"], "no record is begun");
}

#[test]
fn a_record_holds_what_the_result_hangs_on() {
    let place = Place::new();
    let report = examine(&place, "keyword-recall", "run", &[]);
    let manifest = json(&place, "run", "manifest.json");
    assert_eq!(manifest["seed"], "123456789");
    assert_eq!(manifest["versions"]["wasmtime"], "48.0.8");
    let bytes = std::fs::read(agent("keyword-recall")).unwrap();
    assert_eq!(manifest["component"]["sha256"], belljar_exam::Sha256Hex::of(&[&bytes]).to_string());
    assert_eq!(manifest["component"]["bytes"], bytes.len());
    assert!(manifest["limits"]["fuel_respond_max"].as_u64().unwrap() > 0);
    let read = |file: &str| std::fs::read(place.path("run").join(file)).unwrap();
    assert_eq!(manifest["exam_sha256"], belljar_exam::Sha256Hex::of(&[&read("exam.json")]).to_string());
    assert_eq!(manifest["key_sha256"], belljar_exam::Sha256Hex::of(&[&read("key.json")]).to_string());
    assert_eq!(serde_json::from_slice::<Value>(&read("report.json")).unwrap(), report);
    let mut files: Vec<String> = std::fs::read_dir(place.path("run"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    files.sort();
    assert_eq!(
        files,
        [
            "exam.json",
            "key.json",
            "manifest.json",
            "memory.log",
            "report.json",
            "summary.md",
            "telemetry.json",
            "transcript.jsonl",
            "verdicts.1.jsonl"
        ]
    );
}

#[test]
fn a_sealed_record_has_no_key_and_can_still_be_graded() {
    let place = Place::new();
    let report = examine(&place, "keyword-recall", "run", &["--sealed"]);
    assert!(!place.path("run").join("key.json").exists());
    let again = place.run(["grade", "run", "--json"]).success();
    assert_eq!(serde_json::from_str::<Value>(&again).unwrap(), report);
}

#[test]
fn grading_again_changes_nothing_and_a_touched_record_is_caught() {
    let place = Place::new();
    let report = examine(&place, "keyword-recall", "run", &[]);
    let dry = place.run(["grade", "run", "--dry-run"]).success();
    assert!(dry.contains("no verdict"), "{dry}");
    let again = place.run(["grade", "run", "--json"]).success();
    assert_eq!(serde_json::from_str::<Value>(&again).unwrap(), report);

    let whole = transcript(&place, "run");
    let path = place.path("run").join("transcript.jsonl");
    let text = String::from_utf8(whole.clone()).unwrap();
    let at = text.find("\"declined\":").unwrap();
    let mut touched = whole.clone();
    touched[at + 11] ^= 1;
    std::fs::write(&path, &touched).unwrap();
    let _message = place.run(["grade", "run"]).failure_with(&[2, 6]);
    // Another answer with a chain that doesn't follow.
    std::fs::write(&path, text.replacen("\"declined\":false", "\"declined\":true ", 1)).unwrap();
    let message = place.run(["grade", "run"]).failure(6);
    assert!(message.contains("line"), "{message}");
    std::fs::write(&path, &whole).unwrap();

    let manifest = place.path("run").join("manifest.json");
    let honest = std::fs::read_to_string(&manifest).unwrap();
    std::fs::write(&manifest, honest.replace("\"seed\":\"123456789\"", "\"seed\":\"123456788\"")).unwrap();
    let message = place.run(["grade", "run"]).failure(6);
    assert!(message.contains("dataset hash"), "{message}");
    std::fs::write(&manifest, honest.replace("\"fuel_respond_max\":", "\"fuel_respond_max\":1")).unwrap();
    let message = place.run(["grade", "run"]).failure(6);
    assert!(message.contains("fingerprint"), "{message}");
}

#[test]
fn a_case_is_shown_whole() {
    let place = Place::new();
    let _report = examine(&place, "baseline", "run", &[]);
    let list = place.run(["show", "run"]).success();
    let case = list.split_whitespace().find(|word| word.starts_with("c-")).expect("the list names cases");
    let shown = place.run(["show", "run", case]).success();
    assert!(shown.contains(case), "{shown}");
    let message = place.run(["show", "run", "c-nonsense"]).failure(4);
    assert!(message.contains("`belljar show RUN` lists the cases"), "{message}");
}

#[test]
fn the_selftest_proves_this_installation() {
    let place = Place::new();
    let agents = agent("oracle");
    let agents = agents.parent().unwrap().to_str().unwrap();
    let text = place.run(["selftest", "--agents", agents, "--size", "small", "--seeds", "2"]).success();
    assert!(text.contains("selftest: 8 passed, 0 failed"), "{text}");
}
