//! Where output goes, and in which dress.

use std::io::{self, IsTerminal as _, Write};

use crate::errors::{OrFail as _, Result};
use crate::exit_code::Code;

/// Narrowest and widest text that reports are laid out for, in columns.
const WIDTHS: std::ops::RangeInclusive<usize> = 60..=120;

/// Width where there is no terminal to ask, in columns.
const WIDTH_WITHOUT_TERMINAL: usize = 100;

/// When to colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum ColorChoice {
    /// On a terminal, unless NO_COLOR is set.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// Prints data to standard output and talk to standard error.
pub(crate) struct Printer {
    color: ColorChoice,
    quiet: bool,
}

impl Printer {
    /// Makes a printer. A quiet one prints data and failures only.
    #[must_use]
    pub(crate) fn new(color: ColorChoice, no_color: bool, quiet: bool) -> Self {
        let color = if no_color && color == ColorChoice::Auto { ColorChoice::Never } else { color };
        Self { color, quiet }
    }

    /// Prints data. A failure of standard output is the user's to know, and a broken pipe is quiet.
    ///
    /// # Errors
    /// If standard output fails.
    pub(crate) fn data(&self, text: &str) -> Result<()> {
        let mut stdout = anstream::AutoStream::new(io::stdout().lock(), self.anstream(io::stdout().is_terminal()));
        stdout
            .write_all(text.as_bytes())
            .and_then(|()| stdout.flush())
            .or_fail(Code::Internal, "could not write to standard output")
    }

    /// Prints bytes as they are.
    ///
    /// # Errors
    /// If standard output fails.
    pub(crate) fn bytes(&self, bytes: &[u8]) -> Result<()> {
        let mut stdout = io::stdout().lock();
        stdout
            .write_all(bytes)
            .and_then(|()| stdout.flush())
            .or_fail(Code::Internal, "could not write to standard output")
    }

    /// Says something about what is going on, unless quiet. If standard error is gone, there is nobody to tell.
    pub(crate) fn say(&self, text: &str) {
        if !self.quiet {
            let _unheard = writeln!(self.stderr(), "{text}");
        }
    }

    /// Opens standard error for failures.
    #[must_use]
    pub(crate) fn stderr(&self) -> impl Write {
        anstream::AutoStream::new(io::stderr(), self.anstream(io::stderr().is_terminal()))
    }

    /// Whether progress may be drawn: on a terminal, and not when quiet.
    #[must_use]
    pub(crate) fn draws_progress(&self) -> bool {
        !self.quiet && io::stderr().is_terminal()
    }

    /// Whether data may be coloured.
    #[must_use]
    pub(crate) fn colors_data(&self) -> bool {
        self.anstream(io::stdout().is_terminal()) == anstream::ColorChoice::Always
    }

    /// Returns the width for laid-out text, in columns.
    #[must_use]
    pub(crate) fn width(&self) -> usize {
        let width = if io::stdout().is_terminal() {
            terminal_size::terminal_size().map(|(width, _)| usize::from(width.0))
        } else {
            None
        };
        width.unwrap_or(WIDTH_WITHOUT_TERMINAL).clamp(*WIDTHS.start(), *WIDTHS.end())
    }

    const fn anstream(&self, terminal: bool) -> anstream::ColorChoice {
        match self.color {
            ColorChoice::Always => anstream::ColorChoice::Always,
            ColorChoice::Auto if terminal => anstream::ColorChoice::Always,
            ColorChoice::Auto | ColorChoice::Never => anstream::ColorChoice::Never,
        }
    }
}
