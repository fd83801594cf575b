//! Transcripts to read and to break.

use belljar_exam::{CaseId, Sha256Hex};
use belljar_transcript::{Answer, CallKind, CallUse, Event, LogNote, Outcome, RECORD_FORMAT, ToolReply, Writer};

/// A hash of some text.
pub(crate) fn hash(text: &str) -> Sha256Hex {
    Sha256Hex::of(&[text.as_bytes()])
}

pub(crate) fn began() -> Event {
    let (component, config, fingerprint) = (hash("component"), hash("config"), hash("fingerprint"));
    Event::RunBegan { component, config, fingerprint, format: RECORD_FORMAT }
}

pub(crate) fn call(call: u32, attempt: u32, wave: u32, kind: CallKind, case: Option<&str>) -> Event {
    Event::CallBegan { attempt, call, case: case.map(CaseId::new), kind, wave }
}

pub(crate) fn ended(call: u32, outcome: Outcome) -> Event {
    let log = vec![LogNote { level: "info".to_owned(), text: "note".into() }];
    Event::CallEnded { call, log, log_bytes_dropped: 0, outcome, used: CallUse::default() }
}

pub(crate) fn tool(call: u32, index: u32) -> Event {
    let reply = ToolReply::Result("1. A page".to_owned());
    Event::ToolCalled { arguments: r#"{"queries":["a"]}"#.into(), call, index, reply, tool: "search_web".into() }
}

pub(crate) fn answer(call: u32) -> Event {
    Event::AnswerSubmitted { answer: Answer { text: "Lisbon.".into(), ..Answer::default() }, call }
}

pub(crate) fn committed(call: u32) -> Event {
    Event::MemoryCommitted { bytes: 7, call, digest: hash("changes"), entries: 2, removed: 0, written: 2 }
}

/// A run of one wave: an ingestion, an instruction that the host failed once, two probes.
pub(crate) fn whole_run() -> Vec<Event> {
    let instruction = |attempt| call(1, attempt, 0, CallKind::Instruction, Some("c-1"));
    vec![
        began(),
        call(0, 0, 0, CallKind::Ingest, None),
        ended(0, Outcome::Ingested),
        committed(0),
        instruction(0),
        ended(1, Outcome::WorkerDied),
        instruction(1),
        tool(1, 0),
        answer(1),
        ended(1, Outcome::Answered),
        committed(1),
        call(2, 0, 0, CallKind::Probe, Some("c-2")),
        tool(2, 0),
        tool(2, 1),
        answer(2),
        ended(2, Outcome::Answered),
        call(3, 0, 0, CallKind::Probe, Some("c-3")),
        ended(3, Outcome::OutOfFuel),
        Event::RunEnded { complete: true },
    ]
}

/// Writes events.
pub(crate) fn written(events: &[Event]) -> Vec<u8> {
    let mut writer = Writer::new(Vec::new());
    for event in events {
        writer.write(event).unwrap();
    }
    writer.finish().unwrap()
}

/// Writes lines whose hashes are right whatever they say: only a reader's own checks can refuse them.
pub(crate) fn chained(events: &[&str]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut chain = hash("belljar transcript");
    for event in events {
        chain = Sha256Hex::of(&[chain.bytes(), event.as_bytes()]);
        bytes.extend_from_slice(format!("{{\"event\":{event},\"hash\":\"{chain}\"}}\n").as_bytes());
    }
    bytes
}

/// The first event as text.
pub(crate) fn began_text() -> String {
    serde_json::to_string(&began()).unwrap()
}
