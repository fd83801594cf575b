//! Equal calls give equal reports, fuel included, however often and wherever they run.

use belljar_sandbox::{Examinee as _, Limits};
use belljar_transcript::{Outcome, ToolReply};

use crate::support::{SUBMIT_HELLO, Same, guest, ingest, load, request, respond, session};

/// Prints random bytes and both clocks, calls a tool, writes to memory, grows, and answers.
fn busy() -> String {
    format!(
        "(call $get-random-bytes (i64.const 32) (i32.const 1024))
         (local.set $i (call $get-stdout ))
         (call $blocking-write-and-flush (local.get $i) (i32.load (i32.const 1024)) (i32.const 32) (i32.const 1040))
         (call $wall-now (i32.const 1056))
         (i64.store (i32.const 1072) (call $monotonic-now ))
         (i64.store (i32.const 1080) (call $monotonic-now ))
         (call $blocking-write-and-flush (local.get $i) (i32.const 1056) (i32.const 32) (i32.const 1040))
         (call $block (call $monotonic-subscribe-duration (i64.const 3600000000000)))
         (call $tool (i32.const 4160) (i32.const 6) (i32.const 4128) (i32.const 2) (i32.const 1024))
         (call $memory-write (i32.const 4136) (i32.const 3) (i32.const 65536) (i32.const 60000) (i32.const 1024))
         (drop (memory.grow (i32.const 100)))
         {SUBMIT_HELLO}"
    )
}

#[test]
fn reports_are_equal_across_repeats_threads_and_engines() {
    let component = guest("", &busy());
    let agent = load(&component, Limits::default());
    let first = respond(&agent);
    assert_eq!(first.outcome, Outcome::Answered);
    assert!(first.used.fuel.is_some());
    let expected = format!("{first:?}");
    for _ in 0..10 {
        assert_eq!(format!("{:?}", respond(&agent)), expected);
    }
    let other = load(&component, Limits::default());
    std::thread::scope(|scope| {
        for agent in [&agent, &other, &agent, &other] {
            let expected = &expected;
            scope.spawn(move || {
                for _ in 0..20 {
                    assert_eq!(&format!("{:?}", respond(agent)), expected);
                }
            });
        }
    });
}

#[test]
fn a_guest_sees_the_virtual_world() {
    let agent = load(&guest("", &busy()), Limits::default());
    let report = respond(&agent);
    let mut later = request(Same(ToolReply::NotAvailableNow));
    later.ordinal += 1;
    assert_ne!(agent.respond(later).log, report.log, "another call has other random bytes");
    // 1,776,159,000 is 2026-04-14T09:30:00Z, when the request is made.
    let clocks = "(call $wall-now (i32.const 1024))
        (if (i64.ne (i64.load (i32.const 1024)) (i64.const 1776159000)) (then unreachable))
        (if (i64.ne (call $monotonic-now ) (i64.const 0)) (then unreachable))
        (if (i64.ne (call $monotonic-now ) (i64.const 1000)) (then unreachable))";
    assert_eq!(respond(&load(&guest("", clocks), Limits::default())).outcome, Outcome::NoAnswer);
    let hunt = "(call $get-environment (i32.const 1024)) (call $get-directories (i32.const 1032))
        (if (i32.or (i32.load (i32.const 1028)) (i32.load (i32.const 1036))) (then unreachable))
        (call $blocking-read (call $get-stdin ) (i64.const 10) (i32.const 1040))
        (if (i32.ne (i32.load8_u (i32.const 1040)) (i32.const 1)) (then unreachable))";
    assert_eq!(respond(&load(&guest("", hunt), Limits::default())).outcome, Outcome::NoAnswer);
}

#[test]
fn the_prices_of_host_calls_are_pinned() {
    // A change here moves every score: it is a change of the contract, to be made on purpose.
    let fuel = |respond_body: &str| respond(&load(&guest("", respond_body), Limits::default())).used.fuel.unwrap();
    let empty = fuel("");
    let get = "(call $config-get (i32.const 4136) (i32.const 3) (i32.const 1024))";
    let one = fuel(get) - empty;
    assert_eq!(fuel(&format!("{get} {get}")) - empty, 2 * one);
    // Call 500, one step 200, three bytes 3; four instructions of the guest's own, six of the shim through which
    // wit-component's components call what needs their memory.
    assert_eq!(one, 500 + 200 + 3 + 4 + 6);
    let take = "(call $next (i32.const 1) (i32.const 1024))";
    let agent = load(&guest(take, ""), Limits::default());
    let of = |turns| ingest(&agent, vec![session(turns, "0123456789")]).used.fuel.unwrap();
    assert!((of(2) - of(1)) > 200 + 10, "a turn has a price beside its bytes");
}

#[test]
fn what_a_host_call_costs_is_kept_when_the_allocator_calls_the_engine() {
    // While the host hands over a result, the guest's allocator grows memory, which calls the engine and comes back.
    // What the host call owes must not be taken then: the allocator would write its own count of fuel over it. Ticks of
    // the clock call the engine in the same way, at random: with this wrong, fuel differs from run to run.
    let write =
        "(call $memory-write (i32.const 4136) (i32.const 3) (i32.const 65536) (i32.const 60000) (i32.const 1024))";
    let read = "(call $memory-read (i32.const 4136) (i32.const 3) (i32.const 1024))";
    let fuel = |reads: &str| {
        let report = respond(&load(&guest("", &format!("{write} {reads}")), Limits::default()));
        assert_eq!(report.outcome, Outcome::NoAnswer);
        (report.used.fuel.unwrap(), report.used.linear_memory_bytes_peak)
    };
    let (one, two) = (fuel(read), fuel(&format!("{read} {read}")));
    assert!(two.1 > one.1, "the second read makes memory grow");
    assert!(two.0 - one.0 > 60_000, "a read of 60,000 bytes costs {} fuel", two.0 - one.0);
}
