//! How a call ended: from what the engine says to an outcome.

use belljar_transcript::{GuestText, LimitKind, Outcome, TrapClass};
use wasmtime::Trap;
use wasmtime::component::ResourceTableError;

/// Bytes of a guest's error text that are kept.
pub const FAILURE_BYTES_MAX: usize = 1 << 10;

/// Why a host function ends the call. Whatever else it refuses is a typed error that the guest can handle.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Stop {
    /// The guest passed a limit.
    #[error("limit {}", .0.name())]
    Limit(LimitKind),
    /// The guest exited; the text says how.
    #[error("{0}")]
    Exit(String),
    /// The host failed; the text says how.
    #[error("{0}")]
    Host(String),
}

/// How a call ended.
#[derive(Debug)]
pub(crate) struct Ending {
    /// Fuel that it used; none after a trap that loses the count.
    pub(crate) fuel: Option<u64>,
    /// For a host fault, what happened.
    pub(crate) host_detail: Option<String>,
    /// The outcome.
    pub(crate) outcome: Outcome,
}

/// Tells what outcome an error is that ended a call, and details if the host is at fault.
///
/// `memory_denied`: whether the guest was refused linear memory before.
pub(crate) fn outcome_of(error: &wasmtime::Error, memory_denied: bool) -> (Outcome, Option<String>) {
    if let Some(stop) = error.downcast_ref::<Stop>() {
        return match stop {
            Stop::Limit(kind) => (Outcome::Limit(*kind), None),
            Stop::Exit(how) => (Outcome::Failed(GuestText::new(how.clone())), None),
            Stop::Host(what) => (Outcome::HostError, Some(what.clone())),
        };
    }
    if matches!(error.downcast_ref(), Some(ResourceTableError::Full)) {
        return (Outcome::Limit(LimitKind::Handles), None);
    }
    if let Some(trap) = error.downcast_ref::<Trap>() {
        return match outcome_of_trap(*trap) {
            Some(Outcome::Trapped(_)) if memory_denied => (Outcome::OutOfMemory, None),
            Some(Outcome::Deadline) => (Outcome::Deadline, Some("the rescue ended the call".to_owned())),
            Some(outcome) => (outcome, None),
            None => (Outcome::HostError, Some(format!("the engine reported a trap that isn't known here: {trap}"))),
        };
    }
    // The engine has no types for these; tests hold the texts to the release.
    let text = format!("{error:#}");
    if text.contains("fuel allocated for hostcalls has been exhausted") {
        return (Outcome::Limit(LimitKind::HostBytes), None);
    }
    if text.contains("store handle limit exceeded") {
        return (Outcome::Limit(LimitKind::Handles), None);
    }
    // All other errors without a trap come of lifting and lowering what the guest passed.
    (Outcome::AbiViolation, None)
}

