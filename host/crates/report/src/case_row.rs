//! One case of a report: what was asked, what was answered, what it scored and why.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use belljar_answer_key::{CaseKey, Half};
use belljar_exam::CaseId;
use belljar_grader::{Label, Score, Verdict};
use belljar_transcript::{Answer, CaseRecord, GuestText, Outcome};
use serde::{Deserialize, Serialize};

/// Most characters of a text that a report keeps; the whole is in the transcript.
const KEPT_CHARACTERS: usize = 400;

/// One case of a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CaseRow {
    /// What the agent said; null if no answer counts.
    pub answered: Option<Said>,
    /// What it was asked.
    pub asked: GuestText,
    /// The ability that is measured.
    pub axis: String,
    /// The case.
    pub case: CaseId,
    /// The kind of case within its axis.
    pub category: String,
    /// Fuel that it used; null if that isn't known.
    pub fuel: Option<u64>,
    /// The half of the composite that it counts in.
    pub half: Half,
    /// What sort of result.
    pub label: Label,
    /// How the call ended; `missing` if the transcript doesn't hold the case.
    pub outcome: String,
    /// Why it scored what it did. It may quote the agent.
    pub reason: GuestText,
    /// The rule that decided.
    pub rule: String,
    /// The score.
    pub score: Score,
    /// Number of tool calls.
    pub tool_calls: u32,
    /// Ordinal of the wave after which it was asked.
    pub wave: u32,
}

/// An answer, cut to what a report shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Said {
    /// Whether it declined.
    pub declined: bool,
    /// What it said in prose.
    pub text: GuestText,
    /// The answer alone.
    pub value: Option<GuestText>,
}

impl CaseRow {
    /// Gathers what a report says about a case.
    pub(crate) fn of(key: &CaseKey, record: Option<&CaseRecord>, verdict: &Verdict) -> Self {
        let ruling = &verdict.ruling;
        let answer =
            record.filter(|record| record.outcome == Outcome::Answered).and_then(|record| record.answer.as_ref());
        Self {
            answered: answer.map(Said::of),
            asked: kept(&key.check.question),
            axis: key.axis.to_string(),
            case: key.case.clone(),
            category: key.category.to_string(),
            fuel: record.and_then(|record| record.used.fuel),
            half: key.half,
            label: ruling.label,
            outcome: outcome_name(record).to_owned(),
            reason: kept(&ruling.reason),
            rule: ruling.rule.clone(),
            score: ruling.score,
            tool_calls: record.map_or(0, |record| u32::try_from(record.tool_calls.len()).unwrap_or(u32::MAX)),
            wave: key.wave,
        }
    }

    /// Tells whether the case cost the agent anything.
    #[must_use]
    pub fn is_failure(&self) -> bool {
        self.score != Score::ONE && self.label != Label::HostFault
    }
}

impl Said {
    fn of(answer: &Answer) -> Self {
        Self {
            declined: answer.declined,
            text: kept(answer.text.raw()),
            value: answer.value.as_ref().map(|value| kept(value.raw())),
        }
    }
}

/// Returns the name of a case's outcome.
pub(crate) fn outcome_name(record: Option<&CaseRecord>) -> &'static str {
    record.map_or("missing", |record| record.outcome.name())
}

fn kept(text: &str) -> GuestText {
    match text.char_indices().nth(KEPT_CHARACTERS) {
        Some((end, _)) => GuestText::new(format!("{}…", &text[..end])),
        None => GuestText::from(text),
    }
}
