//! What a scripted agent does for each request, as it reads it from its configuration.

use std::collections::BTreeMap;

use belljar_answer_key::{CaseKey, Gold};
use belljar_exam::{Exam, Request, Timestamp, UserId};
use serde_json::json;

/// What to do for each request, by the name under which a scripted agent looks it up.
pub type Scripts = BTreeMap<String, Gold>;

/// Makes the name: user, time and text of the request, one a line.
pub(crate) fn name(request: &Request) -> String {
    name_of(&request.user, request.now, &request.text)
}

/// Makes the name of its parts, for who doesn't hold the request.
pub(crate) fn name_of(user: &UserId, now: Timestamp, text: &str) -> String {
    format!("{user}\n{now}\n{text}")
}

/// Walks over requests with their keys.
///
/// # Panics
/// If exam and key aren't of one piece: they come from one generation.
pub(crate) fn pairs<'a>(exam: &'a Exam, cases: &'a [CaseKey]) -> impl Iterator<Item = (&'a Request, &'a CaseKey)> {
    exam.requests().zip(cases).map(|((_, _, request), key)| {
        assert_eq!(request.case, key.case, "exam and key list the same cases in the same order");
        (request, key)
    })
}

/// Renders scripts as the configuration that `--config` takes: texts by name.
#[must_use]
pub fn scripts_to_config(scripts: &Scripts) -> BTreeMap<String, String> {
    let render = |gold: &Gold| {
        json!({
            "answer": {
                "citations": [],
                "declined": gold.answer.declined,
                "text": gold.answer.text,
                "value": gold.answer.value,
            },
            "calls": gold.calls.iter().map(|call| json!({"arguments": call.arguments, "tool": call.tool})).collect::<Vec<_>>(),
        })
        .to_string()
    };
    scripts.iter().map(|(name, gold)| (name.clone(), render(gold))).collect()
}
