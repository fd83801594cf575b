//! One case whole: what was asked, what the agent did, what the key says, which rule fired.

use belljar_answer_key::{AnswerKey, CaseKey, Expected};
use belljar_exam::{CaseId, Commit, Exam, Item, Request, SourceId};
use belljar_grader::{Grades, Ruling, Verdict};
use belljar_transcript::{Answer, CaseRecord, ObservedCall, ToolReply, Transcript};
use serde_json::Value;

use crate::TextStyle;
use crate::excerpt::excerpt;
use crate::expectation::wanted;
use crate::page::Page;
use crate::render::score;
use crate::tally::half_name;

/// Most characters of one text that is shown: an answer's own limit.
const TEXT_CHARACTERS: usize = 16 * 1024;

/// Fields of a check that stand elsewhere on the page.
const SHOWN_ELSEWHERE: [&str; 6] = ["decoys", "distractors", "expected_calls", "figure", "locale", "question"];

/// Why a case can't be shown.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ShowError {
    /// The answer key has no such case.
    #[error("there is no case {0}")]
    NoCase(CaseId),
    /// Exam, key and verdicts aren't of one run.
    #[error("exam, answer key and verdicts don't belong together: case {0} isn't in all of them")]
    Apart(CaseId),
}

/// Renders one case whole.
///
/// # Errors
/// See [`ShowError`].
pub fn show_case(
    exam: &Exam,
    key: &AnswerKey,
    transcript: &Transcript,
    grades: &Grades,
    case: &CaseId,
    style: &TextStyle,
) -> Result<String, ShowError> {
    let case_key = key.case(case).ok_or_else(|| ShowError::NoCase(case.clone()))?;
    let apart = || ShowError::Apart(case.clone());
    let (_, commit, request) = exam.requests().find(|(_, _, request)| request.case == *case).ok_or_else(apart)?;
    let verdict = grades.verdicts.iter().find(|verdict| verdict.case == *case).ok_or_else(apart)?;
    let record = transcript.cases.get(case);

    let mut page = Page::new(style);
    title(&mut page, case_key, verdict);
    asked(&mut page, case_key, request, commit);
    did(&mut page, record.map_or(&[], |record| &record.tool_calls));
    answered(&mut page, record);
    expected(&mut page, case_key);
    evidence(&mut page, exam, case_key);
    decided(&mut page, &verdict.ruling, record.and_then(|record| record.answer.as_ref()));
    log(&mut page, record);
    used(&mut page, record);
    Ok(page.into_text())
}

fn title(page: &mut Page, key: &CaseKey, verdict: &Verdict) {
    let ruling = &verdict.ruling;
    page.title(&format!("case {}", key.case), &format!("{}, {}, {}", half_name(key.half), key.axis, key.category));
    page.scored(ruling.score, &format!("{} {} by rule {}", score(ruling.score), ruling.label, ruling.rule));
    page.field("why", &ruling.reason);
}

fn asked(page: &mut Page, key: &CaseKey, request: &Request, commit: Commit) {
    page.section("Asked");
    let kind = match commit {
        Commit::Keep => "instruction",
        Commit::Drop => "question",
    };
    page.field("when", &format!("{}, {kind} after wave {}", request.now, key.wave + 1));
    page.field("user", request.user.as_str());
    if let Some(family) = &key.family {
        page.field("family", family);
    }
    page.field("text", &request.text);
}

fn did(page: &mut Page, calls: &[ObservedCall]) {
    page.section("Did");
    if calls.is_empty() {
        page.note("no tool calls");
    }
    for (at, call) in calls.iter().enumerate() {
        page.field(&format!("{}.", at + 1), &format!("{} {}", call.tool.raw(), call.arguments.raw()));
        let (what, text) = match &call.reply {
            ToolReply::Result(text) => ("result", text.clone()),
            ToolReply::Failed(text) => ("failed", text.clone()),
            ToolReply::InvalidArguments(text) => ("refused", format!("the arguments don't fit: {text}")),
            ToolReply::UnknownTool => ("refused", "there is no such tool".to_owned()),
            ToolReply::NotAvailableNow => ("refused", "not available now".to_owned()),
            ToolReply::TooManyCalls(limit) => ("refused", format!("too many calls: {limit} are allowed")),
            ToolReply::TooLarge(limit) => {
                ("refused", format!("the arguments are too large: {limit} bytes are allowed"))
            }
        };
        page.field(what, &text);
    }
}

fn answered(page: &mut Page, record: Option<&CaseRecord>) {
    page.section("Answered");
    let Some(record) = record else {
        page.note("the transcript doesn't hold this case");
        return;
    };
    page.field("outcome", &record.outcome.to_string());
    let Some(answer) = &record.answer else { return };
    if let Some(value) = &answer.value {
        page.field("value", value.raw());
    }
    page.field("text", &cut(answer.text.raw()));
    if answer.declined {
        page.field("declined", "yes");
    }
    if let Some(confidence) = answer.confidence {
        page.field("confidence", &format!("{confidence} %"));
    }
    if !answer.citations.is_empty() {
        let citations: Vec<&str> = answer.citations.iter().map(belljar_transcript::GuestText::raw).collect();
        page.field("citations", &citations.join(", "));
    }
}

