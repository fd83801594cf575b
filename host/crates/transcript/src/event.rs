//! The event: one entry of a transcript.

// Fields are declared in alphabetical order and enums tagged from outside: that is canonical JSON, which is hashed.

use belljar_exam::{CaseId, Sha256Hex};
use serde::{Deserialize, Serialize};

use crate::{GuestText, Outcome};

/// One thing that the host did or observed. Nothing here depends on the clock, the machine or the number of threads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// The run began.
    RunBegan {
        /// SHA-256 of the agent's component.
        component: Sha256Hex,
        /// SHA-256 of the configuration that it was given.
        config: Sha256Hex,
        /// Fingerprint of the manifest: what must be equal for two runs to be comparable.
        fingerprint: Sha256Hex,
        /// Version of this format.
        format: u32,
    },
    /// The agent's instance was called.
    CallBegan {
        /// 0, or 1 for the second try after a host fault.
        attempt: u32,
        /// Ordinal of the call within the run. The second try of a call has the same ordinal.
        call: u32,
        /// The case; none while ingesting.
        case: Option<CaseId>,
        /// What sort of call.
        kind: CallKind,
        /// Ordinal of the wave.
        wave: u32,
    },
    /// The agent called a tool.
    ToolCalled {
        /// Arguments as given.
        arguments: GuestText,
        /// The call in which it happened.
        call: u32,
        /// Ordinal of the tool call within the call.
        index: u32,
        /// What the host answered.
        reply: ToolReply,
        /// The tool, as named by the agent.
        tool: GuestText,
    },
    /// The agent submitted its answer.
    AnswerSubmitted {
        /// The answer.
        answer: Answer,
        /// The call in which it happened.
        call: u32,
    },
    /// The call returned or was ended.
    CallEnded {
        /// The call.
        call: u32,
        /// What the agent noted, in order.
        log: Vec<LogNote>,
        /// Bytes of notes that were not kept.
        log_bytes_dropped: u64,
        /// How it ended.
        outcome: Outcome,
        /// What it used.
        used: CallUse,
    },
    /// What the call wrote to the memory store was kept.
    MemoryCommitted {
        /// Bytes in the store afterwards.
        bytes: u64,
        /// The call.
        call: u32,
        /// SHA-256 of the commit's entry in the memory log.
        digest: Sha256Hex,
        /// Entries in the store afterwards.
        entries: u64,
        /// Entries that the commit removed.
        removed: u64,
        /// Entries that the commit wrote.
        written: u64,
    },
    /// The run ended. A transcript without this event was cut off.
    RunEnded {
        /// Whether every case has an outcome that isn't the host's fault.
        complete: bool,
    },
}

/// What sort of call into the agent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CallKind {
    /// A wave is taken in; writes are kept.
    Ingest,
    /// Work is done; writes are kept.
    Instruction,
    /// A question is answered on a copy of the memory; writes are dropped.
    Probe,
}

/// What the host answered to a tool call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToolReply {
    /// The tool's result.
    Result(String),
    /// The catalog has no such tool.
    UnknownTool,
    /// The arguments don't fit the tool's schema; the text says where.
    InvalidArguments(String),
    /// The tool failed; the text is its message.
    Failed(String),
    /// The tool can't be used in this situation.
    NotAvailableNow,
    /// The request had used up its calls. The call isn't served and its arguments aren't kept.
    TooManyCalls(u32),
    /// The arguments were above the limit, in bytes. They aren't kept.
    TooLarge(u64),
}

/// An answer as the agent submitted it, within the contract's limits.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// Sources that it cites.
    pub citations: Vec<GuestText>,
    /// How sure it is, from 0 to 100.
    pub confidence: Option<u8>,
    /// Whether it declines.
    pub declined: bool,
    /// What it says in prose.
    pub text: GuestText,
    /// The answer alone.
    pub value: Option<GuestText>,
}

/// A note of the agent, or what it printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogNote {
    /// One of [`LogNote::LEVELS`].
    pub level: String,
    /// What it says.
    pub text: GuestText,
}

/// What a call used: deterministic, the same on every machine.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CallUse {
    /// Fuel; none after a trap that loses the count.
    pub fuel: Option<u64>,
    /// Bytes that passed between guest and host.
    pub host_bytes: u64,
    /// Calls of the host's imports.
    pub host_calls: u64,
    /// Items taken with `corpus.next`.
    pub items: u64,
    /// Peak of linear memory, all memories together, in bytes.
    pub linear_memory_bytes_peak: u64,
    /// Entries read from the memory store.
    pub memory_reads: u64,
    /// Entries written to and removed from the memory store.
    pub memory_writes: u64,
}

impl LogNote {
    /// The level of what the host notes for the agent's author.
    pub const HOST: &'static str = "host";

    /// All levels.
    pub const LEVELS: [&'static str; 7] = ["debug", "info", "warn", "error", "stdout", "stderr", Self::HOST];
}

impl Event {
    /// Returns the ordinal of the call that the event belongs to, if any.
    #[must_use]
    pub const fn call(&self) -> Option<u32> {
        match self {
            Self::CallBegan { call, .. }
            | Self::ToolCalled { call, .. }
            | Self::AnswerSubmitted { call, .. }
            | Self::CallEnded { call, .. }
            | Self::MemoryCommitted { call, .. } => Some(*call),
            Self::RunBegan { .. } | Self::RunEnded { .. } => None,
        }
    }
}
