//! `belljar show`: one case of a stored run whole.

use super::selection::find;
use crate::cli::ShowArgs;
use crate::errors::{OrFail as _, Result};
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
            let case = find(&run.generated.key, prefix)?;
            belljar_report::show_case(&run.graded(&grades), &case, &style)
                .or_fail(Code::Internal, format!("could not show case {case}"))?
        }
    };
    printer.data(&text)?;
    Ok(Code::Done)
}
