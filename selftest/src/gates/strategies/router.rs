//! Routes by keywords: calls the tool whose name and description share most words with the request.

use belljar_answer_key::GoldCall;
use belljar_exam::{ParameterKind, Tool};
use serde_json::{Map, Value, json};

use super::super::strategy::{CaseView, Response, Strategy};
use super::super::text::{content_words, name_spans, nearness};

/// Calls the nearest tool, and fills its arguments with what stands in the request.
pub struct KeywordRouter;

impl Strategy for KeywordRouter {
    fn respond(&self, view: &CaseView<'_>) -> Response {
        let request = content_words(view.text);
        let rank = |tool: &Tool| {
            let name = content_words(&tool.name.replace('_', " "));
            3 * request.intersection(&name).count() + nearness(&request, &tool.description)
        };
        let best = view.tools.iter().map(|tool| (rank(tool), tool)).max_by_key(|(rank, _)| *rank);
        let mut response = Response::prose("Done.");
        if let Some((rank, tool)) = best
            && rank > 0
        {
            response.calls.push(GoldCall { arguments: arguments(tool, view.text), tool: tool.name.clone().into() });
        }
        response
    }
}

/// Fills the required arguments: a choice that the request names, else a name in it, else all of it.
fn arguments(tool: &Tool, request: &str) -> Map<String, Value> {
    let lower = request.to_lowercase();
    let span = name_spans(request, |word| word.len() < 3).last().copied().unwrap_or(request);
    let value = |kind: &ParameterKind| match kind {
        ParameterKind::Text => json!(span),
        ParameterKind::Choice(choices) => {
            json!(choices.iter().find(|choice| lower.contains(&choice.to_lowercase())).or(choices.first()))
        }
        ParameterKind::Texts => json!([span]),
        ParameterKind::Count => json!(1),
        ParameterKind::Flag => json!(true),
    };
    let required = tool.parameters.iter().filter(|parameter| parameter.required);
    required.map(|parameter| (parameter.name.clone(), value(&parameter.kind))).collect()
}
