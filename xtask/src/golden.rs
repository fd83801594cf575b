//! Records the golden verdicts anew.

use anyhow::Result;

use crate::workspace::{cargo, run};

/// Writes tests/golden from what the grader decides now. Right while a grader version is a draft, or when the exams
/// changed; what else changed shows in the diff.
pub(crate) fn golden() -> Result<()> {
    let mut command = cargo(&["test", "--locked", "--quiet", "--workspace", "--test", "golden"]);
    command.args(["--", "every_version_keeps_its_verdicts"]);
    run(command.env("BELLJAR_RECORD_GOLDEN", "1"))
}
