//! The memory log: replayed, touched, cut off.

use belljar_exam::is_canonical;
use belljar_runner::{MemoryLogError, MemoryLogReader, MemoryLogWriter, replay_memory_log};
use belljar_sandbox::{Changes, MemoryStore, Value};
use belljar_transcript::Event;
use proptest::prelude::*;

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
    assert_eq!(lines[..2], [r#"[0,"a","1"]"#, r#"[0,"b","2"]"#]);
    assert_eq!(lines[3..5], [r#"[0,"a",null]"#, r#"[0,"b","3"]"#]);
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

/// Writes one commit of call 9.
fn logged(changes: &Changes) -> Vec<u8> {
    let mut writer = MemoryLogWriter::new(Vec::new());
    assert_eq!(writer.append(9, changes).unwrap(), changes.digest());
    writer.finish().unwrap()
}

/// Reads a log of one commit.
fn read_one(log: &[u8]) -> Option<Changes> {
    let mut reader = MemoryLogReader::new(log);
    let commit = reader.read().unwrap()?;
    assert_eq!((commit.call, commit.digest), (9, commit.changes.digest()));
    assert!(reader.read().unwrap().is_none());
    Some(commit.changes)
}

/// Names and values of all sorts: texts in several scripts, bytes that are none, long ones, empty ones, a removal.
fn all_sorts() -> Changes {
    let value = |bytes: &[u8]| -> Option<Value> { Some(bytes.into()) };
    let every_byte: Vec<u8> = (0..=255).collect();
    let names = ["", "\0", "a\nb", "é\u{202e}", "quote\"back\\slash", &"k".repeat(1024), &("k".repeat(1024) + "é")];
    let parts = names.iter().map(|name| ((*name).to_owned(), value(&every_byte)));
    let more = [
        ("empty".to_owned(), value(&[])),
        ("gone".to_owned(), None),
        ("text/greek".to_owned(), value("Καλημέρα".as_bytes())),
        ("text/lines".to_owned(), value(b"one\n\"two\"\n")),
        ("text/zeros".to_owned(), value(&[0; 9])),
        ("text/\u{1f41f}".to_owned(), value("\u{1f41f}\u{fe0f}".as_bytes())),
    ];
    Changes::from_parts(parts.chain(more))
}

#[test]
fn any_bytes_come_back() {
    let log = logged(&all_sorts());
    assert_eq!(read_one(&log), Some(all_sorts()));
    let spelled = lines(&log);
    assert!(spelled.iter().all(|line| is_canonical(line.as_bytes())), "{spelled:?}");
    for line in [
        r#"[0,"gone",null]"#,
        r#"[0,"text/greek","Καλημέρα"]"#,
        r#"[5,"lines","one\n\"two\"\n"]"#,
        r#"[5,"zeros",{"hex":"000000000000000000"}]"#,
        "[5,\"\u{1f41f}\",\"\u{1f41f}\u{fe0f}\"]",
    ] {
        assert!(spelled.iter().any(|spelled| spelled == line), "{line} isn't in {spelled:?}");
    }
}

#[test]
fn a_log_that_is_torn_anywhere_is_read_up_to_there() {
    let first = logged(&all_sorts());
    let log = [&*first, b"[0,\"a\",\"\xc3\xa9\"]\n"].concat();
    for cut in 0..log.len() {
        let read = read_one(&log[..cut]);
        assert_eq!(read, (cut >= first.len()).then(all_sorts), "cut at {cut}");
    }
}

proptest! {
    #[test]
    fn whatever_was_written_is_read(
        parts in prop::collection::btree_map(
            prop_oneof![any::<String>(), "(said|facts)/[a-c]{0,4}é?[0-9]{0,3}"],
            prop::option::of(prop_oneof![prop::collection::vec(any::<u8>(), 0..40), ".{0,20}".prop_map(String::into_bytes)]),
            0..12,
        ),
        cut in any::<prop::sample::Index>(),
    ) {
        let changes = Changes::from_parts(parts.into_iter().map(|(name, value)| (name, value.map(Value::from))));
        let log = logged(&changes);
        prop_assert_eq!(read_one(&log[..cut.index(log.len())]), None);
        prop_assert_eq!(read_one(&log), Some(changes));
    }

    #[test]
    fn no_bytes_take_a_reader_by_surprise(
        log in prop_oneof![
            prop::collection::vec(any::<u8>(), 0..80),
            "(\\[[0-9]{1,2},\"[a-cé]{0,3}\",(null|\"[a-c]{0,3}\"|\\{\"hex\":\"[0-9a-f]{0,4}\"\\})\\]\n){0,4}".prop_map(String::into_bytes),
        ],
    ) {
        let mut reader = MemoryLogReader::new(&*log);
        while let Ok(Some(_)) = reader.read() {}
        prop_assert!(reader.bytes_read() <= log.len() as u64);
    }
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
    let change = r#"[0,"a","1"]"#;
    let rows = [
        (vec![change.to_owned(), r#"[1,"","1"]"#.to_owned()], "ascending order, each once a commit"),
        (vec![whole[1].clone(), whole[0].clone()], "ascending order, each once a commit"),
        (vec![change.to_owned(), change.to_owned()], "how much it shares"),
        (vec![change.to_owned(), r#"[2,"","1"]"#.to_owned()], "how much it shares"),
        (line(r#"[1,"a","1"]"#), "how much it shares"),
        (vec![whole[1].clone(), whole[2].clone()], "don't match its digest"),
        (vec![whole[0].clone(), whole[1].clone(), whole[2].clone(), whole[2].clone()], "calls commit in ascending"),
        (line(r#"[0,"a",{"hex":"31"}]"#), "neither a change nor a commit"),
        (line(r#"[0,"a",{"hex":"f"}]"#), "neither a change nor a commit"),
        (line(r#"[0,"a",{"hex":"FF"}]"#), "neither a change nor a commit"),
        (line(r#"[0,"a",{"hex":"ff","hex":"fe"}]"#), "neither a change nor a commit"),
        (line(r#"[0,"a","\ud800"]"#), "neither a change nor a commit"),
        (line(r#"[-1,"a","1"]"#), "neither a change nor a commit"),
        (line(r#"[0,"a"]"#), "neither a change nor a commit"),
        (line(r#"[0,"a","1","2"]"#), "neither a change nor a commit"),
        (line(r#"{"undo":1}"#), "neither a change nor a commit"),
        (line(r#"{"call":-1,"digest":""}"#), "neither a change nor a commit"),
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
        let lines = ran.memory_log[..cut].split_inclusive(|byte| *byte == b'\n');
        lines.filter(|line| line.starts_with(b"{") && line.ends_with(b"\n")).count()
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
