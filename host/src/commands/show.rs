//! `belljar show`: one case of a stored run whole.

use belljar_exam::CaseId;

use crate::cli::ShowArgs;
use crate::errors::{Failure, OrFail as _, Result};
use crate::exit_code::Code;
use crate::record::StoredRun;
use crate::ui::Printer;

pub(crate) fn show(args: &ShowArgs, printer: &Printer) -> Result<Code> {
    let run = StoredRun::open(&args.run)?;
    let grades = run.grade()?;
    let style = super::style(printer);
    let text = match &args.case {
        None => belljar_report::case_list(&run.generated.key, &grades, &style),
        Some(prefix) => {
            let case = find(&run, prefix)?;
            belljar_report::show_case(&run.graded(&grades), &case, &style)
                .or_fail(Code::Internal, format!("could not show case {case}"))?
        }
    };
    printer.data(&text)?;
    Ok(Code::Done)
}

/// Finds the one case whose id begins with `prefix`.
fn find(run: &StoredRun, prefix: &str) -> Result<CaseId> {
    let cases = run.generated.key.cases.iter().map(|key| &key.case);
    let mut matching = cases.filter(|case| {
        let id = case.as_str();
        id.starts_with(prefix) || id.strip_prefix("c-").is_some_and(|digits| digits.starts_with(prefix))
    });
    let none = || {
        Failure::new(Code::NothingSelected, format!("this run has no case `{prefix}`"))
            .hint("`belljar show RUN` lists the cases")
    };
    let case = matching.next().ok_or_else(none)?;
    match matching.count() {
        0 => Ok(case.clone()),
        others => Err(Failure::new(Code::BadInput, format!("{} cases begin with `{prefix}`", others + 1))
            .hint("give more of the id's digits")),
    }
}
