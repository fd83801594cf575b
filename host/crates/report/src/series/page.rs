//! A series as a person reads it.

use belljar_answer_key::Half;

use super::standing::{CERTIFIED_SEEDS, RESULT_SEEDS};
use super::{Measured, Resolution, Series, SeriesRun, Standing};
use crate::TextStyle;
use crate::render::{Sheet, SheetRow, SheetTable, Tone, count, score};
use crate::sample::described;
use crate::stats::Sign;

/// Renders a series for a terminal. Its last line is `reproduce`, the command that runs the same again.
#[must_use]
pub fn render_series_text(series: &Series, reproduce: &str, style: &TextStyle) -> String {
    let mut sheet = sheet(series);
    sheet.section("The same again", "");
    sheet.line(reproduce);
    sheet.to_text(style)
}

/// Renders a series as Markdown.
#[must_use]
pub fn render_series_markdown(series: &Series) -> String {
    sheet(series).to_markdown()
}

fn sheet(series: &Series) -> Sheet {
    let mut sheet = Sheet::default();
    let exam = &series.exam;
    let seeds = u32::try_from(series.runs.len()).unwrap_or(u32::MAX);
    sheet.title(format!("series · {} · {} · {}", exam.suite, exam.size, count(seeds, "seed")));
    sheet.fact("agent", described(&series.agent));
    sheet.fact(
        "versions",
        format!("bench {}, grader {}, contract {}, wasmtime {}", exam.bench, exam.grader, exam.contract, exam.wasmtime),
    );
    let (tone, words) = (Tone::Strong, format!("Composite  {}", shown(&series.composite)));
    sheet.headline(tone, words, format!("{}. {}", interval(&series.composite), standing(series)));
    halves(&mut sheet, series);
    runs(&mut sheet, series);
    axes(&mut sheet, series);
    resolutions(&mut sheet, series);
    sheet
}

fn standing(series: &Series) -> String {
    let seeds = series.runs.len();
    let has = if seeds == 1 { "One seed is".to_owned() } else { format!("{seeds} seeds are a") };
    match series.standing {
        Standing::Practice => {
            let has = if seeds == 1 { has } else { format!("{seeds} seeds are") };
            format!("{has} practice; {RESULT_SEEDS} make a result, {CERTIFIED_SEEDS} a certified one.")
        }
        Standing::Result => format!("{has} result; {CERTIFIED_SEEDS} make a certified one."),
        Standing::Certified => format!("{has} certified result."),
    }
}

fn halves(sheet: &mut Sheet, series: &Series) {
    for (label, half) in [("tool", &series.tool), ("memory", &series.memory)] {
        sheet.fact(label, format!("{}, {}", shown(half), interval(half)));
    }
}

fn runs(sheet: &mut Sheet, series: &Series) {
    sheet.section("Seeds", "each exam with its own standard error, over its cases");
    let row = |run: &SeriesRun| {
        let cells = vec![
            run.seed.clone(),
            format!("{} ± {}", score(run.composite), score(run.standard_error)),
            score(run.tool),
            score(run.memory),
            run.factor().show(1, 3, Sign::Negative),
        ];
        SheetRow::Cells(Tone::Plain, cells)
    };
    sheet.table(SheetTable {
        columns: vec!["seed", "composite", "tool", "memory", "× factors"],
        rows: series.runs.iter().map(row).collect(),
    });
}

fn axes(sheet: &mut Sheet, series: &Series) {
    sheet.section("Axes", "mean over seeds ± standard error, 95 % interval, cases right");
    let mut rows = Vec::new();
    let mut half: Option<Half> = None;
    for axis in &series.axes {
        if half != Some(axis.half) {
            rows.push(SheetRow::Group(crate::half_name(axis.half).to_owned()));
            half = Some(axis.half);
        }
        let measured = &axis.measured;
        let ends = measured
            .low
            .zip(measured.high)
            .map(|(low, high)| format!("{} to {}", low.show(1, 2, Sign::Negative), high.show(1, 2, Sign::Negative)));
        let cells = vec![
            format!("  {}", axis.name),
            shown(measured),
            ends.unwrap_or_else(|| "-".to_owned()),
            format!("{}/{}", axis.right, axis.cases),
        ];
        rows.push(SheetRow::Cells(Tone::Plain, cells));
    }
    sheet.table(SheetTable { columns: vec!["", "mean", "95 % interval", "right"], rows });
}

fn resolutions(sheet: &mut Sheet, series: &Series) {
    sheet.section("Resolution", "the smallest gap to another agent that so many seeds can settle");
    let [own, others @ ..] = series.resolution.as_slice() else { return };
    let gap = |resolution: &Resolution| {
        resolution
            .gap
            .map_or_else(|| "unknown".to_owned(), |gap| format!("{} points", gap.show(100, 1, Sign::Negative)))
    };
    let mut text = format!("{} of both agents: {}", count(own.seeds, "seed"), gap(own));
    if own.seeds == 1 {
        text.push_str(", by its cases alone");
    }
    sheet.fact("now", text);
    let others: Vec<String> = others.iter().map(|other| format!("{} seeds: {}", other.seeds, gap(other))).collect();
    sheet.fact("with", others.join(" · "));
    sheet.note("An agent that finds the same exams hard is told apart sooner: `belljar compare` pairs the runs.");
}

fn shown(measured: &Measured) -> String {
    let mean = measured.mean.show(1, 3, Sign::Negative);
    let error = measured.standard_error.map(|error| error.show(1, 3, Sign::Negative));
    error.map_or_else(|| mean.clone(), |error| format!("{mean} ± {error}"))
}

fn interval(measured: &Measured) -> String {
    measured.low.zip(measured.high).map_or_else(
        || "no interval: there are too few cases".to_owned(),
        |(low, high)| {
            let ends = (low.show(1, 3, Sign::Negative), high.show(1, 3, Sign::Negative));
            format!("95 % interval {} to {}", ends.0, ends.1)
        },
    )
}
