//! A mean score over seeds with its 95 % interval.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use serde::{Deserialize, Serialize};

use crate::stats::{Millionths, OverSeeds, wilson};

/// A mean score over seeds with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measured {
    /// Degrees of freedom of the interval; null if there are too few cases for one.
    pub df: Option<u32>,
    /// Upper end, at most 1.
    pub high: Option<Millionths>,
    /// Lower end, at least 0.
    pub low: Option<Millionths>,
    /// The mean.
    pub mean: Millionths,
    /// Its standard error.
    pub standard_error: Option<Millionths>,
}

impl Measured {
    /// Rounds to what is reported.
    pub(crate) fn of(over: &OverSeeds) -> Self {
        let end = |reach: f64| Millionths::round((over.mean + reach).clamp(0.0, 1.0));
        Self {
            df: over.spread.map(|spread| spread.df),
            high: over.spread.map(|spread| end(spread.reach())),
            low: over.spread.map(|spread| end(-spread.reach())),
            mean: Millionths::round(over.mean),
            standard_error: over.spread.map(|spread| Millionths::round(spread.standard_error())),
        }
    }

    /// Takes an interval of the share that is right where scores without any spread give one of no width: three of three
    /// right doesn't mean that the fourth will be.
    pub(crate) fn or_wilson(self, right: u32, cases: u32) -> Self {
        match wilson(right, cases) {
            Some(share) if self.df.is_some() && self.low == self.high => {
                Self { high: Some(share.high.into()), low: Some(share.low.into()), ..self }
            }
            _ => self,
        }
    }
}
