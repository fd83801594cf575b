//! Making rulings.

use serde_json::Value;

use crate::{Label, Ruling, Score};

impl Ruling {
    /// Full score.
    pub(crate) fn right(rule: &str, reason: impl Into<String>) -> Self {
        Self::new(Label::Correct, Score::ONE, rule, reason)
    }

    /// Nothing, with the reason.
    pub(crate) fn zero(label: Label, rule: &str, reason: impl Into<String>) -> Self {
        Self::new(label, Score::ZERO, rule, reason)
    }

    /// A ruling with nothing read and no place.
    pub(crate) fn new(label: Label, score: Score, rule: &str, reason: impl Into<String>) -> Self {
        Self { label, parsed: Value::Null, reason: reason.into(), rule: rule.to_owned(), score, span: None }
    }

    /// A share of the score: correct, partial or wrong.
    pub(crate) fn share(part: usize, whole: usize, rule: &str, reason: impl Into<String>) -> Self {
        let wide = |count: usize| u64::try_from(count).expect("a count fits in 64 bits");
        let score = Score::ratio(wide(part), wide(whole));
        let label = match score {
            Score::ONE => Label::Correct,
            Score::ZERO => Label::Wrong,
            _ => Label::Partial,
        };
        Self::new(label, score, rule, reason)
    }

    /// Says what was read.
    pub(crate) fn reading(self, parsed: impl Into<Value>) -> Self {
        Self { parsed: parsed.into(), ..self }
    }

    /// Says where it was found.
    pub(crate) fn at(self, span: Option<(usize, usize)>) -> Self {
        Self { span, ..self }
    }

    /// Adds a remark to the reason.
    pub(crate) fn note(mut self, note: &str) -> Self {
        if !note.is_empty() {
            self.reason.push_str("; ");
            self.reason.push_str(note);
        }
        self
    }
}
