//! A comparison as a person reads it.

use belljar_answer_key::Half;

use super::{AxisComparison, Comparison, Estimate, Verdict};
use crate::TextStyle;
use crate::render::{Sheet, SheetRow, SheetTable, Tone, count};
use crate::sample::described;
use crate::stats::{Draws, Millionths, Sign};

/// Renders a comparison for a terminal.
#[must_use]
pub fn render_comparison_text(comparison: &Comparison, style: &TextStyle) -> String {
    sheet(comparison).to_text(style)
}

/// Renders a comparison as Markdown.
#[must_use]
pub fn render_comparison_markdown(comparison: &Comparison) -> String {
    sheet(comparison).to_markdown()
}

fn sheet(comparison: &Comparison) -> Sheet {
    let mut sheet = Sheet::default();
    let exam = &comparison.exam;
    sheet.title(format!("comparison · {} · {}", exam.suite, exam.size));
    sheet.fact("A", described(&comparison.a.agent));
    sheet.fact("B", described(&comparison.b.agent));
    sheet.fact("exams", exams(comparison));
    verdict(&mut sheet, comparison);
    scores(&mut sheet, comparison);
    certainty(&mut sheet, comparison);
    axes(&mut sheet, &comparison.axes);
    sheet
}

fn exams(comparison: &Comparison) -> String {
    let seeds = u32::try_from(comparison.seeds.len()).unwrap_or(u32::MAX);
    format!(
        "{}: {} ({}), {} cases each, bench {}, grader {}",
        count(seeds, "seed"),
        comparison.seeds.join(", "),
        comparison.standing.words(),
        plain(comparison.composite.cases, 0),
        comparison.exam.bench,
        comparison.exam.grader
    )
}

fn verdict(sheet: &mut Sheet, comparison: &Comparison) {
    let contrast = &comparison.composite;
    let tone = match comparison.verdict {
        Verdict::ABetter | Verdict::BBetter => Tone::Good,
        Verdict::NotDistinguishable => Tone::Strong,
    };
    let mut rest = format!("A − B is {} points of composite", points(contrast.difference));
    match (contrast.low, contrast.high) {
        (Some(low), Some(high)) => {
            rest.push_str(&format!(" (95 % interval {} to {})", points(low), points(high)));
        }
        _ => rest.push_str(" (there are too few cases for an interval)"),
    }
    rest.push_str(&format!(", or {} of {} cases.", cases(contrast.difference_cases), plain(contrast.cases, 0)));
    if let Some(effect) = contrast.minimum_detectable {
        let effect = effect.show(100, 1, Sign::Negative);
        rest.push_str(&format!(" A true gap of {effect} points would be found four times in five."));
    }
    sheet.headline(tone, comparison.verdict.words(), rest);
    if comparison.seeds.len() == 1 {
        sheet.note("One seed says how the two differ on exams like this one; three make a result.");
    }
}

fn scores(sheet: &mut Sheet, comparison: &Comparison) {
    let rows = [("composite", &comparison.composite), ("tool", &comparison.tool), ("memory", &comparison.memory)];
    sheet.section("Scores", "mean ± standard error");
    let means = rows.map(|(name, contrast)| {
        SheetRow::Cells(Tone::Plain, vec![name.to_owned(), estimate(&contrast.a), estimate(&contrast.b)])
    });
    sheet.table(SheetTable { columns: vec!["", "A", "B"], rows: means.into() });
    sheet.section("A − B", "in points and in cases of an exam; the true gap found four times in five");
    let differences = rows.map(|(name, contrast)| {
        let cells = vec![
            name.to_owned(),
            points(contrast.difference),
            interval(contrast.low, contrast.high, points),
            cases(contrast.difference_cases),
            interval(contrast.low_cases, contrast.high_cases, cases),
            contrast.minimum_detectable.map_or_else(|| "-".to_owned(), |effect| effect.show(100, 1, Sign::Negative)),
        ];
        SheetRow::Cells(Tone::Plain, cells)
    });
    let columns = vec!["", "points", "95 % interval", "cases", "95 % interval", "found"];
    sheet.table(SheetTable { columns, rows: differences.into() });
}

