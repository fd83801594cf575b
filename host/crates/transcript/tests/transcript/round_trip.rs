//! Whatever an event holds: it is written in canonical form and read back as it was.

use crate::support::{began, chained, hash, written};
use belljar_exam::{CaseId, is_canonical, to_canonical_json};
use belljar_transcript::{
    Answer, CallKind, CallUse, Event, GuestText, LimitKind, LogNote, Outcome, ToolReply, TrapClass, read_events,
    read_transcript,
};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

fn text() -> impl Strategy<Value = GuestText> {
    any::<String>().prop_map(GuestText::new)
}

fn reply() -> impl Strategy<Value = ToolReply> {
    prop_oneof![
        any::<String>().prop_map(ToolReply::Result),
        Just(ToolReply::UnknownTool),
        any::<String>().prop_map(ToolReply::InvalidArguments),
        any::<String>().prop_map(ToolReply::Failed),
        Just(ToolReply::NotAvailableNow),
        any::<u32>().prop_map(ToolReply::TooManyCalls),
        any::<u64>().prop_map(ToolReply::TooLarge),
    ]
}

fn trap_class() -> impl Strategy<Value = TrapClass> {
    select(vec![
        TrapClass::Unreachable,
        TrapClass::MemoryOutOfBounds,
        TrapClass::HeapMisaligned,
        TrapClass::TableOutOfBounds,
        TrapClass::IndirectCallToNull,
        TrapClass::BadSignature,
        TrapClass::IntegerOverflow,
        TrapClass::IntegerDivisionByZero,
        TrapClass::BadConversionToInteger,
        TrapClass::Other,
    ])
}

fn outcome() -> impl Strategy<Value = Outcome> {
    prop_oneof![
        Just(Outcome::Ingested),
        Just(Outcome::Answered),
        Just(Outcome::NoAnswer),
        text().prop_map(Outcome::Failed),
        trap_class().prop_map(Outcome::Trapped),
        Just(Outcome::OutOfFuel),
        Just(Outcome::OutOfMemory),
        Just(Outcome::StackOverflow),
        Just(Outcome::AbiViolation),
        select(vec![LimitKind::HostBytes, LimitKind::Handles, LimitKind::RandomBytes]).prop_map(Outcome::Limit),
        Just(Outcome::Deadline),
        Just(Outcome::WorkerDied),
        Just(Outcome::HostPanic),
        Just(Outcome::HostError),
    ]
}

fn used() -> impl Strategy<Value = CallUse> {
    (option::of(any::<u64>()), any::<[u64; 6]>()).prop_map(
        |(fuel, [host_calls, host_bytes, items, linear_memory_bytes_peak, memory_reads, memory_writes])| CallUse {
            host_calls,
            host_bytes,
            fuel,
            items,
            linear_memory_bytes_peak,
            memory_reads,
            memory_writes,
        },
    )
}

fn answer() -> impl Strategy<Value = Answer> {
    (vec(text(), 0..4), option::of(any::<u8>()), any::<bool>(), text(), option::of(text())).prop_map(
        |(citations, confidence, declined, text, value)| Answer { citations, confidence, declined, text, value },
    )
}

fn note() -> impl Strategy<Value = LogNote> {
    (select(vec!["debug", "info", "warn", "error", "stdout", "stderr"]), text())
        .prop_map(|(level, text)| LogNote { level: level.to_owned(), text })
}

fn event() -> impl Strategy<Value = Event> {
    let kind = select(vec![CallKind::Ingest, CallKind::Instruction, CallKind::Probe]);
    let case = option::of("[a-z0-9-]{1,20}".prop_map(CaseId::new));
    prop_oneof![
        (any::<[u32; 3]>(), case, kind).prop_map(|([attempt, call, wave], case, kind)| Event::CallBegan {
            attempt,
            call,
            case,
            kind,
            wave
        }),
        (text(), any::<[u32; 2]>(), reply(), text()).prop_map(|(arguments, [call, index], reply, tool)| {
            Event::ToolCalled { arguments, call, index, reply, tool }
        }),
        (answer(), any::<u32>()).prop_map(|(answer, call)| Event::AnswerSubmitted { answer, call }),
        (any::<u32>(), vec(note(), 0..4), any::<u64>(), outcome(), used()).prop_map(
            |(call, log, log_bytes_dropped, outcome, used)| Event::CallEnded {
                call,
                log,
                log_bytes_dropped,
                outcome,
                used
            }
        ),
        (any::<[u64; 4]>(), any::<u32>(), any::<String>()).prop_map(
            |([bytes, entries, removed, written], call, text)| Event::MemoryCommitted {
                bytes,
                call,
                digest: hash(&text),
                entries,
                removed,
                written
            }
        ),
        any::<bool>().prop_map(|complete| Event::RunEnded { complete }),
    ]
}

proptest! {
    #[test]
    fn events_come_back_as_they_were(events in vec(event(), 0..12)) {
        let events = [vec![began()], events].concat();
        let bytes = written(&events);
        let (again, hash) = read_events(&bytes).unwrap();
        prop_assert_eq!(&again, &events);
        // The same events give the same bytes and the same hash.
        prop_assert_eq!(written(&again), &*bytes);
        let text = String::from_utf8(bytes).unwrap();
        prop_assert!(text.ends_with(&format!("\"hash\":\"{hash}\"}}\n")), "{}", text);
        prop_assert_eq!(text.lines().count(), events.len(), "one event a line, whatever the guest said");
    }

    #[test]
    fn events_are_canonical(event in event()) {
        let json = to_canonical_json(&event);
        prop_assert!(is_canonical(&json), "{}", String::from_utf8_lossy(&json));
    }

    #[test]
    fn no_order_of_events_panics_the_reader(events in vec(event(), 0..12)) {
        let _ = read_transcript(&written(&[vec![began()], events].concat()));
    }

    #[test]
    fn no_bytes_panic_the_reader(bytes in vec(any::<u8>(), 0..400), event in any::<String>()) {
        prop_assert!(read_transcript(&bytes).is_err());
        prop_assert!(read_transcript(&chained(&[&event])).is_err());
    }
}

#[test]
fn the_first_event_is_canonical() {
    assert!(is_canonical(&to_canonical_json(&began())));
}

#[test]
fn every_sort_of_event_has_been_tried() {
    use proptest::strategy::ValueTree;
    use proptest::test_runner::TestRunner;
    let mut runner = TestRunner::deterministic();
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let json = to_canonical_json(&event().new_tree(&mut runner).unwrap().current());
        seen.insert(String::from_utf8(json).unwrap().split('"').nth(1).unwrap().to_owned());
    }
    let all = ["answer-submitted", "call-began", "call-ended", "memory-committed", "run-ended", "tool-called"];
    assert!(seen.iter().map(String::as_str).eq(all), "{seen:?}");
}
