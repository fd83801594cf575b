//! What worker and parent say to each other, in frames.
//!
//! Small things are JSON, in the forms that records have; code, components and entries of the memory store are bytes.

use std::collections::BTreeMap;

use belljar_exam::{Item, Sha256Hex, Timestamp, UserId};
use belljar_sandbox::CatalogEntry;
use belljar_transcript::{Answer, CallUse, LogNote, ObservedCall, Outcome, ToolReply};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::frame::Frame;
use crate::layer::Layers;
use crate::memory_part::{Change, PartError, read_part, write_parts};

/// Version of the conversation. Worker and parent are one program, so another version is a mistake.
pub const PROTOCOL: u32 = 1;

/// What a worker is started for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// It compiles one component and is gone.
    Compile,
    /// It runs one agent.
    Execute,
}

/// How a worker is greeted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// Most calls at a time.
    pub jobs: u32,
    /// All limits, by name.
    pub limits: BTreeMap<String, u64>,
    /// Version of the conversation.
    pub protocol: u32,
    /// What it is started for.
    pub role: Role,
}

/// Why a worker couldn't do what it was started for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WorkFailure {
    /// The compiler refuses the component.
    Compile(String),
    /// The compiler failed on the component.
    CompilerPanicked,
    /// The component can't be linked.
    Link(String),
    /// The worker itself failed.
    Host(String),
}

/// An agent to load; its code has been sent before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Load {
    /// SHA-256 of the component.
    pub component: Sha256Hex,
    /// Its configuration.
    pub config: BTreeMap<String, String>,
}

/// A wave to take in; its items have been sent before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ingest {
    /// The history of the memory on which the call is made.
    pub history: Sha256Hex,
    /// The time of the last item.
    pub now: Timestamp,
    /// Ordinal of the call within the run.
    pub ordinal: u32,
    /// Ordinal of the wave.
    pub wave: u32,
}

/// A request to respond to; the catalog has been sent before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Respond {
    /// The history of the memory on which the call is made.
    pub history: Sha256Hex,
    /// When the user asks.
    pub now: Timestamp,
    /// Ordinal of the call within the run.
    pub ordinal: u32,
    /// What the user says.
    pub text: String,
    /// Who asks.
    pub user: UserId,
}

/// What a call came to, but for what it wrote to the memory store, which has been sent before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// The answer, if one was accepted.
    pub answer: Option<Answer>,
    /// For a host fault, what happened.
    pub host_detail: Option<String>,
    /// What the agent noted and printed.
    pub log: Vec<LogNote>,
    /// Bytes of notes that were not kept.
    pub log_bytes_dropped: u64,
    /// How it ended.
    pub outcome: Outcome,
    /// The tool calls, in order.
    pub tool_calls: Vec<ObservedCall>,
    /// What it used.
    pub used: CallUse,
}

/// A tool call that the parent serves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToolCall {
    /// Its arguments, as given.
    pub arguments: String,
    /// The tool.
    pub tool: String,
}

/// What the parent answers to a tool call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Served {
    /// The tool's reply.
    Reply(ToolReply),
    /// The parent's own code panicked, with this text.
    Panicked(String),
}

/// What the parent says to a worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ToWorker {
    /// How it is greeted.
    Hello(Hello),
    /// A piece of a component or of code.
    Bytes(Vec<u8>),
    /// The pieces are a component: compile it.
    Compile,
    /// The pieces are code: load it.
    Load(Load),
    /// The catalog, for the requests that follow.
    Catalog(Vec<CatalogEntry>),
    /// Entries of the memory store, encoded.
    Entries(Vec<u8>),
    /// The entries are the memory store, with this history.
    Memory(Sha256Hex),
    /// Items of the next wave.
    Items(Vec<Item>),
    /// Take in a wave.
    Ingest(Ingest),
    /// Respond to a request.
    Respond(Respond),
    /// A tool call was served.
    Served(Served),
    /// What the last call wrote to the memory store is kept; its ordinal.
    Keep(u32),
}

/// What a worker says to its parent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FromWorker {
    /// It has given up its rights, as far as these layers go.
    Ready(Layers),
    /// A piece of code.
    Bytes(Vec<u8>),
    /// The pieces are the component's code.
    Compiled,
    /// The agent is loaded.
    Loaded,
    /// It couldn't do what it was started for.
    Failed(WorkFailure),
    /// The agent calls a tool.
    ToolCall(ToolCall),
    /// Entries that the call wrote to the memory store.
    Changes(Vec<Change>),
    /// The call is over.
    Report(Box<Report>),
}

