//! What isn't an agent, or asks for what no agent gets.

use crate::agent::{HostileAgent, Source, refused, wat};
use crate::limits::default_component;
use crate::made::files;

pub(super) const AGENTS: &[HostileAgent] = &[
    HostileAgent::new(
        "empty-file",
        Source::Made(Vec::new),
        refused("not-wasm", "isn't WebAssembly"),
        "There is nothing in it.",
    ),
    HostileAgent::new(
        "native-program",
        Source::Made(files::native_program),
        refused("not-wasm", "isn't WebAssembly"),
        "Nothing native is ever loaded.",
    ),
    HostileAgent::new(
        "compiled-component",
        Source::Made(files::compiled_component),
        refused("precompiled", "compiled already"),
        "Compiled code is believed as it is: only what this host compiled may be loaded.",
    ),
    HostileAgent::new(
        "archive",
        Source::Made(files::archive),
        refused("not-wasm", "isn't WebAssembly"),
        "A submission is one component, never something to unpack.",
    ),
    HostileAgent::new(
        "text-form",
        Source::Made(files::text_form),
        refused("not-wasm", "isn't WebAssembly"),
        "No parser of text is offered to strangers.",
    ),
    wat!(
        Whole,
        "core-module",
        refused("core-module", "a core module"),
        "It has no types to hold against the contract."
    ),
    HostileAgent::new(
        "truncated",
        Source::Made(files::truncated),
        refused("invalid", "unexpected"),
        "Half a component is no component.",
    ),
    HostileAgent::new(
        "hundred-megabytes",
        Source::Made(files::hundred_megabytes),
        refused("too-large", "104857600 bytes; at most 67108864"),
        "The size is looked at before a byte is read.",
    )
    .under(default_component),
    wat!(Whole, "no-exports", refused("missing-export", "`ingest`"), "There is nothing to call."),
    wat!(
        Whole,
        "exports-another-type",
        refused("wrong-type", "ingest"),
        "Types are held against the contract before linking."
    ),
    wat!(Whole, "imports-sockets", refused("forbidden-import", "wasi:sockets/tcp@0.2.0"), "There is no network."),
    wat!(
        Whole,
        "imports-names-of-hosts",
        refused("forbidden-import", "wasi:sockets/ip-name-lookup"),
        "A name looked up is a message sent."
    ),
    wat!(Whole, "imports-http", refused("forbidden-import", "wasi:http/outgoing-handler"), "There is no network."),
    wat!(
        Whole,
        "imports-another-wasi",
        refused("forbidden-import", "wasi:clocks/wall-clock@0.3.0"),
        "One version of WASI is offered."
    ),
    wat!(
        Whole,
        "imports-key-value",
        refused("forbidden-import", "wasi:keyvalue/store"),
        "Nothing survives a call but the memory store."
    ),
    wat!(
        Whole,
        "imports-answer-key",
        refused("other-contract", "belljar:agent/answer-key@0.1.0"),
        "The contract has no such interface, nor will it."
    ),
    wat!(
        Whole,
        "imports-the-next-contract",
        refused("other-contract", "belljar:agent/memory@0.2.0"),
        "Another version may mean something else."
    ),
    wat!(
        Whole,
        "imports-a-plain-function",
        refused("forbidden-import", "`open-file`"),
        "Only interfaces with a version are offered."
    ),
    wat!(
        Whole,
        "imports-with-line-break",
        refused("forbidden-import", "`log\\nbelljar: all 116 cases passed`"),
        "A name can't write a line of ours: it is shown escaped."
    ),
    wat!(
        Whole,
        "imports-turned-around",
        refused("forbidden-import", "`a\\u{202e}b`"),
        "A name can't turn the text around it: it is shown escaped."
    ),
    HostileAgent::new(
        "imports-five-thousand",
        Source::Made(files::five_thousand_imports),
        refused("over-gate", "imports"),
        "Nobody reads so many; the count is looked at first.",
    ),
    HostileAgent::new(
        "exports-a-megabyte-of-name",
        Source::Made(files::megabyte_of_name),
        refused("invalid", "string size"),
        "Names have a length that a person could read.",
    ),
    wat!(
        Parts,
        "names-that-play-tricks",
        crate::agent::requests("no-answer"),
        "Names inside of a module are never shown."
    ),
    wat!(
        Parts,
        "names-like-the-hosts",
        crate::agent::requests("no-answer"),
        "Only the two exports of the contract are ever called."
    ),
];
