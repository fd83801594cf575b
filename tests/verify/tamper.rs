//! Every way to touch a record that we could think of, each with the check that catches it.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use belljar_exam::CaseId;
use belljar_tests::{Finished, Place, agent};
use belljar_transcript::Event;

use crate::forge;

pub(crate) const BAD_INPUT: i32 = 2;
pub(crate) const INCOMPLETE: i32 = 3;
pub(crate) const MISMATCH: i32 = 6;

/// A sound record to be touched, in a place of its own.
pub(crate) struct Record {
    pub(crate) place: Place,
}

impl Record {
    /// Copies a record that is made once.
    pub(crate) fn new() -> Self {
        static SOUND: OnceLock<Place> = OnceLock::new();
        let sound = SOUND.get_or_init(|| {
            let place = Place::new();
            let agent = agent("keyword-recall");
            let _report =
                place.run(["run", agent.to_str().unwrap(), "--size", "small", "--seed", "7", "--out", "run"]).success();
            place
        });
        let record = Self { place: Place::new() };
        std::fs::create_dir(record.place.path("run")).unwrap();
        for entry in std::fs::read_dir(sound.path("run")).unwrap() {
            let entry = entry.unwrap();
            std::fs::copy(entry.path(), record.path(entry.file_name())).unwrap();
        }
        record
    }

    pub(crate) fn path(&self, file: impl AsRef<Path>) -> PathBuf {
        self.place.path("run").join(file)
    }

    pub(crate) fn read(&self, file: &str) -> Vec<u8> {
        std::fs::read(self.path(file)).unwrap()
    }

    pub(crate) fn write(&self, file: &str, bytes: impl AsRef<[u8]>) {
        std::fs::write(self.path(file), bytes).unwrap();
    }

    pub(crate) fn remove(&self, file: &str) {
        std::fs::remove_file(self.path(file)).unwrap();
    }

    /// Replaces the first occurrence of a text, which must be there.
    pub(crate) fn edit(&self, file: &str, from: &str, to: &str) {
        let text = String::from_utf8(self.read(file)).unwrap();
        assert!(text.contains(from), "{file} doesn't hold {from}");
        self.write(file, text.replacen(from, to, 1));
    }

    /// Changes the lines of a file.
    pub(crate) fn lines(&self, file: &str, change: impl FnOnce(&mut Vec<String>)) {
        let text = String::from_utf8(self.read(file)).unwrap();
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        change(&mut lines);
        self.write(file, lines.iter().map(|line| format!("{line}\n")).collect::<String>());
    }

    /// Changes events and makes the chain anew.
    pub(crate) fn forge(&self, change: impl FnOnce(&mut Vec<Event>)) {
        self.write("transcript.jsonl", forge::rechain(&self.read("transcript.jsonl"), change));
    }

    pub(crate) fn verify(&self, more: &[&str]) -> Finished {
        self.place.run(["verify", "run"].iter().chain(more))
    }

    /// Verifies, asserts that it fails with a code, and returns what is said of it.
    #[track_caller]
    pub(crate) fn refused(&self, more: &[&str], code: i32) -> String {
        self.place.run(["verify", "run", "--quiet"].iter().chain(more)).failure(code)
    }
}

/// Touches a record and asserts that a check catches it, with a code and a message.
#[track_caller]
fn caught(check: &str, code: i32, says: &str, touch: impl FnOnce(&Record)) {
    let record = Record::new();
    touch(&record);
    let finished = record.verify(&[]);
    let stderr = &finished.stderr;
    assert_eq!(finished.code, code, "{says}:\n{}{stderr}", finished.stdout);
    assert!(finished.stdout.is_empty(), "{says}: data was printed:\n{}", finished.stdout);
    assert!(stderr.contains(&format!("the check `{check}` ")), "{says}: not by `{check}`:\n{stderr}");
    assert!(stderr.contains(says), "{says:?} isn't said:\n{stderr}");
    assert!(stderr.contains("\nhint: "), "{says}: no hint:\n{stderr}");
}

#[test]
fn files() {
    for file in ["manifest.json", "exam.json", "memory.log", "transcript.jsonl"] {
        caught("files", MISMATCH, &format!("`{file}` is missing"), |record| record.remove(file));
    }
    for (file, check) in [("report.json", "report"), ("verdicts.1.jsonl", "verdicts")] {
        caught(check, MISMATCH, file, |record| record.remove(file));
    }
    caught("files", MISMATCH, "`key.json` is a link or a folder", |record| {
        record.remove("key.json");
        std::fs::create_dir(record.path("key.json")).unwrap();
    });
}

