//! `belljar grade`: grade a stored run again, offline.

use belljar_grader::GraderVersion;
use belljar_report::flips;

use super::graded;
use crate::cli::GradeArgs;
use crate::errors::Result;
use crate::exit_code::Code;
use crate::record::StoredRun;
use crate::ui::Printer;

pub(crate) fn grade(args: &GradeArgs, printer: &Printer) -> Result<Code> {
    let run = StoredRun::open(&args.run)?;
    let grades = run.grade_as(args.grader_version.map_or(GraderVersion::LATEST, GraderVersion::new))?;
    let report = graded::build_report(&run.generated, &run.manifest, &run.observed, &grades)?;
    let style = super::style(printer);
    let mut text = match run.verdicts(grades.grader_version)? {
        None => format!("grader version {} has not graded this record before\n", grades.grader_version),
        Some(old) => belljar_report::render_flips(&flips(&old, &grades.verdicts), &style),
    };
    if !args.dry_run {
        graded::write_verdicts(&run.folder, &grades)?;
        graded::write_report(&run.folder, &report)?;
    }
    if args.json {
        text = format!("{}\n", report.to_json());
    } else if !args.dry_run {
        text.push_str(&belljar_report::render_text(&report, &super::reproduce_record(&run.manifest), &style));
    }
    printer.data(&text)?;
    Ok(super::code_of(&report))
}
