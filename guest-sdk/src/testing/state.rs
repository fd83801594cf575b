//! What the test host holds while agent code runs.

use std::collections::{BTreeMap, VecDeque};

use serde_json::Value;

use super::call::Call;
use super::limits::{ARGUMENTS_BYTES_MAX, CALL_BYTES_MAX, CALL_ITEMS_MAX, TOOL_CALLS_MAX};
use super::store::Store;
use crate::corpus::{CorpusError, Item};
use crate::log::Level;
use crate::tools::{Tool, ToolError};

/// What serves a tool's calls.
pub(super) type Serve = Box<dyn FnMut(&Value) -> Result<String, ToolError>>;

/// Which call into the agent is running.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Phase {
    /// A wave is being delivered.
    Ingesting,
    /// A request is open.
    #[default]
    Responding,
}

/// Everything that agent code can reach.
#[derive(Default)]
pub(super) struct State {
    pub(super) attachments: BTreeMap<(String, String), Vec<u8>>,
    pub(super) calls: Vec<Call>,
    pub(super) config: BTreeMap<String, String>,
    pub(super) log: Vec<(Level, String)>,
    pub(super) memory: Store,
    pub(super) phase: Phase,
    pub(super) tools: Vec<(Tool, Option<Serve>)>,
    pub(super) wave: VecDeque<Item>,
    pub(super) wave_sources: Vec<String>,
}

impl State {
    pub(super) fn corpus_next(&mut self, max: u32) -> Vec<Item> {
        if self.phase != Phase::Ingesting {
            return Vec::new();
        }
        let count = self.wave.len().min(max.min(CALL_ITEMS_MAX) as usize);
        self.wave.drain(..count).collect()
    }

    pub(super) fn read_attachment(
        &self,
        source: &str,
        name: &str,
        offset: u64,
        len: u32,
    ) -> Result<Vec<u8>, CorpusError> {
        if self.phase != Phase::Ingesting {
            return Err(CorpusError::NotIngesting);
        }
        if u64::from(len) > CALL_BYTES_MAX {
            return Err(CorpusError::TooLarge(CALL_BYTES_MAX));
        }
        if !self.wave_sources.iter().any(|known| known == source) {
            return Err(CorpusError::UnknownSource);
        }
        let file = self.attachments.get(&(source.to_owned(), name.to_owned())).ok_or(CorpusError::UnknownAttachment)?;
        let from = usize::try_from(offset).unwrap_or(usize::MAX).min(file.len());
        let to = from.saturating_add(len as usize).min(file.len());
        Ok(file[from..to].to_vec())
    }

    pub(super) fn list_tools(&self) -> Vec<Tool> {
        match self.phase {
            Phase::Ingesting => Vec::new(),
            Phase::Responding => self.tools.iter().map(|(tool, _)| tool.clone()).collect(),
        }
    }

    /// Checks a call, and takes out what serves it: it runs while the state is free, as it may use the host itself.
    pub(super) fn begin_call(&mut self, name: &str, arguments: &str) -> Result<(usize, Serve, Value), ToolError> {
        if self.phase == Phase::Ingesting {
            return Err(ToolError::NotAvailableNow);
        }
        if self.calls.len() >= TOOL_CALLS_MAX as usize {
            return Err(ToolError::TooManyCalls(TOOL_CALLS_MAX));
        }
        if arguments.len() as u64 > ARGUMENTS_BYTES_MAX {
            return Err(ToolError::TooLarge(ARGUMENTS_BYTES_MAX));
        }
        let place = self.tools.iter().position(|(tool, _)| tool.name == name).ok_or(ToolError::UnknownTool)?;
        let parsed: Value =
            serde_json::from_str(arguments).map_err(|error| ToolError::InvalidArguments(error.to_string()))?;
        if !parsed.is_object() {
            return Err(ToolError::InvalidArguments("an object is expected".to_owned()));
        }
        let serve = self.tools[place].1.take().ok_or(ToolError::NotAvailableNow)?;
        Ok((place, serve, parsed))
    }
}
