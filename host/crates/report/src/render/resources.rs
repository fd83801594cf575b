//! What the run used, and what is reported without being scored.

use super::layout::{bytes, count, grouped, score_or_dash};
use super::palette::Palette;
use crate::Report;
use crate::resources::PhaseUse;

/// Renders fuel, memory, calls, citations and calibration.
pub(super) fn resources(report: &Report, palette: &Palette) -> String {
    let resources = &report.resources;
    let heading = palette.paint(palette.heading, "Use");
    let mut text = format!("{heading}  {}\n", palette.paint(palette.faint, "the same on every machine; never scored"));
    let columns = format!("{:<13}{:>6}{:>19}{:>17}{:>13}", "", "calls", "fuel", "most in a call", "peak memory");
    text.push_str(&format!("  {}\n", palette.paint(palette.faint, &columns)));
    for (name, phase) in
        [("ingest", &resources.ingest), ("instructions", &resources.instruction), ("questions", &resources.probe)]
    {
        text.push_str(&phase_row(name, phase));
    }
    if let Some(stored) = resources.store_bytes {
        text.push_str(&format!("  memory store  {} at the end\n", bytes(stored)));
    }
    let run = &report.run;
    let calls = run.calls;
    text.push_str(&format!(
        "  tool calls    tool cases {}, memory cases {} ({} excused), rejected {}\n",
        calls.tool, calls.memory, calls.excused, calls.rejected
    ));
    let citations = run.citations;
    if citations.citing > 0 {
        text.push_str(&format!(
            "  citations     in {} of {} with evidence; recall {}, precision {}\n",
            citations.citing,
            count(citations.cases, "case"),
            score_or_dash(citations.recall),
            score_or_dash(citations.precision)
        ));
    }
    let calibration = run.calibration;
    if calibration.cases > 0 {
        text.push_str(&format!(
            "  confidence    Brier score {} over {}; mean {}, right {}\n",
            score_or_dash(calibration.brier),
            count(calibration.cases, "answer"),
            score_or_dash(calibration.mean_confidence),
            score_or_dash(calibration.share_right)
        ));
    }
    let overlap = report.lexical_overlap;
    if let (Some(low), Some(high)) = (overlap.low, overlap.high) {
        text.push_str(&format!(
            "  word overlap  {} with the evidence; score {} where low, {} where high\n",
            score_or_dash(overlap.mean),
            score_or_dash(Some(low)),
            score_or_dash(Some(high))
        ));
    }
    let residue = &report.deletion_residue;
    if residue.deleted > 0 {
        let kept = format!("{} of {} still in the memory store", residue.held, count(residue.deleted, "deleted value"));
        let style = if residue.held > 0 { palette.bad } else { palette.faint };
        text.push_str(&format!("  residue       {}\n", palette.paint(style, &kept)));
    }
    if !report.canary_cases.is_empty() {
        let answers = u32::try_from(report.canary_cases.len()).unwrap_or(u32::MAX);
        let canary = format!("the exam's canary stands in {}", count(answers, "answer"));
        text.push_str(&format!("  {}\n", palette.paint(palette.bad, &canary)));
    }
    text
}

fn phase_row(name: &str, phase: &PhaseUse) -> String {
    let unknown = match phase.fuel_unknown {
        0 => String::new(),
        unknown => format!("  (fuel of {} unknown)", count(unknown, "call")),
    };
    format!(
        "  {name:<13}{:>6}{:>19}{:>17}{:>13}{unknown}\n",
        phase.calls,
        grouped(phase.fuel),
        grouped(phase.fuel_most),
        bytes(phase.linear_memory_bytes_peak)
    )
}
