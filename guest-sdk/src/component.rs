//! The contract inside a component: plain types on one side, generated ones on the other.

use crate::answers::{Answer, AnswerError};
use crate::bindings::belljar::agent as wit;
use crate::corpus::{CorpusError, Item};
use crate::log::Level;
use crate::memory::{Entry, MemoryError, Usage};
use crate::tools::{Tool, ToolError};
use crate::types::{Attachment, Document, Request, Session, Speaker, Topic, Turn, Wave};
use crate::{Agent, Context};

/// Takes in a wave with a fresh agent.
pub fn ingest<A: Agent>(wave: crate::bindings::Wave) -> Result<(), String> {
    A::default().ingest(Wave { index: wave.index, now: wave.now }).map_err(|error| error.to_string())
}

/// Responds to a request with a fresh agent, and submits its answer.
pub fn respond<A: Agent>(request: crate::bindings::Request) -> Result<(), String> {
    let request = Request { user: request.user, now: request.now, text: request.text };
    let answer = A::default().respond(request).map_err(|error| error.to_string())?;
    submit(answer).context("the answer was refused").map_err(|error| error.to_string())
}

fn submit(answer: Answer) -> Result<(), AnswerError> {
    use wit::answers;
    let Answer { text, value, declined, citations, confidence } = answer;
    answers::submit(&answers::Answer { text, value, declined, citations, confidence }).map_err(|error| match error {
        answers::AnswerError::Blank => AnswerError::Blank,
        answers::AnswerError::TooLarge(limit) => AnswerError::TooLarge(limit),
        answers::AnswerError::TooManyCitations(limit) => AnswerError::TooManyCitations(limit),
        answers::AnswerError::InvalidConfidence => AnswerError::InvalidConfidence,
        answers::AnswerError::AlreadyAnswered => AnswerError::AlreadyAnswered,
        answers::AnswerError::NotResponding => AnswerError::NotResponding,
    })
}

pub(crate) fn config_get(name: &str) -> Option<String> {
    wit::config::get(name)
}

pub(crate) fn config_names() -> Vec<String> {
    wit::config::names()
}

pub(crate) fn log_write(level: Level, text: &str) {
    let level = match level {
        Level::Debug => wit::log::Level::Debug,
        Level::Info => wit::log::Level::Info,
        Level::Warn => wit::log::Level::Warn,
        Level::Error => wit::log::Level::Error,
    };
    wit::log::write(level, text);
}

pub(crate) fn corpus_next(max: u32) -> Vec<Item> {
    wit::corpus::next(max).into_iter().map(item).collect()
}

pub(crate) fn corpus_read_attachment(source: &str, name: &str, offset: u64, len: u32) -> Result<Vec<u8>, CorpusError> {
    wit::corpus::read_attachment(source, name, offset, len).map_err(|error| match error {
        wit::corpus::CorpusError::NotIngesting => CorpusError::NotIngesting,
        wit::corpus::CorpusError::UnknownSource => CorpusError::UnknownSource,
        wit::corpus::CorpusError::UnknownAttachment => CorpusError::UnknownAttachment,
        wit::corpus::CorpusError::TooLarge(limit) => CorpusError::TooLarge(limit),
    })
}

fn item(item: wit::corpus::Item) -> Item {
    match item {
        wit::corpus::Item::Session(session) => Item::Session(Session {
            id: session.id,
            user: session.user,
            at: session.at,
            turns: session.turns.into_iter().map(turn).collect(),
        }),
        wit::corpus::Item::Document(document) => Item::Document(Document {
            id: document.id,
            user: document.user,
            kind: document.kind,
            at: document.at,
            title: document.title,
            author: document.author,
            participants: document.participants,
            text: document.text,
        }),
        wit::corpus::Item::Topic(topic) => Item::Topic(Topic {
            user: topic.user,
            label: topic.label,
            description: topic.description,
            sources: topic.sources,
        }),
    }
}

fn turn(turn: wit::types::Turn) -> Turn {
    let speaker = match turn.speaker {
        wit::types::Speaker::User => Speaker::User,
        wit::types::Speaker::Assistant => Speaker::Assistant,
    };
    let attachment =
        |file: wit::types::Attachment| Attachment { name: file.name, media_type: file.media_type, size: file.size };
    let attachments = turn.attachments.into_iter().map(attachment).collect();
    Turn { id: turn.id, speaker, at: turn.at, text: turn.text, attachments }
}

pub(crate) fn tools_list() -> Vec<Tool> {
    let tool = |tool: wit::tools::Tool| Tool {
        name: tool.name,
        description: tool.description,
        input_schema: tool.input_schema,
    };
    wit::tools::list_tools().into_iter().map(tool).collect()
}

pub(crate) fn tools_call(name: &str, arguments: &str) -> Result<String, ToolError> {
    wit::tools::call(name, arguments).map_err(|error| match error {
        wit::tools::ToolError::UnknownTool => ToolError::UnknownTool,
        wit::tools::ToolError::InvalidArguments(text) => ToolError::InvalidArguments(text),
        wit::tools::ToolError::Failed(text) => ToolError::Failed(text),
        wit::tools::ToolError::NotAvailableNow => ToolError::NotAvailableNow,
        wit::tools::ToolError::TooManyCalls(limit) => ToolError::TooManyCalls(limit),
        wit::tools::ToolError::TooLarge(limit) => ToolError::TooLarge(limit),
    })
}

fn refused(error: wit::memory::MemoryError) -> MemoryError {
    match error {
        wit::memory::MemoryError::Full => MemoryError::Full,
        wit::memory::MemoryError::TooLarge(limit) => MemoryError::TooLarge(limit),
        wit::memory::MemoryError::TooMany(limit) => MemoryError::TooMany(limit),
    }
}

pub(crate) fn memory_write(name: &str, value: &[u8]) -> Result<(), MemoryError> {
    wit::memory::write(name, value).map_err(refused)
}

pub(crate) fn memory_write_many(entries: Vec<Entry>) -> Result<(), MemoryError> {
    let entry = |entry: Entry| wit::memory::Entry { key: entry.name, value: entry.value };
    let entries: Vec<wit::memory::Entry> = entries.into_iter().map(entry).collect();
    wit::memory::write_many(&entries).map_err(refused)
}

pub(crate) fn memory_read(name: &str) -> Result<Option<Vec<u8>>, MemoryError> {
    wit::memory::read(name).map_err(refused)
}

pub(crate) fn memory_read_many(names: &[String]) -> Result<Vec<Option<Vec<u8>>>, MemoryError> {
    wit::memory::read_many(names).map_err(refused)
}

pub(crate) fn memory_delete(name: &str) -> Result<bool, MemoryError> {
    wit::memory::delete(name).map_err(refused)
}

pub(crate) fn memory_list_keys(prefix: &str, after: Option<&str>, max: u32) -> Result<Vec<String>, MemoryError> {
    wit::memory::list_keys(prefix, after, max).map_err(refused)
}

pub(crate) fn memory_scan(prefix: &str, after: Option<&str>, max: u32) -> Result<Vec<Entry>, MemoryError> {
    let entries = wit::memory::scan(prefix, after, max).map_err(refused)?;
    Ok(entries.into_iter().map(|entry| Entry { name: entry.key, value: entry.value }).collect())
}

pub(crate) fn memory_usage() -> Usage {
    let usage = wit::memory::usage();
    Usage {
        bytes_used: usage.bytes_used,
        bytes_max: usage.bytes_max,
        entries_used: usage.entries_used,
        entries_max: usage.entries_max,
    }
}
