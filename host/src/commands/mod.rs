//! One verb a file.

mod audit;
mod check_answer;
mod generate;
mod grade;
mod graded;
mod inspect;
mod report;
mod run;
mod selftest;
mod show;

use std::path::Path;

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
        Command::Run(args) => run::run(args, printer, settings),
        Command::Generate(args) => generate::generate(args, printer),
        Command::Inspect(args) => inspect::inspect(args, printer),
        Command::Grade(args) => grade::grade(args, printer),
        Command::Audit(args) => audit::audit(args, printer),
        Command::Report(args) => report::report(args, printer),
        Command::Show(args) => show::show(args, printer),
        Command::CheckAnswer => check_answer::check_answer(printer),
        Command::Selftest(args) => selftest::selftest(args, printer, settings),
    }
}

/// Returns the dress of reports on this terminal.
fn style(printer: &Printer) -> belljar_report::TextStyle {
    belljar_report::TextStyle { color: printer.colors_data(), width: printer.width() }
}

/// Returns the command that runs the same examination again.
fn reproduce_run(args: &RunArgs, seed: Seed) -> String {
    let mut command = format!(
        "belljar run {} --suite {} --size {} --seed {seed}",
        quote(&args.agent),
        args.exam.suite,
        args.exam.size
    );
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
    format!("belljar run {agent} --suite {} --size {} --seed {}", manifest.suite, manifest.size, manifest.seed)
}

/// Quotes a path for a shell, where it needs that.
fn quote(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_./".contains(letter);
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
