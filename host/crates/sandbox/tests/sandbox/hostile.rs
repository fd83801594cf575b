//! Hostile guests: each ends with the outcome and blame that it should, and hurts nothing else.

use belljar_sandbox::{Limits, ToolServer};
use belljar_transcript::{Blame, LimitKind, Outcome, ToolReply, TrapClass};

use crate::support::{self, SUBMIT_HELLO, guest_with, ingest, load, respond};

/// A guest of the table: name, definitions, body of both exports, outcome.
type Case = (&'static str, &'static str, &'static str, Outcome);

const fn trap(class: TrapClass) -> Outcome {
    Outcome::Trapped(class)
}

/// Limits so small that the whole table takes a second or two.
fn limits() -> Limits {
    Limits {
        fuel_ingest_max: 50_000_000,
        fuel_respond_max: 50_000_000,
        host_bytes_max: 16 << 20,
        linear_memory_bytes_max: 64 << 20,
        ..Limits::default()
    }
}

fn cases() -> Vec<Case> {
    vec![
        ("endless loop", "", "(loop $again (br $again))", Outcome::OutOfFuel),
        ("endless start", "(func $begin (loop $again (br $again))) (start $begin)", "", Outcome::OutOfFuel),
        ("start that traps", "(func $begin unreachable) (start $begin)", "", trap(TrapClass::Unreachable)),
        ("unreachable", "", "unreachable", trap(TrapClass::Unreachable)),
        (
            "division by zero",
            "",
            "(drop (i32.div_u (i32.const 1) (local.get $i)))",
            trap(TrapClass::IntegerDivisionByZero),
        ),
        (
            "integer overflow",
            "",
            "(drop (i32.div_s (i32.const 0x80000000) (i32.const -1)))",
            trap(TrapClass::IntegerOverflow),
        ),
        ("conversion of NaN", "", "(drop (i32.trunc_f32_s (f32.const nan)))", trap(TrapClass::BadConversionToInteger)),
        ("read out of bounds", "", "(drop (i32.load (i32.const -4)))", trap(TrapClass::MemoryOutOfBounds)),
        (
            "call to nothing",
            "(table 1 funcref) (type $t (func))",
            "(call_indirect (type $t) (i32.const 0))",
            trap(TrapClass::IndirectCallToNull),
        ),
        (
            "call out of the table",
            "(table 1 funcref) (type $t (func))",
            "(call_indirect (type $t) (i32.const 7))",
            trap(TrapClass::TableOutOfBounds),
        ),
        (
            "call with the wrong type",
            "(table funcref (elem $f)) (type $t (func)) (func $f (param i64))",
            "(call_indirect (type $t) (i32.const 0))",
            trap(TrapClass::BadSignature),
        ),
        ("deep recursion", "(func $f (call $f) (call $f))", "(call $f)", Outcome::StackOverflow),
        (
            "memory to the limit, page by page, then a trap",
            "",
            "(loop $more (br_if $more (i32.ne (i32.const -1) (memory.grow (i32.const 1))))) unreachable",
            Outcome::OutOfMemory,
        ),
        (
            "memory beyond the limit in one step, then a trap",
            "",
            "(drop (memory.grow (i32.const 65000))) unreachable",
            Outcome::OutOfMemory,
        ),
        (
            "a table without end",
            "(table $t 1 funcref)",
            "(loop $more (br_if $more (i32.ne (i32.const -1) (table.grow $t (ref.null func) (i32.const 1000))))) \
             unreachable",
            trap(TrapClass::Unreachable),
        ),
        (
            "a gigabyte declared and a byte present: text",
            "",
            "(call $log-write (i32.const 1) (i32.const 4096) (i32.const 0x40000000))",
            Outcome::AbiViolation,
        ),
        (
            "a name at the end of memory",
            "",
            "(call $config-get (i32.const 131071) (i32.const 2) (i32.const 1024))",
            Outcome::AbiViolation,
        ),
        (
            "invalid UTF-8 to the log",
            "",
            "(call $log-write (i32.const 1) (i32.const 4144) (i32.const 3))",
            Outcome::AbiViolation,
        ),
        (
            "invalid UTF-8 as a tool's name",
            "",
            "(call $tool (i32.const 4144) (i32.const 3) (i32.const 4128) (i32.const 2) (i32.const 1024))",
            Outcome::AbiViolation,
        ),
        (
            "a level that doesn't exist",
            "",
            "(call $log-write (i32.const 9) (i32.const 4096) (i32.const 5))",
            Outcome::AbiViolation,
        ),
        (
            "a result to an odd address",
            "",
            "(call $config-get (i32.const 4136) (i32.const 3) (i32.const 1025))",
            Outcome::AbiViolation,
        ),
        (
            "nine megabytes at once",
            "",
            "(drop (memory.grow (i32.const 200))) (call $log-write (i32.const 1) (i32.const 4096) (i32.const 9437184))",
            Outcome::Limit(LimitKind::HostBytes),
        ),
        (
            "a list of entries that all show the same bytes",
            "(func $fill (local $at i32) (drop (memory.grow (i32.const 200))) (local.set $at (i32.const 65536)) \
             (loop $more (i32.store (local.get $at) (i32.const 4096)) \
             (i32.store offset=4 (local.get $at) (i32.const 1)) \
             (i32.store offset=8 (local.get $at) (i32.const 65536)) \
             (i32.store offset=12 (local.get $at) (i32.const 1000000)) \
             (local.set $at (i32.add (local.get $at) (i32.const 16))) \
             (br_if $more (i32.lt_u (local.get $at) (i32.const 81920)))))",
            "(call $fill) (call $memory-write-many (i32.const 65536) (i32.const 1000) (i32.const 1024))",
            Outcome::Limit(LimitKind::HostBytes),
        ),
        (
            "a megabyte again and again",
            "",
            "(drop (memory.grow (i32.const 20))) \
             (loop $more (call $log-write (i32.const 1) (i32.const 65536) (i32.const 1048576)) (br $more))",
            Outcome::Limit(LimitKind::HostBytes),
        ),
        (
            "host calls without end",
            "",
            "(loop $more (call $config-get (i32.const 4136) (i32.const 0) (i32.const 1024)) (br $more))",
            Outcome::OutOfFuel,
        ),
        (
            "streams without end",
            "",
            "(loop $more (drop (call $get-stdout )) (br $more))",
            Outcome::Limit(LimitKind::Handles),
        ),
        ("a forged handle", "", "(call $block (i32.const 12345))", Outcome::AbiViolation),
        (
            "too many random bytes",
            "",
            "(call $get-random-bytes (i64.const 4097) (i32.const 1024))",
            Outcome::Limit(LimitKind::RandomBytes),
        ),
        ("exit", "", "(call $exit (i32.const 0))", Outcome::Failed("the agent exited".into())),
        (
            "exit with an error",
            "",
            "(call $exit (i32.const 1))",
            Outcome::Failed("the agent exited with an error".into()),
        ),
    ]
}

/// A guest whose allocator has this body. The host calls it to pass random bytes.
fn evil_allocator(body: &str) -> Vec<u8> {
    support::component(&format!(
        "(module (import \"belljar:agent/log@0.1.0\" \"write\" (func $log (param i32 i32 i32)))
         (import \"wasi:random/random@0.2.12\" \"get-random-bytes\" (func $get-random-bytes (param i64 i32)))
         (memory (export \"memory\") 2)
         (func (export \"cabi_realloc\") (param i32 i32 i32 i32) (result i32) {body})
         (func (export \"ingest\") (param i32 i32 i32) (result i32) (i32.const 0))
         (func (export \"respond\") (param i32 i32 i32 i32 i32 i32) (result i32)
           (call $get-random-bytes (i64.const 8) (i32.const 1024)) (i32.const 0)))"
    ))
}

#[test]
fn every_hostile_guest_ends_as_it_should() {
    let honest = load(&guest_with("", "", SUBMIT_HELLO), limits());
    for (name, definitions, body, expected) in cases() {
        let agent = load(&guest_with(definitions, body, body), limits());
        for report in [respond(&agent), ingest(&agent, Vec::new())] {
            assert_eq!(report.outcome, expected, "{name}: {report:?}");
            assert_eq!(report.outcome.blame(), Some(Blame::Guest), "{name}");
            assert!(report.answer.is_none() && report.host_detail.is_none(), "{name}");
            assert!(report.used.linear_memory_bytes_peak <= 64 << 20, "{name}");
        }
    }
    assert_eq!(respond(&honest).outcome, Outcome::Answered, "others are unaffected");
}

#[test]
fn an_allocator_can_do_no_harm() {
    for (body, expected) in [
        ("(call $log (i32.const 1) (i32.const 0) (i32.const 0)) (i32.const 8192)", Outcome::AbiViolation),
        ("(i32.const -16)", Outcome::AbiViolation),
        ("(loop $more (br $more)) (i32.const 0)", Outcome::OutOfFuel),
        ("unreachable", trap(TrapClass::Unreachable)),
    ] {
        assert_eq!(respond(&load(&evil_allocator(body), limits())).outcome, expected, "{body}");
    }
}

#[test]
fn what_runs_after_the_export_still_counts() {
    let after = |body: &str| {
        support::component(&format!(
            "(module (memory (export \"memory\") 2)
             (func (export \"cabi_realloc\") (param i32 i32 i32 i32) (result i32) (i32.const 8192))
             (func (export \"ingest\") (param i32 i32 i32) (result i32) (i32.const 0))
             (func (export \"cabi_post_respond\") (param i32) {body})
             (func (export \"respond\") (param i32 i32 i32 i32 i32 i32) (result i32) (i32.const 0)))"
        ))
    };
    assert_eq!(respond(&load(&after("(loop $more (br $more))"), limits())).outcome, Outcome::OutOfFuel);
    assert_eq!(respond(&load(&after("unreachable"), limits())).outcome, trap(TrapClass::Unreachable));
}

#[test]
fn floods_are_bounded_and_the_call_goes_on() {
    let repeat = |call: &str| {
        format!(
            "(loop $more {call} (local.set $i (i32.add (local.get $i) (i32.const 1))) \
             (br_if $more (i32.lt_u (local.get $i) (i32.const 1000)))) {SUBMIT_HELLO} {SUBMIT_HELLO}"
        )
    };
    let tool = "(call $tool (i32.const 4160) (i32.const 6) (i32.const 4128) (i32.const 2) (i32.const 1024))";
    let report = respond(&load(&guest_with("", "", &repeat(tool)), limits()));
    assert_eq!(report.outcome, Outcome::Answered);
    assert_eq!(report.tool_calls.len(), 128);
    assert_eq!(report.tool_calls[64].reply, ToolReply::TooManyCalls(64));
    let log = "(call $log-write (i32.const 1) (i32.const 8192) (i32.const 100))";
    let report = respond(&load(&guest_with("", "", &repeat(log)), limits()));
    assert_eq!(report.outcome, Outcome::Answered);
    let kept: usize = report.log.iter().map(|note| note.text.raw().len()).sum();
    assert_eq!((kept, report.log_bytes_dropped), (65_536, 100_000 - 65_536));
}

#[test]
fn the_rescue_is_the_hosts_and_never_a_score() {
    let limits = Limits { fuel_respond_max: 1 << 60, respond_cpu_seconds_max: 1, ..Limits::default() };
    let report = respond(&load(&guest_with("", "", "(loop $again (br $again))"), limits));
    assert_eq!(report.outcome, Outcome::Deadline);
    assert_eq!(report.outcome.blame(), Some(Blame::Host));
    assert!(report.host_detail.is_some());
}

#[test]
fn a_panic_of_the_host_is_caught_and_named() {
    struct Broken;
    impl ToolServer for Broken {
        fn call(&mut self, _: &str, _: &str) -> ToolReply {
            panic!("a bug of ours")
        }

        fn fork(&self) -> Box<dyn ToolServer> {
            Box::new(Self)
        }
    }
    let tool = "(call $tool (i32.const 4160) (i32.const 6) (i32.const 4128) (i32.const 2) (i32.const 1024))";
    let agent = load(&guest_with("", "", tool), limits());
    let report = belljar_sandbox::Examinee::respond(&agent, support::request(Broken));
    assert_eq!(report.outcome, Outcome::HostPanic);
    assert_eq!(report.host_detail.as_deref(), Some("a bug of ours"));
    assert_eq!(respond(&agent).outcome, Outcome::NoAnswer, "the next call is unharmed");
}

#[test]
fn nothing_of_a_call_is_left_for_the_next() {
    // Counts in a global and in the last byte of a page that it grows; both must be fresh.
    let body = "(drop (memory.grow (i32.const 16))) \
        (if (i32.or (global.get $calls) (i32.load8_u (i32.const 1179647))) (then unreachable)) \
        (global.set $calls (i32.const 1)) (i32.store8 (i32.const 1179647) (i32.const 255)) \
        (memory.fill (i32.const 131072) (i32.const 255) (i32.const 1048575))";
    let agent = load(&guest_with("(global $calls (mut i32) (i32.const 0))", body, body), limits());
    for _ in 0..50 {
        assert_eq!(respond(&agent).outcome, Outcome::NoAnswer);
        assert_eq!(ingest(&agent, Vec::new()).outcome, Outcome::Ingested);
    }
}
