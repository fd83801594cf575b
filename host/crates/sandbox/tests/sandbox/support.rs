//! Guests of a few instructions, written as text, and the calls that tests make of them.

use std::path::Path;
use std::sync::Arc;

use belljar_exam::{Attachment, Item, Session, SessionId, SourceId, Speaker, Timestamp, Tool, Turn, UserId};
use belljar_sandbox::{
    Agent, AgentConfig, CallReport, Catalog, Examinee, IngestCall, Limits, RespondCall, Sandbox, Snapshot, ToolServer,
};
use belljar_transcript::ToolReply;
use wit_component::{ComponentEncoder, StringEncoding, embed_component_metadata};
use wit_parser::Resolve;

/// Every import that a guest may declare, with the signature that the canonical ABI gives it.
pub(crate) const IMPORTS: &[(&str, &str, &str)] = &[
    ("belljar:agent/corpus@0.1.0", "next", "(param i32 i32)"),
    ("belljar:agent/corpus@0.1.0", "read-attachment", "(param i32 i32 i32 i32 i64 i32 i32)"),
    ("belljar:agent/memory@0.1.0", "write", "(param i32 i32 i32 i32 i32)"),
    ("belljar:agent/memory@0.1.0", "read", "(param i32 i32 i32)"),
    ("belljar:agent/memory@0.1.0", "read-many", "(param i32 i32 i32)"),
    ("belljar:agent/memory@0.1.0", "list-keys", "(param i32 i32 i32 i32 i32 i32 i32)"),
    ("belljar:agent/tools@0.1.0", "list-tools", "(param i32)"),
    ("belljar:agent/tools@0.1.0", "call", "(param i32 i32 i32 i32 i32)"),
    ("belljar:agent/answers@0.1.0", "submit", "(param i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32)"),
    ("belljar:agent/config@0.1.0", "get", "(param i32 i32 i32)"),
    ("belljar:agent/log@0.1.0", "write", "(param i32 i32 i32)"),
    ("wasi:cli/exit@0.2.12", "exit", "(param i32)"),
    ("wasi:cli/stdin@0.2.12", "get-stdin", "(result i32)"),
    ("wasi:cli/stdout@0.2.12", "get-stdout", "(result i32)"),
    ("wasi:cli/stderr@0.2.12", "get-stderr", "(result i32)"),
    ("wasi:cli/environment@0.2.12", "get-environment", "(param i32)"),
    ("wasi:filesystem/preopens@0.2.12", "get-directories", "(param i32)"),
    ("wasi:clocks/wall-clock@0.2.12", "now", "(param i32)"),
    ("wasi:clocks/monotonic-clock@0.2.12", "now", "(result i64)"),
    ("wasi:clocks/monotonic-clock@0.2.12", "subscribe-duration", "(param i64) (result i32)"),
    ("wasi:io/poll@0.2.12", "[method]pollable.block", "(param i32)"),
    ("wasi:io/streams@0.2.12", "[method]input-stream.blocking-read", "(param i32 i64 i32)"),
    ("wasi:io/streams@0.2.12", "[method]output-stream.blocking-write-and-flush", "(param i32 i32 i32 i32)"),
    ("wasi:random/random@0.2.12", "get-random-bytes", "(param i64 i32)"),
    ("wasi:random/random@0.2.12", "get-random-u64", "(result i64)"),
];

/// What every guest has: a memory whose low part is scratch, an allocator that never frees, and texts.
///
/// Addresses: 0 to 1,023 results of exports (zero: no error), 1,024 to 4,095 results of imports, from 4,096 texts,
/// from 65,536 what the allocator hands out.
const PRELUDE: &str = r#"
  (memory (export "memory") 2)
  (global $top (mut i32) (i32.const 65536))
  (data (i32.const 4096) "hello world")
  (data (i32.const 4128) "{}")
  (data (i32.const 4136) "key")
  (data (i32.const 4144) "\ff\fe\fd")
  (data (i32.const 4160) "a tool")
  (func $allocate (export "cabi_realloc") (param i32 i32 i32 i32) (result i32)
    (local $at i32)
    (local.set $at (i32.and (i32.add (global.get $top) (i32.const 7)) (i32.const -8)))
    (global.set $top (i32.add (local.get $at) (local.get 3)))
    (block $enough
      (br_if $enough (i32.le_u (global.get $top) (i32.mul (memory.size) (i32.const 65536))))
      (br_if $enough (i32.ne (i32.const -1) (memory.grow
        (i32.add (i32.const 1) (i32.shr_u (i32.sub (global.get $top) (i32.mul (memory.size) (i32.const 65536)))
          (i32.const 16))))))
      unreachable)
    (local.get $at))
"#;

/// Submits `hello`, without value, citations or confidence.
pub(crate) const SUBMIT_HELLO: &str = "(call $submit (i32.const 4096) (i32.const 5) (i32.const 0) (i32.const 0) (i32.const 0) \
     (i32.const 0) (i32.const 0) (i32.const 0) (i32.const 0) (i32.const 0) (i32.const 1024))";

/// A guest whose exports have these bodies. A body ends without an error unless it says otherwise; functions of
/// imports are called `$` and their last name, hyphens and all.
pub(crate) fn guest(ingest: &str, respond: &str) -> Vec<u8> {
    guest_with("", ingest, respond)
}

