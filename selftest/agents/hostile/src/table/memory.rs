//! Linear memory and tables: bombs, and what one call could leave for the next.

use crate::agent::{HostileAgent, both, harmless, probe, says, wat};
use crate::limits::little_memory;

pub(super) const AGENTS: &[HostileAgent] = &[
    wat!(Act, "grow-page-by-page", both("out-of-memory"), "The limit holds however it is approached."),
    wat!(Act, "grow-at-once", both("out-of-memory"), "A trap after a refusal is told apart from a bug."),
    wat!(Act, "grow-and-go-on", harmless(), "Who can do with less may go on."),
    wat!(Act, "grow-many-memories", both("out-of-memory"), "The limit is one for all memories together."),
    wat!(Act, "touch-every-page", harmless(), "All that is allowed can be used."),
    wat!(Act, "grow-table", both("trapped(unreachable)"), "Tables have a limit, too; the trap is the agent's own."),
    wat!(Act, "make-nan", harmless(), "Every NaN has the same bits on every machine."),
    wat!(Act, "search-for-residue", harmless(), "A slot of the pool is clean, whoever had it before.")
        .under(little_memory),
    wat!(Act, "count-calls-in-a-global", harmless(), "Every call has a fresh instance."),
    probe(
        "allocate-without-end",
        both("out-of-memory"),
        "What Rust makes of a refused allocation is told apart from a bug.",
    ),
    probe("keep-secret-in-static", says("found 0"), "Every call has a fresh instance."),
    probe("keep-secret-on-heap", says("found 0"), "Every call has fresh memory."),
    probe(
        "leave-mark-for-other-questions",
        says("found 2"),
        "A question finds what the wave and the instruction left, and nothing of another question.",
    ),
    probe(
        "write-then-fail",
        crate::agent::Expected::Ends {
            after: "answered",
            ingest: "failed: on purpose",
            respond: "failed: on purpose and answered",
            says: Some("found 0"),
        },
        "What a failed call wrote is never kept.",
    ),
];
