//! The bounded run: every target over its corpus, and over as many mutants as CI has time for.

use belljar_fuzz::{Mutator, TARGETS, corpus};

#[test]
fn no_mutant_breaks_anything() {
    for target in &TARGETS {
        let entries = corpus(target.name);
        entries.iter().for_each(|entry| (target.run)(entry));
        let mutator = Mutator::new(target.name, entries);
        for round in 0..target.rounds {
            let mutant = mutator.mutant(round);
            let ran = std::panic::catch_unwind(|| (target.run)(&mutant));
            assert!(ran.is_ok(), "{}, round {round}: {:?}", target.name, String::from_utf8_lossy(&mutant));
        }
    }
}

#[test]
fn mutants_are_the_same_in_every_run_and_reach_the_rules() {
    let mutator = || Mutator::new("check-line", corpus("check-line"));
    let (one, other) = (mutator(), mutator());
    assert!((0..200).all(|round| one.mutant(round) == other.mutant(round)));
    let read = |bytes: &Vec<u8>| std::str::from_utf8(bytes).is_ok_and(|line| belljar_grader::check_line(line).is_ok());
    let reached = (0..1_000).filter(|round| read(&one.mutant(*round))).count();
    assert!(reached > 80, "only {reached} of 1,000 mutants are lines that are graded");
    assert!(corpus("check-line").iter().all(read), "the corpus is graded");
}