fn expected(page: &mut Page, key: &CaseKey) {
    page.section("Answer key");
    // The spec form has a name for everything that is expected.
    if let Ok(Value::Object(fields)) = serde_json::to_value(&key.check) {
        let told = |name: &str, value: &Value| !SHOWN_ELSEWHERE.contains(&name) && *value != Value::Bool(false);
        for (name, value) in fields.iter().filter(|(name, value)| told(name, value)) {
            page.field(name, &readable(value));
        }
    }
    if let Expected::Tool { expected_calls, .. } | Expected::ResultUsage { expected_calls, .. } = &key.check.expected {
        expected_calls.iter().for_each(|call| page.field("wanted call", &wanted(call)));
    }
    if let Expected::ResultUsage { decoys, figure, .. } = &key.check.expected {
        page.field("figure", &format!("{} {}", figure.number, figure.unit));
        decoys.iter().for_each(|decoy| page.field("decoy", &format!("{} {}", decoy.number, decoy.unit)));
    }
    for distractor in &key.check.distractors {
        let holder = distractor.holder.as_ref().map(|holder| format!(" ({holder}'s)")).unwrap_or_default();
        let why = distractor.why.as_ref().map(|why| format!(": {why}")).unwrap_or_default();
        page.field("distractor", &format!("{}{holder}{why}", distractor.value));
    }
    let gold = &key.gold;
    for call in &gold.calls {
        page.field("right call", &format!("{} {}", call.tool, Value::Object(call.arguments.clone())));
    }
    let value = gold.answer.value.as_ref().map(|value| format!("[{value}] ")).unwrap_or_default();
    let declined = if gold.answer.declined { "(declined) " } else { "" };
    page.field("right answer", &format!("{declined}{value}{}", gold.answer.text));
}

/// Writes a JSON value so that lists of texts read as lists.
fn readable(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) if items.is_empty() => "none".to_owned(),
        Value::Array(items) if items.iter().all(|item| item.is_string() || item.is_array()) => {
            items.iter().map(readable).collect::<Vec<_>>().join(" | ")
        }
        Value::Object(fields) => {
            let field = |(name, value): (&String, &Value)| format!("{name} {}", readable(value));
            fields.iter().map(field).collect::<Vec<_>>().join(", ")
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => value.to_string(),
    }
}

fn evidence(page: &mut Page, exam: &Exam, key: &CaseKey) {
    if key.evidence.is_empty() {
        return;
    }
    page.section("Evidence");
    for source in &key.evidence {
        match find_source(exam, source) {
            Some((about, text)) => {
                page.field("source", &format!("{source}, {about}"));
                page.field("", text);
            }
            None => page.field("source", &format!("{source} isn't in this exam")),
        }
    }
}

/// Finds a turn or document: when and by whom, and its text.
fn find_source<'a>(exam: &'a Exam, source: &SourceId) -> Option<(String, &'a str)> {
    exam.waves.iter().enumerate().find_map(|(wave, content)| {
        content.items.iter().find_map(|item| match item {
            Item::Session(session) => session.turns.iter().find(|turn| turn.id == *source).map(|turn| {
                let speaker = match turn.speaker {
                    belljar_exam::Speaker::User => "user",
                    belljar_exam::Speaker::Assistant => "assistant",
                };
                (format!("{}, {speaker} of {}, wave {}", turn.at, session.user, wave + 1), &*turn.text)
            }),
            Item::Document(document) if document.id == *source => {
                let about = format!("{}, {} of {}, wave {}", document.at, document.kind, document.user, wave + 1);
                Some((about, &*document.text))
            }
            Item::Document(_) | Item::Topic(_) => None,
        })
    })
}

fn decided(page: &mut Page, ruling: &Ruling, answer: Option<&Answer>) {
    page.section("Verdict");
    page.field("score", &format!("{} ({})", ruling.score, ruling.label));
    page.field("rule", &ruling.rule);
    page.field("read", &if ruling.parsed.is_null() { "nothing".to_owned() } else { readable(&ruling.parsed) });
    let Some((span, answer)) = ruling.span.zip(answer) else { return };
    // A span lies in the value if there is one, else in the text.
    let value = answer.value.as_ref().map(belljar_transcript::GuestText::raw).filter(|value| !value.trim().is_empty());
    let (place, text) = value.map_or(("in the text", answer.text.raw()), |value| ("in the value", value));
    if let Some((line, carets)) = excerpt(text, span, page.content_width()) {
        page.field(place, "");
        page.verbatim(&line);
        page.verbatim(&carets);
    }
}

fn log(page: &mut Page, record: Option<&CaseRecord>) {
    let Some(record) = record.filter(|record| !record.log.is_empty() || record.log_bytes_dropped > 0) else { return };
    page.section("Log of the agent");
    for note in &record.log {
        page.field(&note.level, note.text.raw());
    }
    if record.log_bytes_dropped > 0 {
        page.note(&format!("{} bytes were not kept", record.log_bytes_dropped));
    }
}

fn used(page: &mut Page, record: Option<&CaseRecord>) {
    let Some(record) = record else { return };
    page.section("Used");
    let used = &record.used;
    page.field("fuel", &used.fuel.map_or_else(|| "unknown".to_owned(), |fuel| fuel.to_string()));
    page.field("peak memory", &format!("{} bytes", used.linear_memory_bytes_peak));
    page.field("memory store", &format!("{} entries read, {} written", used.memory_reads, used.memory_writes));
}

fn cut(text: &str) -> String {
    match text.char_indices().nth(TEXT_CHARACTERS) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
