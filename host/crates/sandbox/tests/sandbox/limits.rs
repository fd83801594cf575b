//! Every limit at its edge: what is just allowed passes, and one more doesn't.

use std::collections::BTreeSet;

use belljar_sandbox::{AgentConfig, Limits, Sandbox};
use belljar_transcript::ToolReply;

use crate::support::{guest, guest_with, ingest, load, respond};

/// What happens at a limit and one beyond it.
struct Edge {
    /// Does what is just allowed, or, if told so, one more; tells what came of it.
    act: fn(over: bool) -> String,
    /// What comes of what is just allowed.
    allowed: &'static str,
    /// Name of the limit.
    limit: &'static str,
    /// What comes of one more.
    refused: &'static str,
}

const EDGES: &[Edge] = &[
    Edge { limit: "answer_citation_bytes_max", act: citation_bytes, allowed: "answered", refused: "no-answer" },
    Edge { limit: "answer_citations_max", act: citations, allowed: "answered", refused: "no-answer" },
    Edge { limit: "answer_text_bytes_max", act: answer_text, allowed: "answered", refused: "no-answer" },
    Edge { limit: "answer_value_bytes_max", act: answer_value, allowed: "answered", refused: "no-answer" },
    Edge { limit: "batch_items_max", act: batch, allowed: "no-answer", refused: "trapped(unreachable)" },
    Edge {
        limit: "component_bytes_max",
        act: component_bytes,
        allowed: "loaded",
        refused: "the component isn't admitted",
    },
    Edge { limit: "fuel_ingest_max", act: fuel_ingest, allowed: "ingested", refused: "out-of-fuel" },
    Edge { limit: "fuel_respond_max", act: fuel_respond, allowed: "no-answer", refused: "out-of-fuel" },
    Edge { limit: "handles_max", act: handles, allowed: "no-answer", refused: "limit(handles)" },
    Edge { limit: "host_bytes_max", act: host_bytes, allowed: "no-answer", refused: "limit(host-bytes)" },
    Edge { limit: "host_call_bytes_max", act: host_call_bytes, allowed: "no-answer", refused: "limit(host-bytes)" },
    Edge { limit: "ingest_cpu_seconds_max", act: ingest_cpu, allowed: "out-of-fuel", refused: "deadline" },
    Edge { limit: "linear_memory_bytes_max", act: linear_memory, allowed: "no-answer", refused: "out-of-memory" },
    Edge {
        limit: "log_bytes_max",
        act: log_bytes,
        allowed: "1 notes, 0 bytes dropped",
        refused: "1 notes, 1 bytes dropped",
    },
    Edge {
        limit: "log_notes_max",
        act: log_notes,
        allowed: "2 notes, 0 bytes dropped",
        refused: "2 notes, 5 bytes dropped",
    },
    Edge { limit: "memory_key_bytes_max", act: memory_key, allowed: "no-answer", refused: "trapped(unreachable)" },
    Edge { limit: "memory_store_bytes_max", act: store_bytes, allowed: "no-answer", refused: "trapped(unreachable)" },
    Edge {
        limit: "memory_store_entries_max",
        act: store_entries,
        allowed: "no-answer",
        refused: "trapped(unreachable)",
    },
    Edge { limit: "memory_value_bytes_max", act: memory_value, allowed: "no-answer", refused: "trapped(unreachable)" },
    Edge { limit: "random_bytes_max", act: random, allowed: "no-answer", refused: "limit(random-bytes)" },
    Edge { limit: "resources_max", act: resources, allowed: "no-answer", refused: "limit(handles)" },
    Edge { limit: "respond_cpu_seconds_max", act: respond_cpu, allowed: "out-of-fuel", refused: "deadline" },
    Edge { limit: "table_elements_max", act: table_elements, allowed: "no-answer", refused: "trapped(unreachable)" },
    Edge {
        limit: "tool_argument_bytes_max",
        act: tool_arguments,
        allowed: "[Result(\"done\")]",
        refused: "[TooLarge(2)]",
    },
    Edge {
        limit: "tool_calls_max",
        act: tool_calls,
        allowed: "[Result(\"done\")]",
        refused: "[Result(\"done\"), TooManyCalls(1)]",
    },
    Edge { limit: "wasm_stack_bytes_max", act: wasm_stack, allowed: "no-answer", refused: "stack-overflow" },
];