#[cfg(unix)]
#[test]
fn links() {
    let sound = Record::new();
    for entry in std::fs::read_dir(sound.path("")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        // To the very file that belongs there: a link is refused for what it is, not for what it holds.
        caught("files", MISMATCH, &format!("`{name}` is a link"), |record| {
            record.remove(&name);
            std::os::unix::fs::symlink(sound.path(&name), record.path(&name)).unwrap();
        });
    }
}

#[test]
fn the_manifest() {
    let manifest = |check, code, says, from, to| {
        caught(check, code, says, |record| record.edit("manifest.json", from, to));
    };
    manifest("manifest", MISMATCH, "isn't a manifest", "{\"component\"", "{\"component\":NaN,\"component\"");
    manifest("manifest", MISMATCH, "isn't what a record has there", "\"suite\":", "\"suite\": ");
    manifest("manifest", MISMATCH, "isn't a manifest", "\"suite\":", "\"suite\":\"assistant\",\"suite\":");
    // A map whose reader would let a doubled name pass.
    manifest(
        "manifest",
        MISMATCH,
        "isn't what a record has there",
        "\"limits\":{",
        "\"limits\":{\"answer_citation_bytes_max\":256,",
    );
    manifest("manifest", MISMATCH, "isn't a manifest", "\"suite\":", "\"suit\":1,\"suite\":");
    manifest("manifest", MISMATCH, "isn't a manifest", "\"bytes\":", "\"bytes\":-");
    manifest("manifest", MISMATCH, "seed can't be read", "\"seed\":\"7\"", "\"seed\":\"18446744073709551616\"");
    manifest("manifest", BAD_INPUT, "format 2; this build reads 1", "\"format\":1", "\"format\":2");
    manifest("manifest", BAD_INPUT, "bench version 9", "\"bench\":1", "\"bench\":9");
    manifest("dataset", MISMATCH, "dataset hash", "\"seed\":\"7\"", "\"seed\":\"8\"");
    manifest("dataset", MISMATCH, "dataset hash", "\"size\":\"small\"", "\"size\":\"medium\"");
    manifest("cases", MISMATCH, "fingerprint", "\"fuel_respond_max\":", "\"fuel_respond_max\":1");
    manifest("cases", MISMATCH, "fingerprint", "\"wasmtime\":\"", "\"wasmtime\":\"1");
    manifest("report", MISMATCH, "at /agent/bytes", "\"bytes\":", "\"bytes\":1");
    manifest("report", MISMATCH, "at /agent/name", "\"name\":\"keyword", "\"name\":\"better");
    caught("cases", MISMATCH, "the transcript's component", |record| {
        let digest = belljar_exam::Sha256Hex::of(&[&std::fs::read(agent("keyword-recall")).unwrap()]).to_string();
        let other = belljar_exam::Sha256Hex::of(&[b"another component"]).to_string();
        record.edit("manifest.json", &digest, &other);
    });
    caught("cases", MISMATCH, "the transcript's configuration", |record| {
        let other = belljar_exam::Sha256Hex::of(&[b"another configuration"]).to_string();
        let empty = belljar_exam::Sha256Hex::of(&[b"{}"]).to_string();
        record.edit("manifest.json", &empty, &other);
    });
}

#[test]
fn exam_and_key() {
    caught("exam", MISMATCH, "at /canary", |record| record.edit("exam.json", "\"canary\":\"", "\"canary\":\"x"));
    caught("exam", MISMATCH, "first in case c-", |record| {
        // Of the requests, which name their cases; turns have texts, too.
        let text = String::from_utf8(record.read("exam.json")).unwrap();
        let at = text.rfind("\"probes\":[{\"case\":").unwrap();
        let text_at = at + text[at..].find("\"text\":\"").unwrap() + 8;
        record.write("exam.json", format!("{}x{}", &text[..text_at], &text[text_at..]));
    });
    caught("exam", MISMATCH, "in another form", |record| record.edit("exam.json", "{", "{ "));
    caught("exam", MISMATCH, "from byte", |record| record.edit("exam.json", "{", "["));
    caught("key", MISMATCH, "first in case c-", |record| record.edit("key.json", "\"accept\":[\"", "\"accept\":[\"x"));
    caught("key", MISMATCH, "isn't what was made anew, at /cases/", |record| {
        record.edit("key.json", "\"accept\":[", "\"accept\":[\"anything\",");
    });
    caught("key", MISMATCH, "in another form", |record| record.edit("key.json", "\"seed\":", "\"seed\":9,\"seed\":"));
}

