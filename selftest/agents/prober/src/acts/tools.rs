//! Tool calls that no tool can serve.

use belljar_guest::bindings::Request;
use belljar_guest::bindings::belljar::agent::tools::{self, ToolError, call};

use super::{Act, Deed};

pub(super) const ACTS: &[(&str, Act)] = &[
    ("tool-flood", tool_flood),
    ("tool-unknown", tool_unknown),
    ("tool-not-json", tool_not_json),
    ("tool-deep-json", tool_deep_json),
    ("tool-many-keys", tool_many_keys),
    ("tool-million-keys", tool_million_keys),
    ("tool-twice-the-same-key", tool_twice_the_same_key),
    ("tool-result-as-long-as-may-be", tool_long_result),
    ("tool-while-ingesting", tool_while_ingesting),
];

fn name(result: &Result<String, ToolError>) -> String {
    match result {
        Ok(_) => "served".to_owned(),
        Err(ToolError::UnknownTool) => "unknown".to_owned(),
        Err(ToolError::InvalidArguments(_)) => "invalid".to_owned(),
        Err(ToolError::Failed(_)) => "failed".to_owned(),
        Err(ToolError::NotAvailableNow) => "not now".to_owned(),
        Err(ToolError::TooManyCalls(max)) => format!("above {max} calls"),
        Err(ToolError::TooLarge(max)) => format!("above {max} bytes"),
    }
}

fn themed(arguments: &str) -> String {
    name(&call("set_theme", arguments))
}

fn tool_flood(_: Option<&Request>) -> Deed {
    let replies: Vec<String> = (0..1_000).map(|_| themed("{\"theme\":\"dark\"}")).collect();
    let served = replies.iter().filter(|reply| *reply == "served").count();
    Deed::Says(format!("{served} served, then {}", replies[999]))
}

fn tool_unknown(_: Option<&Request>) -> Deed {
    let long = "x".repeat(100_000);
    let names = ["", "SET_THEME", "set_theme ", "set_theme\0", "../set_theme", "\u{202e}", long.as_str()];
    let replies: Vec<String> = names.iter().map(|tool| name(&call(tool, "{}"))).collect();
    let unknown = replies.iter().filter(|reply| *reply == "unknown").count();
    Deed::Says(format!("{unknown} of {} unknown", replies.len()))
}

fn tool_not_json(_: Option<&Request>) -> Deed {
    let texts =
        ["", "{", "[]", "null", "{\"theme\":1e999}", "\u{feff}{}", "{\"theme\":\"\\ud800\"}", "{\"theme\":NaN}"];
    let invalid = texts.iter().filter(|text| themed(text) == "invalid").count();
    Deed::Says(format!("{invalid} of {} invalid", texts.len()))
}

fn tool_deep_json(_: Option<&Request>) -> Deed {
    let deep = |open: &str, close: &str| format!("{{\"theme\":{}{}}}", open.repeat(10_000), close.repeat(10_000));
    Deed::Says(format!("{}, {}", themed(&deep("[", "]")), themed(&deep("{\"a\":", "}").replace("{\"a\":}", "{}"))))
}

fn tool_many_keys(_: Option<&Request>) -> Deed {
    let keys: String = (0..6_000).map(|at| format!("\"k{at}\":0,")).collect();
    Deed::Says(themed(&format!("{{{keys}\"theme\":\"dark\"}}")))
}

fn tool_million_keys(_: Option<&Request>) -> Deed {
    let mut text = String::from("{");
    text.push_str(&"\"k\":0,".repeat(1_000_000));
    text.push_str("\"theme\":\"dark\"}");
    Deed::Says(themed(&text))
}

fn tool_twice_the_same_key(_: Option<&Request>) -> Deed {
    Deed::Says(themed("{\"theme\":\"dark\",\"theme\":\"light\"}"))
}

/// What the tool repeats is escaped, which makes it six times as long, and cut.
fn tool_long_result(_: Option<&Request>) -> Deed {
    let theme = "\\u001b".repeat(10_000);
    let length = call("set_theme", &format!("{{\"theme\":\"{theme}\"}}")).map_or(0, |result| result.len());
    Deed::Says(format!("at most 65536: {}", length <= 65_536))
}

fn tool_while_ingesting(request: Option<&Request>) -> Deed {
    let (listed, reply) = (tools::list_tools().len(), themed("{\"theme\":\"dark\"}"));
    match request {
        None => Deed::Fails(format!("{listed} tools, {reply}")),
        Some(_) => Deed::Says(format!("{listed} tools, {reply}")),
    }
}
