//! Each export, read by a tool that isn't ours: what it holds is what the report says.

use std::process::Command;
use std::sync::OnceLock;

use belljar_tests::{Place, agent, report_left_out};
use serde_json::Value;

/// A run that is made once, and its report.
fn run() -> &'static (Place, Value) {
    static RUN: OnceLock<(Place, Value)> = OnceLock::new();
    RUN.get_or_init(|| {
        let place = Place::new();
        let agent = agent("baseline");
        let arguments = ["run", agent.to_str().unwrap(), "--seed", "11", "--size", "small", "--out", "run", "--json"];
        let report = serde_json::from_str(&place.run(arguments).success()).unwrap();
        (place, report)
    })
}

fn export(place: &Place, format: &str) -> String {
    place.run(["report", "run", "--format", format]).success()
}

fn cases(report: &Value) -> &Vec<Value> {
    report["cases"].as_array().unwrap()
}

#[test]
fn junit_is_read_by_an_xml_parser() {
    let (place, report) = run();
    let xml = export(place, "junit");
    let document = roxmltree::Document::parse(&xml).unwrap();
    let right = cases(report).iter().filter(|case| case["score"] == 1_000_000).count();
    assert!(right > 0 && right < cases(report).len(), "the run has both");
    let root = document.root_element();
    assert_eq!(root.attribute("tests"), Some(&*cases(report).len().to_string()));
    assert_eq!(root.attribute("failures"), Some(&*(cases(report).len() - right).to_string()));
    assert_eq!(root.attribute("errors"), Some("0"));
    for case in cases(report) {
        let id = case["case"].as_str().unwrap();
        let test = document.descendants().find(|node| node.attribute("name") == Some(id)).unwrap();
        let failure = test.first_element_child();
        assert_eq!(failure.is_none(), case["score"] == 1_000_000, "{id}");
        if let Some(failure) = failure {
            assert_eq!(failure.attribute("type"), case["label"].as_str());
        }
    }
}

#[test]
fn csv_is_read_by_python() {
    let (place, report) = run();
    place.write("run.csv", export(place, "csv"));
    let script = "import csv, json, sys\n\
                  print(json.dumps(list(csv.DictReader(open(sys.argv[1], newline='', encoding='utf-8'), strict=True))))";
    let output = match Command::new("python3").args(["-c", script]).arg(place.path("run.csv")).output() {
        Ok(output) => output,
        Err(_) if std::env::var_os("BELLJAR_INSPECT").is_none() => return report_left_out("python3"),
        Err(error) => panic!("python3 doesn't start: {error}"),
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let rows: Vec<Value> = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(rows.len(), cases(report).len());
    for (row, case) in rows.iter().zip(cases(report)) {
        for field in ["case", "axis", "category", "half", "label", "outcome", "rule"] {
            assert_eq!(row[field], case[field]);
        }
        let score = case["score"].as_u64().unwrap();
        assert_eq!(row["score"], format!("{}.{:06}", score / 1_000_000, score % 1_000_000));
        assert_eq!(row["asked"], case["asked"]);
        let cells = row.as_object().unwrap().values().filter_map(Value::as_str);
        let formulas: Vec<&str> = cells.filter(|cell| cell.starts_with(['=', '+', '-', '@'])).collect();
        assert!(formulas.is_empty(), "{formulas:?}");
    }
}

#[test]
fn inspect_opens_the_log() {
    let Some(inspect) = std::env::var_os("BELLJAR_INSPECT") else { return report_left_out("BELLJAR_INSPECT") };
    let (place, report) = run();
    place.write("run.json", export(place, "inspect"));
    let output = Command::new(inspect).args(["log", "dump"]).arg(place.path("run.json")).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let log: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(log["status"], "success");
    let samples = log["samples"].as_array().unwrap();
    assert_eq!(samples.len(), cases(report).len());
    let millionths = |value: &Value| (value.as_f64().unwrap() * 1e6).round();
    for (sample, case) in samples.iter().zip(cases(report)) {
        assert_eq!(sample["id"], case["case"]);
        assert_eq!(sample["error"], Value::Null);
        assert_eq!(millionths(&sample["scores"]["belljar"]["value"]).to_string(), case["score"].to_string());
        assert_eq!(sample["scores"]["belljar"]["metadata"]["rule"], case["rule"]);
        let calls = sample["messages"].as_array().unwrap().iter().filter(|message| message["role"] == "tool").count();
        assert_eq!(calls as u64, case["tool_calls"].as_u64().unwrap());
    }
    let metrics = &log["results"]["scores"][0]["metrics"];
    let composite = &report["run"]["composite"];
    assert_eq!(millionths(&metrics["composite"]["value"]).to_string(), composite["score"].to_string());
    assert_eq!(millionths(&metrics["composite_stderr"]["value"]).to_string(), composite["standard_error"].to_string());
}
