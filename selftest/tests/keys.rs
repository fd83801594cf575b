//! Generated keys are sound: the key lint finds nothing in them.

use belljar_exam::Size;
use belljar_grader::lint_key;
use belljar_selftest::gates::samples;

#[test]
fn the_lint_finds_nothing() {
    let mut found = Vec::new();
    for size in Size::ALL {
        for sample in samples(1..101, *size) {
            let told = |(case, fault)| {
                let question = &sample.key.case(&case).expect("the lint names cases of the key").check.question;
                format!("seed {}, {size}, {case}: {fault}; asked {question:?}", sample.key.seed)
            };
            found.extend(lint_key(&sample.key).into_iter().map(told));
        }
    }
    assert!(found.is_empty(), "{} faults, such as:\n{}", found.len(), found[..found.len().min(30)].join("\n"));
}
