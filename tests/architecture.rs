//! The invariants of docs/architecture.md that the dependency graph and the tree can show.

use std::collections::{BTreeMap, BTreeSet};

use belljar_tests::{cargo_metadata, root};
use serde_json::Value;

/// What cargo says about our packages.
fn packages() -> Vec<Value> {
    cargo_metadata(&["--no-deps", "--offline"])["packages"].as_array().unwrap().clone()
}

fn name(value: &Value) -> &str {
    value["name"].as_str().unwrap()
}

/// Direct dependencies of each of our packages, tests and build scripts left out.
fn graph() -> BTreeMap<String, BTreeSet<String>> {
    let packages = packages();
    let ours: BTreeSet<&str> = packages.iter().map(name).collect();
    packages
        .iter()
        .map(|package| {
            let normal =
                package["dependencies"].as_array().unwrap().iter().filter(|dependency| dependency["kind"].is_null());
            let names = normal.map(name).filter(|name| ours.contains(name)).map(str::to_owned);
            (name(package).to_owned(), names.collect())
        })
        .collect()
}

/// All packages that one depends on, directly or through others.
fn reach<'a>(graph: &'a BTreeMap<String, BTreeSet<String>>, from: &str) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut open: Vec<&str> = graph[from].iter().map(String::as_str).collect();
    while let Some(name) = open.pop() {
        if reached.insert(name) {
            open.extend(graph[name].iter().map(String::as_str));
        }
    }
    reached
}

#[test]
fn i1_what_runs_a_guest_cannot_name_an_answer_key() {
    let graph = graph();
    assert!(reach(&graph, "belljar").contains("belljar-answer-key"), "the test can see the key where it is");
    for package in [
        "belljar-exam",
        "belljar-transcript",
        "belljar-sandbox",
        "belljar-worker",
        "belljar-runner",
        "belljar-guest",
        "belljar-hostile",
        "baseline",
        "oracle",
    ] {
        let reached = reach(&graph, package);
        for secret in ["belljar-answer-key", "belljar-generator", "belljar-grader", "belljar-selftest"] {
            assert!(!reached.contains(secret), "{package} must not depend on {secret}");
        }
    }
}

#[test]
fn i3_the_grader_runs_nothing_and_the_runner_grades_nothing() {
    let graph = graph();
    for package in ["belljar-grader", "belljar-report"] {
        let reached = reach(&graph, package);
        for runs in ["belljar-sandbox", "belljar-runner", "belljar-generator"] {
            assert!(!reached.contains(runs), "{package} must not depend on {runs}");
        }
    }
    let generator = reach(&graph, "belljar-generator");
    for other in ["belljar-sandbox", "belljar-runner", "belljar-grader", "belljar-transcript"] {
        assert!(!generator.contains(other), "the generator must not depend on {other}");
    }
}

#[test]
fn only_the_sandbox_knows_the_engine() {
    for package in packages() {
        let engine =
            package["dependencies"].as_array().unwrap().iter().any(|dependency| name(dependency) == "wasmtime");
        assert_eq!(engine, name(&package) == "belljar-sandbox", "{}", name(&package));
    }
}

#[test]
fn pure_packages_share_one_list_of_bans() {
    let bans = |package: &str| std::fs::read(root().join("host/crates").join(package).join(".clippy.toml")).unwrap();
    let first = bans("seed");
    assert!(String::from_utf8_lossy(&first).contains("HashMap"));
    for package in ["exam", "answer-key", "generator", "grader", "report"] {
        assert!(bans(package) == first, "host/crates/{package}/.clippy.toml differs from seed's");
    }
}
