//! Calls of well-behaved guests, from end to end.

use crate::support::{SUBMIT_HELLO, guest, ingest, load, respond, session};
use belljar_sandbox::Limits;
use belljar_transcript::{Outcome, ToolReply};

#[test]
fn an_answer_arrives_with_what_it_cost() {
    let agent = load(&guest("", SUBMIT_HELLO), Limits::default());
    let report = respond(&agent);
    assert_eq!(report.outcome, Outcome::Answered);
    assert_eq!(report.answer.unwrap().text.raw(), "hello");
    assert_eq!((report.used.host_calls, report.used.host_bytes), (1, 5));
    assert_eq!(report.used.linear_memory_bytes_peak, 2 * 65_536);
    // The host call and its five bytes have a price of 505; the rest is the guest's own.
    assert!((506..700).contains(&report.used.fuel.unwrap()), "{:?}", report.used);
    assert!(report.log.is_empty() && report.changes.is_empty() && report.host_detail.is_none());
}

#[test]
fn saying_nothing_is_no_answer_and_ingesting_is_done() {
    let agent = load(&guest("", ""), Limits::default());
    assert_eq!(respond(&agent).outcome, Outcome::NoAnswer);
    let report = ingest(&agent, vec![session(2, "text")]);
    assert_eq!(report.outcome, Outcome::Ingested);
    assert_eq!(report.used.items, 0);
}

#[test]
fn tool_calls_are_observed_in_order() {
    let call = "(call $tool (i32.const 4160) (i32.const 6) (i32.const 4128) (i32.const 2) (i32.const 1024))";
    let agent = load(&guest("", &format!("{call} {call} {SUBMIT_HELLO}")), Limits::default());
    let report = respond(&agent);
    assert_eq!(report.outcome, Outcome::Answered);
    assert_eq!(report.tool_calls.len(), 2);
    assert_eq!(report.tool_calls[1].tool.raw(), "a tool");
    assert_eq!(report.tool_calls[1].arguments.raw(), "{}");
    assert_eq!(report.tool_calls[1].reply, ToolReply::Result("done".to_owned()));
}

#[test]
fn an_error_that_an_export_returns_is_a_failure_and_keeps_its_text() {
    // The result area holds: error, pointer, length.
    let fail = "(i32.store8 (i32.const 0) (i32.const 1)) (i32.store (i32.const 4) (i32.const 4096)) \
                (i32.store (i32.const 8) (i32.const 11))";
    let agent = load(&guest(fail, &format!("{SUBMIT_HELLO} {fail}")), Limits::default());
    let report = respond(&agent);
    assert_eq!(report.outcome, Outcome::Failed("hello world".into()));
    assert!(report.answer.is_some(), "what was submitted is still evidence");
    assert!(report.used.fuel.is_some());
    assert_eq!(ingest(&agent, Vec::new()).outcome, Outcome::Failed("hello world".into()));
}

#[test]
fn memory_writes_come_back_as_changes() {
    let write = "(call $memory-write (i32.const 4136) (i32.const 3) (i32.const 4096) (i32.const 5) (i32.const 1024))";
    let agent = load(&guest(write, ""), Limits::default());
    let report = ingest(&agent, Vec::new());
    let changes: Vec<_> =
        report.changes.iter().map(|(name, value)| (name.to_owned(), value.unwrap().to_vec())).collect();
    assert_eq!(changes, [("key".to_owned(), b"hello".to_vec())]);
    assert_eq!(report.used.memory_writes, 1);
}

#[test]
fn a_wave_is_taken_item_by_item() {
    let take = "(call $next (i32.const 1) (i32.const 1024))";
    let agent = load(&guest(&format!("{take} {take} {take}"), ""), Limits::default());
    let report = ingest(&agent, vec![session(3, "text"), session(1, "text")]);
    assert_eq!(report.outcome, Outcome::Ingested);
    assert_eq!((report.used.items, report.used.host_calls), (2, 3));
    assert_eq!(report.used.host_bytes, 16);
}
