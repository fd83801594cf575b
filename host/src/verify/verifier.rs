//! The checks of a verification, one after the other. The first that fails ends it.

use belljar_exam::Sha256Hex;
use belljar_generator::{Canonical, Generated};
use belljar_grader::{Grades, grade};
use belljar_transcript::{Event, Manifest};

use super::files::{check_bytes, check_files};
use super::graded::{check_report, check_summary, check_verdicts};
use super::observed::{check_cases, check_memory, check_transcript};
use super::{Check, Difference, Rerun};
use crate::commands::graded::build_report;
use crate::errors::Failure;
use crate::exit_code::Code;
use crate::record::{
    EXAM, KEY, MANIFEST, ManifestError, Observed, REPORT, RunFolder, SUMMARY, check_dataset, parse_manifest, regenerate,
};

/// What a record turned out to be.
pub(crate) struct Verified {
    /// Hash over exam and answer key.
    pub dataset: Sha256Hex,
    /// Why the record, though nothing in it is wrong, is of no complete run; none if it is.
    pub incomplete: Option<&'static str>,
    /// Hash of the report; none if there is none yet.
    pub report: Option<Sha256Hex>,
    /// Whether the component was examined again.
    pub rerun: bool,
    /// Hash of the transcript.
    pub transcript: Sha256Hex,
    /// Hash of the verdicts; none if there are none yet.
    pub verdicts: Option<Sha256Hex>,
}

/// A verification in progress.
struct Verifier<'a> {
    folder: &'a RunFolder,
    passed: &'a mut dyn FnMut(Check, &str),
}

/// Verifies a record. Each check that holds is told with what it found.
///
/// # Errors
/// The first check that fails, and what it found.
pub(crate) fn verify(
    folder: &RunFolder,
    rerun: Option<&Rerun<'_>>,
    passed: &mut dyn FnMut(Check, &str),
) -> Result<Verified, (Check, Difference)> {
    let mut verifier = Verifier { folder, passed };
    verifier.check(Check::Files, |folder| check_files(folder).map(|strangers| ((), tell_strangers(&strangers))))?;
    let source = verifier.source()?;
    let (observed, events) = verifier.observed(&source)?;
    let ended = matches!(events.last(), Some(Event::RunEnded { .. }));
    let grades = grade(&source.generated.key, &observed.transcript)
        .map_err(|error| (Check::Verdicts, Difference::of(error, "the transcript can't be graded")))?;
    let due = results_due(folder, &grades);
    let (mut verdicts, mut report) = (None, None);
    if due > 0 {
        verdicts = Some(verifier.check(Check::Verdicts, |folder| hashed(check_verdicts(folder, &grades)))?);
    }
    if due > 1 {
        report = Some(verifier.report(&source, &observed, &grades, due > 2)?);
    }
    if let Some(rerun) = rerun {
        verifier.rerun(rerun, &source, &events)?;
    }
    Ok(Verified {
        dataset: source.canonical.dataset_sha256,
        incomplete: match (ended, observed.transcript.complete) {
            (true, _) if due < RESULTS => Some("the run ended, and was stopped before its results were written"),
            (true, true) => None,
            (true, false) if source.manifest.is_partial() => Some("the run is partial: only selected cases were asked"),
            (true, false) => Some("cases were lost to faults of the host"),
            (false, _) => Some("the run was cut off"),
        },
        report,
        rerun: rerun.is_some(),
        transcript: observed.transcript.hash,
        verdicts,
    })
}

/// Number of files that hold results: verdicts, report, summary.
const RESULTS: usize = 3;

/// Returns how many of these files must be there. They are written in this order when the transcript is whole, so that a
/// run that was stopped lacks the last ones, or all. Where one is missing before one that is there, somebody took it away.
fn results_due(folder: &RunFolder, grades: &Grades) -> usize {
    let names: [&str; RESULTS] = [&crate::record::verdicts(grades.grader_version), REPORT, SUMMARY];
    names.iter().rposition(|name| folder.has(name)).map_or(0, |last| last + 1)
}

/// What a record is about.
struct Source {
    canonical: Canonical,
    generated: Generated,
    manifest: Manifest,
}

