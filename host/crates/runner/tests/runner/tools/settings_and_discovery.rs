//! Settings, what the app can do, feedback.

use std::collections::BTreeMap;

use belljar_exam::MockWorld;

use crate::support::{result, tools};

#[test]
fn settings_say_what_they_were_and_what_they_are() {
    let settings = BTreeMap::from([("theme".to_owned(), "light".to_owned())]);
    let mut tools = tools(MockWorld { settings, ..MockWorld::default() });
    for (tool, arguments, reply) in [
        ("set_theme", r#"{"theme":"dark"}"#, "The theme is now dark; before: light."),
        ("set_theme", r#"{"theme":"dark"}"#, "The theme is dark already."),
        ("set_main_model", r#"{"model":"Heron 2"}"#, "The main model is now Heron 2."),
        ("set_reasoning_effort", r#"{"effort":"high"}"#, "The reasoning effort is now high."),
        ("set_chat_tool_preferences", r#"{"preferences":"no web"}"#, "The tool preferences are now no web."),
        ("set_accent_color", r#"{"color":"teal"}"#, "The accent color is now teal."),
        ("set_accent_color", r#"{"color":"red"}"#, "The accent color is now red; before: teal."),
        ("set_chat_font", r#"{"font":"Lato"}"#, "The chat font is now Lato."),
    ] {
        assert_eq!(result(&mut tools, tool, arguments), reply);
    }
    let told = result(&mut tools, "discover_capabilities", r#"{"query":"theme"}"#);
    let expected = "Current accent color: red\nCurrent chat font: Lato\nCurrent main model: Heron 2\n\
                    Current reasoning effort: high\nCurrent theme: dark\nCurrent tool preferences: no web";
    assert!(told.starts_with("set_theme: Does set theme.\n") && told.ends_with(expected), "{told}");
}

#[test]
fn capabilities_are_told_all_or_by_query() {
    let mut tools = tools(MockWorld::default());
    assert_eq!(result(&mut tools, "discover_capabilities", "{}").lines().count(), 34);
    let told = result(&mut tools, "discover_capabilities", r#"{"query":"images"}"#);
    assert!(told.contains("create_image: ") && !told.contains("gmail"), "{told}");
    let none = result(&mut tools, "discover_capabilities", r#"{"query":"zeppelin"}"#);
    assert_eq!(none, "Nothing that this app can do has to do with zeppelin.");
}

#[test]
fn tools_are_found_with_their_signatures() {
    let mut tools = tools(MockWorld::default());
    let found = result(&mut tools, "search_tools", r#"{"query":"search the web for queries"}"#);
    assert_eq!(
        found.lines().next(),
        Some("search_web(queries: list of texts, num_results?: whole number, search_mode?: text): Does search web.")
    );
    assert!(found.lines().count() <= 5, "{found}");
    assert_eq!(result(&mut tools, "search_tools", r#"{"query":"zeppelin"}"#), "No tools match zeppelin.");
}

#[test]
fn feedback_is_taken() {
    let mut tools = tools(MockWorld { new_ids: vec!["fb-1".to_owned()], ..MockWorld::default() });
    let reply = result(&mut tools, "file_feedback_for_team", r#"{"message":"Nice."}"#);
    assert_eq!(reply, "Thank you. The team has your feedback as fb-1.");
}
