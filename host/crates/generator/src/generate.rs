//! The one door: a seed in, an exam and its answer key out.

use belljar_answer_key::AnswerKey;
use belljar_exam::{BenchVersion, Exam, Sha256Hex, Size, Suite, write_canonical_json};
use belljar_seed::{Root, Seed};
use sha2::{Digest, Sha256};

use crate::assistant;

/// Separates our hashes from everybody else's.
const DOMAIN: &str = "belljar exam";

/// Room for the canonical bytes of an exam and of its key: those of a full one fit.
const EXAM_BYTES: usize = 320 << 10;
const KEY_BYTES: usize = 112 << 10;

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
        let (mut exam, mut key) = (Vec::with_capacity(EXAM_BYTES), Vec::with_capacity(KEY_BYTES));
        write_canonical_json(&self.exam, &mut exam);
        write_canonical_json(&self.key, &mut key);
        let mut hash = Sha256::new();
        hash.update(&exam);
        // The first hash is the second one's half.
        let exam_sha256 = Sha256Hex::from(hash.clone());
        hash.update(&key);
        Canonical { dataset_sha256: Sha256Hex::from(hash), exam_sha256, key_sha256: Sha256Hex::of(&[&key]), exam, key }
    }
}
