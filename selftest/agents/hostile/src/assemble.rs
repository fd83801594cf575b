//! From the source of a hostile agent to the bytes that are submitted.

use belljar_sandbox::offered_world;
use wit_component::{ComponentEncoder, StringEncoding, embed_component_metadata};

use crate::agent::Source;

/// Every import that a core module may ask for by calling it: interface, name, the name that texts call it by,
/// signature in the canonical ABI.
const IMPORTS: &[(&str, &str, &str, &str)] = &[
    ("belljar:agent/answers@0.1.0", "submit", "submit", "(param i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32)"),
    ("belljar:agent/config@0.1.0", "get", "config-get", "(param i32 i32 i32)"),
    ("belljar:agent/corpus@0.1.0", "next", "next", "(param i32 i32)"),
    ("belljar:agent/corpus@0.1.0", "read-attachment", "read-attachment", "(param i32 i32 i32 i32 i64 i32 i32)"),
    ("belljar:agent/log@0.1.0", "write", "log", "(param i32 i32 i32)"),
    ("belljar:agent/memory@0.1.0", "list-keys", "memory-list-keys", "(param i32 i32 i32 i32 i32 i32 i32)"),
    ("belljar:agent/memory@0.1.0", "read", "memory-read", "(param i32 i32 i32)"),
    ("belljar:agent/memory@0.1.0", "read-many", "memory-read-many", "(param i32 i32 i32)"),
    ("belljar:agent/memory@0.1.0", "write", "memory-write", "(param i32 i32 i32 i32 i32)"),
    ("belljar:agent/memory@0.1.0", "write-many", "memory-write-many", "(param i32 i32 i32)"),
    ("belljar:agent/tools@0.1.0", "call", "tool", "(param i32 i32 i32 i32 i32)"),
    ("wasi:cli/exit@0.2.12", "exit", "exit", "(param i32)"),
    ("wasi:cli/stdin@0.2.12", "get-stdin", "get-stdin", "(result i32)"),
    ("wasi:cli/stdout@0.2.12", "get-stdout", "get-stdout", "(result i32)"),
    ("wasi:clocks/monotonic-clock@0.2.12", "subscribe-duration", "subscribe", "(param i64) (result i32)"),
    ("wasi:filesystem/types@0.2.12", "[method]descriptor.open-at", "open-at", "(param i32 i32 i32 i32 i32 i32 i32)"),
    ("wasi:io/poll@0.2.12", "[method]pollable.block", "block", "(param i32)"),
    ("wasi:io/poll@0.2.12", "[resource-drop]pollable", "drop-pollable", "(param i32)"),
    ("wasi:io/poll@0.2.12", "poll", "poll", "(param i32 i32 i32)"),
    ("wasi:io/streams@0.2.12", "[method]output-stream.write", "print", "(param i32 i32 i32 i32)"),
    ("wasi:io/streams@0.2.12", "[method]output-stream.write-zeroes", "print-zeroes", "(param i32 i64 i32)"),
    ("wasi:random/random@0.2.12", "get-random-bytes", "get-random-bytes", "(param i64 i32)"),
];

/// What every act has beside its own fields.
const ACT_FRAME: &str = include_str!("frame/act.wat");

/// What all parts of a component stand in.
const PARTS_FRAME: &str = include_str!("frame/parts.wat");

/// What two components stand in of which one calls the other.
const SIBLINGS_FRAME: &str = include_str!("frame/siblings.wat");

/// Where a frame takes what is put into it.
const PLACE: &str = ";; HERE";

/// Where the frame of two components takes the one that is called.
const OUTSIDE: &str = ";; OUTSIDE";

/// What divides the one that is called from the fields of the agent.
const DIVIDER: &str = ";; The agent:\n";

/// Assembles an agent. The bytes are the same every time.
///
/// # Panics
/// If a source isn't what it should be: sources are part of this build, and a test assembles all of them.
#[must_use]
pub fn assemble(source: &Source, prober: &[u8]) -> Vec<u8> {
    match source {
        Source::Act(fields) => act(fields),
        Source::Module(text) => encode(text, StringEncoding::UTF8),
        Source::Utf16(text) => encode(text, StringEncoding::UTF16),
        Source::Latin1OrUtf16(text) => encode(text, StringEncoding::CompactUTF16),
        Source::Parts(fields) => parts(fields),
        Source::Siblings(fields) => siblings(fields),
        Source::Whole(text) => parse(text),
        Source::Made(make) => make(),
        Source::Prober(_) => prober.to_vec(),
    }
}

/// Puts the fields of an act into their frame.
pub(crate) fn act(fields: &str) -> Vec<u8> {
    let frame = ACT_FRAME.replace(PLACE, fields);
    encode(&frame.replacen("(module", &format!("(module\n{}", imports(&frame)), 1), StringEncoding::UTF8)
}

/// Puts parts of a component into their frame.
pub(crate) fn parts(fields: &str) -> Vec<u8> {
    parse(&PARTS_FRAME.replace(PLACE, fields))
}

/// Puts a component that is called, and the fields of an agent that calls it, into their frame.
pub(crate) fn siblings(fields: &str) -> Vec<u8> {
    let (taker, agent) = fields.split_once(DIVIDER).expect("the fields of the agent follow the one that is called");
    parse(&SIBLINGS_FRAME.replace(OUTSIDE, taker).replace(PLACE, agent))
}

/// Declares the imports that a text calls.
fn imports(text: &str) -> String {
    let called = |label: &str| {
        text.split("(call $")
            .skip(1)
            .any(|rest| rest.strip_prefix(label).is_some_and(|rest| rest.starts_with([' ', ')', '\n'])))
    };
    IMPORTS
        .iter()
        .filter(|(_, _, label, _)| called(label))
        .map(|(interface, name, label, signature)| {
            format!("  (import \"{interface}\" \"{name}\" (func ${label} {signature}))\n")
        })
        .collect()
}

/// Translates text to binary.
pub(crate) fn parse(text: &str) -> Vec<u8> {
    wat::parse_str(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Makes a component of a core module, for all that the host offers.
fn encode(module: &str, strings: StringEncoding) -> Vec<u8> {
    let (resolve, world) = offered_world();
    let mut binary = parse(module);
    embed_component_metadata(&mut binary, resolve, world, strings).expect("the module takes a section");
    let encoder = ComponentEncoder::default().module(&binary);
    encoder.and_then(|mut encoder| encoder.encode()).unwrap_or_else(|error| panic!("{error:#}\n{module}"))
}
