//! The tool score: 0.4 × selection + 0.4 × arguments + 0.2 × order and discipline.
//!
//! Source: DittoBench's case score of its versions before 7 (name, argument and order term, extra-call penalty), with
//! the calls matched by best assignment instead of first come, first served.

use std::collections::BTreeMap;

use belljar_answer_key::ExpectedCall;
use serde_json::{Value, json};

use super::assignment::{Match, match_calls};
use super::call::Call;
use super::words::{count, list, shown};
use crate::fraction::Fraction;

/// What is expected of a trajectory.
#[derive(Clone, Copy)]
pub(crate) struct Expectation<'a> {
    /// Whether further calls cost nothing.
    pub(crate) allow_extra: bool,
    /// Number of calls that are free of penalty.
    pub(crate) budget: u32,
    /// The calls.
    pub(crate) calls: &'a [ExpectedCall],
    /// Candidates that must not be stuffed into an argument with the right one.
    pub(crate) others: &'a [&'a str],
    /// Whether the order is free.
    pub(crate) unordered: bool,
}

/// The tool score and its parts.
pub(crate) struct TrajectoryScore {
    /// F1 of right argument values.
    pub(crate) arguments: Fraction,
    /// Share of expected neighbours that stand in order, times what the penalty leaves.
    pub(crate) discipline: Fraction,
    /// F1 of calls by name; recall only where extras are allowed.
    pub(crate) selection: Fraction,
    /// The tool score.
    pub(crate) total: Fraction,
    /// What was wrong, in words; empty if nothing was.
    pub(crate) faults: Vec<String>,
}

impl TrajectoryScore {
    /// Scores the calls that count.
    pub(crate) fn of(expectation: Expectation<'_>, calls: &[&Call]) -> Self {
        let names = NameCount::of(expectation.calls, calls);
        let matches = match_calls(expectation.calls, calls, expectation.others);
        let selection = selection(expectation, &names, calls.len());
        let arguments = arguments(&matches);
        let in_order = order(expectation, &matches);
        let penalty = penalty(expectation, &names, calls.len());
        let discipline = in_order.times(penalty.complement());
        let asked_or_given = !expectation.calls.is_empty() || !names.extra.is_empty() && !expectation.allow_extra;
        let total = if names.right == 0 && asked_or_given {
            // Nothing right: what is left of the formula, free arguments and a trivial order, isn't an achievement.
            Fraction::ZERO
        } else {
            let part = |weight, part: Fraction| Fraction::new(weight, 10).times(part);
            part(4, selection).plus(part(4, arguments)).plus(part(2, discipline))
        };
        let mut faults = names.faults(expectation.allow_extra);
        faults.extend(matches.iter().filter(|matched| !matched.fit.amiss.is_empty()).map(|matched| {
            let tool = &expectation.calls[matched.expected].tool;
            format!("missing, wrong or unwanted in {tool}: {}", list(&matched.fit.amiss))
        }));
        let rejected = matches.iter().filter(|matched| matched.fit.amiss.is_empty() && !matched.fit.is_perfect());
        faults.extend(rejected.map(|matched| format!("{} was rejected", expectation.calls[matched.expected].tool)));
        if in_order != Fraction::ONE && names.missing.is_empty() {
            faults.push("the order of the calls is wrong".to_owned());
        }
        if penalty != Fraction::ZERO && names.extra.is_empty() {
            faults.push(format!("more calls than the budget of {}", expectation.budget));
        }
        Self { arguments, discipline, selection, total, faults }
    }

    /// Returns the parts in millionths, for the verdict.
    pub(crate) fn parsed(&self) -> Value {
        json!({
            "arguments": self.arguments.to_score(),
            "order_and_discipline": self.discipline.to_score(),
            "selection": self.selection.to_score(),
            "tool_score": self.total.to_score(),
        })
    }
}

/// Calls by name, as multisets.
struct NameCount {
    /// How many calls have a partner among the expected ones.
    right: usize,
    /// Calls without one.
    extra: Vec<String>,
    /// Expected calls without one.
    missing: Vec<String>,
}

impl NameCount {
    fn of(expected: &[ExpectedCall], calls: &[&Call]) -> Self {
        let mut open: BTreeMap<&str, usize> = BTreeMap::new();
        for expected in expected {
            *open.entry(&expected.tool).or_default() += 1;
        }
        let (mut right, mut extra) = (0, Vec::new());
        for call in calls {
            match open.get_mut(&*call.tool) {
                Some(left) if *left > 0 => {
                    *left -= 1;
                    right += 1;
                }
                _ => extra.push(shown(&call.tool)),
            }
        }
        let missing = open.into_iter().flat_map(|(tool, left)| std::iter::repeat_n(tool.to_owned(), left)).collect();
        Self { right, extra, missing }
    }

    fn faults(&self, allow_extra: bool) -> Vec<String> {
        let mut faults = Vec::new();
        if !self.missing.is_empty() {
            faults.push(format!("not called: {}", list(&self.missing)));
        }
        if !self.extra.is_empty() && !allow_extra {
            faults.push(format!("{}: {}", count(self.extra.len(), "extra call"), list(&self.extra)));
        }
        faults
    }
}

/// F1 of observed against expected calls by name: 2 × right / (observed + expected); recall where extras are allowed.
fn selection(expectation: Expectation<'_>, names: &NameCount, observed: usize) -> Fraction {
    let expected = expectation.calls.len();
    match (expectation.allow_extra, observed + expected) {
        (_, 0) => Fraction::ONE,
        (true, _) if expected == 0 => Fraction::ONE,
        (true, _) => Fraction::share(names.right, expected),
        (false, both) => Fraction::share(2 * names.right, both),
    }
}

/// F1 of right values over the pinned arguments of matched calls: 2 × right / (observed + expected); 1 if none is pinned.
fn arguments(matches: &[Match]) -> Fraction {
    let both: usize = matches.iter().map(|matched| matched.fit.expected + matched.fit.observed).sum();
    let right: usize = matches.iter().map(|matched| matched.fit.right).sum();
    if both == 0 { Fraction::ONE } else { Fraction::share(2 * right, both) }
}

/// Share of neighbours among the expected calls that were called in that order; 1 when there are none or order is free.
fn order(expectation: Expectation<'_>, matches: &[Match]) -> Fraction {
    let neighbours = expectation.calls.len().saturating_sub(1);
    if neighbours == 0 || expectation.unordered {
        return Fraction::ONE;
    }
    let in_order =
        matches.windows(2).filter(|pair| pair[0].expected + 1 == pair[1].expected && pair[0].call < pair[1].call);
    Fraction::share(in_order.count(), neighbours)
}

/// The larger of overshoot / budget and extra calls / expected calls, each at most 1; nothing where extras are allowed.
fn penalty(expectation: Expectation<'_>, names: &NameCount, observed: usize) -> Fraction {
    if expectation.allow_extra {
        return Fraction::ZERO;
    }
    let at_most_one = |part: usize, whole: usize| match (part, whole) {
        (0, _) => Fraction::ZERO,
        (_, 0) => Fraction::ONE,
        (part, whole) => Fraction::share(part, whole),
    };
    let budget = expectation.budget as usize;
    let overshoot = at_most_one(observed.saturating_sub(budget), budget);
    overshoot.or_more(at_most_one(names.extra.len(), expectation.calls.len()))
}
