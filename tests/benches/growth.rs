//! Exams of 1, 4, 16 and 64 times the haystack: what a turn costs must not depend on how many there are.

#![expect(clippy::print_stdout, reason = "a benchmark prints what it measured")]

use std::sync::Arc;

use belljar_exam::{BenchVersion, Item, Size, SourceId, Suite};
use belljar_generator::generate;
use belljar_sandbox::{AgentConfig, Examinee as _, IngestCall, Limits, MemoryStore, Sandbox};
use belljar_seed::Seed;
use belljar_tests::agent;
use belljar_transcript::Outcome;
use peak_alloc::PeakAlloc;

use belljar_tests::measure::{Aim, Figure, Row, least_processor_times, ratio, render, told};

/// Counts what is allocated: a process's resident memory is too coarse for the smallest exam.
#[global_allocator]
static ALLOCATED: PeakAlloc = PeakAlloc;

/// What taking in a haystack cost, a turn.
struct Cost {
    /// Most bytes that the host held at a time besides the corpus, a turn.
    host_bytes: f64,
    /// Peak of the guest's linear memory, in bytes.
    linear_bytes: u64,
    /// Processor time a turn.
    time: std::time::Duration,
    turns: usize,
}

fn main() {
    // Like the other benchmarks, this one runs if a filter is in its name.
    let filter = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    if filter.is_some_and(|filter| !"growth".contains(&*filter)) {
        return;
    }
    let costs: Vec<Cost> = [1, 4, 16, 64].into_iter().map(cost).collect();
    let mut rows = Vec::new();
    let first = &costs[0];
    for (cost, (time, memory)) in costs.iter().zip([
        ("time a turn at 1×", "memory of the host a turn at 1×"),
        ("time a turn at 4×", "memory of the host a turn at 4×"),
        ("time a turn at 16×", "memory of the host a turn at 16×"),
        ("time a turn at 64×", "memory of the host a turn at 64×"),
    ]) {
        rows.push(Row {
            what: time,
            measured: told(cost.time),
            against: format!("{} at 1×; {} turns", told(first.time), cost.turns),
            figure: Figure { aim: Some(Aim::AtMost(1.1)), value: ratio(cost.time, first.time), unit: "" },
        });
        rows.push(Row {
            what: memory,
            measured: format!("{:.0} B", cost.host_bytes),
            against: format!("{:.0} B at 1×; the guest's peak is {} KiB", first.host_bytes, cost.linear_bytes >> 10),
            figure: Figure { aim: Some(Aim::AtMost(1.1)), value: cost.host_bytes / first.host_bytes, unit: "" },
        });
    }
    println!("{}", render(&rows));
}

/// Has `keyword-recall`, which keeps everything, take in a haystack of that many full exams.
fn cost(times: usize) -> Cost {
    let component = std::fs::read(agent("keyword-recall")).expect("the agent is built");
    let sandbox = Sandbox::new(Limits::default()).expect("a sandbox");
    let agent = sandbox.load(&component, None, AgentConfig::default()).expect("the component is admitted");
    let items: Arc<[Item]> = haystack(times).into();
    let turns = items.iter().map(turns_of).sum();
    let mut linear_bytes = 0;
    let mut ingest = || {
        let mut store = MemoryStore::default();
        let now = "2026-04-14T09:30:00Z".parse().expect("a time");
        let call = IngestCall { items: Arc::clone(&items), memory: store.snapshot(), now, ordinal: 0, wave: 0 };
        let report = agent.ingest(call);
        assert_eq!(report.outcome, Outcome::Ingested);
        linear_bytes = report.used.linear_memory_bytes_peak;
        store.commit(report.changes);
    };
    // A first time for what is made once.
    ingest();
    let before = ALLOCATED.current_usage();
    ALLOCATED.reset_peak_usage();
    ingest();
    let host_bytes = (ALLOCATED.peak_usage() - before) as f64 / turns as f64;
    let [whole] = least_processor_times([&mut |_| ingest()]);
    Cost { host_bytes, linear_bytes, time: whole / u32::try_from(turns).expect("a haystack has fewer turns"), turns }
}

fn turns_of(item: &Item) -> usize {
    match item {
        Item::Session(session) => session.turns.len(),
        Item::Document(_) | Item::Topic(_) => 0,
    }
}

/// Repeats the haystack of a full exam, each copy with ids of its own.
fn haystack(times: usize) -> Vec<Item> {
    let exam = generate(Seed::new(7), BenchVersion::LATEST, Suite::Assistant, Size::Full).exam;
    let mut items = Vec::new();
    for copy in 0..times {
        for wave in &exam.waves {
            items.extend(wave.items.iter().cloned().map(|mut item| {
                if let Item::Session(session) = &mut item {
                    for turn in &mut session.turns {
                        turn.id = SourceId::new(format!("{}-{copy}", turn.id.as_str()));
                    }
                }
                item
            }));
        }
    }
    items
}
