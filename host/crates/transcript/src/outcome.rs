//! How a call ended, and whose fault that is.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::GuestText;

/// How a call into the agent ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// `ingest` returned without an error.
    Ingested,
    /// `respond` returned without an error after one answer.
    Answered,
    /// `respond` returned without an error and without an answer.
    NoAnswer,
    /// The export returned an error, or the guest exited.
    Failed(GuestText),
    /// The guest ran into a WebAssembly trap.
    Trapped(TrapClass),
    /// The call used up its fuel.
    OutOfFuel,
    /// The guest trapped after it was refused more linear memory.
    OutOfMemory,
    /// The guest's recursion passed the wasm stack.
    StackOverflow,
    /// The guest passed something that the canonical ABI forbids.
    AbiViolation,
    /// The guest passed a limit that ends the call.
    Limit(LimitKind),
    /// The wall clock cut the call: a rescue, not a verdict.
    Deadline,
    /// The process in which the guest ran died.
    WorkerDied,
    /// Host code panicked while it served the guest.
    HostPanic,
    /// The host failed in another way.
    HostError,
}

/// What sort of trap ended a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TrapClass {
    /// `unreachable`: a panic or an abort, in most languages.
    Unreachable,
    /// An access outside linear memory.
    MemoryOutOfBounds,
    /// An unaligned atomic access.
    HeapMisaligned,
    /// An access outside a table.
    TableOutOfBounds,
    /// An indirect call to nothing.
    IndirectCallToNull,
    /// An indirect call with the wrong signature.
    BadSignature,
    /// An integer overflow.
    IntegerOverflow,
    /// A division by zero.
    IntegerDivisionByZero,
    /// A conversion of a float that has no integer.
    BadConversionToInteger,
    /// Any other trap of the engine.
    Other,
}

/// A limit that ends the call when a guest passes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LimitKind {
    /// Bytes that the guest made the host copy, in one host call or in the whole call.
    HostBytes,
    /// Handles or resources that the guest holds.
    Handles,
    /// Random bytes asked for at once.
    RandomBytes,
}

/// Whose fault an outcome is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Blame {
    /// The guest's: the case scores 0 and stays in the denominator.
    Guest,
    /// The host's: never scored; tried once more, then the run is incomplete.
    Host,
}

impl Outcome {
    /// Tells whose fault the outcome is; none if there was no fault.
    #[must_use]
    pub const fn blame(&self) -> Option<Blame> {
        match self {
            Self::Ingested | Self::Answered => None,
            Self::NoAnswer
            | Self::Failed(_)
            | Self::Trapped(_)
            | Self::OutOfFuel
            | Self::OutOfMemory
            | Self::StackOverflow
            | Self::AbiViolation
            | Self::Limit(_) => Some(Blame::Guest),
            Self::Deadline | Self::WorkerDied | Self::HostPanic | Self::HostError => Some(Blame::Host),
        }
    }

    /// Tells whether what the call wrote to the memory store may be kept.
    #[must_use]
    pub const fn may_commit(&self) -> bool {
        // A `respond` that did its work and said nothing returned without an error: the contract keeps its writes.
        matches!(self, Self::Ingested | Self::Answered | Self::NoAnswer)
    }

    /// Returns the name that tables and records use, without details.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Ingested => "ingested",
            Self::Answered => "answered",
            Self::NoAnswer => "no-answer",
            Self::Failed(_) => "failed",
            Self::Trapped(_) => "trapped",
            Self::OutOfFuel => "out-of-fuel",
            Self::OutOfMemory => "out-of-memory",
            Self::StackOverflow => "stack-overflow",
            Self::AbiViolation => "abi-violation",
            Self::Limit(_) => "limit",
            Self::Deadline => "deadline",
            Self::WorkerDied => "worker-died",
            Self::HostPanic => "host-panic",
            Self::HostError => "host-error",
        }
    }
}

impl TrapClass {
    /// Returns the name that tables and records use.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Unreachable => "unreachable",
            Self::MemoryOutOfBounds => "memory-out-of-bounds",
            Self::HeapMisaligned => "heap-misaligned",
            Self::TableOutOfBounds => "table-out-of-bounds",
            Self::IndirectCallToNull => "indirect-call-to-null",
            Self::BadSignature => "bad-signature",
            Self::IntegerOverflow => "integer-overflow",
            Self::IntegerDivisionByZero => "integer-division-by-zero",
            Self::BadConversionToInteger => "bad-conversion-to-integer",
            Self::Other => "other",
        }
    }
}

impl LimitKind {
    /// Returns the name that tables and records use.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::HostBytes => "host-bytes",
            Self::Handles => "handles",
            Self::RandomBytes => "random-bytes",
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Failed(why) => write!(f, "failed: {why}"),
            Self::Trapped(class) => write!(f, "trapped({})", class.name()),
            Self::Limit(kind) => write!(f, "limit({})", kind.name()),
            _ => f.write_str(self.name()),
        }
    }
}