/// Tells what outcome a trap is; none for one that this table doesn't know.
const fn outcome_of_trap(trap: Trap) -> Option<Outcome> {
    Some(match trap {
        Trap::OutOfFuel => Outcome::OutOfFuel,
        Trap::StackOverflow => Outcome::StackOverflow,
        Trap::Interrupt => Outcome::Deadline,
        Trap::UnreachableCodeReached => Outcome::Trapped(TrapClass::Unreachable),
        Trap::MemoryOutOfBounds => Outcome::Trapped(TrapClass::MemoryOutOfBounds),
        Trap::HeapMisaligned => Outcome::Trapped(TrapClass::HeapMisaligned),
        Trap::TableOutOfBounds => Outcome::Trapped(TrapClass::TableOutOfBounds),
        Trap::IndirectCallToNull => Outcome::Trapped(TrapClass::IndirectCallToNull),
        Trap::BadSignature => Outcome::Trapped(TrapClass::BadSignature),
        Trap::IntegerOverflow => Outcome::Trapped(TrapClass::IntegerOverflow),
        Trap::IntegerDivisionByZero => Outcome::Trapped(TrapClass::IntegerDivisionByZero),
        Trap::BadConversionToInteger => Outcome::Trapped(TrapClass::BadConversionToInteger),
        // Of features that are switched off; classes of their own would never be seen.
        Trap::AtomicWaitNonSharedMemory
        | Trap::NullReference
        | Trap::ArrayOutOfBounds
        | Trap::AllocationTooLarge
        | Trap::CastFailure
        | Trap::UnhandledTag
        | Trap::ContinuationAlreadyConsumed
        | Trap::DisabledOpcode
        | Trap::UncaughtException => Outcome::Trapped(TrapClass::Other),
        // What the canonical ABI forbids.
        Trap::CannotEnterComponent
        | Trap::CannotLeaveComponent
        | Trap::NoAsyncResult
        | Trap::AsyncDeadlock
        | Trap::CannotBlockSyncTask
        | Trap::InvalidChar
        | Trap::DebugAssertStringEncodingFinished
        | Trap::DebugAssertEqualCodeUnits
        | Trap::DebugAssertPointerAligned
        | Trap::DebugAssertUpperBitsUnset
        | Trap::StringOutOfBounds
        | Trap::ListOutOfBounds
        | Trap::InvalidDiscriminant
        | Trap::UnalignedPointer
        | Trap::TaskCancelNotCancelled
        | Trap::TaskCancelOrReturnTwice
        | Trap::SubtaskCancelAfterTerminal
        | Trap::TaskReturnInvalid
        | Trap::WaitableSetDropHasWaiters
        | Trap::SubtaskDropNotResolved
        | Trap::ThreadNewIndirectInvalidType
        | Trap::ThreadNewIndirectUninitialized
        | Trap::BackpressureOverflow
        | Trap::UnsupportedCallbackCode
        | Trap::CannotResumeThread
        | Trap::ConcurrentFutureStreamOp
        | Trap::ReferenceCountOverflow
        | Trap::StreamOpTooBig
        | Trap::WaitableSyncAndAsync => Outcome::AbiViolation,
        _ => return None,
    })
}

/// Makes an outcome of the error that an export returned, cut to what is kept.
pub(crate) fn failed(mut text: String) -> Outcome {
    text.truncate(text.floor_char_boundary(FAILURE_BYTES_MAX));
    Outcome::Failed(GuestText::new(text))
}

#[cfg(test)]
mod tests {
    use belljar_transcript::Blame;

    use super::*;

    #[test]
    fn every_trap_of_this_release_has_an_outcome() {
        let known: Vec<Trap> = (0..=u8::MAX).filter_map(Trap::from_u8).collect();
        assert!(known.len() > 40, "{known:?}");
        for trap in known {
            let outcome = outcome_of_trap(trap).unwrap_or_else(|| panic!("{trap:?} needs an outcome"));
            assert!(outcome.blame().is_some(), "{trap:?}");
        }
    }

    #[test]
    fn errors_that_are_not_traps_are_the_guests_unless_we_made_them() {
        let of = |error: wasmtime::Error| outcome_of(&error, false).0;
        assert_eq!(of(wasmtime::format_err!("invalid utf-8 sequence")), Outcome::AbiViolation);
        assert_eq!(of(Stop::Host("no".to_owned()).into()).blame(), Some(Blame::Host));
        assert_eq!(of(Stop::Limit(LimitKind::RandomBytes).into()), Outcome::Limit(LimitKind::RandomBytes));
        assert_eq!(of(ResourceTableError::Full.into()), Outcome::Limit(LimitKind::Handles));
    }

    #[test]
    fn a_trap_after_denied_memory_is_out_of_memory() {
        let error: wasmtime::Error = Trap::UnreachableCodeReached.into();
        assert_eq!(outcome_of(&error, true).0, Outcome::OutOfMemory);
        assert_eq!(outcome_of(&error, false).0, Outcome::Trapped(TrapClass::Unreachable));
        let fuel: wasmtime::Error = Trap::OutOfFuel.into();
        assert_eq!(outcome_of(&fuel, true).0, Outcome::OutOfFuel);
    }

    #[test]
    fn long_errors_are_cut_between_characters() {
        let Outcome::Failed(text) = failed(format!("a{}", "é".repeat(600))) else { panic!("failed") };
        assert_eq!(text.raw().len(), 1_023);
    }
}
