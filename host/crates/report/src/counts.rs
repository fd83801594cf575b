//! The label checksum: a report has as many cases an axis as the answer key.
//!
//! Other benchmarks have published tables whose categories were rotated or had lost cases; this is the check against it.

use std::collections::BTreeMap;

use belljar_answer_key::{AnswerKey, Half};

use crate::tally::half_name;
use crate::{Group, Report};

/// Cases by half and axis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DatasetCounts(BTreeMap<(Half, String), u32>);

/// Where two counts part.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("axis {axis} of the {} half has {expected} cases in the answer key and {found} in the report", half_name(*half))]
pub struct CountMismatch {
    /// The axis.
    pub axis: String,
    /// Cases in the answer key.
    pub expected: u32,
    /// Cases in the report.
    pub found: u32,
    /// The half.
    pub half: Half,
}

impl DatasetCounts {
    /// Counts the cases of an answer key.
    #[must_use]
    pub fn of_key(key: &AnswerKey) -> Self {
        let mut counts: BTreeMap<(Half, String), u32> = BTreeMap::new();
        for case in &key.cases {
            *counts.entry((case.half, case.axis.to_string())).or_default() += 1;
        }
        Self(counts)
    }

    /// Takes the counts of a report's axes.
    #[must_use]
    pub fn of_report(report: &Report) -> Self {
        let count = |group: &Group| ((group.half, group.name.clone()), group.tally.cases);
        Self(report.axes.iter().map(count).collect())
    }

    /// Compares what a report has with what the key has.
    ///
    /// # Errors
    /// The first axis that differs.
    pub fn check(&self, report: &Self) -> Result<(), CountMismatch> {
        let all = self.0.keys().chain(report.0.keys());
        for place in all {
            let count = |counts: &Self| counts.0.get(place).copied().unwrap_or(0);
            let (expected, found) = (count(self), count(report));
            if expected != found {
                return Err(CountMismatch { axis: place.1.clone(), expected, found, half: place.0 });
            }
        }
        Ok(())
    }
}
