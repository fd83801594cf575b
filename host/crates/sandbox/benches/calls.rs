//! What a call costs beside the guest's own work. Targets: 30 µs for a call of an empty guest, of which instantiating
//! is nearly all; 3 µs more for a tool call and an answer; 10 ms for a hit in the cache.

#[allow(dead_code, reason = "the tests use the rest")]
#[path = "../tests/sandbox/support.rs"]
mod support;

use belljar_exam::Item;
use belljar_sandbox::{AgentConfig, Examinee as _, Limits, Sandbox};
use belljar_transcript::{Outcome, ToolReply};
use criterion::{Criterion, criterion_group, criterion_main};
use support::{SUBMIT_HELLO, Same, guest, load, request, session, wave};

fn respond(criterion: &mut Criterion) {
    let tool = "(call $tool (i32.const 4160) (i32.const 6) (i32.const 4128) (i32.const 2) (i32.const 1024))";
    for (name, body) in [
        ("respond, empty guest", String::new()),
        ("respond, a tool call and an answer", format!("{tool} {SUBMIT_HELLO}")),
    ] {
        let agent = load(&guest("", &body), Limits::default());
        criterion.bench_function(name, |bencher| {
            bencher.iter(|| agent.respond(request(Same(ToolReply::Result("done".to_owned())))));
        });
    }
}

fn ingest(criterion: &mut Criterion) {
    let all = "(loop $more (call $next (i32.const 1024) (i32.const 1024)) (br_if $more (i32.load (i32.const 1028))))";
    let agent = load(&guest(all, ""), Limits::default());
    let items: Vec<Item> = (0..1_000).map(|_| session(20, &"text ".repeat(50))).collect();
    let report = agent.ingest(wave(items.clone()));
    assert_eq!((report.outcome, report.used.items), (Outcome::Ingested, 1_000));
    let items: std::sync::Arc<[Item]> = items.into();
    criterion.bench_function("ingest, 20,000 turns", |bencher| {
        bencher.iter(|| {
            let mut call = wave(Vec::new());
            call.items = std::sync::Arc::clone(&items);
            agent.ingest(call)
        });
    });
}

fn load_cached(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let component = guest("", SUBMIT_HELLO);
    let sandbox = Sandbox::new(Limits::default()).expect("a sandbox");
    let load = || sandbox.load(&component, Some(folder.path()), AgentConfig::default()).expect("an agent");
    load();
    criterion.bench_function("load, cached", |bencher| bencher.iter(load));
}

criterion_group!(benches, respond, ingest, load_cached);
criterion_main!(benches);
