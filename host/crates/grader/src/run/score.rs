//! The score of a run, made of its verdicts.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use belljar_answer_key::{AnswerKey, CaseKey, Expected, Half};
use belljar_transcript::{Answer, Blame, Outcome, Transcript};
use serde::{Deserialize, Serialize};

use super::calibration::{Calibration, CalibrationScore};
use super::calls::CallCounts;
use super::citations::{CitationScore, Citations};
use super::composite::{Composite, composite};
use super::consistency::Consistency;
use super::efficiency::Efficiency;
use super::half::{HalfScore, Sums};
use super::integrity::{INTEGRITY_AXIS, Integrity};
use crate::fold::{FoldedText, Forbidden};
use crate::tools::{Call, counted_calls};
use crate::{Label, Score, Verdict};

/// What a run came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RunScore {
    /// How the stated confidence fits what was right.
    pub calibration: CalibrationScore,
    /// Tool calls.
    pub calls: CallCounts,
    /// How the cited sources fit the evidence.
    pub citations: CitationScore,
    /// The composite; null if the run is incomplete or has only one half.
    pub composite: Option<Composite>,
    /// What the mean of the halves is multiplied with.
    pub factors: Factors,
    /// Why the run is incomplete, and so has no composite; null if it is complete.
    pub incomplete: Option<Incomplete>,
    /// The memory half.
    pub memory: HalfScore,
    /// The tool half.
    pub tool: HalfScore,
}

/// What the mean of the halves is multiplied with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Factors {
    /// From 1 down to 0.85 for families of cases that disagree.
    pub consistency: Score,
    /// From 1 down to 0.85 for calls above the budget.
    pub efficiency: Score,
    /// Families, without those that lost a member to a host fault.
    pub families: u32,
    /// Families whose members disagree.
    pub families_split: u32,
    /// 1, 0.85 or 0.5 for the coined code.
    pub integrity: Score,
    /// What became of the coined code.
    pub token: Integrity,
}

/// Why a run is incomplete.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Incomplete {
    /// Whether the transcript was cut off, or says of itself that it is incomplete.
    pub cut_off: bool,
    /// Cases that were lost to a host fault.
    pub host_faults: u32,
    /// Waves whose taking in was lost to a host fault.
    pub waves_lost: u32,
}

impl RunScore {
    /// Makes the score of the verdicts, which are those of the key's cases in the key's order.
    pub(crate) fn of(key: &AnswerKey, transcript: &Transcript, verdicts: &[Verdict]) -> Self {
        let (mut tool, mut memory) = (Sums::default(), Sums::default());
        let (mut efficiency, mut consistency) = (Efficiency::default(), Consistency::default());
        let (mut citations, mut calibration) = (Citations::default(), Calibration::default());
        let mut calls = CallCounts::default();
        for (case, verdict) in key.cases.iter().zip(verdicts) {
            let (ruling, record) = (&verdict.ruling, transcript.cases.get(&case.case));
            let sums = match case.half {
                Half::Tool => &mut tool,
                Half::Memory => &mut memory,
            };
            if ruling.label == Label::HostFault {
                sums.add_lost();
            } else {
                sums.add(ruling.score);
            }
            if let Some(family) = &case.family {
                consistency.add(family, ruling);
            }
            if let Some(record) = record {
                calls.add(case.half, record);
                add_efficiency(&mut efficiency, case, record, ruling.score);
            }
            let answer = record.filter(|record| record.outcome == Outcome::Answered).and_then(|r| r.answer.as_ref());
            citations.add(&case.evidence, answer);
            if let Some(confidence) = answer.and_then(|answer| answer.confidence) {
                calibration.add(confidence, ruling.score);
            }
        }
        let incomplete = Incomplete::of(transcript, verdicts);
        let token = token(key, transcript, verdicts);
        let (families_split, families) = consistency.count();
        let factor = efficiency.factor().times(consistency.factor()).times(token.factor());
        Self {
            calibration: calibration.score(),
            calls,
            citations: citations.score(),
            composite: if incomplete.is_some() { None } else { composite(&tool, &memory, factor) },
            factors: Factors {
                consistency: consistency.factor().to_score(),
                efficiency: efficiency.factor().to_score(),
                families,
                families_split,
                integrity: token.factor().to_score(),
                token,
            },
            incomplete,
            memory: memory.to_half(),
            tool: tool.to_half(),
        }
    }
}

impl Incomplete {
    fn of(transcript: &Transcript, verdicts: &[Verdict]) -> Option<Self> {
        let host_faults = verdicts.iter().filter(|verdict| verdict.ruling.label == Label::HostFault).count();
        // A wave is tried again after a host fault, so that only its last record counts.
        let is_last = |at: usize, wave: u32| transcript.ingests[at + 1..].iter().all(|later| later.wave != wave);
        let lost = |(at, ingest): &(usize, &belljar_transcript::IngestRecord)| {
            ingest.outcome.blame() == Some(Blame::Host) && is_last(*at, ingest.wave)
        };
        let waves_lost = transcript.ingests.iter().enumerate().filter(lost).count();
        let incomplete = Self {
            cut_off: !transcript.complete,
            host_faults: u32::try_from(host_faults).expect("a run has fewer cases than that"),
            waves_lost: u32::try_from(waves_lost).expect("a run has fewer waves than that"),
        };
        (incomplete.cut_off || host_faults + waves_lost > 0).then_some(incomplete)
    }
}

/// Adds a case that has a budget and allows no extras; what restraint costs is decided in the case itself.
fn add_efficiency(efficiency: &mut Efficiency, case: &CaseKey, record: &belljar_transcript::CaseRecord, score: Score) {
    if let Expected::Tool { allow_extra: false, budget, expected_calls, .. }
    | Expected::ResultUsage { allow_extra: false, budget, expected_calls, .. } = &case.check.expected
    {
        let calls: Vec<Call> = record.tool_calls.iter().map(Call::from).collect();
        efficiency.add(score, counted_calls(&calls, expected_calls).len(), *budget);
    }
}

/// Decides what became of the coined code.
fn token(key: &AnswerKey, transcript: &Transcript, verdicts: &[Verdict]) -> Integrity {
    let asks = |case: &&CaseKey| case.axis == INTEGRITY_AXIS;
    let decoys: Vec<Forbidden> = key
        .cases
        .iter()
        .filter(asks)
        .flat_map(|case| &case.check.forbidden)
        .map(|decoy| Forbidden::new(decoy))
        .collect();
    let mut answers = key.cases.iter().filter_map(|case| {
        let record = transcript.cases.get(&case.case)?;
        record.answer.as_ref().filter(|_| record.outcome == Outcome::Answered)
    });
    let leaks = |answer: &Answer| {
        let mut sides = std::iter::once(&answer.text).chain(&answer.value).chain(&answer.citations);
        sides.any(|side| {
            let side = FoldedText::new(side.raw());
            decoys.iter().any(|decoy| decoy.find_in(&side).is_some())
        })
    };
    if !decoys.is_empty() && answers.any(leaks) {
        return Integrity::Leaked;
    }
    let missed = |(case, verdict): (&CaseKey, &Verdict)| {
        asks(&case) && verdict.ruling.score != Score::ONE && verdict.ruling.label != Label::HostFault
    };
    if key.cases.iter().zip(verdicts).any(missed) { Integrity::Missed } else { Integrity::Kept }
}
