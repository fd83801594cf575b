//! Handles: leaked, forged, dropped twice.

use crate::agent::{HostileAgent, always, both, harmless, wat};

pub(super) const AGENTS: &[HostileAgent] = &[
    wat!(Act, "streams-without-end", both("limit(handles)"), "The host keeps 256 things for an agent."),
    wat!(Act, "pollables-without-end", both("limit(handles)"), "The host keeps 256 things for an agent."),
    wat!(Parts, "own-handles-without-end", always("limit(handles)"), "Tables of handles are memory of the host's."),
    wat!(Parts, "own-handle-dropped-twice", always("abi-violation"), "A handle is gone once it is dropped."),
    wat!(Parts, "own-handle-that-was-forged", always("abi-violation"), "Handles are looked up, not believed."),
    wat!(Act, "handle-that-was-forged", both("abi-violation"), "Handles are looked up, not believed."),
    wat!(Act, "handle-of-another-kind", both("abi-violation"), "A handle has a type."),
    wat!(Act, "handle-dropped-twice", both("abi-violation"), "A handle is gone once it is dropped."),
    wat!(Act, "handle-used-after-drop", both("abi-violation"), "A handle is gone once it is dropped."),
    wat!(Act, "handle-negative", both("abi-violation"), "Handles are looked up, not believed."),
    wat!(
        Act,
        "file-of-a-forged-handle",
        both("abi-violation"),
        "There is no directory from which a file could be opened."
    ),
    wat!(Act, "polls-nothing", both("abi-violation"), "WASI demands a trap."),
    wat!(
        Act,
        "polls-the-same-a-million-times",
        both("limit(host-bytes)"),
        "What counts is what the host would allocate."
    ),
    wat!(Act, "prints-more-than-the-stream-takes", both("abi-violation"), "WASI demands a trap; nothing is allocated."),
    wat!(Act, "random-bytes-without-measure", both("limit(random-bytes)"), "4 KiB at once seed every generator."),
    wat!(Act, "sleeps-for-ages", harmless(), "Nothing waits: the agent's clock moves instead."),
];
