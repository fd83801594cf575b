//! Finding out what the app can do, and telling its team.

use belljar_exam::{Parameter, ParameterKind, Tool};

use super::arguments::Arguments;
use super::state::{State, quoted};
use super::words::{Words, ranked};

/// Most tools that a search for tools shows.
const HITS_MAX: usize = 5;

/// Tells what the app can do, all of it or what has to do with the query, and how it is set.
pub(super) fn discover_capabilities(state: &mut State, arguments: &Arguments) -> String {
    let query = arguments.text("query");
    let tools: Vec<&Tool> = if query.is_empty() { state.catalog.iter().collect() } else { hits(state, query) };
    let mut lines: Vec<String> = tools.iter().map(|tool| format!("{}: {}", tool.name, tool.description)).collect();
    if lines.is_empty() {
        lines.push(format!("Nothing that this app can do has to do with {}.", quoted(query)));
    }
    for (name, value) in &state.world.settings {
        lines.push(format!("Current {name}: {value}"));
    }
    lines.join("\n")
}

/// Shows the signatures of the tools that have most words in common with the query.
pub(super) fn search_tools(state: &mut State, arguments: &Arguments) -> String {
    let query = arguments.text("query");
    let hits = hits(state, query);
    if hits.is_empty() {
        return format!("No tools match {}.", quoted(query));
    }
    let lines = hits.iter().take(HITS_MAX).map(|tool| format!("{}: {}", signature(tool), tool.description));
    lines.collect::<Vec<_>>().join("\n")
}

/// Takes feedback.
pub(super) fn file_feedback(state: &mut State, _: &Arguments) -> String {
    let id = state.next_id("feedback");
    format!("Thank you. The team has your feedback as {id}.")
}

fn hits<'a>(state: &'a State, query: &str) -> Vec<&'a Tool> {
    ranked(&Words::of([query]), &state.catalog, |tool| {
        let mut texts = vec![&*tool.name, &*tool.description];
        texts.extend(tool.parameters.iter().map(|parameter| &*parameter.description));
        texts
    })
}

fn signature(tool: &Tool) -> String {
    let parameters: Vec<String> = tool.parameters.iter().map(typed).collect();
    format!("{}({})", tool.name, parameters.join(", "))
}

fn typed(parameter: &Parameter) -> String {
    let kind = match &parameter.kind {
        ParameterKind::Text => "text".to_owned(),
        ParameterKind::Choice(choices) => choices.join(" | "),
        ParameterKind::Texts => "list of texts".to_owned(),
        ParameterKind::Count => "whole number".to_owned(),
        ParameterKind::Flag => "true | false".to_owned(),
    };
    let optional = if parameter.required { "" } else { "?" };
    format!("{}{optional}: {kind}", parameter.name)
}
