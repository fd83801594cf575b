//! How long it takes to make an exam, with its hashes, and to grade a whole transcript.

use std::hint::black_box;

use belljar_exam::{BenchVersion, Size, Suite};
use belljar_generator::generate;
use belljar_grader::grade;
use belljar_seed::Seed;
use belljar_selftest::gates::{sit, strategies::Scripted};
use belljar_selftest::gold_scripts;
use criterion::{Criterion, criterion_group, criterion_main};

fn exams(criterion: &mut Criterion) {
    for size in [Size::Small, Size::Full] {
        let mut seed = 0;
        criterion.bench_function(&format!("generate {size}, hashed"), |bencher| {
            bencher.iter(|| {
                // Another seed each time, so that nothing is warm but the code.
                seed += 1;
                let generated = generate(Seed::new(seed), BenchVersion::LATEST, Suite::Assistant, size);
                black_box(generated.canonical().dataset_sha256)
            });
        });
        let generated = generate(Seed::new(7), BenchVersion::LATEST, Suite::Assistant, size);
        let scripts = gold_scripts(&generated.exam, &generated.key);
        let transcript = sit(&generated.exam, &generated.key, &Scripted(&scripts));
        criterion.bench_function(&format!("grade {size}, every answer right"), |bencher| {
            bencher.iter(|| black_box(grade(&generated.key, &transcript)).is_ok());
        });
    }
}

criterion_group!(benches, exams);
criterion_main!(benches);
