//! The one door: a seed in, an exam and its answer key out.

use belljar_answer_key::AnswerKey;
use belljar_exam::{BenchVersion, Exam, Sha256Hex, Size, Suite, to_canonical_json};
use belljar_seed::{Root, Seed};

use crate::assistant;

/// Separates our hashes from everybody else's.
const DOMAIN: &str = "belljar exam";

/// An exam and its answer key. Only the host's command ever holds both.
pub struct Generated {
    /// What the agent may see.
    pub exam: Exam,
    /// What only the grader sees.
    pub key: AnswerKey,
}

/// The bytes that are hashed, and their hashes.
pub struct Canonical {
    /// SHA-256 over exam bytes and key bytes.
    pub dataset_sha256: Sha256Hex,
    /// Canonical JSON of the exam.
    pub exam: Vec<u8>,
    /// SHA-256 of the exam bytes.
    pub exam_sha256: Sha256Hex,
    /// Canonical JSON of the key.
    pub key: Vec<u8>,
    /// SHA-256 of the key bytes.
    pub key_sha256: Sha256Hex,
}

/// Makes an exam and its answer key: always the same for the same arguments, on every machine.
///
/// Everything descends from a hash over bench version, suite and seed, so that a new bench version rotates every id
/// and every coined value.
#[must_use]
pub fn generate(seed: Seed, bench_version: BenchVersion, suite: Suite, size: Size) -> Generated {
    let root = Root::new(
        DOMAIN,
        &[&bench_version.number().to_le_bytes(), suite.name().as_bytes(), &seed.value().to_le_bytes()],
    );
    match suite {
        Suite::Assistant => assistant::generate(&root, seed, bench_version, size),
    }
}

impl Generated {
    /// Writes the canonical bytes and hashes them.
    #[must_use]
    pub fn canonical(&self) -> Canonical {
        let exam = to_canonical_json(&self.exam);
        let key = self.key.to_canonical_json();
        Canonical {
            dataset_sha256: Sha256Hex::of(&[&exam, &key]),
            exam_sha256: Sha256Hex::of(&[&exam]),
            key_sha256: Sha256Hex::of(&[&key]),
            exam,
            key,
        }
    }
}
