//! The one form in which failures are printed.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};

use crate::errors::Failure;

const ERROR: Style = AnsiColor::Red.on_default().bold();
const CAUSE: Style = Style::new().bold();
const HINT: Style = AnsiColor::Cyan.on_default().bold();

/// Writes `error: …`, then `caused by: …` for each cause, then the hints.
///
/// Messages may hold what a file or a guest said, so that controls in them are escaped.
///
/// # Errors
/// If the sink fails.
pub(crate) fn write_failure(sink: &mut impl Write, failure: &Failure) -> io::Result<()> {
    let mut messages = failure.error.chain().map(ToString::to_string);
    let first = messages.next().unwrap_or_default();
    writeln!(sink, "{ERROR}error:{ERROR:#} {}", escape(&first))?;
    let mut last = first;
    for cause in messages {
        // Some libraries repeat their source's message in their own.
        if !last.contains(&cause) {
            writeln!(sink, "{CAUSE}caused by:{CAUSE:#} {}", escape(&cause))?;
        }
        last = cause;
    }
    if !failure.hints.is_empty() {
        writeln!(sink)?;
    }
    for hint in &failure.hints {
        writeln!(sink, "{HINT}hint:{HINT:#} {}", escape(hint))?;
    }
    Ok(())
}

fn escape(message: &str) -> String {
    belljar_transcript::GuestText::from(message).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exit_code::Code;

    fn printed(failure: &Failure) -> String {
        let mut bytes = anstream::StripStream::new(Vec::new());
        write_failure(&mut bytes, failure).unwrap();
        String::from_utf8(bytes.into_inner()).unwrap()
    }

    #[test]
    fn the_form_is_error_causes_hints() {
        let cause = anyhow::anyhow!("no such file").context("could not read `a.wasm`");
        let failure = Failure { code: Code::BadInput, error: cause, hints: vec!["build it first".to_owned()] };
        let expected = "error: could not read `a.wasm`\ncaused by: no such file\n\nhint: build it first\n";
        assert_eq!(printed(&failure), expected);
    }

    #[test]
    fn controls_are_escaped() {
        let failure = Failure::new(Code::BadInput, "an import named \u{1b}[2J");
        assert_eq!(printed(&failure), "error: an import named \\u{1b}[2J\n");
    }
}
