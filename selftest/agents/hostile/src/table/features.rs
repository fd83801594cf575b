//! Features of WebAssembly that are switched off: each must be refused by its name.

use crate::agent::{HostileAgent, refused, wat};

pub(super) const AGENTS: &[HostileAgent] = &[
    wat!(Parts, "feature-threads", refused("invalid", "threads"), "Shared memory is a clock of the finest kind."),
    wat!(Parts, "feature-atomics", refused("invalid", "threads"), "Atomics come with threads."),
    wat!(Parts, "feature-memory64", refused("invalid", "memory64"), "The host's reservations hold 32 bits of address."),
    wat!(Parts, "feature-simd", refused("invalid", "SIMD"), "Its lowering is among the richest sources of advisories."),
    wat!(Parts, "feature-relaxed-simd", refused("invalid", "SIMD"), "Its results may differ between machines."),
    wat!(Parts, "feature-exceptions", refused("invalid", "exceptions"), "No agent needs them, and unwinding is young."),
    wat!(Parts, "feature-tail-calls", refused("invalid", "tail calls"), "No agent needs them."),
    wat!(Parts, "feature-garbage-collection", refused("invalid", "gc"), "The collector isn't part of this build."),
    wat!(Parts, "feature-external-references", refused("invalid", "gc"), "They need the collector."),
    wat!(Parts, "feature-function-references", refused("invalid", "function references"), "No agent needs them."),
    wat!(Parts, "feature-stack-switching", refused("invalid", "stack"), "Stacks are the host's business."),
    wat!(Parts, "feature-custom-page-sizes", refused("invalid", "page size"), "Limits count pages of 64 KiB."),
    wat!(Parts, "feature-wide-arithmetic", refused("invalid", "wide arithmetic"), "No agent needs it."),
    wat!(Parts, "feature-shared-everything", refused("invalid", "shared"), "It is threads by another door."),
    wat!(
        Parts,
        "feature-async-lift",
        refused("invalid", "async"),
        "A scheduler's choices would be part of the result."
    ),
    wat!(Parts, "feature-streams", refused("invalid", "async"), "They come with asynchronous calls."),
    wat!(Parts, "feature-error-context", refused("invalid", "error-context"), "They come with asynchronous calls."),
    wat!(Parts, "feature-component-threads", refused("invalid", "thread"), "They come with asynchronous calls."),
    wat!(Parts, "feature-values", refused("invalid", "value"), "No agent needs values as imports."),
];
