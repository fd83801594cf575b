//! A measurement beside its bound: the row that `belljar selftest` prints.

use std::fmt;

use serde::Serialize;

/// What a gate measured, beside its bound.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Measurement {
    /// What it must hold to; none for figures that are only reported.
    pub bound: Option<Bound>,
    /// What was measured, such as `floor, memory half: echo`.
    pub name: String,
    /// Over how much: seeds, cases or draws, in words.
    pub over: String,
    /// The figure: a share from 0 to 1, or a count.
    pub value: f64,
}

/// What a figure must hold to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bound {
    /// At most this.
    AtMost(f64),
    /// At least this.
    AtLeast(f64),
    /// Exactly this.
    Exactly(f64),
}

impl Measurement {
    /// Makes a measurement with a bound.
    #[must_use]
    pub fn bounded(name: impl Into<String>, value: f64, bound: Bound, over: impl Into<String>) -> Self {
        Self { bound: Some(bound), name: name.into(), over: over.into(), value }
    }

    /// Makes a measurement that is only reported.
    #[must_use]
    pub fn reported(name: impl Into<String>, value: f64, over: impl Into<String>) -> Self {
        Self { bound: None, name: name.into(), over: over.into(), value }
    }

    /// Tells whether the bound is met; a figure without one always does.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.bound.is_none_or(|bound| bound.admits(self.value))
    }
}

impl Bound {
    /// Tells whether a figure meets the bound.
    #[must_use]
    pub fn admits(self, value: f64) -> bool {
        match self {
            Self::AtMost(most) => value <= most,
            Self::AtLeast(least) => value >= least,
            Self::Exactly(exact) => value.total_cmp(&exact).is_eq(),
        }
    }
}

impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AtMost(most) => write!(f, "≤ {most}"),
            Self::AtLeast(least) => write!(f, "≥ {least}"),
            Self::Exactly(exact) => write!(f, "= {exact}"),
        }
    }
}

impl fmt::Display for Measurement {
    /// One row: name, figure, bound, and over how much.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bound = self.bound.map_or_else(|| "reported".to_owned(), |bound| bound.to_string());
        let mark = if self.holds() { "" } else { "  MISSED" };
        write!(f, "{:<58} {:>10.4}  {bound:<10} {}{mark}", self.name, self.value, self.over)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_admit_what_they_say() {
        for (bound, value, admitted) in [
            (Bound::AtMost(0.05), 0.05, true),
            (Bound::AtMost(0.05), 0.050_001, false),
            (Bound::AtLeast(120.0), 120.0, true),
            (Bound::AtLeast(120.0), 119.0, false),
            (Bound::Exactly(0.0), 0.0, true),
            (Bound::Exactly(0.0), 0.000_001, false),
        ] {
            assert_eq!(bound.admits(value), admitted, "{bound} and {value}");
        }
        assert!(!Measurement::bounded("a", 0.2, Bound::AtMost(0.1), "").holds());
        assert!(Measurement::reported("a", 0.2, "").holds());
    }
}
