//! Calls that don't end, or end badly.

use crate::agent::{HostileAgent, always, both, harmless, probe, requests, wat};

pub(super) const AGENTS: &[HostileAgent] = &[
    wat!(Act, "endless-loop", both("out-of-fuel"), "Fuel ends what never ends by itself."),
    wat!(Act, "start-without-end", always("out-of-fuel"), "The start function has the fuel of a call."),
    wat!(Act, "start-that-traps", always("trapped(unreachable)"), "A trap while instantiating is a trap."),
    wat!(
        Act,
        "start-that-works-hard",
        harmless(),
        "Work at the start has the fuel of a call and leaves the call its own."
    ),
    wat!(
        Module,
        "allocator-without-end",
        always("out-of-fuel"),
        "The allocator runs while the host passes arguments, and pays."
    ),
    wat!(Module, "allocator-that-traps", always("trapped(unreachable)"), "A trap of the allocator is the agent's."),
    wat!(Module, "allocator-past-the-end", always("abi-violation"), "The host writes nowhere but in linear memory."),
    wat!(
        Module,
        "allocator-that-calls-the-host",
        always("abi-violation"),
        "The canonical ABI forbids it; older engines panicked."
    ),
    wat!(
        Module,
        "allocator-that-eats-itself",
        requests("no-answer"),
        "What the host writes where it is told to is the agent's own loss."
    ),
    wat!(Module, "post-return-without-end", always("out-of-fuel"), "What runs after the export still pays."),
    wat!(Module, "post-return-that-traps", always("trapped(unreachable)"), "A trap after the result voids the result."),
    wat!(Module, "post-return-that-calls-the-host", always("abi-violation"), "The canonical ABI forbids it."),
    wat!(Act, "unreachable", both("trapped(unreachable)"), "What a panic comes to in most languages."),
    wat!(Act, "divide-by-zero", both("trapped(integer-division-by-zero)"), "The trap keeps its class."),
    wat!(Act, "overflow-integer", both("trapped(integer-overflow)"), "The trap keeps its class."),
    wat!(Act, "convert-nan", both("trapped(bad-conversion-to-integer)"), "The trap keeps its class."),
    wat!(Act, "read-out-of-bounds", both("trapped(memory-out-of-bounds)"), "The trap keeps its class."),
    wat!(Act, "write-out-of-bounds", both("trapped(memory-out-of-bounds)"), "The trap keeps its class."),
    wat!(Act, "call-nothing", both("trapped(indirect-call-to-null)"), "The trap keeps its class."),
    wat!(Act, "call-beyond-table", both("trapped(table-out-of-bounds)"), "The trap keeps its class."),
    wat!(Act, "call-wrong-signature", both("trapped(bad-signature)"), "The trap keeps its class."),
    wat!(Act, "recurse-without-end", both("stack-overflow"), "The agent's frames have a stack of their own size."),
    wat!(
        Act,
        "recurse-and-call-host",
        both("stack-overflow"),
        "A host call at the deepest point has the host's own 2 MiB left."
    ),
    wat!(Parts, "reenters-itself", always("abi-violation"), "A component that runs can't be entered again."),
    wat!(Act, "exits", both("failed: the agent exited"), "To exit is to fail, whatever the code: an agent returns."),
    wat!(Act, "exits-with-an-error", both("failed: the agent exited with an error"), "To exit is to fail."),
    wat!(
        Act,
        "exits-after-answering",
        both("failed: the agent exited"),
        "An answer counts only if the export returns."
    ),
    wat!(Act, "answers-and-traps", both("trapped(unreachable)"), "An answer counts only if the export returns."),
    wat!(
        Act,
        "answers-and-fails",
        both("failed: hello world"),
        "An answer counts only if the export returns without an error."
    ),
    wat!(Act, "writes-and-traps", both("trapped(unreachable)"), "What a failed call wrote is never kept."),
    probe("abort", both("trapped(unreachable)"), "To abort is to trap."),
    probe(
        "exit-with-code",
        both("failed: the agent exited with an error"),
        "The standard library says only that it was an error.",
    ),
    probe(
        "panic",
        both("trapped(unreachable)"),
        "A panic in Rust aborts; its text lands in the log, escaped when shown.",
    ),
    probe("panic-while-panicking", both("trapped(unreachable)"), "The first panic ends the call."),
    probe(
        "recurse-in-rust",
        both("trapped(memory-out-of-bounds)"),
        "Rust keeps what is large of its frames in linear memory, and that stack ends first.",
    ),
    probe("format-without-end", both("out-of-fuel"), "Fuel counts in library code, too."),
    probe(
        "fail-with-escapes",
        both("failed: \\u{1b}[2J\\u{202e}belljar: all 116 cases passed\\n\\u{0}"),
        "An error is text of a stranger: it is kept, and shown escaped.",
    ),
    probe("fail-at-length", both(CUT), "1 KiB of an error is kept."),
    wat!(Act, "returns-a-megabyte", both(LONG), "1 KiB of an error is kept."),
];

/// `failed: ` and 1,024 bytes of `why `.
const CUT: &str = text_of(&CUT_BYTES);
const CUT_BYTES: [u8; 1_032] = repeated(b"why ");

/// `failed: ` and 1,024 bytes of `a`.
const LONG: &str = text_of(&LONG_BYTES);
const LONG_BYTES: [u8; 1_032] = repeated(b"a");

/// Repeats a text after `failed: `.
const fn repeated<const BYTES: usize>(text: &[u8]) -> [u8; BYTES] {
    let mut bytes = [0; BYTES];
    let before = b"failed: ";
    let mut at = 0;
    while at < BYTES {
        bytes[at] = if at < before.len() { before[at] } else { text[(at - before.len()) % text.len()] };
        at += 1;
    }
    bytes
}

const fn text_of(bytes: &'static [u8]) -> &'static str {
    match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => panic!("the texts are ASCII"),
    }
}
