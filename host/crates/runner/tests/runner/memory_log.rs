//! The memory log: replayed, touched, cut off.

use belljar_exam::is_canonical;
use belljar_runner::{MemoryLogError, MemoryLogReader, MemoryLogWriter, replay_memory_log};
use belljar_sandbox::{Changes, MemoryStore, Value};
use belljar_transcript::Event;

use crate::support::{Ran, exam, request, run_exam, wave};

/// A run with three commits: 2 entries written; 1 written and 1 removed; nothing.
fn ran() -> Ran {
    let instructions = vec![request("i-1", "write b 3\ndelete a\nsay ok"), request("i-2", "say ok")];
    let ran =
        run_exam(exam(vec![wave("write a 1\nwrite b 2", instructions, vec![request("p", "write c 4")])]), 1, &mut ());
    assert_eq!(ran.summary.commits, 3);
    ran
}

fn entries(store: &MemoryStore) -> Vec<(String, Vec<u8>)> {
    store.snapshot().iter().map(|(name, value)| (name.to_owned(), value.to_vec())).collect()
}

fn replay(log: &[u8], events: &[Event]) -> Result<MemoryStore, MemoryLogError> {
    replay_memory_log(log, events)
}

fn lines(log: &[u8]) -> Vec<String> {
    String::from_utf8(log.to_vec()).unwrap().lines().map(str::to_owned).collect()
}

fn joined(lines: &[String]) -> Vec<u8> {
    lines.iter().flat_map(|line| [line.as_bytes(), b"\n"].concat()).collect()
}

