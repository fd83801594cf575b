//! A run of two thousand cases, put together from exams of many seeds: how large its record and its page are.

mod indexed_memory;

use belljar_answer_key::AnswerKey;
use belljar_exam::{BenchVersion, Exam, Sha256Hex, Size, Suite, to_canonical_json};
use belljar_generator::generate;
use belljar_grader::grade;
use belljar_report::{DeletionResidue, GradedRun, Report, render_html, render_markdown};
use belljar_seed::Seed;
use belljar_tests::{Browser, Place};
use belljar_transcript::{
    Answer, CallKind, CallUse, ComponentManifest, Event, Manifest, Outcome, RECORD_FORMAT, ToolReply, Transcript,
    Versions, Writer, read_transcript,
};

use crate::indexed_memory::memory_log;

/// How often the page is opened to tell how long that takes.
const OPENINGS: usize = 5;

/// Full exams that have two thousand cases together.
const SEEDS: u64 = 18;

/// Most bytes of such a run's record, a case: 20 MB for two thousand.
const RECORD_BYTES_A_CASE_MAX: usize = 10_000;

/// Most bytes of its page, a case.
const PAGE_BYTES_A_CASE_MAX: usize = 3_600;

/// One exam and one key of many.
fn merged() -> (Exam, AnswerKey) {
    let mut first = generate(Seed::new(0), BenchVersion::V1, Suite::Assistant, Size::Full);
    for seed in 1..SEEDS {
        let next = generate(Seed::new(seed), BenchVersion::V1, Suite::Assistant, Size::Full);
        let waves = u32::try_from(first.exam.waves.len()).unwrap();
        first.exam.users.extend(next.exam.users);
        first.exam.waves.extend(next.exam.waves);
        first.key.cases.extend(next.key.cases.into_iter().map(|mut case| {
            case.wave += waves;
            case
        }));
    }
    (first.exam, first.key)
}

/// A transcript in which every second case is right, and the others say too much.
fn transcript(key: &AnswerKey, manifest: &Manifest) -> (Vec<u8>, Transcript) {
    let mut writer = Writer::new(Vec::new());
    let mut write = |event: Event| writer.write(&event).unwrap();
    let (component, config) = (manifest.component.sha256, manifest.config_sha256);
    write(Event::RunBegan { component, config, fingerprint: manifest.fingerprint(), format: RECORD_FORMAT });
    for (at, case) in key.cases.iter().enumerate() {
        let used = CallUse { fuel: Some(1_234_567), host_bytes: 60_000, host_calls: 40, ..CallUse::default() };
        let (call, wave) = (u32::try_from(at).unwrap(), case.wave);
        write(Event::CallBegan { attempt: 0, call, case: Some(case.case.clone()), kind: CallKind::Probe, wave });
        for (index, gold) in (0..).zip(&case.gold.calls) {
            write(Event::ToolCalled {
                arguments: belljar_transcript::GuestText::new(serde_json::to_string(&gold.arguments).unwrap()),
                call,
                index,
                reply: ToolReply::Result("A page about it. ".repeat(30)),
                tool: (&*gold.tool).into(),
            });
        }
        let gold = &case.gold.answer;
        let text = if at % 2 == 0 { gold.text.clone() } else { "I think that it was something else. ".repeat(8) };
        let answer =
            Answer { declined: gold.declined, text: belljar_transcript::GuestText::new(text), ..Answer::default() };
        write(Event::AnswerSubmitted { answer, call });
        write(Event::CallEnded { call, log: Vec::new(), log_bytes_dropped: 0, outcome: Outcome::Answered, used });
    }
    write(Event::RunEnded { complete: true });
    let bytes = writer.finish().unwrap();
    let transcript = read_transcript(&bytes).unwrap();
    (bytes, transcript)
}

