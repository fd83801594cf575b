//! How long it takes to make an exam, with its hashes, beside hashing alone; and to grade a whole transcript.

use std::hint::black_box;

use belljar_exam::{BenchVersion, Sha256Hex, Size, Suite};
use belljar_generator::{Generated, generate};
use belljar_grader::grade;
use belljar_seed::Seed;
use belljar_selftest::gates::{sit, strategies::Scripted};
use belljar_selftest::gold_scripts;
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

criterion_group!(benches, generation, grading);
criterion_main!(benches);
