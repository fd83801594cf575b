//! `belljar report`: print the report of a stored run.

use belljar_report::{render_csv, render_html, render_inspect, render_junit, render_markdown, render_text};

use super::graded;
use crate::cli::{ReportArgs, ReportFormat};
use crate::errors::{OrFail as _, Result};
use crate::exit_code::Code;
use crate::record::StoredRun;
use crate::ui::Printer;

pub(crate) fn report(args: &ReportArgs, printer: &Printer) -> Result<Code> {
    let run = StoredRun::open(&args.run)?;
    let grades = run.grade()?;
    let report = graded::build_report(&run.generated, &run.manifest, &run.observed, &grades)?;
    let (graded_run, reproduce) = (run.graded(&grades), super::reproduce_record(&run.manifest));
    let apart = "the parts of the record don't fit together";
    let text = match args.format {
        ReportFormat::Text => {
            printer.data(&render_text(&report, &reproduce, &super::style(printer)))?;
            return Ok(super::code_of(&report));
        }
        ReportFormat::Json => format!("{}\n", report.to_json()),
        ReportFormat::Markdown => render_markdown(&report),
        ReportFormat::Html => render_html(&report, &graded_run, &reproduce).or_fail(Code::Internal, apart)?,
        ReportFormat::Junit => render_junit(&report),
        ReportFormat::Csv => render_csv(&report),
        ReportFormat::Inspect => {
            render_inspect(&report, &graded_run, run.started().as_deref()).or_fail(Code::Internal, apart)?
        }
    };
    printer.bytes(text.as_bytes())?;
    Ok(super::code_of(&report))
}
