//! How text output is dressed: its width, and colours by name.

use anstyle::{AnsiColor, Style};

/// How text output is dressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextStyle {
    /// Whether to colour. Whether the reader wants that (a terminal, NO_COLOR) is the command's business.
    pub color: bool,
    /// Width in columns. Laid out for 72 to 120.
    pub width: usize,
}

/// The colours, by what they mean.
pub(crate) struct Palette {
    /// Something that went wrong.
    pub(crate) bad: Style,
    /// What can be skipped.
    pub(crate) faint: Style,
    /// Something that went well.
    pub(crate) good: Style,
    /// The name of a section.
    pub(crate) heading: Style,
    /// Something in between.
    pub(crate) middling: Style,
    /// What to look at first.
    pub(crate) strong: Style,
}

impl Palette {
    /// Returns the colours of a style, or none for all if it has none.
    pub(crate) const fn new(style: &TextStyle) -> Self {
        let plain = Style::new();
        if !style.color {
            return Self { bad: plain, faint: plain, good: plain, heading: plain, middling: plain, strong: plain };
        }
        Self {
            bad: AnsiColor::Red.on_default(),
            faint: plain.dimmed(),
            good: AnsiColor::Green.on_default(),
            heading: AnsiColor::Cyan.on_default().bold(),
            middling: AnsiColor::Yellow.on_default(),
            strong: plain.bold(),
        }
    }

    /// Colours a text. With a plain style, the text as it is.
    pub(crate) fn paint(&self, style: Style, text: &str) -> String {
        format!("{style}{text}{style:#}")
    }

    /// Returns the colour of a score, in millionths.
    pub(crate) const fn of_score(&self, millionths: u32) -> Style {
        match millionths {
            800_000.. => self.good,
            400_000..800_000 => self.middling,
            _ => self.bad,
        }
    }
}
