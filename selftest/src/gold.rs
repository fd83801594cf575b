//! What the oracle does: the key's own example of being right.

use belljar_answer_key::AnswerKey;
use belljar_exam::Exam;

use crate::script::{Scripts, name, pairs};

/// Makes the oracle's scripts.
#[must_use]
pub fn gold_scripts(exam: &Exam, key: &AnswerKey) -> Scripts {
    pairs(exam, &key.cases).map(|(request, key)| (name(request), key.gold.clone())).collect()
}