fn interval(low: Option<Millionths>, high: Option<Millionths>, of: fn(Millionths) -> String) -> String {
    low.zip(high).map_or_else(|| "-".to_owned(), |(low, high)| format!("{} to {}", of(low), of(high)))
}

fn certainty(sheet: &mut Sheet, comparison: &Comparison) {
    let contrast = &comparison.composite;
    sheet.section("How sure", "p: how often chance alone would make as large a difference");
    let labels = &contrast.labels;
    sheet.fact(
        "right",
        format!(
            "A alone {}, B alone {}, both {}, neither {}; McNemar's exact p {}",
            labels.a_alone,
            labels.b_alone,
            labels.both,
            labels.neither,
            p_value(labels.mcnemar())
        ),
    );
    sheet
        .fact("scores", format!("sign-flip p {} ({})", p_value(contrast.sign_flip.p), draws(contrast.sign_flip.draws)));
    if let (Some(p), Some(df)) = (contrast.p_interval, contrast.df) {
        let clusters = if comparison.seeds.len() == 1 { "over cases" } else { "over seeds" };
        let freedom = count(df, "degree");
        sheet.fact("interval", format!("Student's t {clusters}, {freedom} of freedom: p {}", p_value(p)));
    }
    sheet.note("The verdict is by the larger p of the last two, at 0.05.");
}

fn draws(draws: Draws) -> &'static str {
    match draws {
        Draws::Enumerated => "exact, over all signs",
        Draws::Sampled => "over 19,999 draws of signs",
    }
}

fn axes(sheet: &mut Sheet, axes: &[AxisComparison]) {
    sheet.section("Axes", "mean scores; cases that one alone got right; sign-flip p after Holm");
    let mut rows = Vec::new();
    let mut half: Option<Half> = None;
    for axis in axes {
        if half != Some(axis.half) {
            rows.push(SheetRow::Group(crate::half_name(axis.half).to_owned()));
            half = Some(axis.half);
        }
        let (tone, better) = match axis.verdict {
            Verdict::ABetter => (Tone::Good, "A"),
            Verdict::BBetter => (Tone::Good, "B"),
            Verdict::NotDistinguishable => (Tone::Plain, ""),
        };
        let contrast = &axis.contrast;
        let cells = vec![
            format!("  {}", axis.name),
            contrast.a.mean.show(1, 3, Sign::Negative),
            contrast.b.mean.show(1, 3, Sign::Negative),
            points(contrast.difference),
            format!("{}:{}", contrast.labels.a_alone, contrast.labels.b_alone),
            p_value(axis.p_adjusted),
            better.to_owned(),
        ];
        rows.push(SheetRow::Cells(tone, cells));
    }
    sheet.table(SheetTable { columns: vec!["", "A", "B", "A − B", "alone", "p", "better"], rows });
}

/// Writes a mean with its standard error.
fn estimate(estimate: &Estimate) -> String {
    let mean = estimate.mean.show(1, 3, Sign::Negative);
    estimate
        .standard_error
        .map_or_else(|| mean.clone(), |error| format!("{mean} ± {}", error.show(1, 3, Sign::Negative)))
}

/// Writes a difference of scores in points, of which a full score has a hundred.
fn points(difference: Millionths) -> String {
    difference.show(100, 1, Sign::Always)
}

/// Writes a difference in cases.
fn cases(difference: Millionths) -> String {
    difference.show(1, 1, Sign::Always)
}

/// Writes a number without a sign.
fn plain(number: Millionths, decimals: u32) -> String {
    number.show(1, decimals, Sign::Negative)
}

/// Writes a p with three decimals; what isn't 0 never looks like it.
fn p_value(p: Millionths) -> String {
    if p < Millionths::from_thousandths(1) { "< 0.001".to_owned() } else { p.show(1, 3, Sign::Negative) }
}