#[test]
fn a_log_replays_to_the_memory_of_the_last_commit() {
    let ran = ran();
    let store = replay(&ran.memory_log, &ran.events).unwrap();
    assert_eq!(entries(&store), [("b".to_owned(), b"3".to_vec())]);
    let lines = lines(&ran.memory_log);
    assert_eq!(lines[..2], [r#"{"change":{"name":"a","value":"31"}}"#, r#"{"change":{"name":"b","value":"32"}}"#]);
    assert_eq!(lines[3], r#"{"change":{"name":"a","value":null}}"#);
    assert_eq!(lines.len(), 7);
    assert!(lines.iter().all(|line| is_canonical(line.as_bytes())), "{lines:?}");
}

#[test]
fn figures_that_do_not_follow_from_the_log_are_noticed() {
    let ran = ran();
    let commits = ran.events.iter().enumerate().filter(|(_, event)| matches!(event, Event::MemoryCommitted { .. }));
    for (at, event) in commits {
        for figure in 0..4 {
            let mut event = event.clone();
            if let Event::MemoryCommitted { bytes, entries, removed, written, .. } = &mut event {
                *[bytes, entries, removed, written][figure] += 1;
            }
            let mut events = ran.events.clone();
            events[at] = event;
            let error = replay(&ran.memory_log, &events).unwrap_err();
            assert!(matches!(error, MemoryLogError::Figures { .. }), "figure {figure}: {error}");
        }
    }
}

#[test]
fn any_bytes_come_back() {
    let value = |bytes: &[u8]| -> Option<Value> { Some(bytes.into()) };
    let every_byte: Vec<u8> = (0..=255).collect();
    let names = ["", "\0", "a\nb", "é\u{202e}", "quote\"back\\slash", &"k".repeat(1024)];
    let parts = names.iter().map(|name| ((*name).to_owned(), value(&every_byte)));
    let changes = Changes::from_parts(parts.chain([("empty".to_owned(), value(&[])), ("gone".to_owned(), None)]));
    let mut writer = MemoryLogWriter::new(Vec::new());
    let digest = writer.append(9, &changes).unwrap();
    assert_eq!(digest, changes.digest());
    let log = writer.finish().unwrap();
    let mut reader = MemoryLogReader::new(&*log);
    let commit = reader.read().unwrap().unwrap();
    assert_eq!((commit.call, commit.digest), (9, digest));
    assert_eq!(commit.changes, changes);
    assert!(reader.read().unwrap().is_none());
}

#[test]
fn every_changed_byte_is_noticed() {
    let ran = ran();
    for at in 0..ran.memory_log.len() - 1 {
        let mut touched = ran.memory_log.clone();
        touched[at] ^= 1;
        assert!(replay(&touched, &ran.events).is_err(), "byte {at} was changed");
    }
}

#[test]
fn removed_added_and_swapped_lines_are_noticed() {
    let ran = ran();
    let whole = lines(&ran.memory_log);
    for at in 0..whole.len() {
        let mut removed = whole.clone();
        removed.remove(at);
        assert!(replay(&joined(&removed), &ran.events).is_err(), "line {at} was removed");
        let mut doubled = whole.clone();
        doubled.insert(at, whole[at].clone());
        assert!(replay(&joined(&doubled), &ran.events).is_err(), "line {at} was doubled");
        let mut swapped = whole.clone();
        swapped.swap(at, (at + 1) % whole.len());
        assert!(replay(&joined(&swapped), &ran.events).is_err(), "line {at} was swapped");
    }
}

/// Each row: a log, and a part of what is said about it.
#[test]
fn logs_that_no_run_writes_are_refused() {
    let whole = lines(&ran().memory_log);
    let line = |text: &str| vec![text.to_owned()];
    let change = r#"{"change":{"name":"a","value":"31"}}"#;
    let rows = [
        (vec![change.to_owned(), change.to_owned()], "ascending order, each once a commit"),
        (vec![whole[1].clone(), whole[0].clone()], "ascending order, each once a commit"),
        (vec![whole[1].clone(), whole[2].clone()], "don't match its digest"),
        (vec![whole[0].clone(), whole[1].clone(), whole[2].clone(), whole[2].clone()], "calls commit in ascending"),
        (line(r#"{"change":{"name":"a","name":"b","value":"31"}}"#), "neither a change nor a commit"),
        (line(r#"{"change":{"name":"a","value":"31","value":"32"}}"#), "neither a change nor a commit"),
        (line(r#"{"change":{"name":"a","value":"3"}}"#), "neither a change nor a commit"),
        (line(r#"{"change":{"name":"a","value":"3A"}}"#), "neither a change nor a commit"),
        (line(r#"{"change":{"added":1,"name":"a","value":"31"}}"#), "neither a change nor a commit"),
        (line(r#"{"undo":{"call":1}}"#), "neither a change nor a commit"),
        (line(r#"{"commit":{"call":-1,"digest":""}}"#), "neither a change nor a commit"),
        (line(""), "neither a change nor a commit"),
    ];
    for (lines, expected) in rows {
        let log = joined(&lines);
        let mut reader = MemoryLogReader::new(&*log);
        let error = loop {
            match reader.read() {
                Ok(Some(_)) => {}
                Ok(None) => panic!("{lines:?} was read"),
                Err(error) => break error,
            }
        };
        assert!(error.to_string().contains(expected), "{lines:?}: {error}");
    }
}

#[test]
fn a_line_that_is_too_long_is_refused_before_it_is_read() {
    use std::io::{BufReader, Read};
    let mut log = BufReader::new(std::io::repeat(b' ').take(65 << 20));
    assert!(matches!(MemoryLogReader::new(&mut log).read(), Err(MemoryLogError::LongLine { line: 1 })));
    let value: Value = vec![0; 33 << 20].into();
    let changes = Changes::from_parts([("a".to_owned(), Some(value))]);
    let error = MemoryLogWriter::new(std::io::sink()).append(0, &changes).unwrap_err();
    assert!(matches!(error, MemoryLogError::LongLine { line: 1 }), "{error:?}");
}

#[test]
fn a_log_that_was_cut_is_readable_up_to_the_cut() {
    let ran = ran();
    let commits_before = |cut: usize| {
        let text = std::str::from_utf8(&ran.memory_log[..cut]).unwrap();
        text.split_inclusive('\n').filter(|line| line.starts_with("{\"commit\"") && line.ends_with('\n')).count()
    };
    for cut in 0..ran.memory_log.len() {
        let mut reader = MemoryLogReader::new(&ran.memory_log[..cut]);
        let mut read = 0;
        while reader.read().unwrap().is_some() {
            read += 1;
        }
        assert_eq!(read, commits_before(cut), "cut at {cut}");
        assert!(matches!(replay(&ran.memory_log[..cut], &ran.events), Err(MemoryLogError::MissingCommit { .. })));
    }
}

#[test]
fn log_and_transcript_must_name_the_same_commits() {
    let ran = ran();
    let commit = |event: &&Event| matches!(event, Event::MemoryCommitted { .. });
    let second = ran.events.iter().enumerate().filter(|(_, event)| commit(event)).nth(1).unwrap().0;
    // A transcript that was cut off lacks the last commit that the log has, at most.
    let cut = &ran.events[..second + 1];
    assert_eq!(entries(&replay(&ran.memory_log, cut).unwrap()), [("b".to_owned(), b"3".to_vec())]);
    let shorter = &ran.events[..second];
    assert!(matches!(replay(&ran.memory_log, shorter), Err(MemoryLogError::UnknownCommit { call: 2 })));
    // A transcript that ended lacks none.
    let ended = [cut, &[Event::RunEnded { complete: true }]].concat();
    assert!(matches!(replay(&ran.memory_log, &ended), Err(MemoryLogError::UnknownCommit { call: 2 })));
    let other = run_exam(exam(vec![wave("write a 9", vec![], vec![])]), 1, &mut ());
    assert!(matches!(replay(&other.memory_log, &ran.events), Err(MemoryLogError::UnknownCommit { call: 0 })));
}