/// Like [`guest`], with further definitions.
pub(crate) fn guest_with(definitions: &str, ingest: &str, respond: &str) -> Vec<u8> {
    component(&module(definitions, ingest, respond))
}

fn module(definitions: &str, ingest: &str, respond: &str) -> String {
    let mut imports = String::new();
    for (interface, name, signature) in IMPORTS {
        let label = label(interface, name);
        if [definitions, ingest, respond].iter().any(|text| text.contains(&format!("call ${label} "))) {
            imports.push_str(&format!("  (import \"{interface}\" \"{name}\" (func ${label} {signature}))\n"));
        }
    }
    format!(
        "(module\n{imports}{PRELUDE}{definitions}
  (func (export \"ingest\") (param i32 i32 i32) (result i32) (local $i i32) (local $j i64)
    {ingest} (i32.const 0))
  (func (export \"respond\") (param i32 i32 i32 i32 i32 i32) (result i32) (local $i i32) (local $j i64)
    {respond} (i32.const 0)))"
    )
}

pub(crate) fn label(interface: &str, name: &str) -> String {
    let name = name.rsplit('.').next().unwrap();
    match interface.split_once('/').unwrap().1.split_once('@').unwrap().0 {
        "memory" => format!("memory-{name}"),
        "log" => format!("log-{name}"),
        "config" => format!("config-{name}"),
        "tools" if name == "call" => "tool".to_owned(),
        "wall-clock" => format!("wall-{name}"),
        "monotonic-clock" => format!("monotonic-{name}"),
        _ => name.to_owned(),
    }
}

/// Makes a component of a core module in text form, for the world that the sandbox offers.
pub(crate) fn component(module: &str) -> Vec<u8> {
    component_for(module, "admitted")
}

/// Makes a component of a core module in text form, for a world of the sandbox's WIT package.
pub(crate) fn component_for(module: &str, world: &str) -> Vec<u8> {
    let mut module = wat::parse_str(module).unwrap_or_else(|error| panic!("{error}\n{module}"));
    let mut resolve = Resolve::default();
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    resolve.push_dir(here.join("../../../wit")).unwrap();
    let (package, _) = resolve.push_dir(here.join("wit")).unwrap();
    let world = resolve.select_world(&[package], Some(world)).unwrap();
    embed_component_metadata(&mut module, &resolve, world, StringEncoding::UTF8).unwrap();
    ComponentEncoder::default().module(&module).unwrap().encode().unwrap()
}

/// Loads a component without a cache and without configuration.
pub(crate) fn load(component: &[u8], limits: Limits) -> Agent {
    Sandbox::new(limits).unwrap().load(component, None, AgentConfig::default()).unwrap()
}

/// Tools that answer every call with the same reply.
pub(crate) struct Same(pub(crate) ToolReply);

impl ToolServer for Same {
    fn call(&mut self, _: &str, _: &str) -> ToolReply {
        self.0.clone()
    }

    fn fork(&self) -> Box<dyn ToolServer> {
        Box::new(Self(self.0.clone()))
    }
}

/// The time of all test calls.
pub(crate) fn now() -> Timestamp {
    "2026-04-14T09:30:00Z".parse().unwrap()
}

/// The request of all test calls.
pub(crate) fn request(tools: impl ToolServer + 'static) -> RespondCall {
    let tool = Tool { description: "does".to_owned(), name: "a tool".to_owned(), parameters: Vec::new() };
    RespondCall {
        catalog: Arc::new(Catalog::new(&[tool])),
        memory: Snapshot::default(),
        now: now(),
        ordinal: 3,
        text: "What now?".to_owned(),
        tools: Box::new(tools),
        user: UserId::new("u-1"),
    }
}

/// A wave of these items.
pub(crate) fn wave(items: Vec<Item>) -> IngestCall {
    IngestCall { items: items.into(), memory: Snapshot::default(), now: now(), ordinal: 2, wave: 0 }
}

/// A session of so many turns.
pub(crate) fn session(turns: usize, text: &str) -> Item {
    let turn = |at: usize| Turn {
        at: now(),
        attachments: if at == 0 {
            vec![Attachment { bytes: b"pixels".to_vec(), media_type: "image/png".to_owned(), name: "a.png".to_owned() }]
        } else {
            Vec::new()
        },
        id: SourceId::new(format!("t-{at}")),
        speaker: Speaker::User,
        text: text.to_owned(),
    };
    Item::Session(Session {
        at: now(),
        id: SessionId::new("s-1"),
        turns: (0..turns).map(turn).collect(),
        user: UserId::new("u-1"),
    })
}

/// Asks the agent, on a thread whose stack suits it.
pub(crate) fn respond(agent: &Agent) -> CallReport {
    on_guest_thread(agent, || agent.respond(request(Same(ToolReply::Result("done".to_owned())))))
}

/// Delivers a wave to the agent, on a thread whose stack suits it.
pub(crate) fn ingest(agent: &Agent, items: Vec<Item>) -> CallReport {
    on_guest_thread(agent, || agent.ingest(wave(items)))
}

fn on_guest_thread(agent: &Agent, call: impl FnOnce() -> CallReport + Send) -> CallReport {
    std::thread::scope(|scope| agent.guest_thread().spawn_scoped(scope, call).unwrap().join().unwrap())
}
