//! The grader's door: an answer key and a transcript in, verdicts and the score of the run out.

use std::collections::BTreeSet;

use belljar_answer_key::{AnswerKey, CaseKey, Expected};
use belljar_exam::CaseId;
use belljar_transcript::{Answer, Blame, CallKind, CaseRecord, GuestText, Outcome, Transcript};
use serde_json::Value;

use crate::rules::Rules;
use crate::tools::cut;
use crate::{Call, Given, GraderVersion, Label, Ruling, RunScore, Score, Verdict};

/// Everything that grading gives.
#[derive(Clone, Debug, PartialEq)]
pub struct Grades {
    /// The version of the rules.
    pub grader_version: GraderVersion,
    /// What the run came to.
    pub run: RunScore,
    /// One for each case of the key, in the key's order.
    pub verdicts: Vec<Verdict>,
}

/// Why a transcript can't be graded with an answer key.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum GradeError {
    /// The key has no cases, so that there would be no verdicts.
    #[error("the answer key has no cases")]
    NoCases,
    /// A case stands twice in the key.
    #[error("the answer key has case {0} twice")]
    Twice(CaseId),
    /// The transcript holds cases that the key doesn't know.
    #[error("the transcript holds cases that aren't in the answer key: {}", join(.0))]
    ExtraCases(Vec<CaseId>),
    /// The version is of another build.
    #[error("this build doesn't have the rules of grader version {0}")]
    UnknownVersion(GraderVersion),
}

/// Grades a transcript by the rules of the latest version.
///
/// # Errors
/// See [`GradeError`].
pub fn grade(key: &AnswerKey, transcript: &Transcript) -> Result<Grades, GradeError> {
    grade_as(GraderVersion::LATEST, key, transcript)
}

/// Grades a transcript by the rules of a version.
///
/// Iterates over the key's cases: one that the transcript doesn't hold scores 0 as not answered, so that nothing leaves
/// the denominator but a case lost to a host fault, which leaves the run without a composite.
///
/// # Errors
/// See [`GradeError`].
pub fn grade_as(version: GraderVersion, key: &AnswerKey, transcript: &Transcript) -> Result<Grades, GradeError> {
    let rules = version.rules().ok_or(GradeError::UnknownVersion(version))?;
    if key.cases.is_empty() {
        return Err(GradeError::NoCases);
    }
    let mut known = BTreeSet::new();
    if let Some(twice) = key.cases.iter().find(|case| !known.insert(&case.case)) {
        return Err(GradeError::Twice(twice.case.clone()));
    }
    let extra: Vec<CaseId> = transcript.cases.keys().filter(|case| !known.contains(case)).cloned().collect();
    if !extra.is_empty() {
        return Err(GradeError::ExtraCases(extra));
    }
    let verdict = |case: &CaseKey| Verdict {
        case: case.case.clone(),
        ruling: rule_on_case(&rules, case, transcript.cases.get(&case.case)),
    };
    let verdicts: Vec<Verdict> = key.cases.iter().map(verdict).collect();
    let run = (rules.run)(key, transcript, &verdicts);
    Ok(Grades { grader_version: version, run, verdicts })
}

/// Rules on one case: by its outcome unless it was answered, else by its answer and calls.
fn rule_on_case(rules: &Rules, case: &CaseKey, record: Option<&CaseRecord>) -> Ruling {
    let Some(record) = record else {
        return without_answer(Label::NoAnswer, "missing", "the transcript doesn't hold this case".to_owned());
    };
    match (&record.outcome, record.outcome.blame(), &record.answer) {
        (Outcome::Answered, _, Some(answer)) => {
            let ruling = (rules.answer)(&case.check, &given(answer, record));
            // Said, but not done: what isn't in the memory store when the call is over can't be remembered, changed or
            // forgotten. Without this rule "Done." would pass every instruction blind.
            let nothing_done = record.kind == CallKind::Instruction && record.committed_changes == 0;
            if nothing_done
                && ruling.label == Label::Correct
                && matches!(case.check.expected, Expected::Acknowledge { .. })
            {
                return Ruling {
                    label: Label::Wrong,
                    reason: "it was confirmed, but nothing was written to or removed from the memory store".to_owned(),
                    rule: "acknowledge.nothing-done".to_owned(),
                    score: Score::ZERO,
                    ..ruling
                };
            }
            ruling
        }
        (Outcome::NoAnswer | Outcome::Answered | Outcome::Ingested, ..) => {
            without_answer(Label::NoAnswer, Outcome::NoAnswer.name(), "the agent gave no answer".to_owned())
        }
        (outcome, Some(Blame::Guest), _) => without_answer(
            Label::GuestFault,
            outcome.name(),
            format!("the agent's call ended: {}", cut(&outcome.to_string())),
        ),
        (outcome, ..) => without_answer(
            Label::HostFault,
            outcome.name(),
            format!("lost to the host, so not scored; the call ended: {}", cut(&outcome.to_string())),
        ),
    }
}

/// Gathers what the rules read of a case.
fn given(answer: &Answer, record: &CaseRecord) -> Given {
    let text = |text: &GuestText| text.raw().to_owned();
    Given {
        calls: record.tool_calls.iter().map(Call::from).collect(),
        citations: answer.citations.iter().map(text).collect(),
        declined: answer.declined,
        text: text(&answer.text),
        value: answer.value.as_ref().map(text),
    }
}

fn without_answer(label: Label, outcome: &str, reason: String) -> Ruling {
    Ruling { label, parsed: Value::Null, reason, rule: format!("outcome.{outcome}"), score: Score::ZERO, span: None }
}

fn join(cases: &[CaseId]) -> String {
    cases.iter().map(CaseId::as_str).collect::<Vec<_>>().join(", ")
}
