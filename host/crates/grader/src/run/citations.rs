//! Citations: how well the cited sources fit the evidence. Reported, never scored.
//!
//! Source: mnemo's evidence diagnostics: recall = cited evidence / evidence, precision = cited evidence / cited; both
//! null where there is no evidence or nothing was cited, since not taking part isn't zero.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use std::collections::BTreeSet;

use belljar_exam::SourceId;
use belljar_transcript::Answer;
use serde::{Deserialize, Serialize};

use crate::Score;
use crate::fraction::Fraction;

/// How well the cited sources of a run fit the evidence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CitationScore {
    /// Cases that have evidence: the denominator of coverage.
    pub cases: u32,
    /// Cases among them whose answer cites anything: the denominator of the means.
    pub citing: u32,
    /// Share of cases with evidence whose answer cites anything; null if there are none.
    pub coverage: Option<Score>,
    /// Mean precision over the citing cases; null if there are none.
    pub precision: Option<Score>,
    /// Mean recall over the citing cases; null if there are none.
    pub recall: Option<Score>,
}

/// Sums over the cases of a run.
#[derive(Debug, Default)]
pub(super) struct Citations {
    cases: u32,
    citing: u32,
    precision: u128,
    recall: u128,
}

impl Citations {
    /// Adds a case with its answer, if one counts.
    pub(super) fn add(&mut self, evidence: &[SourceId], answer: Option<&Answer>) {
        if evidence.is_empty() {
            return;
        }
        self.cases += 1;
        let cited: BTreeSet<&str> =
            answer.iter().flat_map(|answer| &answer.citations).map(belljar_transcript::GuestText::raw).collect();
        if cited.is_empty() {
            return;
        }
        let evidence: BTreeSet<&str> = evidence.iter().map(SourceId::as_str).collect();
        let hits = cited.intersection(&evidence).count();
        self.citing += 1;
        self.precision += u128::from(Fraction::share(hits, cited.len()).to_score().millionths());
        self.recall += u128::from(Fraction::share(hits, evidence.len()).to_score().millionths());
    }

    /// Makes the means.
    pub(super) fn score(&self) -> CitationScore {
        let mean =
            |sum: u128| (self.citing > 0).then(|| Fraction::new(sum, u128::from(self.citing) * 1_000_000).to_score());
        CitationScore {
            cases: self.cases,
            citing: self.citing,
            coverage: (self.cases > 0).then(|| Score::ratio(self.citing.into(), self.cases.into())),
            precision: mean(self.precision),
            recall: mean(self.recall),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(citations: &[&str]) -> Answer {
        Answer { citations: citations.iter().map(|id| (*id).into()).collect(), ..Answer::default() }
    }

    #[test]
    fn recall_and_precision_are_means_over_the_citing_cases() {
        let evidence = [SourceId::new("a"), SourceId::new("b")];
        let mut citations = Citations::default();
        // One of two found, one of three cited is evidence; the repeat counts once.
        citations.add(&evidence, Some(&answer(&["a", "x", "y", "x"])));
        // All found, all of it evidence.
        citations.add(&evidence, Some(&answer(&["b", "a"])));
        citations.add(&evidence, Some(&answer(&[])));
        citations.add(&evidence, None);
        citations.add(&[], Some(&answer(&["a"])));
        let score = citations.score();
        assert_eq!((score.cases, score.citing), (4, 2));
        assert_eq!(score.recall, Some(Score::ratio(3, 4)));
        assert_eq!(score.precision.unwrap().millionths(), 666_667);
        assert_eq!(score.coverage, Some(Score::ratio(1, 2)));
    }

    #[test]
    fn not_taking_part_is_not_zero() {
        let score = Citations::default().score();
        assert_eq!((score.coverage, score.precision, score.recall), (None, None, None));
        let mut citations = Citations::default();
        citations.add(&[SourceId::new("a")], Some(&answer(&[])));
        let score = citations.score();
        assert_eq!((score.coverage, score.precision, score.recall), (Some(Score::ZERO), None, None));
    }
}
