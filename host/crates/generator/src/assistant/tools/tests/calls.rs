//! Gold calls, pins and figures.

use belljar_answer_key::{ArgumentRule, Expected, ExpectedCall, Figure};
use belljar_exam::MockWorld;
use serde_json::Value;

use super::{Sample, samples};
use crate::assistant::tools::catalog::catalog;
use crate::coin::holds;

/// Arguments whose right value is a fixed choice that the prompt may only describe.
const DESCRIBED: &[&str] = &["theme", "effort", "status"];

fn expected_calls(sample: &Sample) -> &[ExpectedCall] {
    match &sample.case.check.expected {
        Expected::Tool { expected_calls, .. } | Expected::ResultUsage { expected_calls, .. } => expected_calls,
        _ => &[],
    }
}

fn holds_rule(rule: &ArgumentRule, value: &Value) -> bool {
    match rule {
        ArgumentRule::Equals(wanted) => wanted == value,
        ArgumentRule::OneOf(all) => all.contains(value),
        ArgumentRule::Contains(part) => match value {
            Value::String(text) => holds(text, part),
            Value::Array(items) => items.iter().any(|item| holds(item.as_str().unwrap_or_default(), part)),
            _ => false,
        },
    }
}

#[test]
fn every_gold_call_fits_the_catalog_and_its_own_expectation() {
    let catalog = catalog();
    for sample in samples(0..60) {
        let (name, gold) = (sample.category.name, &sample.case.gold.calls);
        for call in gold {
            let tool = catalog.iter().find(|tool| tool.name == call.tool).unwrap_or_else(|| panic!("{}", call.tool));
            let arguments = serde_json::to_string(&call.arguments).unwrap();
            assert!(tool.check_arguments(&arguments).is_ok(), "{name}: {arguments}");
        }
        let faulty = |tool: &str| sample.case.world.faults.iter().any(|fault| fault.tool == tool);
        let mut gold = gold.iter();
        for expected in expected_calls(&sample) {
            let call = gold.next().unwrap();
            assert_eq!(call.tool, expected.tool, "{name}");
            for (argument, rule) in &expected.arguments {
                assert!(holds_rule(rule, &call.arguments[argument]), "{name}: {argument} {rule:?}");
            }
            if faulty(&call.tool) {
                assert!(gold.next().unwrap() == call, "{name}: the call is repeated after the fault");
            }
        }
        assert!(gold.next().is_none(), "{name}");
    }
}

/// What an agent can have seen before its call number `at`: the prompt, and what earlier calls can show of the world.
fn seen(sample: &Sample, at: usize) -> String {
    let world = &sample.case.world;
    let mut seen = sample.case.text.clone();
    let add = |seen: &mut String, part: &str| {
        seen.push('\n');
        seen.push_str(part);
    };
    for (nth, call) in expected_calls(sample)[..at].iter().enumerate() {
        match &*call.tool {
            "search_web" => {
                world.pages.iter().for_each(|page| add(&mut seen, &format!("{} {}", page.url, page.snippet)));
            }
            "search_subjects" => world.subjects.iter().for_each(|subject| add(&mut seen, &subject.id)),
            "execute_agent_job" | "execute_agent_workflow" | "create_image" => add(&mut seen, &world.new_ids[nth]),
            _ => {}
        }
    }
    seen.to_lowercase()
}

#[test]
fn every_pinned_value_can_be_known_when_it_is_needed() {
    for sample in samples(0..60) {
        for (at, call) in expected_calls(&sample).iter().enumerate() {
            let seen = seen(&sample, at);
            for (argument, rule) in &call.arguments {
                if DESCRIBED.contains(&&**argument) {
                    continue;
                }
                let values: Vec<&Value> = match rule {
                    ArgumentRule::Equals(value) => value.as_array().map_or(vec![value], |items| items.iter().collect()),
                    ArgumentRule::OneOf(values) => vec![&values[0]],
                    ArgumentRule::Contains(part) => {
                        assert!(seen.contains(&part.to_lowercase()), "{}: {part} in {seen}", sample.category.name);
                        continue;
                    }
                };
                for value in values {
                    let value = value.as_str().unwrap().to_lowercase();
                    assert!(seen.contains(&value), "{}: {argument} {value} in {seen}", sample.category.name);
                }
            }
        }
    }
}

/// Where a figure stands: in snippets, in texts of pages, in the result of the new job.
fn stands(world: &MockWorld, figure: &Figure) -> (bool, bool) {
    let text = format!("{} {}", crate::coin::grouped(figure.number.parse().unwrap()), figure.unit);
    let in_snippet = world.pages.iter().any(|page| page.snippet.contains(&text));
    let deeper = world.pages.iter().any(|page| page.text.contains(&text)) || world.new_job_result.contains(&text);
    (in_snippet, deeper)
}

#[test]
fn figures_stand_where_the_calls_find_them_and_decoys_differ() {
    let mut seen = 0;
    for sample in samples(0..60) {
        let Expected::ResultUsage { figure, decoys, expected_calls, .. } = &sample.case.check.expected else {
            continue;
        };
        seen += 1;
        let (in_snippet, deeper) = stands(&sample.case.world, figure);
        let search_only = expected_calls.len() == 1;
        assert_eq!(in_snippet, search_only, "{}", sample.category.name);
        assert!(deeper);
        assert!(decoys.len() >= 2 && decoys.iter().all(|decoy| decoy.number != figure.number));
        assert!(decoys.iter().all(|decoy| decoy.unit == figure.unit && stands(&sample.case.world, decoy).1));
        let gold = &sample.case.gold.answer.text;
        assert!(gold.contains(&crate::coin::grouped(figure.number.parse().unwrap())), "{gold}");
        assert!(decoys.iter().all(|decoy| !gold.contains(&crate::coin::grouped(decoy.number.parse().unwrap()))));
        assert!(!sample.case.text.contains(&figure.number));
    }
    assert!(seen > 0);
}

#[test]
fn one_fault_is_met_once_and_only_in_recovery() {
    for sample in samples(0..10) {
        let recovery = sample.category.name.contains("recovery");
        assert_eq!(sample.case.world.faults.len(), usize::from(recovery), "{}", sample.category.name);
        assert!(sample.case.world.memory_tools, "{}: memory tools work in tool cases", sample.category.name);
    }
}
