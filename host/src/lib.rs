//! The `belljar` command: the only package that prints, exits, or reads arguments and the environment (I4).

mod cli;
mod commands;
mod errors;
mod exit_code;
mod record;
mod settings;
mod ui;

use std::process::ExitCode;

use clap::Parser as _;

use crate::cli::Cli;
use crate::errors::is_broken_pipe;
use crate::exit_code::Code;
use crate::settings::Settings;
use crate::ui::{Printer, write_failure};

/// Reads the command line, does what it says, and tells how it ended.
#[must_use]
pub fn main() -> ExitCode {
    let settings = Settings::from_environment();
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            let code = if error.use_stderr() { Code::BadInput } else { Code::Done };
            // If neither output can be written to, there is nobody to tell.
            let _unheard = error.print();
            return code.into();
        }
    };
    let printer = Printer::new(cli.color, settings.no_color, cli.quiet);
    match commands::run(&cli.command, &printer, &settings) {
        Ok(code) => code.into(),
        Err(failure) if is_broken_pipe(&failure) => Code::Done.into(),
        Err(failure) => {
            let _unheard = write_failure(&mut printer.stderr(), &failure);
            failure.code.into()
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    #[test]
    fn the_command_line_is_sound() {
        crate::cli::Cli::command().debug_assert();
    }
}
