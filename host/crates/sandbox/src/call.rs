//! A call into the agent, as the runner sees it: what goes in, what comes out.

use std::any::Any;
use std::sync::Arc;

use belljar_exam::{Item, Timestamp, Tool, UserId};
use belljar_transcript::{Answer, CallUse, LogNote, ObservedCall, Outcome, ToolReply};
use serde::{Deserialize, Serialize};

use crate::memory_store::{Changes, History, Snapshot};

/// Something that can be examined: a component in the sandbox, or a stand-in of a test.
///
/// Calls may come from several threads at once. Equal calls must give equal reports.
pub trait Examinee: Sync {
    /// Delivers a wave.
    fn ingest(&self, call: IngestCall) -> CallReport;

    /// Asks a request.
    fn respond(&self, call: RespondCall) -> CallReport;

    /// Tells that what the call of this ordinal wrote to the memory store was kept, before any other call is made, and
    /// the history that this led to. Whoever holds a copy of the store elsewhere can do the same there.
    fn kept(&self, _ordinal: u32, _history: History) {}
}

/// A wave to take in.
pub struct IngestCall {
    /// What the wave holds, in order.
    pub items: Arc<[Item]>,
    /// The memory as it stands.
    pub memory: Snapshot,
    /// The time of the last item.
    pub now: Timestamp,
    /// Ordinal of the call within the run; it seeds the guest's random bytes.
    pub ordinal: u32,
    /// Ordinal of the wave.
    pub wave: u32,
}

/// A request to respond to.
pub struct RespondCall {
    /// The catalog.
    pub catalog: Arc<Catalog>,
    /// The memory as it stands.
    pub memory: Snapshot,
    /// When the user asks.
    pub now: Timestamp,
    /// Ordinal of the call within the run; it seeds the guest's random bytes.
    pub ordinal: u32,
    /// What the user says.
    pub text: String,
    /// What serves the agent's tool calls. Limits on their number and size are checked before it is asked.
    pub tools: Box<dyn ToolServer>,
    /// Who asks.
    pub user: UserId,
}

/// Serves tool calls for one request.
pub trait ToolServer: Send {
    /// Serves a call. What can go wrong is part of the reply.
    fn call(&mut self, tool: &str, arguments: &str) -> ToolReply;

    /// Returns a server in the same state that goes its own way from here.
    fn fork(&self) -> Box<dyn ToolServer>;
}

/// The catalog of tools with its schemas rendered once.
pub struct Catalog(Vec<CatalogEntry>);

/// One tool of the catalog.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CatalogEntry {
    /// What it does.
    pub description: String,
    /// JSON Schema of its arguments.
    pub input_schema: String,
    /// Its name.
    pub name: String,
}

/// What a call came to.
#[derive(Debug)]
pub struct CallReport {
    /// The answer, if one was accepted. It counts only if the outcome is [`Outcome::Answered`].
    pub answer: Option<Answer>,
    /// What it wrote to the memory store; to be dropped unless the outcome may commit.
    pub changes: Changes,
    /// For a host fault, what happened: for the operator, never part of a transcript.
    pub host_detail: Option<String>,
    /// What the agent noted and printed, in order.
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

impl CallReport {
    /// Makes the report of a call that the host failed, with what happened, for the operator.
    #[must_use]
    pub fn host_fault(outcome: Outcome, detail: String) -> Self {
        Self {
            answer: None,
            changes: Changes::default(),
            host_detail: Some(detail),
            log: Vec::new(),
            log_bytes_dropped: 0,
            outcome,
            tool_calls: Vec::new(),
            used: CallUse::default(),
        }
    }
}

/// Returns what a panic said, if that is a text.
#[must_use]
pub fn panic_text(panic: &(dyn Any + Send)) -> Option<&str> {
    panic.downcast_ref::<&str>().copied().or_else(|| panic.downcast_ref::<String>().map(String::as_str))
}

impl Catalog {
    /// Renders the schemas of all tools.
    #[must_use]
    pub fn new(tools: &[Tool]) -> Self {
        let entry = |tool: &Tool| CatalogEntry {
            description: tool.description.clone(),
            input_schema: tool.input_schema().to_string(),
            name: tool.name.clone(),
        };
        Self(tools.iter().map(entry).collect())
    }

    /// Takes a catalog that was rendered elsewhere.
    #[must_use]
    pub const fn from_entries(entries: Vec<CatalogEntry>) -> Self {
        Self(entries)
    }

    /// Returns the tools in their fixed order.
    #[must_use]
    pub fn entries(&self) -> &[CatalogEntry] {
        &self.0
    }
}
