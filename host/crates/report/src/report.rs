//! The report of a run: every number that is published of it, in a form that is hashed.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use std::collections::BTreeMap;

use belljar_answer_key::AnswerKey;
use belljar_exam::{CaseId, Exam, Sha256Hex, Size, Suite, to_canonical_json};
use belljar_grader::{GraderVersion, Grades, RunScore};
use belljar_transcript::{ComponentManifest, Manifest, Outcome, Transcript, Versions};
use serde::{Deserialize, Serialize};

use crate::case_row::outcome_name;
use crate::tally::{Counters, half_name};
use crate::{BrokenCall, CaseRow, CountMismatch, DatasetCounts, DeletionResidue, Group, LexicalOverlap, ResourceUse};

/// Version of the report's form.
pub const REPORT_FORMAT: u32 = 1;

/// The report of a run. Scores are in millionths; nothing in it depends on the machine or the clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// The agent.
    pub agent: ComponentManifest,
    /// What each axis came to, the tool half first.
    pub axes: Vec<Group>,
    /// Calls that ended by the agent's own fault, in order.
    pub broken_calls: Vec<BrokenCall>,
    /// Cases whose answer holds the exam's canary, which no question needs.
    pub canary_cases: Vec<CaseId>,
    /// Every case, in the order in which it was asked.
    pub cases: Vec<CaseRow>,
    /// What each category came to, the tool half first.
    pub categories: Vec<Group>,
    /// SHA-256 of the configuration that the agent was given.
    pub config_sha256: Sha256Hex,
    /// SHA-256 over exam and answer key.
    pub dataset_sha256: Sha256Hex,
    /// What the agent was told to forget and its memory store still holds.
    pub deletion_residue: DeletionResidue,
    /// What must be equal for two runs to be comparable.
    pub fingerprint: Sha256Hex,
    /// Version of the report's form.
    pub format: u32,
    /// Version of the grading rules.
    pub grader_version: GraderVersion,
    /// What each half came to, the tool half first.
    pub halves: Vec<Group>,
    /// How much of the questions stands in their evidence, and what was scored by that.
    pub lexical_overlap: LexicalOverlap,
    /// All limits, by name with the unit in it.
    pub limits: BTreeMap<String, u64>,
    /// Whether only cases that were selected on purpose were asked, so that the run never counts as complete.
    pub partial: bool,
    /// What the run used.
    pub resources: ResourceUse,
    /// What the run came to.
    pub run: RunScore,
    /// The seed, in digits.
    pub seed: String,
    /// How large the exam is.
    pub size: Size,
    /// Which family the exam belongs to.
    pub suite: Suite,
    /// Hash of the transcript.
    pub transcript_sha256: Sha256Hex,
    /// The versions of everything else that decides.
    pub versions: Versions,
}

/// Why a report can't be made.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReportError {
    /// The verdicts aren't those of the key's cases.
    #[error("the verdicts aren't those of the answer key's cases, in their order")]
    Verdicts,
    /// The axes of the report aren't those of the key.
    #[error("the report's cases aren't those of the answer key")]
    Counts(#[from] CountMismatch),
}

impl Report {
    /// Makes the report of a graded run.
    ///
    /// # Errors
    /// See [`ReportError`].
    pub fn new(
        exam: &Exam,
        key: &AnswerKey,
        manifest: &Manifest,
        transcript: &Transcript,
        grades: &Grades,
        deletion_residue: DeletionResidue,
    ) -> Result<Self, ReportError> {
        let verdicts = grades.verdicts.iter().map(|verdict| &verdict.case);
        if !verdicts.eq(key.cases.iter().map(|case| &case.case)) {
            return Err(ReportError::Verdicts);
        }
        let (mut halves, mut axes, mut categories) = (Counters::default(), Counters::default(), Counters::default());
        let mut cases = Vec::with_capacity(key.cases.len());
        for (case, verdict) in key.cases.iter().zip(&grades.verdicts) {
            let record = transcript.cases.get(&case.case);
            let (outcome, ruling) = (outcome_name(record), &verdict.ruling);
            halves.add(case.half, half_name(case.half), ruling, outcome);
            axes.add(case.half, &case.axis, ruling, outcome);
            categories.add(case.half, &case.category, ruling, outcome);
            cases.push(CaseRow::of(case, record, verdict));
        }
        let report = Self {
            agent: manifest.component.clone(),
            axes: axes.groups(),
            broken_calls: BrokenCall::of(transcript),
            canary_cases: canary_cases(exam, transcript),
            cases,
            categories: categories.groups(),
            config_sha256: manifest.config_sha256,
            dataset_sha256: manifest.dataset_sha256,
            deletion_residue,
            fingerprint: manifest.fingerprint(),
            format: REPORT_FORMAT,
            grader_version: grades.grader_version,
            halves: halves.groups(),
            lexical_overlap: LexicalOverlap::of(exam, key, &grades.verdicts),
            limits: manifest.limits.clone(),
            partial: manifest.is_partial(),
            resources: ResourceUse::of(transcript),
            run: grades.run.clone(),
            seed: manifest.seed.clone(),
            size: manifest.size,
            suite: manifest.suite,
            transcript_sha256: transcript.hash,
            versions: manifest.versions.clone(),
        };
        DatasetCounts::of_key(key).check(&DatasetCounts::of_report(&report))?;
        Ok(report)
    }

    /// Writes the canonical JSON that is hashed, without a line end.
    ///
    /// # Panics
    /// Never: a report is JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        String::from_utf8(to_canonical_json(self)).expect("JSON is UTF-8")
    }

    /// Returns the hash of the canonical JSON.
    #[must_use]
    pub fn sha256(&self) -> Sha256Hex {
        Sha256Hex::of(&[self.to_json().as_bytes()])
    }

    /// Tells whether no case was lost to the host, so that there is a composite.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.run.incomplete.is_none()
    }

    /// Returns the cases that cost the agent something, in the order in which they were asked.
    pub fn failures(&self) -> impl Iterator<Item = &CaseRow> {
        self.cases.iter().filter(|row| row.is_failure())
    }
}

/// Finds the answers that hold the canary.
fn canary_cases(exam: &Exam, transcript: &Transcript) -> Vec<CaseId> {
    let holds = |text: &str| !exam.canary.is_empty() && text.contains(&exam.canary);
    let cases = transcript.cases.iter().filter(|(_, record)| {
        let answer = record.answer.as_ref().filter(|_| record.outcome == Outcome::Answered);
        answer.is_some_and(|answer| {
            holds(answer.text.raw()) || answer.value.as_ref().is_some_and(|value| holds(value.raw()))
        })
    });
    cases.map(|(case, _)| case.clone()).collect()
}
