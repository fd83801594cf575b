//! Reports that no honest worker makes, and silence.

use std::fs::File;
use std::io::{BufReader, Write as _};

use belljar_sandbox::Value;
use belljar_transcript::{LogNote, ObservedCall, Outcome, ToolReply};
use belljar_worker::{Frame, FromWorker, Report, ToolCall};

use super::{hear, report, say};

/// Tells a lie in place of the report of a call.
pub(crate) fn tell(mouth: &mut File, ear: &mut BufReader<File>, call: u32, lie: &str) {
    let (lie, argument) = lie.split_once(' ').unwrap_or((lie, ""));
    let honest = report("here");
    let observed =
        ObservedCall { arguments: "{}".into(), reply: ToolReply::Result("500".to_owned()), tool: "t".into() };
    let long = |bytes: usize| "x".repeat(bytes).as_str().into();
    let told = match lie {
        "forged-tool-call" => Report { tool_calls: vec![observed], ..honest },
        "hidden-tool-call" => {
            say(mouth, call, FromWorker::ToolCall(ToolCall { arguments: "{}".to_owned(), tool: "t".to_owned() }));
            let _ = hear(ear);
            honest
        }
        "ingested" => Report { answer: None, outcome: Outcome::Ingested, ..honest },
        "answered-without-answer" => Report { answer: None, ..honest },
        "worker-died" => Report { answer: None, outcome: Outcome::WorkerDied, ..honest },
        "long-failure" => Report { outcome: Outcome::Failed(long(2_000)), ..honest },
        "long-answer" => report(&"x".repeat(1 << 20)),
        "long-log" => {
            let note = LogNote { level: "info".to_owned(), text: long(1 << 20) };
            Report { log: vec![note], ..honest }
        }
        "forged-level" => Report { log: vec![LogNote { level: "verdict".to_owned(), text: "1.0".into() }], ..honest },
        "much-fuel" => {
            let mut used = honest.used.clone();
            used.fuel = Some(u64::MAX);
            Report { used, ..honest }
        }
        "large-entry" => return write(mouth, call, vec![("k".to_owned(), Some(Value::from(vec![0; 5 << 20])))]),
        "unordered-entries" => {
            return write(mouth, call, vec![("b".to_owned(), Some(entry())), ("a".to_owned(), Some(entry()))]);
        }
        "removal-of-nothing" => return write(mouth, call, vec![("a".to_owned(), None)]),
        "full-store" => {
            let value = Value::from(vec![0; 4 << 20]);
            for index in 0..6 {
                let part = vec![(format!("{index:03}"), Some(value.clone()))];
                say(mouth, call, FromWorker::Changes(part));
            }
            honest
        }
        "tool-while-ingesting" => {
            return say(
                mouth,
                call,
                FromWorker::ToolCall(ToolCall { arguments: "{}".to_owned(), tool: "t".to_owned() }),
            );
        }
        "tool-flood" => {
            for _ in 0..100 {
                say(mouth, call, FromWorker::ToolCall(ToolCall { arguments: "{}".to_owned(), tool: "t".to_owned() }));
                let _ = hear(ear);
            }
            honest
        }
        "tool-bomb" => {
            let asked = ToolCall { arguments: "x".repeat(1 << 20), tool: "t".to_owned() };
            return say(mouth, call, FromWorker::ToolCall(asked));
        }
        "out-of-turn" => return say(mouth, call, FromWorker::Loaded),
        "another-call" => return say(mouth, call + 1_000, FromWorker::Report(Box::new(honest))),
        "twice" => {
            say(mouth, call, FromWorker::Report(Box::new(honest.clone())));
            honest
        }
        "noise" => return noise(mouth, argument.parse().expect("a seed")),
        "unknown-kind" => return raw(mouth, &Frame { call, kind: 99, payload: Vec::new() }),
        "broken-json" => return raw(mouth, &Frame { call, kind: 7, payload: b"{\"answer\":".to_vec() }),
        "unknown-field" => return raw(mouth, &Frame { call, kind: 7, payload: b"{\"score\":1}".to_vec() }),
        "broken-entries" => return raw(mouth, &Frame { call, kind: 6, payload: vec![255; 40] }),
        "huge-frame" => return drop(mouth.write_all(&[[7, 1, 0, 0, 0].as_slice(), &u32::MAX.to_le_bytes()].concat())),
        "half-a-frame" => {
            drop(mouth.write_all(&[7, 1, 0, 0]));
            std::process::abort()
        }
        "quiet-end" => quiet_end(),
        "panic" => panic!("as the test asked"),
        "abort" => std::process::abort(),
        "silence" => loop {
            std::thread::park();
        },
        "busy-silence" => loop {
            std::hint::spin_loop();
        },
        other => panic!("no lie {other}"),
    };
    say(mouth, call, FromWorker::Report(Box::new(told)));
}

fn entry() -> Value {
    Value::from(&b"value"[..])
}

#[expect(clippy::exit, reason = "the process is to end as if nothing were wrong")]
fn quiet_end() -> ! {
    std::process::exit(0)
}

fn write(mouth: &mut File, call: u32, changes: Vec<(String, Option<Value>)>) {
    say(mouth, call, FromWorker::Changes(changes));
    say(mouth, call, FromWorker::Report(Box::new(report("here"))));
}

fn raw(mouth: &mut File, frame: &Frame) {
    let _ = frame.write(mouth);
}

/// Sends frames of every kind with arbitrary bytes in them, and then bytes that aren't even frames.
fn noise(mouth: &mut File, seed: u64) {
    let mut state = seed;
    let mut next = move || {
        // SplitMix64: any spread of bytes will do.
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let [byte, ..] = (mixed ^ (mixed >> 27)).to_le_bytes();
        byte
    };
    let texts: [&[u8]; 6] = [b"null", b"{}", b"[]", b"\"\"", b"{\"arguments\":\"{}\",\"tool\":\"t\"}", b"-1"];
    for _ in 0..next() % 8 {
        let payload = match next() % 3 {
            0 => (0..next()).map(|_| next()).collect(),
            _ => texts[usize::from(next()) % texts.len()].to_vec(),
        };
        raw(mouth, &Frame { call: u32::from(next() % 4), kind: next() % 10, payload });
    }
    let rest: Vec<u8> = (0..next()).map(|_| next()).collect();
    drop(mouth.write_all(&rest));
    quiet_end()
}
