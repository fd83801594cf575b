//! How well the arguments of a call fit an expected call.

use belljar_answer_key::ExpectedCall;

use super::argument::argument_is_right;
use super::call::{Call, Fate};

/// Counts of arguments, from which the F1 of right values is made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Fit {
    /// Pinned arguments.
    pub(crate) expected: usize,
    /// Pinned arguments that were given, and forbidden ones that were.
    pub(crate) observed: usize,
    /// Pinned arguments that were given and hold what they must.
    pub(crate) right: usize,
    /// Names of arguments that are missing, wrong or forbidden.
    pub(crate) amiss: Vec<String>,
}

impl Fit {
    /// Counts the arguments of a call. The tool's name isn't looked at.
    ///
    /// A rejected call counts as if every pinned argument were wrong, and as one wrong argument if none is pinned: the
    /// tool never ran with them.
    pub(crate) fn of(expected: &ExpectedCall, call: &Call, others: &[&str]) -> Self {
        let pinned = expected.arguments.len();
        if call.fate == Fate::Rejected {
            let count = pinned.max(1);
            let amiss = expected.arguments.keys().cloned().collect();
            return Self { expected: count, observed: count, right: 0, amiss };
        }
        let mut fit = Self { expected: pinned, ..Self::default() };
        let given = |name: &str| call.arguments.as_ref().and_then(|arguments| arguments.get(name));
        for (name, rule) in &expected.arguments {
            let value = given(name);
            fit.observed += usize::from(value.is_some());
            if value.is_some_and(|value| argument_is_right(rule, value, others)) {
                fit.right += 1;
            } else {
                fit.amiss.push(name.clone());
            }
        }
        for name in expected.forbidden_arguments.iter().filter(|name| given(name).is_some()) {
            fit.observed += 1;
            fit.amiss.push(name.clone());
        }
        fit
    }

    /// Tells whether every pinned argument is right and no forbidden one was given.
    pub(crate) const fn is_perfect(&self) -> bool {
        self.right == self.expected && self.observed == self.expected
    }

    /// Returns how many of the given arguments are wrong.
    pub(crate) const fn wrong(&self) -> usize {
        self.observed - self.right
    }
}
