//! Exams to measure on: generated from consecutive seeds.

use std::ops::Range;

use belljar_answer_key::{AnswerKey, CaseKey};
use belljar_exam::{BenchVersion, Exam, Request, Size, Suite};
use belljar_generator::generate;
use belljar_seed::Seed;

/// One exam with its answer key.
pub struct Sample {
    /// What an agent may see.
    pub exam: Exam,
    /// What only the grader sees.
    pub key: AnswerKey,
}

/// Generates the exam of a seed.
#[must_use]
pub fn sample(seed: u64, size: Size) -> Sample {
    let generated = generate(Seed::new(seed), BenchVersion::LATEST, Suite::Assistant, size);
    Sample { exam: generated.exam, key: generated.key }
}

/// Generates the exams of a range of seeds, one at a time.
pub fn samples(seeds: Range<u64>, size: Size) -> impl Iterator<Item = Sample> {
    seeds.map(move |seed| sample(seed, size))
}

impl Sample {
    /// Walks over requests with their keys.
    pub fn cases(&self) -> impl Iterator<Item = (&Request, &CaseKey)> {
        crate::script::pairs(&self.exam, &self.key.cases)
    }
}
