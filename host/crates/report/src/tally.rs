//! Counts before rates: what a group of cases came to.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use std::collections::BTreeMap;

use belljar_answer_key::Half;
use belljar_grader::{Label, Ruling, Score};
use serde::{Deserialize, Serialize};

use crate::stats::{Interval, wilson};

/// What a group of cases came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// Cases in the exam.
    pub cases: u32,
    /// 95 % Wilson interval of the share of scored cases that were right; null if none was scored.
    pub interval: Option<Interval>,
    /// Cases by label; only labels that occur.
    pub labels: BTreeMap<String, u32>,
    /// Mean score over the scored cases; null if none was scored.
    pub mean: Option<Score>,
    /// Cases by outcome; only outcomes that occur. A case that the transcript doesn't hold is `missing`.
    pub outcomes: BTreeMap<String, u32>,
    /// Cases with the full score.
    pub right: u32,
    /// Effective n: cases that were scored, which are all but those lost to a host fault.
    pub scored: u32,
}

/// The tally of a half, an axis or a category.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    /// The half that it belongs to.
    pub half: Half,
    /// Its name.
    pub name: String,
    /// What it came to.
    pub tally: Tally,
}

/// A tally being made.
#[derive(Debug, Default)]
pub(crate) struct Counter {
    labels: BTreeMap<String, u32>,
    outcomes: BTreeMap<String, u32>,
    cases: u32,
    right: u32,
    scored: u32,
    sum: u64,
}

impl Counter {
    /// Adds a case.
    pub(crate) fn add(&mut self, ruling: &Ruling, outcome: &str) {
        *self.labels.entry(ruling.label.name().to_owned()).or_default() += 1;
        *self.outcomes.entry(outcome.to_owned()).or_default() += 1;
        self.cases += 1;
        if ruling.label != Label::HostFault {
            self.scored += 1;
            self.right += u32::from(ruling.score == Score::ONE);
            self.sum += u64::from(ruling.score.millionths());
        }
    }

    /// Makes the tally.
    pub(crate) fn tally(self) -> Tally {
        let scored = u64::from(self.scored);
        Tally {
            cases: self.cases,
            interval: wilson(self.right, self.scored),
            labels: self.labels,
            mean: (scored > 0).then(|| Score::ratio(self.sum, scored * 1_000_000)),
            outcomes: self.outcomes,
            right: self.right,
            scored: self.scored,
        }
    }
}

/// Tallies being made, by half and name.
#[derive(Debug, Default)]
pub(crate) struct Counters(BTreeMap<(Half, String), Counter>);

impl Counters {
    /// Adds a case to a group.
    pub(crate) fn add(&mut self, half: Half, name: &str, ruling: &Ruling, outcome: &str) {
        self.0.entry((half, name.to_owned())).or_default().add(ruling, outcome);
    }

    /// Makes the tallies, the tool half first, then by name.
    pub(crate) fn groups(self) -> Vec<Group> {
        let group = |((half, name), counter): ((Half, String), Counter)| Group { half, name, tally: counter.tally() };
        self.0.into_iter().map(group).collect()
    }
}

/// Returns the name of a half.
#[must_use]
pub const fn half_name(half: Half) -> &'static str {
    match half {
        Half::Tool => "tool",
        Half::Memory => "memory",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ruling(label: Label, score: Score) -> Ruling {
        Ruling {
            label,
            parsed: serde_json::Value::Null,
            reason: String::new(),
            rule: "a.b".to_owned(),
            score,
            span: None,
        }
    }

    #[test]
    fn lost_cases_are_counted_and_leave_the_mean() {
        let mut counter = Counter::default();
        counter.add(&ruling(Label::Correct, Score::ONE), "answered");
        counter.add(&ruling(Label::Partial, Score::ratio(1, 2)), "answered");
        counter.add(&ruling(Label::GuestFault, Score::ZERO), "out-of-fuel");
        counter.add(&ruling(Label::HostFault, Score::ZERO), "host-error");
        let tally = counter.tally();
        assert_eq!((tally.cases, tally.scored, tally.right), (4, 3, 1));
        assert_eq!(tally.mean, Some(Score::ratio(1, 2)));
        assert_eq!(tally.interval, wilson(1, 3));
        assert_eq!(tally.outcomes["answered"], 2);
        assert_eq!(tally.labels.values().sum::<u32>(), 4);
        assert_eq!(Counter::default().tally().mean, None);
    }
}