fn manifest(exam: &[u8], key: &[u8]) -> Manifest {
    let hash = |bytes: &[u8]| Sha256Hex::of(&[bytes]);
    Manifest {
        component: ComponentManifest { bytes: 74_000, name: "large".to_owned(), sha256: hash(b"component") },
        config_sha256: hash(b"{}"),
        dataset_sha256: Sha256Hex::of(&[exam, key]),
        exam_sha256: hash(exam),
        format: RECORD_FORMAT,
        host_target: "x86_64-linux".to_owned(),
        isolation: Vec::new(),
        key_sha256: hash(key),
        limits: std::collections::BTreeMap::new(),
        only: std::collections::BTreeSet::new(),
        seed: "0".to_owned(),
        size: Size::Full,
        suite: Suite::Assistant,
        versions: Versions {
            bench: BenchVersion::V1,
            belljar: "0.1.0".to_owned(),
            contract: "belljar:agent@0.1.0".to_owned(),
            wasmtime: "48.0.8".to_owned(),
        },
    }
}

#[test]
#[expect(clippy::print_stderr, reason = "figures that aren't asserted are told")]
fn two_thousand_cases_stay_small_and_open() {
    let (exam, key) = merged();
    assert!(key.cases.len() >= 2_000, "{} cases", key.cases.len());
    let (exam_bytes, key_bytes) = (to_canonical_json(&exam), key.to_canonical_json());
    let manifest = manifest(&exam_bytes, &key_bytes);
    let (transcript_bytes, transcript) = transcript(&key, &manifest);
    let grades = grade(&key, &transcript).unwrap();
    let report = Report::new(&exam, &key, &manifest, &transcript, &grades, DeletionResidue::default()).unwrap();
    let verdicts: usize = grades.verdicts.iter().map(|verdict| to_canonical_json(verdict).len() + 1).sum();
    let files = [
        ("manifest.json", to_canonical_json(&manifest).len()),
        ("exam.json", exam_bytes.len()),
        ("memory.log", memory_log(&exam.waves).len()),
        ("transcript.jsonl", transcript_bytes.len()),
        ("key.json", key_bytes.len()),
        ("verdicts.1.jsonl", verdicts),
        ("report.json", report.to_json().len()),
        ("summary.md", render_markdown(&report).len()),
    ];
    let record: usize = files.iter().map(|(_, bytes)| bytes).sum();
    let run = GradedRun { exam: &exam, grades: &grades, key: &key, transcript: &transcript };
    let page = render_html(&report, &run, "belljar run large.wasm").unwrap();
    let cases = key.cases.len();
    eprintln!("{cases} cases: record {record} bytes, page {} bytes", page.len());
    for (name, bytes) in files {
        eprintln!("  {bytes:>9} {name}");
    }
    assert!(record < RECORD_BYTES_A_CASE_MAX * cases, "the record has {record} bytes");
    assert!(page.len() < PAGE_BYTES_A_CASE_MAX * cases, "the page has {} bytes", page.len());

    let Some(browser) = Browser::start() else { return };
    let place = Place::new();
    let page = place.write("page.html", &page);
    browser.show_on(1280, false);
    let open = || {
        browser.open(&page);
        browser.run(
            "const [timing] = performance.getEntriesByType('navigation');
             return {
                 rows: document.querySelectorAll('table.cases tbody tr').length,
                 shown: document.getElementById('shown').value,
                 milliseconds: Math.round(timing.loadEventEnd - timing.startTime),
             };",
        )
    };
    let opened = open();
    assert_eq!(opened["rows"], key.cases.len());
    assert_eq!(opened["shown"], format!("{} of {}", key.cases.len(), key.cases.len()));
    // How fast depends on the machine: told, never asserted.
    let mut milliseconds: Vec<u64> = (0..OPENINGS).map(|_| open()["milliseconds"].as_u64().unwrap()).collect();
    milliseconds.sort_unstable();
    eprintln!("opened in {} ms, the median of {milliseconds:?}", milliseconds[OPENINGS / 2]);
}
