//! What a skilled forger does: changes events, and makes the chain of hashes anew.

use belljar_transcript::{Event, Writer, read_events};

/// Reads events, lets them be changed, and writes them with a chain that holds.
pub(crate) fn rechain(transcript: &[u8], change: impl FnOnce(&mut Vec<Event>)) -> Vec<u8> {
    let (mut events, _) = read_events(transcript).expect("the record was sound");
    change(&mut events);
    let mut writer = Writer::new(Vec::new());
    for event in &events {
        writer.write(event).expect("a list of bytes takes all events");
    }
    writer.finish().expect("a list of bytes takes all events")
}

/// Returns the ordinals of the calls that committed, as a transcript tells.
pub(crate) fn commits(transcript: &[u8]) -> Vec<u32> {
    let (events, _) = read_events(transcript).expect("the record was sound");
    let committed = |event: &Event| match event {
        Event::MemoryCommitted { call, .. } => Some(*call),
        _ => None,
    };
    events.iter().filter_map(committed).collect()
}

/// Cuts a memory log after the commits of these calls.
pub(crate) fn memory_until(log: &[u8], calls: &[u32]) -> Vec<u8> {
    let mut left = calls.len();
    let mut kept = Vec::new();
    for line in log.split_inclusive(|byte| *byte == b'\n') {
        if left == 0 {
            break;
        }
        kept.extend_from_slice(line);
        left -= usize::from(line.starts_with(b"{"));
    }
    kept
}

/// Returns where the events of the last probe stand.
pub(crate) fn last_probe(events: &[Event]) -> std::ops::Range<usize> {
    let begin = events.iter().rposition(|event| matches!(event, Event::CallBegan { .. })).expect("calls were made");
    let length = events[begin..].iter().position(|event| matches!(event, Event::CallEnded { .. })).expect("it ended");
    begin..begin + length + 1
}
