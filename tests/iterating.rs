//! What an author does while writing an agent: ask some cases only, run again on change, see why calls broke.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader};
use std::process::{ChildStderr, ChildStdout, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use belljar_tests::{Place, agent};
use serde_json::Value;

const SEED: &str = "7";

/// Arguments of a run on a small exam.
fn arguments<'a>(agent: &'a str, out: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["run", agent, "--size", "small", "--seed", SEED, "--out", out], more].concat()
}

/// The events of each case of a run, without the hashes that chain them.
fn events(place: &Place, run: &str) -> BTreeMap<String, Vec<Value>> {
    let text = std::fs::read_to_string(place.path(run).join("transcript.jsonl")).unwrap();
    let mut case_of_call = BTreeMap::new();
    let mut cases: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for line in text.lines() {
        let mut line: Value = serde_json::from_str(line).unwrap();
        let event = line["event"].take();
        let Some((_, body)) = event.as_object().and_then(|event| event.iter().next()) else { continue };
        if let (Some(call), Some(case)) = (body["call"].as_u64(), body["case"].as_str()) {
            case_of_call.insert(call, case.to_owned());
        }
        if let Some(case) = body["call"].as_u64().and_then(|call| case_of_call.get(&call)) {
            cases.entry(case.clone()).or_default().push(event);
        }
    }
    cases
}

fn report(place: &Place, run: &str) -> Value {
    serde_json::from_slice(&std::fs::read(place.path(run).join("report.json")).unwrap()).unwrap()
}

#[test]
fn selected_cases_behave_as_in_the_whole_run_and_make_no_composite() {
    let place = Place::new();
    let agent = agent("baseline");
    let agent = agent.to_str().unwrap();
    let _text = place.run(arguments(agent, "whole", &[])).success();
    let text = place.run(arguments(agent, "part", &["--axis", "recall,temporal"])).success();
    assert!(text.contains("Composite  none; the run is partial: only 8 cases of the exam were asked"), "{text}");
    let (failed, composite) = (text.find("What failed").unwrap(), text.find("Composite").unwrap());
    assert!(failed < composite, "what failed comes first:\n{text}");
    assert!(text.trim_end().ends_with("--size small --seed 7 --axis recall,temporal"), "{text}");

    let (part, whole) = (events(&place, "part"), events(&place, "whole"));
    assert!(part.len() == 8 && part.len() < whole.len());
    for (case, events) in &part {
        assert_eq!(Some(events), whole.get(case), "case {case} alone");
    }
    let told = report(&place, "part");
    assert_eq!((&told["partial"], &told["run"]["composite"]), (&Value::Bool(true), &Value::Null));
    let axes: Vec<&str> = told["axes"].as_array().unwrap().iter().map(|axis| axis["name"].as_str().unwrap()).collect();
    // Instructions before a selected case decide what the agent remembers, so they are asked, too.
    assert_eq!(axes, ["instruction", "recall", "temporal"]);
    assert_eq!(report(&place, "whole")["partial"], Value::Bool(false));

    // The same cases by name give the same record, and one case can be asked alone.
    let names = told["cases"].as_array().unwrap().iter().map(|case| case["case"].as_str().unwrap());
    let names = names.collect::<Vec<_>>().join(",");
    let _text = place.run(arguments(agent, "named", &["--case", &names])).success();
    let read = |run: &str| std::fs::read(place.path(run).join("transcript.jsonl")).unwrap();
    assert!(read("named") == read("part"));
    let first = part.keys().next().unwrap();
    let _text = place.run(arguments(agent, "one", &["--case", &first["c-".len()..]])).success();
    assert!(events(&place, "one").contains_key(first));
}

#[test]
fn partial_runs_are_verified_but_never_counted() {
    let place = Place::new();
    let agent = agent("keyword-recall");
    let agent = agent.to_str().unwrap();
    let _text = place.run(arguments(agent, "part", &["--axis", "recall"])).success();
    let _text = place.run(arguments(agent, "whole", &[])).success();
    let verified = place.run(["verify", "part", "--rerun", agent]);
    assert_eq!(verified.code, 3, "{}", verified.stderr);
    assert!(verified.stdout.starts_with("INCOMPLETE: the run is partial"), "{}", verified.stdout);
    for verb in [["compare", "part", "--against", "whole"].as_slice(), &["series", "part"]] {
        let message = place.run(verb).failure(3);
        assert!(message.contains("the run is partial: only selected cases of its exam were asked"), "{message}");
        assert!(message.contains("hint: run the agent without `--case` and `--axis`"), "{message}");
    }
    // Nobody turns a partial run into a whole one by editing its manifest: the transcript names its fingerprint.
    let manifest = place.path("part").join("manifest.json");
    let mut edited: Value = serde_json::from_slice(&std::fs::read(&manifest).unwrap()).unwrap();
    assert_ne!(edited.as_object_mut().unwrap().remove("only"), None);
    std::fs::write(&manifest, serde_json::to_vec(&edited).unwrap()).unwrap();
    let message = place.run(["verify", "part", "--quiet"]).failure(6);
    assert!(message.contains("fingerprint"), "{message}");
}

#[test]
fn selections_that_select_nothing_are_refused_before_anything_is_written() {
    let place = Place::new();
    let agent = agent("null");
    let agent = agent.to_str().unwrap();
    for (more, code, expected) in [
        (["--axis", "recal"], 4, "this exam has no axis `recal`"),
        (["--case", "c-0123456789abcdef"], 4, "this exam has no case `c-0123456789abcdef`"),
        (["--case", "c-"], 2, "36 cases begin with `c-`"),
    ] {
        let message = place.run(arguments(agent, "out", &more)).failure(code);
        assert!(message.contains(expected) && message.contains("hint: "), "{message}");
        assert!(place.files().is_empty(), "{expected}: something was written");
    }
    let message = place.run(["run", agent, "--case", "c-01"]).failure(2);
    assert!(message.contains("--seed"), "ids belong to a seed: {message}");
}

