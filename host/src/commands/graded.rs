//! What `run`, `grade` and `report` share: the report and the verdicts of a record.

use belljar_generator::Generated;
use belljar_grader::Grades;
use belljar_report::{DeletionResidue, Report};
use belljar_transcript::Manifest;

use crate::errors::{OrFail as _, Result};
use crate::exit_code::Code;
use crate::record::{self, Observed, REPORT, RunFolder, SUMMARY, verdicts};

/// Builds the report of a graded run.
pub(crate) fn build_report(
    generated: &Generated,
    manifest: &Manifest,
    observed: &Observed,
    grades: &Grades,
) -> Result<Report> {
    let memory = observed.memory.snapshot();
    let residue = DeletionResidue::of(&generated.key, memory.iter().map(|(name, value)| (name, &**value)));
    Report::new(&generated.exam, &generated.key, manifest, &observed.transcript, grades, residue)
        .or_fail(Code::Internal, "the report could not be made")
}

/// Writes report and summary into a record.
pub(super) fn write_report(folder: &RunFolder, report: &Report) -> Result<()> {
    folder.write(REPORT, report.to_json().as_bytes())?;
    folder.write(SUMMARY, belljar_report::render_markdown(report).as_bytes())
}

/// Writes verdicts, one a line. Those of the same grader version that were there and differ are kept under another
/// name.
pub(super) fn write_verdicts(folder: &RunFolder, grades: &Grades) -> Result<()> {
    let name = verdicts(grades.grader_version);
    let lines = record::write_verdicts(&grades.verdicts);
    if folder.has(&name) {
        if folder.read(&name)? == lines {
            return Ok(());
        }
        let kept = (1_u32..).map(|count| format!("{name}.old-{count}")).find(|kept| !folder.has(kept));
        folder.rename(&name, &kept.unwrap_or_else(|| unreachable!("some number is free")))?;
    }
    folder.write(&name, &lines)
}
