//! Transcripts that were touched or cut off.

use crate::support::{began_text, chained, whole_run, written};
use belljar_transcript::{ReadError, read_events, read_transcript};

fn lines(bytes: &[u8]) -> Vec<Vec<u8>> {
    bytes.split_inclusive(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect()
}

fn why(bytes: &[u8]) -> String {
    read_transcript(bytes).expect_err("this transcript was touched").to_string()
}

#[test]
fn a_whole_transcript_is_read() {
    let bytes = written(&whole_run());
    let transcript = read_transcript(&bytes).unwrap();
    assert!(transcript.complete);
    assert_eq!(read_events(&bytes).unwrap().0, whole_run());
}

#[test]
fn every_changed_byte_is_noticed() {
    let bytes = written(&whole_run());
    for at in 0..bytes.len() - 1 {
        let mut touched = bytes.clone();
        // The lowest bit keeps most bytes printable, so that what is checked isn't only whether it is JSON.
        touched[at] ^= 1;
        assert!(read_transcript(&touched).is_err(), "byte {at} was changed");
    }
}

#[test]
fn changed_text_breaks_the_hash_of_its_line() {
    let text = String::from_utf8(written(&whole_run())).unwrap();
    let touched = text.replacen("Lisbon.", "Oslo!!.", 1);
    assert_ne!(text, touched);
    assert!(matches!(read_transcript(touched.as_bytes()), Err(ReadError::Hash { line: 9 })));
}

#[test]
fn removed_added_and_swapped_lines_are_noticed() {
    let whole = lines(&written(&whole_run()));
    for at in 0..whole.len() - 1 {
        let mut removed = whole.clone();
        removed.remove(at);
        assert!(matches!(read_transcript(&removed.concat()), Err(ReadError::Hash { line }) if line == at + 1), "{at}");
        let mut doubled = whole.clone();
        doubled.insert(at, whole[at].clone());
        assert!(matches!(read_transcript(&doubled.concat()), Err(ReadError::Hash { line }) if line == at + 2), "{at}");
        let mut swapped = whole.clone();
        swapped.swap(at, at + 1);
        assert!(matches!(read_transcript(&swapped.concat()), Err(ReadError::Hash { line }) if line == at + 1), "{at}");
    }
}

#[test]
fn lines_of_another_transcript_do_not_fit() {
    let whole = lines(&written(&whole_run()));
    let other = lines(&chained(&[&began_text(), r#"{"run-ended":{"complete":false}}"#]));
    assert_eq!(whole[0], other[0], "both begin alike");
    let mixed = [&whole[..3], &other[1..]].concat().concat();
    assert!(matches!(read_transcript(&mixed), Err(ReadError::Hash { line: 4 })));
}

#[test]
fn a_cut_leaves_all_whole_lines_readable() {
    let bytes = written(&whole_run());
    let first_line = lines(&bytes)[0].len();
    for cut in first_line..bytes.len() {
        let (events, _) = read_events(&bytes[..cut]).unwrap();
        let whole = bytes[..cut].iter().filter(|byte| **byte == b'\n').count();
        assert_eq!(events.len(), whole, "cut at {cut}");
        assert!(!read_transcript(&bytes[..cut]).unwrap().complete, "cut at {cut}");
    }
    for cut in 0..first_line {
        assert!(matches!(read_transcript(&bytes[..cut]), Err(ReadError::Empty)), "cut at {cut}");
    }
}

#[test]
fn keys_come_once_and_none_is_unknown() {
    let began = began_text();
    let twice = r#"{"run-ended":{"complete":true,"complete":true}}"#;
    let both = r#"{"run-ended":{"complete":true},"run-ended":{"complete":true}}"#;
    let unknown = r#"{"run-ended":{"complete":true,"score":1}}"#;
    let no_event = r#"{"run-finished":{"complete":true}}"#;
    for (event, expected) in [(twice, "line 2"), (both, "line 2"), (unknown, "line 2"), (no_event, "line 2")] {
        let error = read_transcript(&chained(&[&began, event])).unwrap_err();
        assert!(matches!(error, ReadError::Line { line: 2, .. }), "{event}: {error}");
        assert!(error.to_string().contains(expected), "{event}: {error}");
    }
    let mut line = String::from_utf8(chained(&[&began])).unwrap();
    line = line.replacen("{\"event\"", "{\"event\":null,\"event\"", 1);
    assert!(matches!(read_transcript(line.as_bytes()), Err(ReadError::Line { line: 1, .. })), "{line}");
}

#[test]
fn numbers_out_of_range_are_refused() {
    let began = began_text();
    for event in [
        r#"{"answer-submitted":{"answer":{"citations":[],"confidence":256,"declined":false,"text":"a","value":null},"call":1}}"#,
        r#"{"call-began":{"attempt":0,"call":4294967296,"case":null,"kind":"ingest","wave":0}}"#,
        r#"{"call-began":{"attempt":0,"call":-1,"case":null,"kind":"ingest","wave":0}}"#,
        r#"{"call-began":{"attempt":0,"call":1.0,"case":null,"kind":"ingest","wave":0}}"#,
        r#"{"call-began":{"attempt":0,"call":NaN,"case":null,"kind":"ingest","wave":0}}"#,
        r#"{"call-began":{"attempt":0,"call":1,"case":null,"kind":"other","wave":0}}"#,
    ] {
        assert!(matches!(read_events(&chained(&[&began, event])), Err(ReadError::Line { line: 2, .. })), "{event}");
    }
}

#[test]
fn other_formats_are_named() {
    let newer = began_text().replace("\"format\":1", "\"format\":2");
    assert!(matches!(read_transcript(&chained(&[&newer])), Err(ReadError::Format { found: 2 })));
    // A newer format may say more in its first event; what is said is still that it is another format.
    let larger = newer.replace("{\"component\"", "{\"added\":true,\"component\"");
    assert_ne!(newer, larger);
    assert_eq!(why(&chained(&[&larger])), "this is format 2; this build reads format 1");
    assert!(why(&chained(&[r#"{"run-ended":{"complete":true}}"#])).contains("begins with `run-began`"));
}

#[test]
fn long_lines_are_refused_before_they_are_read() {
    let mut bytes = chained(&[&began_text()]);
    let begun = bytes.len();
    bytes.extend(std::iter::repeat_n(b' ', 4 << 20));
    bytes[begun + (4 << 20) - 1] = b'\n';
    assert!(matches!(read_events(&bytes), Err(ReadError::Line { line: 2, .. })), "a line of 4 MiB is read");
    bytes.insert(begun, b' ');
    assert!(matches!(read_events(&bytes), Err(ReadError::LongLine { line: 2 })));
}

#[test]
fn an_event_that_no_reader_takes_is_not_written() {
    use belljar_transcript::{Event, Outcome, Writer};
    let mut writer = Writer::new(Vec::new());
    writer.write(&crate::support::began()).unwrap();
    let before = writer.hash();
    let Event::CallEnded { call, log_bytes_dropped, used, .. } = crate::support::ended(0, Outcome::Ingested) else {
        panic!()
    };
    let outcome = Outcome::Failed("a".repeat(4 << 20).as_str().into());
    let event = Event::CallEnded { call, log: Vec::new(), log_bytes_dropped, outcome, used };
    assert!(writer.write(&event).is_err());
    assert_eq!(writer.hash(), before);
    let bytes = writer.finish().unwrap();
    assert_eq!(read_events(&bytes).unwrap().0.len(), 1, "what was written before is whole");
}