#[test]
fn a_call_that_breaks_tells_its_author_where_why_and_what_it_used() {
    let place = Place::new();
    let prober = agent("prober");
    place.write("limits.json", r#"{"fuel_ingest_max": 100000000, "fuel_respond_max": 50000000}"#);
    let (trap, respond) = ("trapped(unreachable)", "50,000,000 (fuel_respond_max)");
    for (act, how, more) in [
        ("panic", trap, ["it said  thread", "the prober panics, and says", "not known after a trap; a call has"]),
        ("answer-twice", "answered", ["an answer was refused: this request has been answered", respond, "didn't look"]),
        (
            "answer-never",
            "no-answer",
            ["`respond` returned without an error and without `answers.submit`", respond, ""],
        ),
        ("fail-with-escapes", "failed: ", ["the agent returned this error", respond, ""]),
        ("format-without-end", "out-of-fuel", ["fuel     50,000,000; a call has", respond, "a loop that doesn't end"]),
        ("allocate-without-end", "out-of-memory", ["linear_memory_bytes_max", respond, ""]),
        ("recurse-in-rust", "trapped(memory-out-of-bounds)", ["recursion that is too deep", respond, ""]),
    ] {
        place.write("config.json", format!("{{\"act\":\"{act}\"}}"));
        let out = format!("out-{act}");
        let more_arguments = ["--axis", "integrity", "--config", "config.json", "--limits", "limits.json"];
        let text = place.run(arguments(prober.to_str().unwrap(), &out, &more_arguments)).success();
        let (_, told) = text.split_once("What broke").unwrap_or_else(|| panic!("{act}: nothing broke\n{text}"));
        let (told, _) = told.split_once("What failed").unwrap();
        // Wrapped as it is, the text reads as one line.
        let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(told.contains(how), "{act}: {told}");
        for part in more {
            let part = part.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(told.contains(&part), "{act} lacks `{part}`: {told}");
        }
        let told = report(&place, &out);
        let case = told["cases"][0]["case"].as_str().unwrap();
        let broken = told["broken_calls"].as_array().unwrap();
        assert!(broken.iter().any(|call| call["case"] == case), "{act}: {broken:?}");
        assert!(text.contains(case), "{act}: the first broken case is named");
        assert!(!text.contains('\u{1b}') && !text.contains('\u{202e}'), "{act}: controls reach the terminal");
        let summary = std::fs::read_to_string(place.path(&out).join("summary.md")).unwrap();
        assert!(summary.contains("## What broke"), "{act}: {summary}");
        let page = place.run(["report", &out, "--format", "html"]).stdout;
        assert!(page.contains("What broke") && page.contains(how), "{act}: the page lacks it");
    }
    // What breaks while ingesting is told with its wave.
    place.write("config.json", r#"{"act":"panic"}"#);
    let text = place.run(arguments(prober.to_str().unwrap(), "waves", &["--config", "config.json"])).success();
    assert!(text.contains("the first is call 0, the ingestion of wave 1"), "{text}");
    assert!(text.contains("100,000,000,000 (fuel_ingest_max)"), "{text}");
}

/// What a command prints, line by line, as it comes.
fn lines_of(stdout: ChildStdout, stderr: ChildStderr) -> Receiver<String> {
    let (sender, receiver) = channel();
    let other = sender.clone();
    std::thread::spawn(move || {
        BufReader::new(stdout).lines().map_while(Result::ok).try_for_each(|line| sender.send(line))
    });
    std::thread::spawn(move || {
        BufReader::new(stderr).lines().map_while(Result::ok).try_for_each(|line| other.send(line))
    });
    receiver
}

/// Waits for a line that begins so, and returns what came until then.
fn wait_for(lines: &Receiver<String>, beginning: &str) -> String {
    let mut seen = String::new();
    loop {
        let line = lines.recv_timeout(Duration::from_secs(120));
        let line = line.unwrap_or_else(|error| panic!("no line begins with `{beginning}` ({error}) after:\n{seen}"));
        seen.push_str(&line);
        seen.push('\n');
        if line.starts_with(beginning) {
            return seen;
        }
    }
}

#[test]
fn a_watch_runs_again_on_change_and_tells_which_verdicts_changed() {
    let place = Place::new();
    let read = |name: &str| std::fs::read(agent(name)).unwrap();
    place.write("agent.wasm", read("null"));
    let mut command = place.command();
    command.args(["run", "agent.wasm", "--size", "small", "--seed", SEED, "--axis", "recall,abstention", "--watch"]);
    let mut watching = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let lines = lines_of(watching.stdout.take().unwrap(), watching.stderr.take().unwrap());
    let _first = wait_for(&lines, "watching agent.wasm");

    // A component that isn't one is told, and the watch goes on.
    place.write("agent.wasm", b"not a component");
    let second = wait_for(&lines, "watching agent.wasm");
    assert!(second.contains("error: `agent.wasm` is not admitted"), "{second}");

    place.write("agent.wasm", read("decliner"));
    let third = wait_for(&lines, "7 verdicts change");
    assert!(third.contains("Since the last run") && third.contains("correct 1.000"), "{third}");
    watching.kill().unwrap();
    watching.wait().unwrap();
    // Each pass has its record.
    assert_eq!(std::fs::read_dir(place.path("runs")).unwrap().count(), 2);
}
