//! The command line as a user meets it: every mistake gets a clear error, a hint, its documented exit code, and
//! leaves nothing half-written.

use std::process::Stdio;

use belljar_tests::{Place, agent};

const BAD_INPUT: i32 = 2;
const NOT_ADMITTED: i32 = 8;

/// Asserts that a run fails with a code, says each of these, gives a hint, and leaves no run folder.
#[track_caller]
fn refuses(place: &Place, arguments: &[&str], code: i32, says: &[&str]) {
    let before = place.files();
    let stderr = place.run(arguments).failure(code);
    for text in says {
        assert!(stderr.contains(text), "{text:?} isn't said:\n{stderr}");
    }
    assert!(stderr.contains("\nhint: "), "no hint:\n{stderr}");
    assert_eq!(place.files(), before, "something was left behind");
}

fn component(wat: &str) -> Vec<u8> {
    wat::parse_str(wat).expect("the test's own text format is right")
}

#[test]
fn files_that_are_no_agents_are_refused() {
    let place = Place::new();
    place.write("text.wasm", "hello, I am not a module");
    place.write("empty.wasm", "");
    place.write("core.wasm", b"\0asm\x01\0\0\0");
    place.write("bare.wasm", b"\0asm\x0d\0\x01\0");
    let whole = std::fs::read(agent("null")).unwrap();
    place.write("half.wasm", &whole[..whole.len() / 2]);
    place.write("sockets.wasm", component(r#"(component (import "wasi:sockets/tcp@0.2.6" (instance)))"#));
    place.write("http.wasm", component(r#"(component (import "wasi:http/types@0.2.6" (instance)))"#));
    place.write("other.wasm", component(r#"(component (import "acme:secret/door" (instance)))"#));
    for (file, says) in [
        ("text.wasm", "WebAssembly"),
        ("empty.wasm", "WebAssembly"),
        ("core.wasm", "core module"),
        ("bare.wasm", "ingest"),
        ("half.wasm", "half.wasm"),
        ("sockets.wasm", "wasi:sockets/tcp"),
        ("http.wasm", "wasi:http/types"),
        ("other.wasm", "acme:secret/door"),
    ] {
        refuses(&place, &["run", file, "--seed", "1"], NOT_ADMITTED, &[says]);
        let inspected = place.run(["inspect", file]);
        assert_eq!(inspected.code, NOT_ADMITTED, "{file}");
        assert!(inspected.stdout.contains("not admitted"), "{file}: {}", inspected.stdout);
        assert!(inspected.stdout.contains("hint: "), "{file}: {}", inspected.stdout);
    }
}

#[test]
fn paths_that_lead_nowhere_are_refused() {
    let place = Place::new();
    let null = agent("null");
    let null = null.to_str().unwrap();
    place.write("file", "");
    refuses(&place, &["run", "missing.wasm"], BAD_INPUT, &["could not read `missing.wasm`"]);
    refuses(&place, &["run", "."], BAD_INPUT, &["could not read `.`"]);
    refuses(&place, &["run", null, "--out", "file"], BAD_INPUT, &["`file`"]);
    refuses(&place, &["run", null, "--out", "file/run"], BAD_INPUT, &["`file/run`"]);
    refuses(&place, &["run", null, "--out", "/proc/run"], BAD_INPUT, &["`/proc/run`"]);
    refuses(&place, &["run", null, "--limits", "missing.json"], BAD_INPUT, &["missing.json"]);
    refuses(&place, &["run", null, "--config", "missing.json"], BAD_INPUT, &["missing.json"]);
    refuses(&place, &["grade", "missing"], BAD_INPUT, &["`missing`"]);
    refuses(&place, &["show", "missing"], BAD_INPUT, &["`missing`"]);
    refuses(&place, &["selftest", "--agents", "missing"], BAD_INPUT, &["oracle.wasm"]);
}

#[test]
fn arguments_out_of_range_are_refused() {
    let place = Place::new();
    for (arguments, says) in [
        (&["generate", "--seed", "18446744073709551616"][..], "isn't a seed"),
        (&["generate", "--seed", "-1"], "'-1'"),
        (&["generate", "--seed", "1e6"], "isn't a seed"),
        (&["generate", "--seed", "1", "--suite", "lifetimes"], "there is no suite `lifetimes`"),
        (&["generate", "--seed", "1", "--size", "huge"], "there is no size `huge`"),
        (&["generate"], "--seed"),
        (&["run", "a.wasm", "--jobs", "0"], "0"),
        (&["run"], "AGENT.wasm"),
        (&["examine"], "examine"),
        (&[], "Usage"),
    ] {
        if arguments.is_empty() {
            let finished = place.run(arguments);
            assert_eq!(finished.code, BAD_INPUT);
        } else {
            refuses(&place, arguments, BAD_INPUT, &[says]);
        }
    }
}

#[test]
fn files_of_settings_are_checked() {
    let place = Place::new();
    let null = agent("null");
    let null = null.to_str().unwrap();
    for (text, says) in [
        ("{", "limits.json"),
        ("[]", "limits.json"),
        (r#"{"fuel_respond_maxx": 1}"#, "unknown field `fuel_respond_maxx`"),
        (r#"{"fuel_respond_max": -1}"#, "limits.json"),
        (r#"{"fuel_respond_max": 0}"#, "fuel_respond_max"),
    ] {
        place.write("limits.json", text);
        refuses(&place, &["run", null, "--limits", "limits.json"], BAD_INPUT, &[says]);
    }
    for text in ["{", "[]", r#"{"a": 1}"#, r#"{"a": null}"#] {
        place.write("config.json", text);
        refuses(&place, &["run", null, "--config", "config.json"], BAD_INPUT, &["config.json"]);
    }
}

#[test]
fn a_record_is_never_overwritten() {
    let place = Place::new();
    let null = agent("null");
    let run = ["run", null.to_str().unwrap(), "--size", "small", "--seed", "1", "--out", "run"];
    let _report = place.run(run).success();
    let manifest = std::fs::read(place.path("run").join("manifest.json")).unwrap();
    refuses(&place, &run, BAD_INPUT, &["`run`", "never overwritten"]);
    assert_eq!(std::fs::read(place.path("run").join("manifest.json")).unwrap(), manifest);
    refuses(&place, &["generate", "--seed", "1", "--out", "run"], BAD_INPUT, &["`run`"]);
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let place = Place::new();
    let mut child =
        place.command().arg("--help").stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));

    let mut child = place
        .command()
        .args(["generate", "--seed", "1", "--size", "small"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn checked_answers_get_one_verdict_a_line() {
    let place = Place::new();
    let lines = concat!(
        r#"{"kind":"value","accept":["Lisbon"],"distractors":["Oslo"],"answer":{"value":"Lisbon","text":"You moved to Lisbon."}}"#,
        "\n\n",
        r#"{"kind":"number","number":"1500","answer":{"text":"There were 1,499 of them."}}"#,
        "\n",
    );
    let verdicts = place.run_with_input(&["check-answer"], lines).success();
    let scores: Vec<u64> = verdicts
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap()["score"].as_u64().unwrap())
        .collect();
    assert_eq!(scores, [1_000_000, 0]);
    let finished = place.run_with_input(&["check-answer"], "{\"kind\":\"value\"}\n");
    assert!(finished.failure(BAD_INPUT).contains("line 1"));
    let finished = place.run_with_input(&["check-answer"], "\n{\"kind\":\"guess\",\"answer\":{\"text\":\"a\"}}\n");
    assert!(finished.failure(BAD_INPUT).contains("line 2"));
}

#[test]
fn help_shows_examples_and_exit_codes() {
    let place = Place::new();
    let help = place.run(["--help"]).success();
    for text in ["Exit codes:", "selftest", "inspect"] {
        assert!(help.contains(text), "{text:?} isn't in the help:\n{help}");
    }
    let help = place.run(["run", "--help"]).success();
    assert!(help.contains("Examples:") && help.contains("--seed"), "{help}");
}

#[test]
fn verdicts_come_in_the_order_of_their_lines() {
    let place = Place::new();
    let line = |number: u32| {
        let check =
            serde_json::json!({"kind": "number", "number": number.to_string(), "answer": {"text": number.to_string()}});
        format!("{check}\n")
    };
    let lines: String = (0..2_000).map(line).collect();
    let verdicts = |stdout: &str| -> Vec<String> {
        let parsed = |line: &str| serde_json::from_str::<serde_json::Value>(line).unwrap()["parsed"].clone();
        stdout.lines().map(|line| parsed(line).as_str().unwrap().to_owned()).collect()
    };
    let wanted: Vec<String> = (0..2_000).map(|number: u32| number.to_string()).collect();
    assert_eq!(verdicts(&place.run_with_input(&["check-answer"], &lines).success()), wanted);
    // What stands before a line that can't be graded is printed, and nothing after it.
    let finished = place.run_with_input(&["check-answer"], &format!("{lines}{{}}\n{}", line(7)));
    assert_eq!(finished.code, BAD_INPUT);
    assert_eq!(verdicts(&finished.stdout), wanted);
    assert!(finished.stderr.contains("line 2001"), "{}", finished.stderr);
}
