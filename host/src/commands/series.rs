//! `belljar series`: put stored runs of one agent together.

use std::path::Path;

use belljar_report::{ScoredRun, Series, render_series_markdown, render_series_text};

use super::sample;
use crate::cli::SeriesArgs;
use crate::errors::Result;
use crate::exit_code::Code;
use crate::ui::Printer;

pub(crate) fn series(args: &SeriesArgs, printer: &Printer) -> Result<Code> {
    let runs = sample::load(&args.runs)?;
    let series = Series::new(&runs).map_err(sample::refused)?;
    let text = match (args.form.json, args.form.markdown) {
        (true, _) => format!("{}\n", series.to_json()),
        (_, true) => render_series_markdown(&series),
        _ => render_series_text(&series, &reproduce(&series, &runs), &super::style(printer)),
    };
    printer.data(&text)?;
    Ok(Code::Done)
}

/// Returns the command that runs the series again, as far as the records know it.
fn reproduce(series: &Series, runs: &[ScoredRun]) -> String {
    let agent = super::quote(Path::new(&format!("{}.wasm", series.agent.name)));
    let mut seeds: Vec<_> = runs.iter().map(ScoredRun::seed).collect();
    seeds.sort_unstable();
    format!(
        "belljar run {agent} --suite {} --size {} {}",
        series.exam.suite,
        series.exam.size,
        super::seeds_flag(&seeds)
    )
}
