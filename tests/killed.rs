//! Runs that are killed: at whatever byte the record ended, it reads, and the run goes on to the record of one that wasn't.
#![cfg(target_os = "linux")]

use std::path::Path;
use std::process::Stdio;

use belljar_seed::Root;
use belljar_tests::{Place, agent};
use serde_json::Value;

/// Moments at which a run is killed.
const MOMENTS: u64 = 50;

/// Files that hold a run's result.
const RESULT: &[&str] = &[
    "manifest.json",
    "exam.json",
    "transcript.jsonl",
    "memory.log",
    "key.json",
    "verdicts.1.jsonl",
    "report.json",
    "summary.md",
];

/// Exit codes of `verify`.
const MATCH: i32 = 0;
const INCOMPLETE: i32 = 3;

/// Arguments of a run that is quickly done.
fn arguments<'a>(agent: &'a str, out: &'a str) -> [&'a str; 10] {
    ["run", agent, "--size", "small", "--seed", "123456789", "--jobs", "2", "--out", out]
}

/// Returns how many bytes of what was observed are on the disk; none before there is a record.
fn observed_bytes(folder: &Path) -> Option<u64> {
    let bytes = |name: &str| std::fs::metadata(folder.join(name)).map(|file| file.len());
    bytes("manifest.json").ok()?;
    Some(bytes("transcript.jsonl").ok()? + bytes("memory.log").ok()?)
}

#[test]
fn a_run_that_is_killed_at_any_moment_goes_on_where_it_was() {
    let place = Place::new();
    let agent = agent("keyword-recall");
    let agent = agent.to_str().unwrap();
    let whole = place.run(arguments(agent, "whole").iter().chain(&["--json"])).success();
    let read = |run: &str, file: &str| std::fs::read(place.path(run).join(file)).unwrap();
    let written = observed_bytes(&place.path("whole")).unwrap();
    let mut moments = Root::new("belljar tests", &[]).stream("moments of killing");
    let mut cut_off = 0;
    for moment in 0..MOMENTS {
        // The first is the very beginning, the others fall anywhere in what a run writes.
        let bytes = if moment == 0 { 0 } else { moments.below(written) };
        let told = format!("killed at byte {bytes} of {written}");
        let out = format!("cut-{moment}");
        let mut running =
            place.command().args(arguments(agent, &out)).arg("--quiet").stdout(Stdio::null()).spawn().unwrap();
        let reached = || observed_bytes(&place.path(&out)).is_some_and(|observed| observed >= bytes);
        while !reached() && running.try_wait().unwrap().is_none() {
            std::thread::yield_now();
        }
        // SIGKILL, which nothing can prepare for.
        running.kill().unwrap();
        running.wait().unwrap();

        // A machine that is fast enough may have ended the run by now: then it is complete.
        let verified = place.run(["verify", &out]);
        assert!([MATCH, INCOMPLETE].contains(&verified.code), "{told}: {}", verified.stderr);
        cut_off += u64::from(verified.code == INCOMPLETE);
        let resumed = place.run(["run", agent, "--resume", &out, "--jobs", "2", "--json"]).success();
        assert_eq!(resumed, whole, "{told}");
        for file in RESULT {
            assert!(read(&out, file) == read("whole", file), "{told}: {file} differs");
        }
    }
    assert!(cut_off > MOMENTS / 2, "only {cut_off} of {MOMENTS} runs were killed before their end");
    let verified = place.run(["verify", "cut-0", "--rerun", agent]).success();
    assert!(verified.starts_with("MATCH\n"), "{verified}");
}

#[test]
fn what_is_resumed_must_be_what_was_begun() {
    let place = Place::new();
    let keyword_recall = agent("keyword-recall");
    let agent = keyword_recall.to_str().unwrap();
    let whole = place.run(arguments(agent, "whole").iter().chain(&["--json"])).success();
    // Resuming what is finished changes nothing.
    let again = place.run(["run", agent, "--resume", "whole", "--json"]).success();
    assert_eq!(again, whole);
    // Another agent doesn't go on with this one's run, nor does anything from records that were changed.
    let other = belljar_tests::agent("null");
    let message = place.run(["run", other.to_str().unwrap(), "--resume", "whole"]).failure(2);
    assert!(message.contains("the component isn't that of the run"), "{message}");
    let transcript = place.path("whole").join("transcript.jsonl");
    let touched = std::fs::read_to_string(&transcript).unwrap().replacen("\"wave\":0", "\"wave\":1", 1);
    std::fs::write(&transcript, touched).unwrap();
    let message = place.run(["run", agent, "--resume", "whole"]).failure(6);
    assert!(message.contains("can't go on") && message.contains("line"), "{message}");
}

/// The worker is killed, and the run itself takes a new one.
#[test]
fn a_worker_that_is_killed_takes_nothing_with_it() {
    let place = Place::new();
    let agent = agent("baseline");
    let agent = agent.to_str().unwrap();
    let _compiled = place.run(arguments(agent, "whole")).success();
    let verdicts = |run: &str| std::fs::read(place.path(run).join("verdicts.1.jsonl")).unwrap();
    let mut killed = 0;
    for events in [1, 30, 80] {
        let out = format!("killed-{events}");
        let mut running =
            place.command().args(arguments(agent, &out)).arg("--quiet").stdout(Stdio::null()).spawn().unwrap();
        let transcript = place.path(&out).join("transcript.jsonl");
        let reached =
            || std::fs::read(&transcript).is_ok_and(|text| text.split(|byte| *byte == b'\n').count() > events);
        while !reached() && running.try_wait().unwrap().is_none() {
            std::thread::yield_now();
        }
        // A machine that is fast enough has ended the run by now: then there is nothing to kill, and all must be well.
        if let Some(worker) = worker_of(running.id()) {
            let _ = std::process::Command::new("kill").args(["-9", &worker]).stderr(Stdio::null()).status();
            killed += 1;
        }
        assert!(running.wait().unwrap().success(), "after {events} events");
        assert!(verdicts(&out) == verdicts("whole"), "verdicts differ after {events} events");
        let report = std::fs::read(place.path(&out).join("report.json")).unwrap();
        let report: Value = serde_json::from_slice(&report).unwrap();
        assert!(report["run"]["incomplete"].is_null(), "after {events} events");
    }
    assert!(killed > 0, "no worker was there to be killed");
}

/// Returns the process that another has started.
fn worker_of(parent: u32) -> Option<String> {
    let threads = std::fs::read_dir(format!("/proc/{parent}/task")).ok()?;
    let children = |thread: std::fs::DirEntry| std::fs::read_to_string(thread.path().join("children")).ok();
    threads
        .filter_map(|thread| children(thread.ok()?))
        .find_map(|found| Some(found.split_whitespace().next()?.to_owned()))
}
