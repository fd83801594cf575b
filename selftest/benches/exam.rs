//! How long it takes to make an exam, with its hashes, beside hashing alone; to grade a whole transcript; and to write its
//! report.

use std::collections::{BTreeMap, BTreeSet};
use std::hint::black_box;

use belljar_exam::{BenchVersion, Sha256Hex, Size, Suite};
use belljar_generator::{Canonical, Generated, generate};
use belljar_grader::grade;
use belljar_report::{DeletionResidue, GradedRun, Report, TextStyle, render_html, render_text};
use belljar_seed::Seed;
use belljar_selftest::gates::{sit, strategies::Scripted};
use belljar_selftest::gold_scripts;
use belljar_transcript::{ComponentManifest, Manifest, RECORD_FORMAT, Versions};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

fn exam(seed: u64, size: Size) -> Generated {
    generate(Seed::new(seed), BenchVersion::LATEST, Suite::Assistant, size)
}

/// Generation by size, and its floor: one SHA-256 over the bytes of exam and key, which are there already.
fn generation(criterion: &mut Criterion) {
    for size in Size::ALL.iter().copied() {
        let canonical = exam(7, size).canonical();
        let parts: [&[u8]; 2] = [&canonical.exam, &canonical.key];
        let mut group = criterion.benchmark_group(size.to_string());
        group.throughput(Throughput::Bytes((canonical.exam.len() + canonical.key.len()) as u64));
        group.bench_function("generate, hashed", |bencher| {
            let mut seed = 0;
            bencher.iter(|| {
                // Another seed each time, so that nothing is warm but the code.
                seed += 1;
                black_box(exam(seed, size).canonical().dataset_sha256)
            });
        });
        group.bench_function("hash alone", |bencher| bencher.iter(|| black_box(Sha256Hex::of(black_box(&parts)))));
        group.finish();
    }
}

fn grading(criterion: &mut Criterion) {
    for size in [Size::Small, Size::Full] {
        let generated = exam(7, size);
        let scripts = gold_scripts(&generated.exam, &generated.key);
        let transcript = sit(&generated.exam, &generated.key, &Scripted(&scripts));
        criterion.bench_function(&format!("grade {size}, every answer right"), |bencher| {
            bencher.iter(|| black_box(grade(&generated.key, &transcript)).is_ok());
        });
    }
}

fn reports(criterion: &mut Criterion) {
    let generated = exam(7, Size::Full);
    let (exam, key) = (&generated.exam, &generated.key);
    let transcript = sit(exam, key, &Scripted(&gold_scripts(exam, key)));
    let grades = grade(key, &transcript).unwrap();
    let manifest = manifest(&generated.canonical());
    let made = || Report::new(exam, key, &manifest, &transcript, &grades, DeletionResidue::default()).unwrap();
    let report = made();
    let run = GradedRun { exam, grades: &grades, key, transcript: &transcript };
    criterion.bench_function("report full, made", |bencher| bencher.iter(|| black_box(made())));
    criterion.bench_function("report full, text", |bencher| {
        bencher.iter(|| {
            black_box(render_text(&report, "belljar run agent.wasm", &TextStyle { color: false, width: 100 }))
        });
    });
    criterion.bench_function("report full, html", |bencher| {
        bencher.iter(|| black_box(render_html(&report, &run, "belljar run agent.wasm")).is_ok());
    });
}

fn manifest(canonical: &Canonical) -> Manifest {
    Manifest {
        component: ComponentManifest { bytes: 1, name: "bench".to_owned(), sha256: Sha256Hex::of(&[b"component"]) },
        config_sha256: Sha256Hex::of(&[b"{}"]),
        dataset_sha256: canonical.dataset_sha256,
        exam_sha256: canonical.exam_sha256,
        format: RECORD_FORMAT,
        host_target: String::new(),
        isolation: Vec::new(),
        key_sha256: canonical.key_sha256,
        limits: BTreeMap::new(),
        only: BTreeSet::new(),
        seed: "7".to_owned(),
        size: Size::Full,
        suite: Suite::Assistant,
        versions: Versions {
            bench: BenchVersion::LATEST,
            belljar: String::new(),
            contract: String::new(),
            wasmtime: String::new(),
        },
    }
}

criterion_group!(benches, generation, grading, reports);
criterion_main!(benches);
