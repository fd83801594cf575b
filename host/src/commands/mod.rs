//! One verb a file.

mod audit;
mod check_answer;
mod compare;
mod generate;
mod grade;
pub(crate) mod graded;
mod inspect;
mod new;
mod reading;
mod report;
mod resume;
mod run;
mod run_series;
mod sample;
mod selection;
mod selftest;
mod series;
mod show;
mod study;
mod verify;
mod watch;
mod worker;

use std::path::Path;

use belljar_exam::CaseId;
use belljar_grader::Incomplete;
use belljar_report::Report;
use belljar_seed::Seed;
use belljar_transcript::Manifest;

use crate::cli::{Command, RunArgs};
use crate::errors::Result;
use crate::exit_code::Code;
use crate::settings::Settings;
use crate::ui::Printer;

/// Does what the command line says.
pub(crate) fn run(command: &Command, printer: &Printer, settings: &Settings) -> Result<Code> {
    match command {
        Command::Run(args) if args.is_series() => run_series::run_series(args, printer, settings),
        Command::Run(args) => run::run(args, printer, settings),
        Command::Generate(args) => generate::generate(args, printer),
        Command::Inspect(args) => inspect::inspect(args, printer),
        Command::New(args) => new::new(args, printer),
        Command::Grade(args) => grade::grade(args, printer),
        Command::Verify(args) => verify::verify(args, printer, settings),
        Command::Audit(args) => audit::audit(args, printer),
        Command::Report(args) => report::report(args, printer),
        Command::Show(args) => show::show(args, printer),
        Command::Compare(args) => compare::compare(args, printer),
        Command::Series(args) => series::series(args, printer),
        Command::Study(args) => study::study(args, printer),
        Command::CheckAnswer => check_answer::check_answer(printer),
        Command::Selftest(args) => selftest::selftest(args, printer, settings),
        Command::Worker => worker::worker(),
    }
}

/// Tells how a command ends that is about one run: a partial run is what was asked for, unless the host lost some of it.
fn code_of(report: &Report) -> Code {
    let lost = |incomplete: Incomplete| incomplete.host_faults + incomplete.waves_lost > 0;
    match report.run.incomplete {
        None => Code::Done,
        Some(incomplete) if report.partial && !lost(incomplete) => Code::Done,
        Some(_) => Code::Incomplete,
    }
}

/// Returns the dress of reports on this terminal.
fn style(printer: &Printer) -> belljar_report::TextStyle {
    belljar_report::TextStyle { color: printer.colors_data(), width: printer.width() }
}

/// Returns the command that runs the same examination again, with the flag that names its seeds.
fn reproduce_run(args: &RunArgs, seeds: &str) -> String {
    let (agent, suite, size) = (quote(&args.agent), args.exam.suite, args.exam.size);
    let mut command = format!("belljar run {agent} --suite {suite} --size {size} {seeds}");
    for (flag, names) in [("--case", &args.selection.case), ("--axis", &args.selection.axis)] {
        if !names.is_empty() {
            command.push_str(&format!(" {flag} {}", quote(Path::new(&names.join(",")))));
        }
    }
    for (flag, file) in [("--config", &args.config), ("--limits", &args.limits)] {
        if let Some(file) = file {
            command.push_str(&format!(" {flag} {}", quote(file)));
        }
    }
    command
}

/// Returns the command that runs a record's examination again, as far as the record knows it.
fn reproduce_record(manifest: &Manifest) -> String {
    let agent = quote(Path::new(&format!("{}.wasm", manifest.component.name)));
    let only = manifest.only.iter().map(CaseId::as_str).collect::<Vec<_>>().join(",");
    let only = if only.is_empty() { only } else { format!(" --case {only}") };
    format!("belljar run {agent} --suite {} --size {} --seed {}{only}", manifest.suite, manifest.size, manifest.seed)
}

/// Returns the flag that names the seeds of a series.
fn seeds_flag(seeds: &[Seed]) -> String {
    format!("--seeds {}", seeds.iter().map(ToString::to_string).collect::<Vec<_>>().join(","))
}

/// Quotes a path for a shell, where it needs that.
fn quote(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_.,/".contains(letter);
    if !text.is_empty() && text.chars().all(plain) { text } else { format!("'{}'", text.replace('\'', r"'\''")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_quoted_for_a_shell() {
        assert_eq!(quote(Path::new("a/b-1.wasm")), "a/b-1.wasm");
        assert_eq!(quote(Path::new("it's here.wasm")), r"'it'\''s here.wasm'");
    }
}
