//! Reads a record back and regenerates what it claims to be about.

use std::path::Path;

use belljar_generator::{Generated, generate};
use belljar_grader::{GradeError, GraderVersion, Grades, Verdict, grade_as};
use belljar_seed::Seed;
use belljar_transcript::{Manifest, RECORD_FORMAT, Transcript, read_transcript};

use super::{MANIFEST, RunFolder, TRANSCRIPT, verdicts};
use crate::errors::{Failure, Hint as _, OrFail as _, Result};
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
    pub transcript: Transcript,
}

impl StoredRun {
    /// Opens a record. Exam and key are made anew from seed and versions, never taken from the folder.
    ///
    /// # Errors
    /// [`Code::BadInput`] if a file is missing or malformed; [`Code::Mismatch`] if the parts don't belong together.
    pub(crate) fn open(path: &Path) -> Result<Self> {
        let folder = RunFolder::open(path)?;
        let manifest: Manifest = serde_json::from_slice(&folder.read(MANIFEST)?)
            .or_fail(Code::BadInput, format!("`{}` isn't a manifest", path.join(MANIFEST).display()))?;
        if manifest.format != RECORD_FORMAT {
            let message = format!("the record has format {}; this build reads {RECORD_FORMAT}", manifest.format);
            return Err(Failure::new(Code::BadInput, message));
        }
        let seed: Seed = manifest.seed.parse().or_fail(Code::BadInput, "the manifest's seed can't be read")?;
        let bench = manifest.versions.bench;
        if !belljar_exam::BenchVersion::ALL.contains(&bench) {
            let message = format!("the record is of bench version {bench}, which this build can't generate");
            return Err(
                Failure::new(Code::BadInput, message).hint("use the version of belljar that the manifest names")
            );
        }
        let generated = generate(seed, bench, manifest.suite, manifest.size);
        let canonical = generated.canonical();
        if canonical.dataset_sha256 != manifest.dataset_sha256 {
            let message = format!(
                "the record's dataset hash is {}, but its seed makes {}",
                manifest.dataset_sha256, canonical.dataset_sha256
            );
            return Err(Failure::new(Code::Mismatch, message))
                .hint("the record was changed, or a build with other bytes for the same bench version wrote it");
        }
        let transcript = read_transcript(&folder.read(TRANSCRIPT)?)
            .or_fail(Code::Mismatch, format!("`{}` can't be trusted", path.join(TRANSCRIPT).display()))?;
        for (what, transcript, manifest) in [
            ("fingerprint", transcript.fingerprint, manifest.fingerprint()),
            ("component", transcript.component, manifest.component.sha256),
            ("configuration", transcript.config, manifest.config_sha256),
        ] {
            if transcript != manifest {
                let message = format!("the transcript's {what} is {transcript}, the manifest's {manifest}");
                return Err(Failure::new(Code::Mismatch, message))
                    .hint("manifest and transcript are of different runs, or one was changed");
            }
        }
        Ok(Self { folder, generated, manifest, transcript })
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
        let graded = grade_as(version, &self.generated.key, &self.transcript);
        if let Err(error @ GradeError::UnknownVersion(_)) = graded {
            let known = GraderVersion::ALL.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            return Err(Failure::new(Code::BadInput, error).hint(format!("grader versions of this build: {known}")));
        }
        graded.or_fail(Code::Mismatch, "the transcript can't be graded with the key of its seed")
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
        let bytes = self.folder.read(&name)?;
        let lines = bytes.split(|byte| *byte == b'\n').filter(|line| !line.is_empty());
        let verdicts: Result<Vec<Verdict>, _> = lines.map(serde_json::from_slice).collect();
        verdicts.map(Some).or_fail(Code::BadInput, format!("`{name}` isn't a list of verdicts"))
    }
}
