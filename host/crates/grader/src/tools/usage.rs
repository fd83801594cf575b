//! Result usage: 0.4 × tool score + 0.6 × whether the figure that a tool served is in the answer.
//!
//! Source: DittoBench versions before 7, with the unit checked, and a decoy anywhere zeroing the case.

use belljar_answer_key::Figure;
use serde_json::json;

use super::trajectory::TrajectoryScore;
use super::words;
use crate::fraction::Fraction;
use crate::{Given, Label, Ruling, Score, asserts_figure};

/// Rules on a case in which a served figure must be used.
pub(crate) fn rule_on_usage(tool: &TrajectoryScore, figure: &Figure, decoys: &[Figure], given: &Given) -> Ruling {
    let mut parsed = tool.parsed();
    let mut ruling = |label, rule: &str, reason: String, usage: Option<bool>, score: Score| {
        parsed["usage"] = json!(usage);
        Ruling { label, parsed: parsed.take(), reason, rule: format!("result-usage.{rule}"), score, span: None }
    };
    if let Some(decoy) = decoys.iter().find(|decoy| asserts_figure(given, decoy)) {
        let reason = format!("{} {} stands beside the figure that was asked for", decoy.number, decoy.unit);
        return ruling(Label::DisqualifiedDistractor, "decoy", reason, None, Score::ZERO);
    }
    let used = asserts_figure(given, figure);
    if tool.total == Fraction::ZERO {
        return ruling(Label::Wrong, "nothing-right", words::faults(&tool.faults), Some(used), Score::ZERO);
    }
    let usage = if used { Fraction::ONE } else { Fraction::ZERO };
    let total = Fraction::new(4, 10).times(tool.total).plus(Fraction::new(6, 10).times(usage));
    let mut faults = tool.faults.clone();
    if !used {
        faults.insert(0, format!("{} {} isn't in the answer", figure.number, figure.unit));
    }
    match (used, faults.is_empty()) {
        (true, true) => {
            let reason = format!("called what was needed and used the result: {} {}", figure.number, figure.unit);
            ruling(Label::Correct, "used", reason, Some(true), total.to_score())
        }
        (true, false) => ruling(Label::Partial, "used", words::faults(&faults), Some(true), total.to_score()),
        (false, _) => ruling(Label::Partial, "not-used", words::faults(&faults), Some(false), total.to_score()),
    }
}
