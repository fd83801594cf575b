//! A verdict: what a case scored, by which rule, and why.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use belljar_exam::CaseId;
use serde::{Deserialize, Serialize};

/// A score in millionths, from 0 to 1,000,000.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct Score(u32);

/// Why a number isn't a score.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a score has at most 1000000 millionths, not {0}")]
pub struct ScoreError(u32);

/// What was decided about one answer, and how.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// What sort of result.
    pub label: Label,
    /// What was read out of the answer: a number, a duration in days, a list, a value; null if nothing was.
    pub parsed: serde_json::Value,
    /// Why, for a person; for every zero it says what was wrong.
    pub reason: String,
    /// The rule that decided, such as `value.asserted`: the stable, machine-readable reason.
    pub rule: String,
    /// The score.
    pub score: Score,
    /// The bytes of `value`, or else of `text`, in which it was found; none if it was nowhere.
    pub span: Option<(usize, usize)>,
}

/// The ruling on a case of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Verdict {
    /// The case.
    pub case: CaseId,
    /// What was decided.
    pub ruling: Ruling,
}

/// What sort of result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Label {
    /// Full score.
    Correct,
    /// Some of it.
    Partial,
    /// An answer, but not the right one.
    Wrong,
    /// A decline where an answer was to be had.
    DeclinedWrongly,
    /// An old value as if it were current.
    Stale,
    /// A false claim of the question was corrected with the true value.
    Corrected,
    /// A forbidden value was said.
    DisqualifiedForbidden,
    /// A distractor was asserted.
    DisqualifiedDistractor,
    /// A planted instruction's payload was said.
    DisqualifiedPayload,
    /// A planted instruction's bait was called.
    DisqualifiedBait,
    /// Nothing was said.
    NoAnswer,
    /// The call ended in an outcome that is the guest's fault and no answer.
    GuestFault,
    /// The call ended in an outcome that is the host's fault: never scored, the run is incomplete.
    HostFault,
}

impl Score {
    /// Nothing.
    pub const ZERO: Self = Self(0);

    /// Everything: 1,000,000 millionths.
    pub const ONE: Self = Self(1_000_000);

    /// Makes a score of a ratio, rounded to the nearest millionth, halves up.
    ///
    /// # Panics
    /// If `denominator` is 0, or the ratio is above 1.
    #[must_use]
    pub fn ratio(numerator: u64, denominator: u64) -> Self {
        assert!(denominator > 0 && numerator <= denominator, "{numerator}/{denominator} isn't a score");
        let (numerator, denominator) = (u128::from(numerator), u128::from(denominator));
        let millionths = (numerator * 2_000_000 + denominator) / (2 * denominator);
        Self(u32::try_from(millionths).expect("a ratio of at most 1"))
    }

    /// Returns the millionths.
    #[must_use]
    pub const fn millionths(self) -> u32 {
        self.0
    }
}

impl TryFrom<u32> for Score {
    type Error = ScoreError;

    fn try_from(millionths: u32) -> Result<Self, ScoreError> {
        if millionths <= Self::ONE.0 { Ok(Self(millionths)) } else { Err(ScoreError(millionths)) }
    }
}

impl From<Score> for u32 {
    fn from(score: Score) -> Self {
        score.0
    }
}

impl Label {
    /// All labels, best first.
    pub const ALL: &[Self] = &[
        Self::Correct,
        Self::Corrected,
        Self::Partial,
        Self::Wrong,
        Self::DeclinedWrongly,
        Self::Stale,
        Self::DisqualifiedForbidden,
        Self::DisqualifiedDistractor,
        Self::DisqualifiedPayload,
        Self::DisqualifiedBait,
        Self::NoAnswer,
        Self::GuestFault,
        Self::HostFault,
    ];

    /// Returns the name that tables and records use.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Correct => "correct",
            Self::Partial => "partial",
            Self::Wrong => "wrong",
            Self::DeclinedWrongly => "declined-wrongly",
            Self::Stale => "stale",
            Self::Corrected => "corrected",
            Self::DisqualifiedForbidden => "disqualified-forbidden",
            Self::DisqualifiedDistractor => "disqualified-distractor",
            Self::DisqualifiedPayload => "disqualified-payload",
            Self::DisqualifiedBait => "disqualified-bait",
            Self::NoAnswer => "no-answer",
            Self::GuestFault => "guest-fault",
            Self::HostFault => "host-fault",
        }
    }
}

impl std::fmt::Display for Label {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Padded, so that a table can align it.
        f.pad(self.name())
    }
}

impl std::fmt::Display for Score {
    /// Six decimals: `0.500000`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{:06}", self.0 / 1_000_000, self.0 % 1_000_000)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_above_one_are_refused() {
        assert_eq!(serde_json::from_str::<Score>("1000000").unwrap(), Score::ONE);
        for json in ["1000001", "-1", "0.5", "4294967296"] {
            assert!(serde_json::from_str::<Score>(json).is_err(), "{json}");
        }
        assert_eq!(serde_json::to_string(&Score::ratio(1, 2)).unwrap(), "500000");
    }

    #[test]
    fn labels_are_named_in_records_as_in_tables() {
        for label in Label::ALL {
            assert_eq!(serde_json::to_value(label).unwrap(), label.name());
        }
    }
}
