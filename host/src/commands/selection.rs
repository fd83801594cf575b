//! Which cases of an exam are meant.

use std::collections::BTreeSet;

use belljar_answer_key::AnswerKey;
use belljar_exam::CaseId;
use belljar_generator::Generated;
use belljar_runner::Plan;

use crate::cli::SelectionArgs;
use crate::errors::{Failure, OrFail as _, Result};
use crate::exit_code::Code;

/// Returns the cases that are asked: those that are selected by name or by axis, and the instructions before them, which
/// decide what the agent remembers. None if nothing is selected, which means all.
///
/// # Errors
/// [`Code::NothingSelected`] if there is no such case or axis; [`Code::BadInput`] if a name fits several cases.
pub(super) fn select(generated: &Generated, args: &SelectionArgs) -> Result<BTreeSet<CaseId>> {
    let selected = named(&generated.key, args)?;
    if selected.is_empty() {
        return Ok(selected);
    }
    let plan = Plan::new(generated.exam.clone()).and_then(|plan| plan.only(&selected));
    let plan = plan.or_fail(Code::Internal, "the exam doesn't have the cases of its key")?;
    Ok(plan.cases().cloned().collect())
}

fn named(key: &AnswerKey, args: &SelectionArgs) -> Result<BTreeSet<CaseId>> {
    let mut selected = BTreeSet::new();
    for prefix in &args.case {
        selected.insert(find(key, prefix)?);
    }
    for axis in &args.axis {
        let mut cases = key.cases.iter().filter(|case| case.axis == *axis).map(|case| case.case.clone()).peekable();
        if cases.peek().is_none() {
            let axes: BTreeSet<&str> = key.cases.iter().map(|case| &*case.axis).collect();
            let axes = axes.into_iter().collect::<Vec<_>>().join(", ");
            return Err(Failure::new(Code::NothingSelected, format!("this exam has no axis `{axis}`"))
                .hint(format!("its axes are {axes}")));
        }
        selected.extend(cases);
    }
    Ok(selected)
}

/// Finds the one case whose id begins with `prefix`.
///
/// # Errors
/// [`Code::NothingSelected`] if there is none; [`Code::BadInput`] if there are several.
pub(super) fn find(key: &AnswerKey, prefix: &str) -> Result<CaseId> {
    let cases = key.cases.iter().map(|key| &key.case);
    let mut matching = cases.filter(|case| {
        let id = case.as_str();
        id.starts_with(prefix) || id.strip_prefix("c-").is_some_and(|digits| digits.starts_with(prefix))
    });
    let none = || {
        Failure::new(Code::NothingSelected, format!("this exam has no case `{prefix}`"))
            .hint("`belljar show RUN` lists the cases; those of another seed or size have other ids")
    };
    let case = matching.next().ok_or_else(none)?;
    match matching.count() {
        0 => Ok(case.clone()),
        others => Err(Failure::new(Code::BadInput, format!("{} cases begin with `{prefix}`", others + 1))
            .hint("give more of the id's digits")),
    }
}
