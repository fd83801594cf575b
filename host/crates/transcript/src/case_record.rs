//! A transcript case by case: the form that graders and reports read.

use std::collections::BTreeMap;

use belljar_exam::{CaseId, Sha256Hex};
use serde::{Deserialize, Serialize};

use crate::{Answer, CallKind, CallUse, GuestText, LogNote, Outcome, ToolReply};

/// A transcript, gathered by case.
#[derive(Clone, Debug)]
pub struct Transcript {
    /// What each case did, by case id: the last attempt of it.
    pub cases: BTreeMap<CaseId, CaseRecord>,
    /// Whether the run ended, and every case has an outcome that isn't the host's fault.
    pub complete: bool,
    /// SHA-256 of the agent's component.
    pub component: Sha256Hex,
    /// SHA-256 of the configuration that it was given.
    pub config: Sha256Hex,
    /// Fingerprint of the manifest.
    pub fingerprint: Sha256Hex,
    /// The transcript's hash.
    pub hash: Sha256Hex,
    /// What each wave's ingestion did, in order: the last attempt of each.
    pub ingests: Vec<IngestRecord>,
}

/// What the host observed of one case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseRecord {
    /// The answer, if one was submitted. It counts only if the outcome is [`Outcome::Answered`].
    pub answer: Option<Answer>,
    /// Ordinal of the call.
    pub call: u32,
    /// Bytes in the memory store after the case's commit; none if nothing was committed.
    pub committed_bytes: Option<u64>,
    /// Entries of the memory store that the case's commit wrote or removed; 0 if nothing was committed.
    pub committed_changes: u64,
    /// Instruction or probe.
    pub kind: CallKind,
    /// The agent's notes.
    pub log: Vec<LogNote>,
    /// Bytes of notes that were not kept.
    pub log_bytes_dropped: u64,
    /// How it ended.
    pub outcome: Outcome,
    /// The tool calls, in order.
    pub tool_calls: Vec<ObservedCall>,
    /// What it used.
    pub used: CallUse,
    /// Ordinal of the wave.
    pub wave: u32,
}

/// A tool call as the host saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ObservedCall {
    /// Arguments as given.
    pub arguments: GuestText,
    /// What the host answered.
    pub reply: ToolReply,
    /// The tool, as named by the agent.
    pub tool: GuestText,
}

/// What the host observed while a wave was taken in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IngestRecord {
    /// Ordinal of the call.
    pub call: u32,
    /// Bytes in the memory store after the commit; none if nothing was committed.
    pub committed_bytes: Option<u64>,
    /// Entries in the memory store after the commit.
    pub committed_entries: Option<u64>,
    /// The agent's notes.
    pub log: Vec<LogNote>,
    /// How it ended.
    pub outcome: Outcome,
    /// What it used.
    pub used: CallUse,
    /// Ordinal of the wave.
    pub wave: u32,
}
