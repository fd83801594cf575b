//! One verb a file.

mod check_answer;
mod generate;
mod grade;
mod inspect;
mod report;
mod run;
mod selftest;
mod show;

use crate::cli::Command;
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
        Command::Report(args) => report::report(args, printer),
        Command::Show(args) => show::show(args, printer),
        Command::CheckAnswer => check_answer::check_answer(printer),
        Command::Selftest(args) => selftest::selftest(args, printer, settings),
    }
}
