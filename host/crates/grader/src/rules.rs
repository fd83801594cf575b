//! The rules of each version.
//!
//! A frozen version stays callable: a change that moves a verdict copies the modules that it touches under the name of
//! the old version, leaves the old row of [`GraderVersion::rules`] pointing at the copies, and adds a row for the new
//! one. Golden verdicts hold every row to what it always said.

use belljar_answer_key::{AnswerKey, Check};
use belljar_transcript::Transcript;

use crate::{Given, GraderVersion, Ruling, RunScore, Verdict, grade_answer};

/// The rules of one version.
pub(crate) struct Rules {
    /// Rules on one answer with its calls.
    pub(crate) answer: fn(&Check, &Given) -> Ruling,
    /// Puts the verdicts of a run together.
    pub(crate) run: fn(&AnswerKey, &Transcript, &[Verdict]) -> RunScore,
}

impl GraderVersion {
    /// Returns the rules of a version; none if this build doesn't have them.
    pub(crate) const fn rules(self) -> Option<Rules> {
        match self {
            Self::V1 => Some(Rules { answer: grade_answer, run: RunScore::of }),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_version_that_is_listed_has_rules() {
        assert!(GraderVersion::ALL.iter().all(|version| version.rules().is_some()));
        assert_eq!(GraderVersion::ALL.last(), Some(&GraderVersion::LATEST));
        assert!(GraderVersion::new(GraderVersion::LATEST.number() + 1).rules().is_none());
        assert!(GraderVersion::new(0).rules().is_none());
    }
}
