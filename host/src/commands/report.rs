//! `belljar report`: print the report of a stored run.

use super::graded;
use crate::cli::{ReportArgs, ReportFormat};
use crate::errors::Result;
use crate::exit_code::Code;
use crate::record::StoredRun;
use crate::ui::Printer;

pub(crate) fn report(args: &ReportArgs, printer: &Printer) -> Result<Code> {
    let run = StoredRun::open(&args.run)?;
    let grades = run.grade()?;
    let report = graded::build_report(&run.generated, &run.manifest, &run.transcript, &grades)?;
    let text = match args.format {
        ReportFormat::Text => {
            belljar_report::render_text(&report, &super::reproduce_record(&run.manifest), &super::style(printer))
        }
        ReportFormat::Json => format!("{}\n", report.to_json()),
        ReportFormat::Markdown => belljar_report::render_markdown(&report),
    };
    printer.data(&text)?;
    Ok(if report.is_complete() { Code::Done } else { Code::Incomplete })
}
