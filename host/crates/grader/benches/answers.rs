//! How fast answers are graded: ordinary lines, and texts that grow a thousandfold.

use std::hint::black_box;

use belljar_answer_key::{Check, Distractor, Expected};
use belljar_grader::{Given, check_line, grade_answer};
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};

/// Ordinary lines of `check-answer`, one of each common kind.
const LINES: [&str; 6] = [
    r#"{"kind":"value","accept":["Lisbon"],"distractors":["Oslo","Bergen"],"question":"Where do I live?","answer":{"value":"Lisbon","text":"You moved to Lisbon in March."}}"#,
    r#"{"kind":"number","number":"12","object":"cats","distractors":["11","13"],"question":"How many cats do I have?","answer":{"text":"You have 12 cats, if I count them all."}}"#,
    r#"{"kind":"list","items":[["rent"],["food"]],"question":"What do I pay for?","answer":{"value":"food; rent"}}"#,
    r#"{"kind":"duration","days":35,"question":"How long did it take?","answer":{"text":"It took about five weeks."}}"#,
    r#"{"kind":"decline","distractors":["Oslo"],"question":"Where do I live?","answer":{"text":"I don’t have that; you never told me."}}"#,
    r#"{"kind":"ongoing-activity","activity":["climbing"],"question":"How do I feel about climbing?","answer":{"text":"You still climb every week."}}"#,
];

fn value_check() -> Check {
    let distractors = ["Oslo", "Bergen", "Porto", "Faro"].map(|value| Distractor {
        holder: Some("Dana".to_owned()),
        value: value.to_owned(),
        why: None,
    });
    Check {
        distractors: distractors.to_vec(),
        forbidden: vec!["QX-17".to_owned()],
        ..Check::new("Where do I live?", Expected::Value { accept: vec!["Lisbon".to_owned()] })
    }
}

fn lines(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("lines");
    group.throughput(Throughput::Elements(LINES.len() as u64));
    group.bench_function("ordinary", |bencher| {
        bencher.iter(|| {
            for line in LINES {
                black_box(check_line(black_box(line)).expect("the lines are checks"));
            }
        });
    });
    group.finish();
}

fn sizes(criterion: &mut Criterion) {
    let sentence =
        "You told me on 4 May that it wasn't Oslo, but Lisbon; 1,500 people (not 1,499) were there for 2 weeks. ";
    let checks = [
        ("value", value_check()),
        (
            "number",
            Check::new(
                "How many people came?",
                Expected::Number { number: "1500".to_owned(), object: Some("people".to_owned()), unit: None },
            ),
        ),
        ("duration", Check::new("How long was it?", Expected::Duration { days: Some(14), seconds: None })),
        ("decline", Check::new("Where do I live?", Expected::Decline {})),
        (
            "ended-activity",
            Check::new("Do I climb?", Expected::EndedActivity { activity: vec!["climbing".to_owned()] }),
        ),
    ];
    let mut group = criterion.benchmark_group("sizes");
    group.sample_size(10);
    for (kind, check) in checks {
        for kib in [1, 16, 256, 1024] {
            let text: String = sentence.chars().cycle().take(kib * 1024).collect();
            group.throughput(Throughput::Bytes(text.len() as u64));
            let given = Given { text, ..Given::default() };
            group.bench_with_input(BenchmarkId::new(kind, kib), &given, |bencher, given| {
                bencher.iter(|| black_box(grade_answer(&check, black_box(given))));
            });
        }
    }
    group.finish();
}

criterion_group!(benches, lines, sizes);
criterion_main!(benches);
