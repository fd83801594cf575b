//! The `belljar` command: the only package that prints, exits, or reads arguments and the environment (I4).

mod cli;
mod commands;
mod errors;
mod examination;
mod exit_code;
mod isolation;
mod record;
mod scaffold;
mod settings;
mod ui;
mod verify;

use std::process::ExitCode;

use clap::Parser as _;

use crate::cli::Cli;
use crate::errors::{Failure, is_broken_pipe};
use crate::exit_code::Code;
use crate::settings::Settings;
use crate::ui::{ColorChoice, Printer, write_failure};

/// Reads the command line, does what it says, and tells how it ended.
#[must_use]
pub fn main() -> ExitCode {
    let settings = Settings::from_environment();
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) if error.use_stderr() => {
            let printer = Printer::new(ColorChoice::Auto, settings.no_color, false);
            let failure = usage_failure(&error);
            // If standard error can't be written to, there is nobody to tell.
            let _unheard = write_failure(&mut printer.stderr(), &failure);
            return failure.code.into();
        }
        Err(help) => {
            let _unheard = help.print();
            return Code::Done.into();
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

/// Puts what clap says about a command line into the house form.
fn usage_failure(error: &clap::Error) -> Failure {
    let text = error.render().to_string();
    let mut parts = text.trim().split("\n\n").map(str::trim);
    let message = parts.next().unwrap_or_default();
    let message = message.strip_prefix("error: ").unwrap_or(message);
    let mut failure = Failure::new(Code::BadInput, message.replace("\n ", "\n   "));
    for part in parts {
        if let Some(tip) = part.strip_prefix("tip: ") {
            failure = failure.hint(tip);
        } else if let Some(usage) = part.strip_prefix("Usage: ") {
            failure = failure.hint(format!("usage: {usage}"));
        } else {
            failure = failure.hint("`belljar --help` lists the commands, `belljar COMMAND --help` what each takes");
        }
    }
    failure
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    #[test]
    fn the_command_line_is_sound() {
        crate::cli::Cli::command().debug_assert();
    }
}