/// Why a frame holds no message.
#[derive(Debug, thiserror::Error)]
pub enum MessageError {
    /// It isn't the JSON that its kind asks for.
    #[error("a message isn't what its kind says")]
    Json(#[from] serde_json::Error),
    /// Its entries are damaged.
    #[error(transparent)]
    Part(#[from] PartError),
    /// There is no such kind.
    #[error("there is no message of kind {0}")]
    UnknownKind(u8),
}

impl ToWorker {
    /// Puts the message into a frame of a call, or of none if that is 0.
    #[must_use]
    pub fn into_frame(self, call: u32) -> Frame {
        let (kind, payload) = match self {
            Self::Hello(hello) => (0, json(&hello)),
            Self::Bytes(bytes) => (1, bytes),
            Self::Compile => (2, json(&())),
            Self::Load(load) => (3, json(&load)),
            Self::Catalog(entries) => (4, json(&entries)),
            Self::Entries(part) => (5, part),
            Self::Memory(history) => (6, json(&history)),
            Self::Items(items) => (7, json(&items)),
            Self::Ingest(ingest) => (8, json(&ingest)),
            Self::Respond(respond) => (9, json(&respond)),
            Self::Served(served) => (10, json(&served)),
            Self::Keep(ordinal) => (11, json(&ordinal)),
        };
        Frame { call, kind, payload }
    }

    /// Reads the message of a frame.
    ///
    /// # Errors
    /// See [`MessageError`].
    pub fn from_frame(frame: Frame) -> Result<Self, MessageError> {
        let payload = &frame.payload;
        Ok(match frame.kind {
            0 => Self::Hello(parse(payload)?),
            1 => Self::Bytes(frame.payload),
            2 => parse::<()>(payload).map(|()| Self::Compile)?,
            3 => Self::Load(parse(payload)?),
            4 => Self::Catalog(parse(payload)?),
            5 => Self::Entries(frame.payload),
            6 => Self::Memory(parse(payload)?),
            7 => Self::Items(parse(payload)?),
            8 => Self::Ingest(parse(payload)?),
            9 => Self::Respond(parse(payload)?),
            10 => Self::Served(parse(payload)?),
            11 => Self::Keep(parse(payload)?),
            kind => return Err(MessageError::UnknownKind(kind)),
        })
    }
}

impl FromWorker {
    /// Puts the message into a frame of a call, or of none if that is 0.
    #[must_use]
    pub fn into_frame(self, call: u32) -> Frame {
        let (kind, payload) = match self {
            Self::Ready(layers) => (0, json(&layers)),
            Self::Bytes(bytes) => (1, bytes),
            Self::Compiled => (2, json(&())),
            Self::Loaded => (3, json(&())),
            Self::Failed(failure) => (4, json(&failure)),
            Self::ToolCall(tool_call) => (5, json(&tool_call)),
            Self::Changes(changes) => (CHANGES, encode(&changes)),
            Self::Report(report) => (7, json(&report)),
        };
        Frame { call, kind, payload }
    }

    /// Reads the message of a frame.
    ///
    /// # Errors
    /// See [`MessageError`].
    pub fn from_frame(frame: Frame) -> Result<Self, MessageError> {
        let payload = &frame.payload;
        Ok(match frame.kind {
            0 => Self::Ready(parse(payload)?),
            1 => Self::Bytes(frame.payload),
            2 => parse::<()>(payload).map(|()| Self::Compiled)?,
            3 => parse::<()>(payload).map(|()| Self::Loaded)?,
            4 => Self::Failed(parse(payload)?),
            5 => Self::ToolCall(parse(payload)?),
            CHANGES => Self::Changes(read_part(payload)?),
            7 => Self::Report(Box::new(parse(payload)?)),
            kind => return Err(MessageError::UnknownKind(kind)),
        })
    }
}

/// The kind of a frame of changes.
const CHANGES: u8 = 6;

/// Puts encoded changes into a frame.
pub(crate) const fn changes_frame(call: u32, part: Vec<u8>) -> Frame {
    Frame { call, kind: CHANGES, payload: part }
}

fn encode(changes: &[Change]) -> Vec<u8> {
    let mut whole = Vec::new();
    let entries = changes.iter().map(|(name, value)| (name.as_str(), value.as_ref()));
    let written = write_parts(entries, |part| {
        whole.extend(part);
        Ok::<(), std::convert::Infallible>(())
    });
    let Ok(()) = written;
    whole
}

fn json(value: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(value).expect("messages are plain data with text keys")
}

fn parse<T: DeserializeOwned>(payload: &[u8]) -> Result<T, MessageError> {
    Ok(serde_json::from_slice(payload)?)
}
