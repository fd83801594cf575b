//! Stored runs as statistics take them: read, checked, graded anew, complete.

use std::path::{Path, PathBuf};

use belljar_report::{Incomparable, ScoredRun, Series, Unusable};

use super::graded;
use crate::errors::{Failure, Hint as _, OrFail as _, Result};
use crate::exit_code::Code;
use crate::record::{MANIFEST, RunFolder, SERIES, StoredRun, series_member};

/// Loads runs. A path is that of a record, or of a series, which stands for all of its records.
///
/// # Errors
/// If a record is missing, isn't what it claims to be, or is incomplete.
pub(super) fn load(paths: &[PathBuf]) -> Result<Vec<ScoredRun>> {
    let mut runs = Vec::new();
    for path in paths {
        let folder = RunFolder::open(path)?;
        if folder.has(SERIES) && !folder.has(MANIFEST) {
            runs.extend(load_series(path, &folder)?);
        } else {
            runs.push(load_run(path)?.0);
        }
    }
    Ok(runs)
}

/// Loads the records of a series, and checks that they are the ones that it was made of.
fn load_series(path: &Path, folder: &RunFolder) -> Result<Vec<ScoredRun>> {
    let shown = path.join(SERIES);
    let series: Series = serde_json::from_slice(&folder.read(SERIES)?)
        .or_fail(Code::BadInput, format!("`{}` isn't a series", shown.display()))
        .hint("give the folders of its runs one by one")?;
    let load = |run: &belljar_report::SeriesRun| {
        let seed = run.seed.parse().or_fail(Code::BadInput, format!("`{}` names no seed", shown.display()))?;
        let member = path.join(series_member(seed));
        let (scored, transcript) = load_run(&member)?;
        if transcript != run.transcript_sha256 {
            let message = format!("`{}` isn't the run that `{}` was made of", member.display(), shown.display());
            return Err(Failure::new(Code::Mismatch, message))
                .hint("give the folders of the runs one by one, if that is what you want to put together");
        }
        Ok(scored)
    };
    series.runs.iter().map(load).collect()
}

/// Loads a record, and returns the hash of its transcript, too.
fn load_run(path: &Path) -> Result<(ScoredRun, belljar_exam::Sha256Hex)> {
    let run = StoredRun::open(path)?;
    let grades = run.grade()?;
    if run.verdicts(grades.grader_version)?.is_some_and(|stored| stored != grades.verdicts) {
        let (shown, version) = (path.display(), grades.grader_version);
        let message = format!("the verdicts in `{shown}` aren't those that grader version {version} gives");
        return Err(Failure::new(Code::Mismatch, message)).hint(format!(
            "`belljar grade {} --dry-run` lists what differs; without `--dry-run` it writes the verdicts anew",
            super::quote(path)
        ));
    }
    let report = graded::build_report(&run.generated, &run.manifest, &run.observed, &grades)?;
    let scored = ScoredRun::new(&run.generated.key, &report).map_err(|error| unusable(error, path))?;
    Ok((scored, run.observed.transcript.hash))
}

/// Says that a run has no place in a statistic.
pub(super) fn unusable(error: Unusable, path: &Path) -> Failure {
    let (code, hint) = match error {
        Unusable::Incomplete { .. } => (
            Code::Incomplete,
            "examine the agent on that seed again, into another folder, and leave this run out; it is kept",
        ),
        Unusable::Partial => {
            (Code::Incomplete, "run the agent without `--case` and `--axis`: only whole exams have a composite")
        }
        Unusable::OneHalf => (Code::NotComparable, "only exams with a tool half and a memory half have a composite"),
        Unusable::Cases | Unusable::Seed(_) => (Code::Mismatch, "the record was changed, or isn't one"),
    };
    let failure = Err::<(), _>(error).or_fail(code, format!("`{}` can't be counted", path.display())).hint(hint);
    failure.err().unwrap_or_else(|| unreachable!("an error was given"))
}

/// Says that runs can't be put side by side.
pub(super) fn refused(error: Incomparable) -> Failure {
    let (code, hint) = match &error {
        Incomparable::Empty => (Code::NothingSelected, "give at least one run".to_owned()),
        Incomparable::Dataset { .. } => (
            Code::NotComparable,
            "one of the records was made by a build with other bytes for the same bench version".to_owned(),
        ),
        Incomparable::SameRun { .. } => {
            (Code::NotComparable, "give runs of another agent, or of the same one with another `--config`".to_owned())
        }
        Incomparable::SeedAlone { seed, .. } => {
            (Code::NotComparable, format!("examine the other agent with `--seed {seed}`, too, or leave that run out"))
        }
        Incomparable::SeedTwice { .. } => (Code::NotComparable, "give one run of each agent and seed".to_owned()),
        Incomparable::TwoAgents { .. } => {
            (Code::NotComparable, "`belljar study` takes runs of as many agents as you like".to_owned())
        }
        Incomparable::Unlike(_) => (
            Code::NotComparable,
            "runs are comparable if nothing but agent, configuration and seed differs; examine one of the two again"
                .to_owned(),
        ),
    };
    Failure::new(code, error).hint(hint)
}