#[test]
fn every_limit_holds_at_its_edge() {
    let listed: BTreeSet<&str> = EDGES.iter().map(|edge| edge.limit).collect();
    let limits = Limits::default().to_map();
    // What compiling may take is held by the process that compiles: the worker's tests see to that.
    let held_here = |name: &&str| !name.starts_with("compile_");
    assert_eq!(
        listed,
        limits.keys().map(String::as_str).filter(held_here).collect(),
        "every limit has an edge, and every edge a limit"
    );
    let mut wrong = Vec::new();
    for Edge { act, allowed, limit, refused } in EDGES {
        let (at, over) = (act(false), act(true));
        if (&*at, &*over) != (*allowed, *refused) {
            wrong.push(format!("{limit}: {at} instead of {allowed}, then {over} instead of {refused}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_flood_of_tool_calls_is_kept_twice_as_far_as_it_is_served() {
    let flood = "(loop $more (call $tool (i32.const 4160) (i32.const 6) (i32.const 4128) (i32.const 2) (i32.const 1024))
        (local.set $i (i32.add (local.get $i) (i32.const 1))) (br_if $more (i32.lt_u (local.get $i) (i32.const 1000))))";
    let report = respond(&load(&guest("", flood), Limits::default()));
    assert_eq!(report.tool_calls.len(), 128);
    assert_eq!(report.tool_calls[64].reply, ToolReply::TooManyCalls(64));
    assert!(report.used.host_calls == 1_000 && report.used.fuel.unwrap() > 500_000);
}

/// Responds under these limits and tells how that ended.
fn ended(limits: Limits, body: &str) -> String {
    respond(&load(&guest("", body), limits)).outcome.to_string()
}

/// One beyond a limit, or just at it.
const fn edge(limit: u64, over: bool) -> u64 {
    limit + over as u64
}

/// Submits an answer: lengths of its text and value, number of citations at 8,192.
fn submit(text: u64, value: u64, citations: u64) -> String {
    format!(
        "(i32.store (i32.const 8196) (i32.const 10))
         (call $submit (i32.const 4096) (i32.const {text}) (i32.const 1) (i32.const 4096) (i32.const {value}) (i32.const 0)
           (i32.const 8192) (i32.const {citations}) (i32.const 0) (i32.const 0) (i32.const 1024))"
    )
}

fn citation_bytes(over: bool) -> String {
    let limits = Limits { answer_citation_bytes_max: 10 - u64::from(over), ..Limits::default() };
    ended(limits, &submit(5, 5, 1))
}

fn citations(over: bool) -> String {
    ended(Limits { answer_citations_max: 3, ..Limits::default() }, &submit(5, 5, edge(3, over)))
}

fn answer_text(over: bool) -> String {
    ended(Limits { answer_text_bytes_max: 8, ..Limits::default() }, &submit(edge(8, over), 5, 0))
}

fn answer_value(over: bool) -> String {
    ended(Limits { answer_value_bytes_max: 8, ..Limits::default() }, &submit(5, edge(8, over), 0))
}

/// Traps if the import that wrote its result to 1,024 returned an error.
const OR_TRAP: &str = "(if (i32.load8_u (i32.const 1024)) (then unreachable))";

fn batch(over: bool) -> String {
    let names = edge(3, over);
    // The names at 8,192 are all empty.
    let body = format!("(call $memory-read-many (i32.const 8192) (i32.const {names}) (i32.const 1024)) {OR_TRAP}");
    ended(Limits { batch_items_max: 3, ..Limits::default() }, &body)
}

fn component_bytes(over: bool) -> String {
    // The least that the limit may be is 1 KiB.
    let component = guest_with(&format!("(data (i32.const 8192) \"{}\")", "x".repeat(1_024)), "", "");
    let max = component.len() as u64 - u64::from(over);
    let sandbox = Sandbox::new(Limits { component_bytes_max: max, ..Limits::default() }).unwrap();
    match sandbox.load(&component, None, AgentConfig::default()) {
        Ok(_) => "loaded".to_owned(),
        Err(error) => error.to_string(),
    }
}

/// Writes to the log, which costs fuel, twice.
const WORK: &str = "(call $log-write (i32.const 1) (i32.const 4096) (i32.const 5))
    (call $log-write (i32.const 1) (i32.const 4096) (i32.const 5))";

/// Fuel is looked at where a function or a turn of a loop begins, and where a host call returns. What follows the last
/// of these in a call, here a few instructions, passes unlooked at.
const TAIL: u64 = 16;

fn fuel_ingest(over: bool) -> String {
    let component = guest(WORK, "");
    let fuel = ingest(&load(&component, Limits::default()), Vec::new()).used.fuel.unwrap();
    let limits = Limits { fuel_ingest_max: fuel - if over { TAIL } else { 0 }, ..Limits::default() };
    ingest(&load(&component, limits), Vec::new()).outcome.to_string()
}

fn fuel_respond(over: bool) -> String {
    let component = guest("", WORK);
    let fuel = respond(&load(&component, Limits::default())).used.fuel.unwrap();
    let limits = Limits { fuel_respond_max: fuel - if over { TAIL } else { 0 }, ..Limits::default() };
    respond(&load(&component, limits)).outcome.to_string()
}

fn streams(count: u64) -> String {
    "(drop (call $get-stdout ))".repeat(usize::try_from(count).unwrap())
}

fn handles(over: bool) -> String {
    ended(Limits { handles_max: 16, ..Limits::default() }, &streams(edge(16, over)))
}

fn resources(over: bool) -> String {
    ended(Limits { resources_max: 16, ..Limits::default() }, &streams(edge(16, over)))
}

/// Writes to the log so many bytes, all of them zero.
fn log(bytes: u64) -> String {
    format!("(drop (memory.grow (i32.const 9))) (call $log-write (i32.const 1) (i32.const 65536) (i32.const {bytes}))")
}

fn host_bytes(over: bool) -> String {
    let limits = Limits {
        answer_text_bytes_max: 1_000,
        host_bytes_max: 65_536,
        host_call_bytes_max: 65_536,
        memory_value_bytes_max: 1_000,
        ..Limits::default()
    };
    ended(limits, &format!("{} {}", log(65_000), log(edge(536, over))))
}

fn host_call_bytes(over: bool) -> String {
    let limits = Limits { host_call_bytes_max: 65_536, memory_value_bytes_max: 1_000, ..Limits::default() };
    ended(limits, &log(edge(65_536, over)))
}

/// Fuel that buys more than the second that the rescue waits, or far less. A clock has no sharper edge than that.
const fn fuel(over: bool) -> u64 {
    if over { 1 << 60 } else { 10_000 }
}

const LOOP: &str = "(loop $again (br $again))";

fn ingest_cpu(over: bool) -> String {
    let limits = Limits { fuel_ingest_max: fuel(over), ingest_cpu_seconds_max: 1, ..Limits::default() };
    ingest(&load(&guest(LOOP, ""), limits), Vec::new()).outcome.to_string()
}

fn respond_cpu(over: bool) -> String {
    ended(Limits { fuel_respond_max: fuel(over), respond_cpu_seconds_max: 1, ..Limits::default() }, LOOP)
}

fn linear_memory(over: bool) -> String {
    // It begins with two pages of 64 KiB; four are allowed.
    let pages = edge(2, over);
    let body = format!("(if (i32.eq (i32.const -1) (memory.grow (i32.const {pages}))) (then unreachable))");
    ended(Limits { linear_memory_bytes_max: 4 * 65_536, ..Limits::default() }, &body)
}

/// Responds under these limits and tells what became of its notes.
fn noted(limits: Limits, body: &str) -> String {
    let report = respond(&load(&guest("", body), limits));
    format!("{} notes, {} bytes dropped", report.log.len(), report.log_bytes_dropped)
}

fn log_bytes(over: bool) -> String {
    noted(Limits { log_bytes_max: 8, ..Limits::default() }, &log(edge(8, over)))
}

fn log_notes(over: bool) -> String {
    noted(Limits { log_notes_max: 2, ..Limits::default() }, &log(5).repeat(2 + usize::from(over)))
}

/// Writes an entry with a name and a value of these lengths.
fn write(name: u64, value: u64) -> String {
    format!(
        "(call $memory-write (i32.const 4096) (i32.const {name}) (i32.const 4096) (i32.const {value}) (i32.const 1024))
         {OR_TRAP}"
    )
}

fn memory_key(over: bool) -> String {
    ended(Limits { memory_key_bytes_max: 4, ..Limits::default() }, &write(edge(4, over), 5))
}

fn memory_value(over: bool) -> String {
    ended(Limits { memory_value_bytes_max: 4, ..Limits::default() }, &write(3, edge(4, over)))
}

fn store_bytes(over: bool) -> String {
    // Five bytes are the name's.
    ended(Limits { memory_store_bytes_max: 1_024, ..Limits::default() }, &write(5, edge(1_019, over)))
}

fn store_entries(over: bool) -> String {
    let writes: String = (1..=edge(2, over)).map(|name| write(name, 5)).collect();
    ended(Limits { memory_store_entries_max: 2, ..Limits::default() }, &writes)
}

fn random(over: bool) -> String {
    let bytes = edge(64, over);
    ended(
        Limits { random_bytes_max: 64, ..Limits::default() },
        &format!("(call $get-random-bytes (i64.const {bytes}) (i32.const 1024))"),
    )
}

fn table_elements(over: bool) -> String {
    // It begins with one element; a hundred are allowed.
    let more = edge(99, over);
    let body = format!(
        "(if (i32.eq (i32.const -1) (table.grow $table (ref.null func) (i32.const {more}))) (then unreachable))"
    );
    let component = guest_with("(table $table 1 funcref)", "", &body);
    respond(&load(&component, Limits { table_elements_max: 100, ..Limits::default() })).outcome.to_string()
}

/// Responds under these limits and tells what the tools replied.
fn replies(limits: Limits, body: &str) -> String {
    let report = respond(&load(&guest("", body), limits));
    format!("{:?}", report.tool_calls.iter().map(|call| &call.reply).collect::<Vec<_>>())
}

fn tool(arguments: u64) -> String {
    format!("(call $tool (i32.const 4160) (i32.const 6) (i32.const 4128) (i32.const {arguments}) (i32.const 1024))")
}

fn tool_arguments(over: bool) -> String {
    replies(Limits { tool_argument_bytes_max: 2, ..Limits::default() }, &tool(edge(2, over)))
}

fn tool_calls(over: bool) -> String {
    replies(Limits { tool_calls_max: 1, ..Limits::default() }, &tool(2).repeat(1 + usize::from(over)))
}

fn wasm_stack(over: bool) -> String {
    // How large a frame is, the compiler decides: 4,000 of them fit in a megabyte and not in 64 KiB.
    let deeper = "(func $deeper (param i32) (result i32)
        (if (result i32) (local.get 0)
          (then (i32.add (local.get 0) (call $deeper (i32.sub (local.get 0) (i32.const 1)))))
          (else (i32.const 0))))";
    let component = guest_with(deeper, "", "(drop (call $deeper (i32.const 4000)))");
    let max = if over { 64 << 10 } else { 1 << 20 };
    respond(&load(&component, Limits { wasm_stack_bytes_max: max, ..Limits::default() })).outcome.to_string()
}
