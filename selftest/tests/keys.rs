//! Generated keys are sound: the key lint finds nothing in them.

use belljar_exam::Size;
use belljar_grader::lint_key;
use belljar_selftest::gates::over_seeds;

#[test]
fn the_lint_finds_nothing() {
    for size in Size::ALL {
        let found = over_seeds(1..101, *size, |seed, sample| {
            let told = |(case, fault)| {
                let question = &sample.key.case(&case).expect("the lint names cases of the key").check.question;
                format!("seed {seed}, {size}, {case}: {fault}; asked {question:?}")
            };
            lint_key(&sample.key).into_iter().map(told).collect::<Vec<_>>()
        });
        let found = found.concat();
        assert!(found.is_empty(), "{} faults, such as:\n{}", found.len(), found[..found.len().min(30)].join("\n"));
    }
}