#[test]
fn the_transcript() {
    let transcript = |says, from, to| {
        caught("transcript", MISMATCH, says, |record| record.edit("transcript.jsonl", from, to));
    };
    transcript("the hash of line", "\"declined\":false", "\"declined\":true");
    transcript("isn't an event", "{\"event\":{\"answer-submitted\":", "{\"event\":{\"answer-submitted\":NaN,\"x\":");
    transcript("isn't an event", "\"event\":", "\"event\":{},\"event\":");
    transcript("something in line 1 that no run writes", "{\"event\"", "{ \"event\"");
    caught("transcript", MISMATCH, "the hash of line", |record| {
        record.lines("transcript.jsonl", |lines| lines.swap(4, 5));
    });
    caught("transcript", MISMATCH, "the hash of line", |record| {
        record.lines("transcript.jsonl", |lines| drop(lines.remove(7)));
    });
    caught("transcript", MISMATCH, "longer than", |record| {
        record.lines("transcript.jsonl", |lines| lines.insert(3, " ".repeat(5 << 20)));
    });
    caught("transcript", MISMATCH, "something in line", |record| {
        let mut bytes = record.read("transcript.jsonl");
        bytes.extend_from_slice(b"{\"event\":");
        record.write("transcript.jsonl", bytes);
    });
    // With a chain that holds.
    let forged = |says, change: fn(&mut Vec<Event>)| {
        caught("transcript", MISMATCH, says, |record| record.forge(change));
    };
    forged("calls and waves come in ascending order", |events| {
        let last = forge::last_probe(events);
        let begin = events[..last.start].iter().rposition(|event| matches!(event, Event::CallBegan { .. })).unwrap();
        events[begin..last.end].rotate_left(last.start - begin);
    });
    forged("confidence goes up to 100", |events| {
        let answer = events.iter_mut().find_map(|event| match event {
            Event::AnswerSubmitted { answer, .. } => Some(answer),
            _ => None,
        });
        answer.unwrap().confidence = Some(101);
    });
    forged("the run has begun already", |events| events.insert(3, events[0].clone()));
    forged("this is format 2", |events| {
        if let Event::RunBegan { format, .. } = &mut events[0] {
            *format = 2;
        }
    });
}

#[test]
fn cases() {
    caught("cases", MISMATCH, "lacks a case of the exam", |record| {
        record.forge(|events| {
            events.drain(forge::last_probe(events));
        });
    });
    caught("cases", MISMATCH, "a case that the exam doesn't have", |record| {
        record.forge(|events| {
            let last = forge::last_probe(events);
            let mut extra: Vec<Event> = events[last.clone()].to_vec();
            for event in &mut extra {
                match event {
                    Event::CallBegan { call, case, .. } => {
                        *call += 1;
                        *case = Some(CaseId::new("c-0000000000000000"));
                    }
                    Event::AnswerSubmitted { call, .. }
                    | Event::CallEnded { call, .. }
                    | Event::ToolCalled { call, .. }
                    | Event::MemoryCommitted { call, .. } => *call += 1,
                    Event::RunBegan { .. } | Event::RunEnded { .. } => {}
                }
            }
            events.splice(last.end..last.end, extra);
        });
    });
    caught("cases", MISMATCH, "after another wave", |record| {
        record.forge(|events| {
            let last = forge::last_probe(events).start;
            if let Event::CallBegan { wave, .. } = &mut events[last] {
                *wave += 1;
            }
        });
    });
}

#[test]
fn the_memory_log() {
    let memory = |says, touch: fn(&Record)| caught("memory", MISMATCH, says, touch);
    memory("don't match its digest", |record| record.edit("memory.log", ",\"[{", ",\"[ {"));
    memory("neither a change nor a commit", |record| record.edit("memory.log", ",\"[{", ",7,\"[{"));
    memory("neither a change nor a commit", |record| {
        record.lines("memory.log", |lines| {
            let (begin, value) = lines[0].rsplit_once(",\"[").unwrap();
            let text: String = serde_json::from_str(&format!("\"[{}", value.strip_suffix(']').unwrap())).unwrap();
            let hex: String = text.bytes().map(|byte| format!("{byte:02x}")).collect();
            let in_hexadecimal = format!("{begin},{{\"hex\":\"{hex}\"}}]");
            lines[0] = in_hexadecimal;
        });
    });
    memory("a name tells how much it shares", |record| record.lines("memory.log", |lines| lines.swap(0, 1)));
    memory("a name tells how much it shares", |record| record.lines("memory.log", |lines| drop(lines.remove(0))));
    memory("don't match its digest", |record| {
        record.lines("memory.log", |lines| {
            let commit = lines.iter().position(|line| line.starts_with('{')).unwrap();
            lines.remove(commit - 1);
        });
    });
    memory("the log ends before the commit", |record| record.write("memory.log", b""));
    memory("something in line 1 that no run writes", |record| record.edit("memory.log", "[", "[ "));
    memory("something in line", |record| {
        let mut bytes = record.read("memory.log");
        bytes.extend_from_slice(b"[0,\"");
        record.write("memory.log", bytes);
    });
    memory("has no such commit", |record| {
        record.lines("memory.log", |lines| {
            let commit = lines.iter().position(|line| line.starts_with('{')).unwrap();
            let (call, _) = lines[commit].split_once(",\"digest\"").unwrap();
            let later = lines[commit].replace(call, "{\"call\":4000000");
            lines[commit] = later;
            lines.truncate(commit + 1);
        });
    });
    // An instruction that wrote nothing counts as not done: the transcript isn't believed.
    memory("other figures of the commit", |record| {
        record.forge(|events| {
            let written = events.iter_mut().find_map(|event| match event {
                Event::MemoryCommitted { written, .. } => Some(written),
                _ => None,
            });
            *written.unwrap() += 1;
        });
    });
}

