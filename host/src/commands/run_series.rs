//! `belljar run` with several seeds: a record each, and a report over all.

use std::path::Path;

use belljar_report::{ScoredRun, Series, render_series_markdown, render_series_text};
use belljar_seed::Seed;

use super::run::{Examined, examine, fresh_seed, open_session};
use super::sample;
use crate::cli::RunArgs;
use crate::errors::{Failure, Result};
use crate::exit_code::Code;
use crate::record::{RunFolder, SERIES, SERIES_SUMMARY, free_path, series_folder_name, series_member};
use crate::settings::Settings;
use crate::ui::Printer;

pub(crate) fn run_series(args: &RunArgs, printer: &Printer, settings: &Settings) -> Result<Code> {
    let seeds = seeds(args)?;
    let session = open_session(args, settings)?;
    let path = args.out.clone().unwrap_or_else(|| {
        let name = series_folder_name(&session.started, session.candidate.name(), args.exam.suite, args.exam.size);
        free_path(Path::new("runs"), &name)
    });
    let folder = RunFolder::create(&path)?;
    let mut runs = Vec::new();
    for (at, seed) in seeds.iter().enumerate() {
        printer.say(&format!("exam {} of {}", at + 1, seeds.len()));
        let Examined { generated, report, .. } =
            examine(&session, args, *seed, &path.join(series_member(*seed)), printer)?;
        // An incomplete run is in its record. The others are worth having, too, so that the series goes on.
        runs.push((*seed, ScoredRun::new(&generated.key, &report)));
    }
    let complete: Result<Vec<ScoredRun>> = runs
        .into_iter()
        .map(|(seed, run)| run.map_err(|error| sample::unusable(error, &path.join(series_member(seed)))))
        .collect();
    let series = Series::new(&complete?).map_err(sample::refused)?;
    let json = series.to_json();
    folder.write(SERIES, json.as_bytes())?;
    folder.write(SERIES_SUMMARY, render_series_markdown(&series).as_bytes())?;
    printer.say(&format!("series  {}", path.display()));
    let text = if args.json {
        format!("{json}\n")
    } else {
        render_series_text(&series, &super::reproduce_run(args, &super::seeds_flag(&seeds)), &super::style(printer))
    };
    printer.data(&text)?;
    Ok(Code::Done)
}

/// Returns the seeds that are asked for, in order: those given, or fresh ones.
fn seeds(args: &RunArgs) -> Result<Vec<Seed>> {
    let mut seeds = args.seeds.clone();
    while seeds.len() < usize::from(args.repeat_seeds.unwrap_or(0)) {
        let seed = fresh_seed()?;
        if !seeds.contains(&seed) {
            seeds.push(seed);
        }
    }
    seeds.sort_unstable();
    if let Some(twice) = seeds.windows(2).find(|pair| pair[0] == pair[1]) {
        let message = format!("seed {} is given twice: the same exam again is no other exam", twice[0]);
        return Err(Failure::new(Code::BadInput, message).hint("give each seed once"));
    }
    Ok(seeds)
}
