//! What follows from key and transcript: verdicts, report, summary.

use belljar_exam::Sha256Hex;
use belljar_grader::{Grades, Verdict};
use belljar_report::Report;

use super::Difference;
use super::files::check_bytes;
use crate::record::{REPORT, RunFolder, SUMMARY, from_canonical, read_verdicts, verdicts, write_verdicts};

/// Checks the stored verdicts against those that grading gives. Returns their hash.
pub(super) fn check_verdicts(folder: &RunFolder, grades: &Grades) -> Result<Sha256Hex, Difference> {
    let name = verdicts(grades.grader_version);
    if !folder.has(&name) {
        return Err(Difference::new(format!("`{name}` is missing"))
            .hint("`belljar grade RUN` grades the transcript and writes it"));
    }
    let bytes = folder.read(&name)?;
    let stored =
        read_verdicts(&bytes).map_err(|error| Difference::of(error, format!("`{name}` isn't a list of verdicts")))?;
    let made = &grades.verdicts;
    for (made, stored) in made.iter().zip(&stored) {
        if made != stored {
            return Err(unlike(&name, made, stored));
        }
    }
    match (made.get(stored.len()), stored.get(made.len())) {
        (Some(missing), _) => {
            let message = format!("`{name}` ends before a case that has a verdict");
            Err(Difference::new(message).in_case(&missing.case))
        }
        (_, Some(extra)) => {
            let message = format!("`{name}` goes on with a case that the exam doesn't have");
            Err(Difference::new(message).in_case(&extra.case))
        }
        (None, None) => Ok(Sha256Hex::of(&[&write_verdicts(made)])),
    }
}

fn unlike(name: &str, made: &Verdict, stored: &Verdict) -> Difference {
    if made.case != stored.case {
        let message = format!("`{name}` has a verdict on {} where that on this case belongs", stored.case);
        return Difference::new(message).in_case(&made.case);
    }
    let told = |verdict: &Verdict| {
        let ruling = &verdict.ruling;
        format!("{} {} by rule {}", ruling.label, ruling.score, ruling.rule)
    };
    let message = format!("`{name}` says {}, and grading gives {}", told(stored), told(made));
    Difference::new(if told(made) == told(stored) { format!("{message}, for another reason") } else { message })
        .in_case(&made.case)
}

/// Checks the stored report against the one that was made anew. Returns its hash.
pub(super) fn check_report(folder: &RunFolder, report: &Report) -> Result<Sha256Hex, Difference> {
    let stored = folder.read(REPORT)?;
    check_bytes(folder, REPORT, report.to_json().as_bytes())?;
    // Equal bytes are a report; that they read back is checked for the readers' sake.
    from_canonical::<Report>(&stored)
        .map(|report| report.sha256())
        .map_err(|error| Difference::of(error, format!("`{REPORT}` isn't a report")))
}

/// Checks the stored summary against the one that the report makes.
pub(super) fn check_summary(folder: &RunFolder, report: &Report) -> Result<(), Difference> {
    check_bytes(folder, SUMMARY, belljar_report::render_markdown(report).as_bytes())
}