#[test]
fn verdicts() {
    let verdicts = |says, touch: fn(&mut Vec<String>)| {
        caught("verdicts", MISMATCH, says, |record| record.lines("verdicts.1.jsonl", touch));
    };
    verdicts("holds no verdicts", Vec::clear);
    verdicts("ends before a case that has a verdict", |lines| drop(lines.pop()));
    verdicts("where that on this case belongs", |lines| drop(lines.remove(0)));
    verdicts("where that on this case belongs", |lines| lines.swap(0, 1));
    verdicts("is a second verdict on case", |lines| lines.push(lines[0].clone()));
    verdicts("goes on with a case", |lines| lines.push(lines[0].replace("\"case\":\"c-", "\"case\":\"c-f")));
    verdicts("line 1 isn't a verdict", |lines| lines[0] = lines[0].replace("\"score\":", "\"score\":9000000"));
    verdicts("line 1 isn't a verdict", |lines| {
        lines[0] = lines[0].replace("\"label\":", "\"label\":\"wrong\",\"label\":");
    });
    verdicts("line 1 isn't a verdict", |lines| lines[0] = lines[0].replace("\"parsed\":", "\"parsed\":NaN,\"x\":"));
    verdicts("longer than", |lines| lines[0] = " ".repeat(2 << 20));
    verdicts("and grading gives", |lines| {
        for line in lines.iter_mut() {
            *line = line
                .replace("\"label\":\"wrong\"", "\"label\":\"correct\"")
                .replace("\"score\":0", "\"score\":1000000");
        }
    });
    verdicts("for another reason", |lines| lines[0] = lines[0].replace("\"reason\":\"", "\"reason\":\"because "));
    caught("verdicts", MISMATCH, "is torn", |record| {
        let mut bytes = record.read("verdicts.1.jsonl");
        bytes.pop();
        record.write("verdicts.1.jsonl", bytes);
    });
}

#[test]
fn report_and_summary() {
    caught("report", MISMATCH, "at /run/composite/score", |record| {
        let text = String::from_utf8(record.read("report.json")).unwrap();
        let at = text.find("\"composite\":{").unwrap();
        let digits = at + text[at..].find("\"score\":").unwrap() + 8;
        record.write("report.json", format!("{}9{}", &text[..digits], &text[digits + 1..]));
    });
    caught("report", MISMATCH, "at /cases/", |record| {
        record.edit("report.json", "\"label\":\"wrong\"", "\"label\":\"correct\"");
    });
    caught("report", MISMATCH, "in another form", |record| {
        record.edit("report.json", "\"format\":1", "\"format\":2,\"format\":1");
    });
    caught("report", MISMATCH, "from byte", |record| record.edit("report.json", "\"format\":1", "\"format\":NaN"));
    caught("report", MISMATCH, "from byte 0", |record| record.write("report.json", b""));
    caught("summary", MISMATCH, "from byte", |record| record.edit("summary.md", "**Composite ", "**Composite 1"));
}

#[test]
fn an_answer_forged_with_everything_that_follows_is_caught_by_examining_again() {
    let record = Record::new();
    let mut forged = None;
    record.forge(|events| {
        let last = forge::last_probe(events);
        if let Event::CallBegan { case, .. } = &events[last.start] {
            forged.clone_from(case);
        }
        for event in &mut events[last] {
            if let Event::AnswerSubmitted { answer, .. } = event {
                answer.text = "I never said this.".into();
            }
        }
    });
    let _report = record.place.run(["grade", "run"]).success();
    // Nothing in the folder contradicts anything else.
    assert!(record.verify(&[]).success().starts_with("MATCH\n"));
    let agent = agent("keyword-recall");
    let message = record.refused(&["--rerun", agent.to_str().unwrap()], MISMATCH);
    let case = forged.expect("probes have cases");
    assert!(message.contains(&format!("the check `rerun` fails, first in case {case}")), "{message}");
}
