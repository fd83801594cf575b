//! Answers and keys from outside: mnemo's denial contract, unit cases and self-test, DittoBench's gold answers.
//!
//! The data isn't in the repository. With `BELLJAR_OUTSIDE_DATA` naming its folder these tests run, and a missing file
//! fails; without it they say that they were left out.

#![expect(clippy::print_stderr, reason = "a test says that it was left out")]

use std::path::PathBuf;

use belljar_answer_key::{Check, Distractor, Expected};
use belljar_grader::{Given, KeyFault, Score, grade_answer, lint_check};
use serde_json::Value;

/// Returns the folder, or says that a test is left out.
#[expect(clippy::disallowed_methods, reason = "tests over outside data are chosen by the environment")]
fn folder(name: &str) -> Option<PathBuf> {
    let folder = std::env::var_os("BELLJAR_OUTSIDE_DATA").map(PathBuf::from);
    if folder.is_none() {
        eprintln!("left out: {name} needs BELLJAR_OUTSIDE_DATA");
    }
    folder
}

#[expect(clippy::disallowed_methods, reason = "tests read files")]
fn read(folder: &std::path::Path, file: &str) -> String {
    let path = folder.join(file);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn rows(text: &str) -> Vec<Value> {
    text.lines().filter(|line| !line.trim().is_empty()).map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn texts(value: &Value) -> Vec<String> {
    value.as_array().map(|all| all.iter().map(|text| text.as_str().unwrap().to_owned()).collect()).unwrap_or_default()
}

/// Turns a key of mnemo into a check. What an abstention rejects is a distractor here.
fn mnemo_check(gold: &Value, question: &str) -> Check {
    let distractors: Vec<Distractor> =
        texts(&gold["reject"]).into_iter().map(|value| Distractor { holder: None, value, why: None }).collect();
    let (expected, distractors) = match gold["mode"].as_str().unwrap() {
        "string_any" => (
            Expected::StringAny {
                accept: texts(&gold["accept"]),
                require_all: texts(&gold["require_all"]),
                reject: texts(&gold["reject"]),
            },
            Vec::new(),
        ),
        "boolean" => (Expected::Boolean { expected: gold["expected"] == "yes" }, distractors),
        "abstain" => (Expected::Decline {}, distractors),
        "ordering" => {
            let step = |step: &Value| step.as_str().map_or_else(|| texts(step), |step| vec![step.to_owned()]);
            (
                Expected::Ordering { sequence: gold["sequence"].as_array().unwrap().iter().map(step).collect() },
                Vec::new(),
            )
        }
        mode => panic!("unknown mode {mode}"),
    };
    Check { distractors, ..Check::new(question, expected) }
}

/// Lints a key that was read, as whoever reads keys must: a fatal fault refuses it, a doubtful one is worth a warning.
/// Returns the number of warnings.
fn lint(check: &Check) -> usize {
    let faults = lint_check(check);
    let fatal = faults.iter().find(|fault| fault.is_fatal());
    assert!(fatal.is_none(), "{:?} for {:?}", fatal.map(KeyFault::to_string), check.question);
    faults.len()
}

fn is_right(check: &Check, answer: &str) -> bool {
    grade_answer(check, &Given { text: answer.to_owned(), ..Given::default() }).score == Score::ONE
}

#[test]
fn mnemos_denial_contract_holds() {
    let Some(folder) = folder("mnemo's denial contract") else { return };
    let rows = rows(&read(&folder, "mnemo/denial_scope_contract.jsonl"));
    assert_eq!(rows.len(), 32);
    let differs: Vec<&Value> = rows
        .iter()
        .filter(|row| {
            is_right(&mnemo_check(&row["gold"], ""), row["answer"].as_str().unwrap())
                != row["expected_correct"].as_bool().unwrap()
        })
        .collect();
    assert!(differs.is_empty(), "{differs:#?}");
}

#[test]
fn mnemos_unit_cases_hold() {
    let Some(folder) = folder("mnemo's unit cases") else { return };
    let cases: Value = serde_json::from_str(&read(&folder, "mnemo/grader_unit_cases.json")).unwrap();
    for case in cases["grade"].as_array().unwrap() {
        let right = is_right(&mnemo_check(&case["gold"], ""), case["answer"].as_str().unwrap());
        assert_eq!(right, case["expected_correct"].as_bool().unwrap(), "{case}");
    }
    for case in cases["contains"].as_array().unwrap() {
        let needle = case["needle"].as_str().unwrap().to_owned();
        let check =
            Check::new("", Expected::StringAny { accept: vec![needle], require_all: Vec::new(), reject: Vec::new() });
        let holds = is_right(&check, case["haystack"].as_str().unwrap());
        assert_eq!(holds, case["expected"].as_bool().unwrap(), "{case}");
    }
    for case in cases["normalize_equal"].as_array().unwrap() {
        let forms = texts(&case["forms"]);
        for form in &forms {
            let check = Check::new("", Expected::Value { accept: vec![form.clone()] });
            for other in &forms {
                assert!(is_right(&check, other), "{form} and {other}");
            }
        }
    }
}

#[test]
fn mnemos_self_test_scores_one_and_zero() {
    let Some(folder) = folder("mnemo's self-test") else { return };
    let keys = rows(&read(&folder, "mnemo/selftest/gold.jsonl"));
    let questions = rows(&read(&folder, "mnemo/selftest/questions.jsonl"));
    for (file, expected) in [("oracle", true), ("wrong", false)] {
        let answers = rows(&read(&folder, &format!("mnemo/selftest/{file}.answers.jsonl")));
        assert_eq!(answers.len(), 6);
        for answer in answers {
            let find = |rows: &[Value]| rows.iter().find(|row| row["id"] == answer["id"]).unwrap().clone();
            let (key, question) = (find(&keys), find(&questions));
            let check = mnemo_check(&key, question["question"].as_str().unwrap());
            // A figure by itself is doubtful: the key with the most has three.
            let warnings = lint(&check);
            assert!(warnings <= 3, "{warnings} warnings for {key}");
            assert_eq!(is_right(&check, answer["answer"].as_str().unwrap()), expected, "{answer}");
        }
    }
}

/// Turns a memory case of DittoBench into a check; none for a kind that has no gold.
fn ditto_check(case: &Value) -> Option<Check> {
    let answer = case["expected_answer"].as_str().unwrap().to_owned();
    let items = || texts(&case["answer_items"]).into_iter().map(|item| vec![item]).collect();
    let expected = match case["answer_kind"].as_str().unwrap_or("value") {
        // An instruction's answer is what its reply has to hold.
        "value" => Expected::Value { accept: vec![answer] },
        "number" => Expected::Number { number: answer, object: None, unit: None },
        "list" => Expected::List { items: items() },
        "ordered_list" => Expected::OrderedList { items: items() },
        "duration" => Expected::Duration { days: Some(ditto_days(&answer)), seconds: None },
        "reversal" => Expected::EndedActivity { activity: texts(&case["answer_items"]) },
        "persistence" => Expected::OngoingActivity { activity: texts(&case["answer_items"]) },
        "decline" => Expected::Decline {},
        _ => return None,
    };
    let distractors = texts(&case["distractor_answers"])
        .into_iter()
        .map(|value| Distractor { holder: None, value, why: None })
        .collect();
    let forbidden = case["forbidden_answer"].as_str().map(str::to_owned).into_iter().collect();
    Some(Check { distractors, forbidden, ..Check::new(case["question"].as_str().unwrap(), expected) })
}

/// Reads "about 5 weeks": the only form that its keys have.
fn ditto_days(answer: &str) -> u64 {
    let words: Vec<&str> = answer.trim_start_matches("about ").split(' ').collect();
    let number: u64 = words[0].parse().unwrap();
    number
        * match words[1].trim_end_matches('s') {
            "day" => 1,
            "week" => 7,
            "month" => 30,
            "year" => 365,
            unit => panic!("unknown unit {unit}"),
        }
}

#[test]
fn dittobenchs_gold_answers_are_right() {
    let Some(folder) = folder("DittoBench's gold answers") else { return };
    let (mut graded, mut warnings) = (0, 0);
    for file in ["v2-full-seed1", "v2-full-seed2", "v2-full-seed123456789", "v2-small-seed7"] {
        let exam: Value = serde_json::from_str(&read(&folder, &format!("dittobench/{file}.json"))).unwrap();
        for case in exam["memory_cases"].as_array().unwrap() {
            let Some(check) = ditto_check(case) else { continue };
            warnings += lint(&check);
            let gold = match check.expected {
                Expected::Decline {} => "I don't know; you never told me that.",
                _ => case["expected_answer"].as_str().unwrap(),
            };
            let given = Given { text: gold.to_owned(), ..Given::default() };
            let ruling = grade_answer(&check, &given);
            assert_eq!(ruling.score, Score::ONE, "{file}: {case}: {}", ruling.reason);
            // The same answer in the slot.
            if !matches!(check.expected, Expected::Decline {}) {
                let given = Given { value: Some(gold.to_owned()), ..given };
                let ruling = grade_answer(&check, &given);
                assert_eq!(ruling.score, Score::ONE, "{file}, as a value: {case}: {}", ruling.reason);
            }
            graded += 1;
        }
    }
    assert!(graded > 150, "only {graded} cases were graded");
    // Instructions name the value that their reply has to hold; nothing else is doubtful.
    eprintln!("{warnings} warnings about {graded} keys");
}

#[test]
fn dittobenchs_distractors_and_echoes_are_wrong() {
    let Some(folder) = folder("DittoBench's distractors") else { return };
    for file in ["v2-full-seed1", "v2-full-seed2"] {
        let exam: Value = serde_json::from_str(&read(&folder, &format!("dittobench/{file}.json"))).unwrap();
        for case in exam["memory_cases"].as_array().unwrap() {
            let Some(check) = ditto_check(case) else { continue };
            let wrong = check.distractors.iter().map(|distractor| format!("It is {}.", distractor.value));
            // An instruction names the value that its reply has to hold, so that an echo is right there.
            let echo =
                (!check.question.contains(case["expected_answer"].as_str().unwrap())).then(|| check.question.clone());
            for answer in wrong.chain(echo) {
                let ruling = grade_answer(&check, &Given { text: answer.clone(), ..Given::default() });
                assert_eq!(ruling.score, Score::ZERO, "{file}: {answer} for {case}: {}", ruling.reason);
            }
        }
    }
}
