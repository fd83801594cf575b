//! A rejection that a person could judge.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use belljar_answer_key::{AnswerKey, CaseKey};
use belljar_grader::{Grades, Label, Ruling, Score};
use belljar_transcript::{CaseRecord, Outcome, Transcript};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Mark;
use crate::expectation::expectation;

/// Digits of a transcript's hash that name its run in a sheet.
const RUN_DIGITS: usize = 12;

/// A case that scored less than everything, for a reason that a person could find wrong: a row of the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rejection {
    /// The ability that is measured.
    pub axis: String,
    /// The tool calls, each with its arguments, in order.
    pub calls: Vec<String>,
    /// The case.
    pub case: String,
    /// Whether the answer declined.
    pub declined: bool,
    /// What the key expects, in words.
    pub expected: String,
    /// The answer kind.
    pub kind: String,
    /// What a person says of it; none before that.
    #[serde(with = "optional_mark")]
    pub label: Option<Mark>,
    /// What the grader read out of the answer.
    pub parsed: Value,
    /// What was asked.
    pub question: String,
    /// Why it was rejected.
    pub reason: String,
    /// The rule that rejected it.
    pub rule: String,
    /// The first digits of the transcript's hash.
    pub run: String,
    /// What it scored, in millionths.
    pub score: Score,
    /// The answer's prose.
    pub text: String,
    /// The answer alone; empty if none was given.
    pub value: String,
}

/// Lists the rejections of a run that a person could judge, in the order of the key.
#[must_use]
pub fn rejections(key: &AnswerKey, transcript: &Transcript, grades: &Grades) -> Vec<Rejection> {
    let run = transcript.hash.to_string()[..RUN_DIGITS].to_owned();
    let cases = key.cases.iter().zip(&grades.verdicts).filter(|(_, verdict)| can_be_judged(&verdict.ruling));
    cases
        .filter_map(|(case, verdict)| {
            let record = transcript.cases.get(&case.case)?;
            (record.outcome == Outcome::Answered).then(|| Rejection::of(&run, case, record, &verdict.ruling))
        })
        .collect()
}

/// Tells whether a ruling rejects an answer for what it says, so that a person could find otherwise.
///
/// What a forbidden value, distractor, payload, bait, decoy or an outcome decided is left out, and so is what hangs on
/// a plain fact: which tools were called, whether the memory store changed.
fn can_be_judged(ruling: &Ruling) -> bool {
    let by_words = matches!(ruling.label, Label::Partial | Label::Wrong | Label::DeclinedWrongly | Label::Stale);
    if ruling.score == Score::ONE || !by_words {
        return false;
    }
    match &*ruling.rule {
        "acknowledge.nothing-done"
        | "restraint.called"
        | "tool.no-calls"
        | "tool.nothing-right"
        | "result-usage.nothing-right" => false,
        // The right calls, with an argument that might say the same in other words.
        "tool.partly-right" | "result-usage.used" => {
            ruling.parsed["arguments"].as_u64().is_some_and(|arguments| arguments < 1_000_000)
        }
        _ => true,
    }
}

impl Rejection {
    fn of(run: &str, case: &CaseKey, record: &CaseRecord, ruling: &Ruling) -> Self {
        let answer = record.answer.as_ref();
        let text = answer.map_or("", |answer| answer.text.raw());
        let value = answer.and_then(|answer| answer.value.as_ref()).map_or("", |value| value.raw());
        let call = |call: &belljar_transcript::ObservedCall| format!("{} {}", call.tool.raw(), call.arguments.raw());
        Self {
            axis: case.axis.to_string(),
            calls: record.tool_calls.iter().map(call).collect(),
            case: case.case.to_string(),
            declined: answer.is_some_and(|answer| answer.declined),
            expected: expectation(&case.check),
            kind: case.check.expected.kind().to_owned(),
            label: None,
            parsed: ruling.parsed.clone(),
            question: case.check.question.clone(),
            reason: ruling.reason.clone(),
            rule: ruling.rule.clone(),
            run: run.to_owned(),
            score: ruling.score,
            text: text.to_owned(),
            value: value.to_owned(),
        }
    }
}

/// A label in JSON: the empty text stands for none, so that there is something to fill in.
mod optional_mark {
    use super::Mark;
    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(mark: &Option<Mark>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(mark.map_or("", Mark::name))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Mark>, D::Error> {
        let label = String::deserialize(deserializer)?;
        if label.trim().is_empty() { Ok(None) } else { label.parse().map(Some).map_err(D::Error::custom) }
    }
}
