//! Orders of events that no run writes, and what is gathered from those that one does.

use crate::support::{answer, began, call, committed, ended, tool, whole_run, written};
use belljar_exam::CaseId;
use belljar_transcript::{
    Answer, CallKind, Event, Outcome, ReadError, ToolReply, Transcript, TrapClass, read_transcript,
};

fn read(events: &[Event]) -> Result<Transcript, ReadError> {
    read_transcript(&written(events))
}

#[test]
fn events_are_gathered_by_case() {
    let transcript = read(&whole_run()).unwrap();
    let case = |id| &transcript.cases[&CaseId::new(id)];
    assert_eq!(transcript.cases.len(), 3);
    assert_eq!((case("c-1").kind, &case("c-1").outcome), (CallKind::Instruction, &Outcome::Answered));
    assert_eq!((case("c-1").call, case("c-1").committed_bytes), (1, Some(7)), "the second attempt counts");
    assert_eq!(case("c-2").tool_calls.len(), 2);
    assert_eq!(case("c-2").tool_calls[1].reply, ToolReply::Result("1. A page".to_owned()));
    assert_eq!(case("c-2").answer.as_ref().map(|answer| answer.text.raw()), Some("Lisbon."));
    assert_eq!((case("c-2").committed_bytes, case("c-2").log.len()), (None, 1));
    assert_eq!((&case("c-3").outcome, &case("c-3").answer), (&Outcome::OutOfFuel, &None));
    let ingest = &transcript.ingests[0];
    assert_eq!((ingest.committed_bytes, ingest.committed_entries, ingest.wave), (Some(7), Some(2), 0));
}

#[test]
fn the_second_attempt_at_a_wave_replaces_the_first() {
    let ingest = |attempt| call(0, attempt, 0, CallKind::Ingest, None);
    let events = [
        began(),
        ingest(0),
        ended(0, Outcome::Deadline),
        ingest(1),
        ended(0, Outcome::Ingested),
        committed(0),
        Event::RunEnded { complete: true },
    ];
    let transcript = read(&events).unwrap();
    assert_eq!(transcript.ingests.len(), 1);
    assert_eq!((&transcript.ingests[0].outcome, transcript.ingests[0].committed_bytes), (&Outcome::Ingested, Some(7)));
}

#[test]
fn a_run_with_a_host_fault_can_only_be_incomplete() {
    let probe = |attempt| call(0, attempt, 0, CallKind::Probe, Some("c-1"));
    let fault = || ended(0, Outcome::HostPanic);
    for complete in [true, false] {
        let events = [began(), probe(0), fault(), probe(1), fault(), Event::RunEnded { complete }];
        assert_eq!(read(&events).is_ok(), !complete);
    }
}

/// Each row: events after the first, and a part of what is said about the last of them.
#[test]
fn orders_that_no_run_writes_are_refused() {
    let probe = |ordinal, case| call(ordinal, 0, 0, CallKind::Probe, Some(case));
    let again = |ordinal, case| call(ordinal, 1, 0, CallKind::Probe, Some(case));
    let ingest = || call(0, 0, 0, CallKind::Ingest, None);
    let over = || Event::RunEnded { complete: false };
    let confident = |confidence| Event::AnswerSubmitted {
        answer: Answer { confidence: Some(confidence), ..Answer::default() },
        call: 0,
    };
    let trapped = || ended(0, Outcome::Trapped(TrapClass::Unreachable));
    let fault = || ended(0, Outcome::HostError);
    let answered = |ordinal| ended(ordinal, Outcome::Answered);
    let rows = [
        (vec![began()], "begun already"),
        (vec![over(), ingest()], "the run has ended"),
        (vec![ingest(), probe(1, "c")], "another call is open"),
        (vec![call(0, 0, 0, CallKind::Ingest, Some("c"))], "ingestion has none"),
        (vec![call(0, 0, 0, CallKind::Probe, None)], "have a case"),
        (vec![tool(0, 0)], "no such call"),
        (vec![probe(0, "c"), tool(1, 0)], "no such call"),
        (vec![probe(0, "c"), tool(0, 1)], "a tool call is missing"),
        (vec![probe(0, "c"), tool(0, 0), tool(0, 0)], "a tool call is missing"),
        (vec![probe(0, "c"), answer(0), answer(0)], "one answer"),
        (vec![probe(0, "c"), confident(101)], "up to 100"),
        (vec![answered(0)], "no such call"),
        (vec![probe(0, "c"), answered(0)], "doesn't fit"),
        (vec![probe(0, "c"), ended(0, Outcome::Ingested)], "doesn't fit"),
        (vec![probe(0, "c"), answer(0), ended(0, Outcome::NoAnswer)], "doesn't fit"),
        (vec![ingest(), ended(0, Outcome::NoAnswer)], "doesn't fit"),
        (vec![committed(0)], "follows the call"),
        (vec![ingest(), committed(0)], "a call is open"),
        (vec![ingest(), ended(0, Outcome::Ingested), committed(1)], "follows the call"),
        (vec![ingest(), ended(0, Outcome::Ingested), committed(0), committed(0)], "follows the call"),
        (vec![ingest(), ended(0, Outcome::OutOfFuel), committed(0)], "commits nothing"),
        (vec![probe(0, "c"), answer(0), answered(0), committed(0)], "commits nothing"),
        (vec![probe(0, "c"), over()], "a call is open"),
        (vec![probe(0, "c"), trapped(), probe(0, "d")], "ascending"),
        (vec![probe(0, "c"), trapped(), probe(1, "c")], "can't be asked again"),
        (vec![call(0, 0, 1, CallKind::Ingest, None), ended(0, Outcome::Ingested), probe(1, "c")], "ascending"),
        (vec![again(0, "c")], "a second attempt follows"),
        (vec![probe(0, "c"), trapped(), again(0, "c")], "a second attempt follows"),
        (vec![probe(0, "c"), ended(0, Outcome::HostError), again(0, "d")], "a second attempt follows"),
        (vec![probe(0, "c"), ended(0, Outcome::HostError), again(1, "c")], "a second attempt follows"),
        (vec![call(0, 2, 0, CallKind::Ingest, None)], "a second attempt follows"),
        (vec![probe(0, "c"), fault(), again(0, "c"), fault(), again(0, "c")], "a second attempt follows"),
    ];
    for (events, expected) in rows {
        let last = events.len() + 1;
        let events = [vec![began()], events].concat();
        match read(&events) {
            Err(ReadError::Order { line, why }) => {
                assert!(line == last && why.contains(expected), "line {line}: {why}; expected {expected}");
                assert!(read(&events[..events.len() - 1]).is_ok(), "{expected}: all but the last event can stand");
            }
            other => panic!("{expected}: {other:?}"),
        }
    }
}
