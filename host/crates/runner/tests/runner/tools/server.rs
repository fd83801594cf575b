//! What holds for all tools alike.

use std::collections::BTreeSet;
use std::sync::Arc;

use belljar_exam::{MockWorld, TransientFault, WebPage};
use belljar_runner::{MockTools, served_tools};
use belljar_sandbox::ToolServer;
use belljar_transcript::ToolReply;

use crate::support::{catalog, failure, noon, result, tools};

#[test]
fn every_tool_of_the_catalog_is_served_and_no_other() {
    let offered: BTreeSet<String> = catalog().into_iter().map(|tool| tool.name).collect();
    assert_eq!(offered, served_tools().map(str::to_owned).collect());
    for name in ["", "search", "SEARCH_WEB", "search_web ", "rm"] {
        assert_eq!(tools(MockWorld::default()).call(name, "{}"), ToolReply::UnknownTool, "{name:?}");
    }
    // A tool that the exam doesn't offer isn't there, whatever we could serve.
    let mut none = MockTools::new(MockWorld::default().into(), [].into(), noon());
    assert_eq!(none.call("list_workflows", "{}"), ToolReply::UnknownTool);
}

#[test]
fn arguments_that_do_not_fit_are_told_why() {
    let mut tools = tools(MockWorld::default());
    for (tool, arguments, why) in [
        ("search_web", "", "aren't JSON"),
        ("search_web", "[]", "JSON object"),
        ("search_web", "{}", "`queries` is missing"),
        ("search_web", r#"{"queries":"a"}"#, "list of at least one text"),
        ("search_web", r#"{"queries":["a"],"num_results":0}"#, "whole number from 1"),
        ("list_workflows", r#"{"all":true}"#, "isn't an argument"),
        ("gmail_send", r#"{"to":"a@b.example"}"#, "`body` is missing"),
    ] {
        match tools.call(tool, arguments) {
            ToolReply::InvalidArguments(text) => assert!(text.contains(why), "{tool} {arguments}: {text}"),
            other => panic!("{tool} {arguments}: {other:?}"),
        }
    }
}

#[test]
fn lists_are_bounded() {
    let mut tools = tools(MockWorld::default());
    let queries = |count| format!(r#"{{"queries":[{}]}}"#, vec![r#""a""#; count].join(","));
    assert!(result(&mut tools, "search_web", &queries(32)).starts_with("No results for a."));
    assert_eq!(failure(&mut tools, "search_web", &queries(33)), "`queries` holds more than 32 texts");
}

#[test]
fn results_are_bounded() {
    let pages = vec![WebPage {
        snippet: String::new(),
        text: "long ".repeat(40_000),
        title: "Long".to_owned(),
        url: "https://a.example/long".to_owned(),
    }];
    let mut tools = tools(MockWorld { pages, ..MockWorld::default() });
    let page = result(&mut tools, "read_links", r#"{"urls":["https://a.example/long"]}"#);
    assert!(page.len() <= 64 << 10 && page.len() > 60 << 10, "{} bytes", page.len());
    assert!(page.ends_with("the result is too long.)"));
}

#[test]
fn a_transient_fault_is_met_once_and_only_by_a_call_that_could_be_served() {
    let fault = |tool: &str, message: &str| TransientFault { message: message.to_owned(), tool: tool.to_owned() };
    let faults = vec![fault("search_web", "503: try again"), fault("list_agent_jobs", "timed out")];
    let mut tools = tools(MockWorld { faults, ..MockWorld::default() });
    assert!(matches!(tools.call("search_web", "{}"), ToolReply::InvalidArguments(_)));
    assert_eq!(failure(&mut tools, "search_web", r#"{"queries":["a"]}"#), "503: try again");
    assert_eq!(result(&mut tools, "search_web", r#"{"queries":["a"]}"#), "No results for a.");
    assert_eq!(failure(&mut tools, "list_agent_jobs", "{}"), "timed out");
    assert_eq!(result(&mut tools, "list_agent_jobs", "{}"), "There are no jobs.");
}

#[test]
fn what_a_request_changes_stays_with_it() {
    let fault = TransientFault { message: "timed out".to_owned(), tool: "list_workflows".to_owned() };
    let world = Arc::new(MockWorld { faults: vec![fault], ..MockWorld::default() });
    let server = || MockTools::new(Arc::clone(&world), catalog().into(), noon());
    let (mut one, mut other) = (server(), server());
    assert_eq!(failure(&mut one, "list_workflows", "{}"), "timed out");
    assert!(result(&mut one, "execute_agent_job", r#"{"task":"count the boats"}"#).starts_with("Started job"));
    let mut fork = one.fork();
    assert!(result(&mut one, "execute_agent_job", r#"{"task":"feed the cat"}"#).starts_with("Started job"));
    let ToolReply::Result(jobs) = fork.call("list_agent_jobs", "{}") else { panic!("a list of jobs") };
    assert!(jobs.contains("count the boats") && !jobs.contains("feed the cat"), "{jobs}");
    assert_eq!(failure(&mut other, "list_workflows", "{}"), "timed out");
    assert_eq!(result(&mut other, "list_agent_jobs", "{}"), "There are no jobs.");
    assert!(world.jobs.is_empty() && world.faults.len() == 1);
}

#[test]
fn what_a_guest_said_comes_back_escaped_and_short() {
    let mut tools = tools(MockWorld::default());
    let reply = result(&mut tools, "search_web", r#"{"queries":["a\u001b[31m\nb\u202e"]}"#);
    assert_eq!(reply, "No results for a\\u{1b}[31m b\\u{202e}.");
    let long = format!(r#"{{"queries":["{}"]}}"#, "x".repeat(60_000));
    assert!(result(&mut tools, "search_web", &long).len() < 300);
}

#[test]
fn no_arguments_panic_a_tool() {
    let texts = ["a", "", "é".repeat(300).as_str(), "\u{0}\n\u{202e}", "https://"].map(str::to_owned);
    for tool in catalog() {
        let mut tools = tools(MockWorld { memory_tools: true, ..MockWorld::default() });
        for text in &texts {
            let mut arguments = serde_json::Map::new();
            for parameter in &tool.parameters {
                let value = match parameter.kind {
                    belljar_exam::ParameterKind::Texts => serde_json::json!([text, text]),
                    belljar_exam::ParameterKind::Count => serde_json::json!(u64::MAX),
                    belljar_exam::ParameterKind::Flag => serde_json::json!(true),
                    belljar_exam::ParameterKind::Text | belljar_exam::ParameterKind::Choice(_) => text.clone().into(),
                };
                arguments.insert(parameter.name.clone(), value);
            }
            let arguments = serde_json::Value::from(arguments).to_string();
            let reply = tools.call(&tool.name, &arguments);
            assert!(!matches!(reply, ToolReply::UnknownTool | ToolReply::NotAvailableNow), "{}: {reply:?}", tool.name);
        }
    }
}
