//! What there is to tell of one case: what was asked, what the agent did, what the key says, which rule fired.
//!
//! In sections of labelled entries, so that a terminal and a page tell the same. Nothing here is escaped.

use belljar_answer_key::{AnswerKey, CaseKey, Expected};
use belljar_exam::{CaseId, Commit, Exam, Item, Request, SourceId};
use belljar_grader::{Grades, Ruling, Verdict};
use belljar_transcript::{Answer, CaseRecord, GuestText, ObservedCall, ToolReply, Transcript};
use serde_json::Value;

use crate::expectation::wanted;

/// Fields of a check that stand elsewhere in the view.
const SHOWN_ELSEWHERE: [&str; 6] = ["decoys", "distractors", "expected_calls", "figure", "locale", "question"];

/// A run with its verdicts: all that is needed to tell of its cases.
#[derive(Clone, Copy)]
pub struct GradedRun<'a> {
    /// What the agent could see.
    pub exam: &'a Exam,
    /// The verdicts.
    pub grades: &'a Grades,
    /// What was expected.
    pub key: &'a AnswerKey,
    /// What was observed.
    pub transcript: &'a Transcript,
}

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

/// What there is to tell of one case.
pub(crate) struct CaseView<'a> {
    /// Its answer key.
    pub(crate) key: &'a CaseKey,
    /// What was decided.
    pub(crate) ruling: &'a Ruling,
    /// What there is to tell, in reading order.
    pub(crate) sections: Vec<Section>,
}

/// A part of a view.
pub(crate) struct Section {
    /// What it holds.
    pub(crate) entries: Vec<Entry>,
    /// What it is about.
    pub(crate) name: &'static str,
}

/// One thing that is told.
pub(crate) enum Entry {
    /// A label and what stands beside it. An empty label goes on with the entry before it.
    Field(String, String),
    /// A label, a text, and the bytes of it that the verdict rests on.
    Marked(&'static str, String, (usize, usize)),
    /// A remark.
    Note(String),
}

impl<'a> CaseView<'a> {
    /// Gathers what there is to tell of a case.
    ///
    /// # Errors
    /// See [`ShowError`].
    pub(crate) fn of(run: &GradedRun<'a>, case: &CaseId) -> Result<Self, ShowError> {
        let key = run.key.case(case).ok_or_else(|| ShowError::NoCase(case.clone()))?;
        let request = run.exam.requests().find(|(_, _, request)| request.case == *case);
        let verdict = run.grades.verdicts.iter().find(|verdict| verdict.case == *case);
        let (Some((_, commit, request)), Some(verdict)) = (request, verdict) else {
            return Err(ShowError::Apart(case.clone()));
        };
        Ok(Self::gather(run, key, (commit, request), verdict))
    }

    /// Gathers what there is to tell of every case, in the order in which they were asked.
    ///
    /// # Errors
    /// [`ShowError::Apart`].
    pub(crate) fn all(run: &GradedRun<'a>) -> Result<Vec<Self>, ShowError> {
        let requests: std::collections::BTreeMap<&CaseId, (Commit, &Request)> =
            run.exam.requests().map(|(_, commit, request)| (&request.case, (commit, request))).collect();
        let keys = run.key.cases.iter().zip(&run.grades.verdicts);
        keys.map(|(key, verdict)| match requests.get(&key.case) {
            Some(request) if verdict.case == key.case => Ok(Self::gather(run, key, *request, verdict)),
            _ => Err(ShowError::Apart(key.case.clone())),
        })
        .collect()
    }

    fn gather(
        run: &GradedRun<'a>,
        key: &'a CaseKey,
        (commit, request): (Commit, &Request),
        verdict: &'a Verdict,
    ) -> Self {
        let record = run.transcript.cases.get(&key.case);
        let mut sections = Sections::default();
        asked(&mut sections, key, request, commit);
        did(&mut sections, record.map_or(&[], |record| &record.tool_calls));
        answered(&mut sections, record);
        expected(&mut sections, key);
        evidence(&mut sections, run.exam, key);
        decided(&mut sections, &verdict.ruling, record.and_then(|record| record.answer.as_ref()));
        log(&mut sections, record);
        used(&mut sections, record);
        Self { key, ruling: &verdict.ruling, sections: sections.0 }
    }
}

/// Sections being written.
#[derive(Default)]
struct Sections(Vec<Section>);

impl Sections {
    fn section(&mut self, name: &'static str) {
        self.0.push(Section { entries: Vec::new(), name });
    }

    fn field(&mut self, label: &str, content: impl Into<String>) {
        self.entry(Entry::Field(label.to_owned(), content.into()));
    }

