//! What `run`, `grade` and `report` share: the report and the verdicts of a record.

use belljar_exam::to_canonical_json;
use belljar_generator::Generated;
use belljar_grader::{Grades, Verdict};
use belljar_report::Report;
use belljar_transcript::{Manifest, Transcript};

use crate::errors::{OrFail as _, Result};
use crate::exit_code::Code;
use crate::record::{REPORT, RunFolder, SUMMARY, verdicts};

/// Builds the report of a graded run.
pub(super) fn build_report(
    generated: &Generated,
    manifest: &Manifest,
    transcript: &Transcript,
    grades: &Grades,
) -> Result<Report> {
    Report::new(&generated.exam, &generated.key, manifest, transcript, grades)
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
    let lines = to_lines(&grades.verdicts);
    if folder.has(&name) {
        if folder.read(&name)? == lines {
            return Ok(());
        }
        let kept = (1_u32..).map(|count| format!("{name}.old-{count}")).find(|kept| !folder.has(kept));
        folder.rename(&name, &kept.unwrap_or_else(|| unreachable!("some number is free")))?;
    }
    folder.write(&name, &lines)
}

fn to_lines(verdicts: &[Verdict]) -> Vec<u8> {
    let mut lines = Vec::new();
    for verdict in verdicts {
        lines.extend_from_slice(&to_canonical_json(verdict));
        lines.push(b'\n');
    }
    lines
}
