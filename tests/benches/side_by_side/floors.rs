//! What an exam and a corpus cost, against the least that the same bytes can cost: hashing them, copying them.

use std::hint::black_box;
use std::sync::Arc;

use belljar_exam::{BenchVersion, Item, Session, SessionId, Size, SourceId, Speaker, Suite, Turn, UserId};
use belljar_generator::generate;
use belljar_hostile::{Source, assemble};
use belljar_sandbox::{Examinee as _, IngestCall, MemoryStore};
use belljar_seed::Seed;
use belljar_transcript::Outcome;
use sha2::{Digest as _, Sha256};

use crate::sandboxed::in_process;
use belljar_tests::measure::{Aim, Figure, Row, least_processor_times, ratio, told_rate};

/// Exams that are generated, each of another seed.
const EXAMS: u64 = 64;

/// Turns of the corpus that is taken in.
const TURNS: usize = 100_000;

/// Takes the whole wave, and keeps nothing: when the list is empty, its length is 0.
const READER: &str = "(func $act (loop $more
    (global.set $top (i32.const 65536))
    (call $next (i32.const 1024) (i32.const 1024))
    (br_if $more (i32.load (i32.const 1028)))))";

/// Generating exams and hashing them, against hashing their bytes alone.
pub(crate) fn generation(size: Size, what: &'static str) -> Row {
    let generated = |seed| generate(Seed::new(seed), BenchVersion::LATEST, Suite::Assistant, size).canonical();
    let exams: Vec<_> = (1..=EXAMS).map(generated).collect();
    let bytes = exams.iter().map(|exam| exam.exam.len() + exam.key.len()).sum();
    let [made, hashed] = least_processor_times([
        &mut |stopwatch| {
            for seed in 1..=EXAMS {
                black_box(generated(seed).dataset_sha256);
                stopwatch.lap();
            }
        },
        &mut |stopwatch| {
            for exam in &exams {
                black_box(Sha256::new().chain_update(&exam.exam).chain_update(&exam.key).finalize());
                stopwatch.lap();
            }
        },
    ]);
    Row {
        what,
        measured: told_rate(bytes, made),
        against: format!("hashing alone {}", told_rate(bytes, hashed)),
        figure: Figure { aim: Some(Aim::AtMost(6.0)), value: ratio(made, hashed), unit: "" },
    }
}

/// Taking a corpus in, against copying its text.
pub(crate) fn ingestion() -> Row {
    let items: Arc<[Item]> = corpus(TURNS).into();
    let text: String = items.iter().flat_map(turns).map(|turn| &*turn.text).collect();
    let agent = in_process(&assemble(&Source::Act(READER), &[]));
    let ingest = || {
        let memory = MemoryStore::default().snapshot();
        let now = "2026-04-14T09:30:00Z".parse().expect("a time");
        let call = IngestCall { items: Arc::clone(&items), memory, now, ordinal: 0, wave: 0 };
        let report = agent.ingest(call);
        assert_eq!((report.outcome, report.used.items), (Outcome::Ingested, items.len() as u64));
    };
    // Into memory of its own each time, as the guest's is.
    let [taken, copied] = least_processor_times([&mut |_| ingest(), &mut |_| {
        black_box(text.as_bytes().to_vec());
    }]);
    Row {
        what: "ingest of 100,000 turns",
        measured: told_rate(text.len(), taken),
        against: format!("copying the text {}", told_rate(text.len(), copied)),
        figure: Figure { aim: Some(Aim::AtMost(6.0)), value: ratio(taken, copied), unit: "" },
    }
}

fn turns(item: &Item) -> &[Turn] {
    match item {
        Item::Session(session) => &session.turns,
        Item::Document(_) | Item::Topic(_) => &[],
    }
}

/// Makes sessions of 20 turns, as long as those of an exam.
fn corpus(count: usize) -> Vec<Item> {
    let at = "2026-04-14T09:30:00Z".parse().expect("a time");
    let turn = |ordinal: usize| Turn {
        at,
        attachments: Vec::new(),
        id: SourceId::new(format!("t-{ordinal:016x}")),
        speaker: if ordinal.is_multiple_of(2) { Speaker::User } else { Speaker::Assistant },
        text: "I watered the tomatoes before the sun came round the house, and they look better for it. ".repeat(2),
    };
    (0..count / 20)
        .map(|session| {
            Item::Session(Session {
                at,
                id: SessionId::new(format!("s-{session:016x}")),
                turns: (0..20).map(|of_session| turn(20 * session + of_session)).collect(),
                user: UserId::new("u-351b894dc004ab30"),
            })
        })
        .collect()
}