    fn entry(&mut self, entry: Entry) {
        self.0.last_mut().expect("a section was begun").entries.push(entry);
    }
}

fn asked(page: &mut Sections, key: &CaseKey, request: &Request, commit: Commit) {
    page.section("Asked");
    let kind = match commit {
        Commit::Keep => "instruction",
        Commit::Drop => "question",
    };
    page.field("when", format!("{}, {kind} after wave {}", request.now, key.wave + 1));
    page.field("user", request.user.as_str());
    if let Some(family) = &key.family {
        page.field("family", family);
    }
    page.field("text", &request.text);
}

fn did(page: &mut Sections, calls: &[ObservedCall]) {
    page.section("Did");
    if calls.is_empty() {
        page.entry(Entry::Note("no tool calls".to_owned()));
    }
    for (at, call) in calls.iter().enumerate() {
        page.field(&format!("{}.", at + 1), format!("{} {}", call.tool.raw(), call.arguments.raw()));
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
        page.field(what, text);
    }
}

fn answered(page: &mut Sections, record: Option<&CaseRecord>) {
    page.section("Answered");
    let Some(record) = record else {
        page.entry(Entry::Note("the transcript doesn't hold this case".to_owned()));
        return;
    };
    page.field("outcome", record.outcome.to_string());
    let Some(answer) = &record.answer else { return };
    if let Some(value) = &answer.value {
        page.field("value", value.raw());
    }
    page.field("text", answer.text.raw());
    if answer.declined {
        page.field("declined", "yes");
    }
    if let Some(confidence) = answer.confidence {
        page.field("confidence", format!("{confidence} %"));
    }
    if !answer.citations.is_empty() {
        let citations: Vec<&str> = answer.citations.iter().map(GuestText::raw).collect();
        page.field("citations", citations.join(", "));
    }
}

fn expected(page: &mut Sections, key: &CaseKey) {
    page.section("Answer key");
    // The spec form has a name for everything that is expected.
    if let Ok(Value::Object(fields)) = serde_json::to_value(&key.check) {
        let told = |name: &str, value: &Value| !SHOWN_ELSEWHERE.contains(&name) && *value != Value::Bool(false);
        for (name, value) in fields.iter().filter(|(name, value)| told(name, value)) {
            page.field(name, readable(value));
        }
    }
    if let Expected::Tool { expected_calls, .. } | Expected::ResultUsage { expected_calls, .. } = &key.check.expected {
        expected_calls.iter().for_each(|call| page.field("wanted call", wanted(call)));
    }
    if let Expected::ResultUsage { decoys, figure, .. } = &key.check.expected {
        page.field("figure", format!("{} {}", figure.number, figure.unit));
        decoys.iter().for_each(|decoy| page.field("decoy", format!("{} {}", decoy.number, decoy.unit)));
    }
    for distractor in &key.check.distractors {
        let holder = distractor.holder.as_ref().map(|holder| format!(" ({holder}'s)")).unwrap_or_default();
        let why = distractor.why.as_ref().map(|why| format!(": {why}")).unwrap_or_default();
        page.field("distractor", format!("{}{holder}{why}", distractor.value));
    }
    let gold = &key.gold;
    for call in &gold.calls {
        page.field("right call", format!("{} {}", call.tool, Value::Object(call.arguments.clone())));
    }
    let value = gold.answer.value.as_ref().map(|value| format!("[{value}] ")).unwrap_or_default();
    let declined = if gold.answer.declined { "(declined) " } else { "" };
    page.field("right answer", format!("{declined}{value}{}", gold.answer.text));
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

fn evidence(page: &mut Sections, exam: &Exam, key: &CaseKey) {
    if key.evidence.is_empty() {
        return;
    }
    page.section("Evidence");
    for source in &key.evidence {
        match find_source(exam, source) {
            Some((about, text)) => {
                page.field("source", format!("{source}, {about}"));
                page.field("", text);
            }
            None => page.field("source", format!("{source} isn't in this exam")),
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

fn decided(page: &mut Sections, ruling: &Ruling, answer: Option<&Answer>) {
    page.section("Verdict");
    page.field("score", format!("{} ({})", ruling.score, ruling.label));
    page.field("rule", &ruling.rule);
    page.field("read", if ruling.parsed.is_null() { "nothing".to_owned() } else { readable(&ruling.parsed) });
    let Some((span, answer)) = ruling.span.zip(answer) else { return };
    // A span lies in the value if there is one, else in the text.
    let value = answer.value.as_ref().map(GuestText::raw).filter(|value| !value.trim().is_empty());
    let (place, text) = value.map_or(("in the text", answer.text.raw()), |value| ("in the value", value));
    if text.get(span.0..span.1).is_some() {
        page.entry(Entry::Marked(place, text.to_owned(), span));
    }
}

fn log(page: &mut Sections, record: Option<&CaseRecord>) {
    let Some(record) = record.filter(|record| !record.log.is_empty() || record.log_bytes_dropped > 0) else { return };
    page.section("Log of the agent");
    for note in &record.log {
        page.field(&note.level, note.text.raw());
    }
    if record.log_bytes_dropped > 0 {
        page.entry(Entry::Note(format!("{} bytes were not kept", record.log_bytes_dropped)));
    }
}

fn used(page: &mut Sections, record: Option<&CaseRecord>) {
    let Some(record) = record else { return };
    page.section("Used");
    let used = &record.used;
    page.field("fuel", used.fuel.map_or_else(|| "unknown".to_owned(), |fuel| fuel.to_string()));
    page.field("peak memory", format!("{} bytes", used.linear_memory_bytes_peak));
    page.field("memory store", format!("{} entries read, {} written", used.memory_reads, used.memory_writes));
}
