//! Reads a record back and regenerates what it claims to be about.

use std::path::Path;

use belljar_generator::Generated;
use belljar_grader::{GradeError, GraderVersion, Grades, Verdict, grade_as};
use belljar_report::GradedRun;
use belljar_transcript::Manifest;

use super::source::{check_dataset, read_manifest, regenerate};
use super::{Observed, RunFolder, TELEMETRY, Telemetry, read_verdicts, verdicts};
use crate::errors::{Failure, OrFail as _, Result};
use crate::exit_code::Code;

/// A record, read and checked against the exam that its seed makes.
pub(crate) struct StoredRun {
    /// The folder.
    pub folder: RunFolder,
    /// The exam and its answer key, made anew from the seed.
    pub generated: Generated,
    /// What the record says about itself.
    pub manifest: Manifest,
    /// What the host observed.
    pub observed: Observed,
}

impl StoredRun {
    /// Opens a record. Exam and key are made anew from seed and versions, never taken from the folder.
    ///
    /// # Errors
    /// [`Code::BadInput`] if a file is missing or malformed; [`Code::Mismatch`] if the parts don't belong together.
    pub(crate) fn open(path: &Path) -> Result<Self> {
        let folder = RunFolder::open(path)?;
        let manifest = read_manifest(&folder)?;
        let (generated, canonical) = regenerate(&manifest)?;
        check_dataset(&manifest, &canonical)?;
        let observed = Observed::read(&folder)?;
        observed.check_belongs(&manifest)?;
        Ok(Self { folder, generated, manifest, observed })
    }

    /// Grades the transcript with the key of its seed, by the latest rules.
    ///
    /// # Errors
    /// [`Code::Mismatch`] if the transcript holds cases that the key doesn't know.
    pub(crate) fn grade(&self) -> Result<Grades> {
        self.grade_as(GraderVersion::LATEST)
    }

    /// Grades the transcript with the key of its seed, by the rules of a version.
    ///
    /// # Errors
    /// [`Code::BadInput`] if this build doesn't have the version; [`Code::Mismatch`] if the transcript holds cases that
    /// the key doesn't know.
    pub(crate) fn grade_as(&self, version: GraderVersion) -> Result<Grades> {
        let graded = grade_as(version, &self.generated.key, &self.observed.transcript);
        if let Err(error @ GradeError::UnknownVersion(_)) = graded {
            let known = GraderVersion::ALL.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            return Err(Failure::new(Code::BadInput, error).hint(format!("grader versions of this build: {known}")));
        }
        graded.or_fail(Code::Mismatch, "the transcript can't be graded with the key of its seed")
    }

    /// Puts the run together with its verdicts, for what is told case by case.
    pub(crate) fn graded<'a>(&'a self, grades: &'a Grades) -> GradedRun<'a> {
        GradedRun {
            exam: &self.generated.exam,
            grades,
            key: &self.generated.key,
            transcript: &self.observed.transcript,
        }
    }

    /// Returns when the run began, RFC 3339; none if the record doesn't say so.
    pub(crate) fn started(&self) -> Option<String> {
        let telemetry: Telemetry = serde_json::from_slice(&self.folder.read(TELEMETRY).ok()?).ok()?;
        let started: jiff::Timestamp = telemetry.started.parse().ok()?;
        Some(started.to_string())
    }

    /// Reads the stored verdicts of a grader version; none if it hasn't graded this record.
    ///
    /// # Errors
    /// If the file is malformed.
    pub(crate) fn verdicts(&self, version: GraderVersion) -> Result<Option<Vec<Verdict>>> {
        let name = verdicts(version);
        if !self.folder.has(&name) {
            return Ok(None);
        }
        read_verdicts(&self.folder.read(&name)?)
            .map(Some)
            .or_fail(Code::BadInput, format!("`{}` isn't a list of verdicts", self.folder.shown(&name)))
    }
}