impl Verifier<'_> {
    /// Does a check: tells what it found, or ends the verification.
    fn check<T>(
        &mut self,
        check: Check,
        act: impl FnOnce(&RunFolder) -> Result<(T, String), Difference>,
    ) -> Result<T, (Check, Difference)> {
        let (value, found) = act(self.folder).map_err(|difference| (check, difference))?;
        (self.passed)(check, &found);
        Ok(value)
    }

    /// Checks what the record is about: manifest, exam and answer key.
    fn source(&mut self) -> Result<Source, (Check, Difference)> {
        let source = self.check(Check::Manifest, |folder| {
            let manifest = parse_manifest(&folder.read(MANIFEST)?).map_err(unreadable)?;
            let (generated, canonical) = regenerate(&manifest).map_err(Difference::keeping)?;
            let found = format!("{} {}, seed {}", manifest.suite, manifest.size, manifest.seed);
            Ok((Source { canonical, generated, manifest }, found))
        })?;
        let canonical = &source.canonical;
        self.check(Check::Dataset, |_| {
            check_dataset(&source.manifest, canonical)?;
            Ok(((), canonical.dataset_sha256.to_string()))
        })?;
        self.check(Check::Exam, |folder| {
            check_bytes(folder, EXAM, &canonical.exam).map(|()| ((), canonical.exam_sha256.to_string()))
        })?;
        self.check(Check::Key, |folder| {
            if !folder.has(KEY) {
                return Ok(((), "left out of the record; made anew from the seed".to_owned()));
            }
            check_bytes(folder, KEY, &canonical.key).map(|()| ((), canonical.key_sha256.to_string()))
        })?;
        Ok(source)
    }

    /// Checks what was observed: transcript, memory log, cases.
    fn observed(&mut self, source: &Source) -> Result<(Observed, Vec<Event>), (Check, Difference)> {
        let chained = self.check(Check::Transcript, |folder| {
            let chained = check_transcript(folder)?;
            let hash = chained.transcript.hash.to_string();
            Ok((chained, hash))
        })?;
        let memory = self.check(Check::Memory, |folder| {
            let memory = check_memory(folder, &chained)?;
            let entries = memory.snapshot().iter().count();
            Ok((memory, format!("{entries} entries at the end")))
        })?;
        let observed = Observed { memory, transcript: chained.transcript };
        self.check(Check::Cases, |_| {
            observed.check_belongs(&source.manifest)?;
            let cases = check_cases(&source.generated.exam, &observed.transcript)?;
            Ok(((), format!("{cases} of {}", source.generated.key.cases.len())))
        })?;
        Ok((observed, chained.events))
    }

    /// Checks the report and, if it is due, the summary.
    fn report(
        &mut self,
        source: &Source,
        observed: &Observed,
        grades: &Grades,
        summarised: bool,
    ) -> Result<Sha256Hex, (Check, Difference)> {
        let report = build_report(&source.generated, &source.manifest, observed, grades)
            .map_err(|failure| (Check::Report, Difference::keeping(failure)))?;
        let hash = self.check(Check::Report, |folder| hashed(check_report(folder, &report)))?;
        if summarised {
            self.check(Check::Summary, |folder| check_summary(folder, &report).map(|()| ((), SUMMARY.to_owned())))?;
        }
        Ok(hash)
    }

    /// Examines the component again.
    fn rerun(&mut self, rerun: &Rerun<'_>, source: &Source, events: &[Event]) -> Result<(), (Check, Difference)> {
        let Source { canonical, generated, manifest } = source;
        let candidate = self.check(Check::Component, |_| {
            rerun.check_component(manifest).map(|candidate| (candidate, manifest.component.sha256.to_string()))
        })?;
        self.check(Check::Rerun, |folder| {
            let exam = (&generated.exam, canonical, generated.key.seed);
            rerun.check_rerun(&candidate, exam, manifest, (folder, events))?;
            Ok(((), "the same transcript and memory log, byte for byte".to_owned()))
        })
    }
}

/// Makes a hash the finding of a check.
fn hashed(hash: Result<Sha256Hex, Difference>) -> Result<(Sha256Hex, String), Difference> {
    hash.map(|hash| (hash, hash.to_string()))
}

/// Tells a manifest that was touched from one of another version, for which the record isn't to blame.
fn unreadable(error: ManifestError) -> Difference {
    match error {
        ManifestError::Format(_) => Difference::keeping(
            Failure::new(Code::BadInput, error)
                .hint("use a version of belljar as new as the one that wrote the record"),
        ),
        ManifestError::Malformed(_) | ManifestError::Seed(_) => {
            Difference::of(error, format!("`{MANIFEST}` can't be trusted"))
        }
    }
}

fn tell_strangers(strangers: &[String]) -> String {
    if strangers.is_empty() {
        return "all there".to_owned();
    }
    format!("all there; not part of a record: {}", strangers.join(", "))
}
