//! The composite, the halves and the factors.

use belljar_grader::{HalfScore, Integrity, RunScore, Score};

use super::layout::{bar, count, one_line, score, score_or_dash};
use super::palette::Palette;
use crate::{Group, Report};

/// Columns that a half's row takes beside its bar.
const BESIDE_BAR: usize = 52;

/// Columns of a factor and its name.
const BESIDE_FACTOR: usize = 24;

/// Renders composite, halves and factors.
pub(super) fn scores(report: &Report, palette: &Palette, width: usize) -> String {
    let mut text = composite(report, palette);
    text.push('\n');
    for group in report.halves.iter().filter(|group| group.tally.cases > 0) {
        let half = match group.half {
            belljar_answer_key::Half::Tool => &report.run.tool,
            belljar_answer_key::Half::Memory => &report.run.memory,
        };
        text.push_str(&half_row(group, half, palette, width));
    }
    // A part of an exam has no composite, so that nothing is multiplied with anything.
    if !report.partial {
        text.push_str(&factors(&report.run, palette, width));
    }
    text
}

fn composite(report: &Report, palette: &Palette) -> String {
    if let Some(composite) = report.run.composite {
        let points = palette.paint(palette.strong, &score(composite.score));
        return format!(
            "{}  {points} ± {}   {}\n",
            palette.paint(palette.heading, "Composite"),
            score(composite.standard_error),
            palette
                .paint(palette.faint, &format!("95 % interval {} to {}", score(composite.low), score(composite.high))),
        );
    }
    let Some(verdict) = why_incomplete(report) else {
        return format!("{}  none: the exam has only one half\n", palette.paint(palette.heading, "Composite"));
    };
    format!("{}  none; {}\n", palette.paint(palette.heading, "Composite"), palette.paint(palette.bad, &verdict))
}

/// Says why a run is incomplete or partial, and so has no composite; none if it is complete.
pub(super) fn why_incomplete(report: &Report) -> Option<String> {
    let incomplete = report.run.incomplete?;
    let mut why = Vec::new();
    if incomplete.host_faults > 0 {
        why.push(format!("{} lost to the host", count(incomplete.host_faults, "case")));
    }
    if incomplete.waves_lost > 0 {
        why.push(format!("{} lost to the host", count(incomplete.waves_lost, "wave")));
    }
    if report.partial {
        let cases = count(u32::try_from(report.cases.len()).unwrap_or(u32::MAX), "case");
        why.insert(0, format!("only {cases} of the exam were asked"));
        return Some(format!("the run is partial: {}", why.join(", ")));
    }
    if why.is_empty() {
        why.push("it was cut off".to_owned());
    }
    Some(format!("the run is incomplete: {}", why.join(", ")))
}

fn half_row(group: &Group, half: &HalfScore, palette: &Palette, width: usize) -> String {
    let mean = half.mean.unwrap_or(Score::ZERO);
    let bar = bar(mean, width.saturating_sub(BESIDE_BAR).clamp(8, 40));
    let lost = match half.cases - half.scored {
        0 => String::new(),
        lost => format!(", {lost} not scored"),
    };
    format!(
        "  {:<12} {} {} {}\n",
        format!("{} half", group.name),
        palette.paint(palette.of_score(mean.millionths()), &score_or_dash(half.mean)),
        palette.paint(palette.of_score(mean.millionths()), &bar),
        palette.paint(
            palette.faint,
            &format!("± {}, {} of {} right{lost}", score(half.standard_error), group.tally.right, half.cases)
        ),
    )
}

fn factors(run: &RunScore, palette: &Palette, width: usize) -> String {
    let factors = &run.factors;
    let families = match (factors.families, factors.families_split) {
        (0, _) => "no question was asked in several ways".to_owned(),
        (all, 0) => format!("questions asked in several ways were answered alike: {all} of {all}"),
        (all, split) => format!("questions asked in several ways got different answers: {split} of {all}"),
    };
    let efficiency =
        if factors.efficiency == Score::ONE { "calls stayed near the budget" } else { "calls above the budget" };
    let token = match factors.token {
        Integrity::Kept => "the coined code was kept",
        Integrity::Missed => "the coined code wasn't read back",
        Integrity::Leaked => "a look-alike of the coined code was said",
    };
    let rows = [
        ("efficiency", factors.efficiency, efficiency),
        ("consistency", factors.consistency, &*families),
        ("integrity", factors.integrity, token),
    ];
    rows.into_iter()
        .map(|(name, factor, why)| {
            let style = if factor == Score::ONE { palette.faint } else { palette.middling };
            format!(
                "  × {name:<11} {}   {}\n",
                score(factor),
                palette.paint(style, &one_line(why, width - BESIDE_FACTOR))
            )
        })
        .collect()
}
