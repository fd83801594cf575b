//! A page of labelled fields, laid out to a width.

use belljar_grader::Score;

use crate::TextStyle;
use crate::render::{Palette, inert, one_line, usable, wrap};

/// Columns of a label.
const LABEL_COLUMNS: usize = 14;

/// Columns before a label.
const INDENT_COLUMNS: usize = 2;

/// A page of labelled fields. Everything put on it is escaped.
pub(crate) struct Page {
    palette: Palette,
    text: String,
    width: usize,
}

impl Page {
    /// Starts a page.
    pub(crate) fn new(style: &TextStyle) -> Self {
        Self { palette: Palette::new(style), text: String::new(), width: usable(style.width) }
    }

    /// Returns the columns that the content of a field has.
    pub(crate) const fn content_width(&self) -> usize {
        self.width - LABEL_COLUMNS - INDENT_COLUMNS - 1
    }

    /// Writes the title line.
    pub(crate) fn title(&mut self, name: &str, about: &str) {
        let (name, about) = (one_line(name, 60), one_line(about, self.width));
        let name = self.palette.paint(self.palette.strong, &name);
        self.text.push_str(&format!("{name}  {}\n", self.palette.paint(self.palette.faint, &about)));
    }

    /// Writes a line in the colour of a score.
    pub(crate) fn scored(&mut self, score: Score, line: &str) {
        let style = self.palette.of_score(score.millionths());
        self.text.push_str(&format!("{}\n", self.palette.paint(style, &one_line(line, self.width))));
    }

    /// Starts a section.
    pub(crate) fn section(&mut self, name: &str) {
        self.text.push_str(&format!("\n{}\n", self.palette.paint(self.palette.heading, name)));
    }

    /// Writes a line without a label.
    pub(crate) fn note(&mut self, line: &str) {
        let line = one_line(line, self.width - INDENT_COLUMNS);
        self.text.push_str(&format!("  {}\n", self.palette.paint(self.palette.faint, &line)));
    }

    /// Writes a field: its label, and its content in as many lines as it needs.
    pub(crate) fn field(&mut self, label: &str, content: &str) {
        let label = one_line(label, LABEL_COLUMNS);
        for (at, line) in wrap(content, self.content_width()).iter().enumerate() {
            let shown = if at == 0 { &*label } else { "" };
            let shown = self.palette.paint(self.palette.faint, &format!("{shown:<LABEL_COLUMNS$}"));
            self.text.push_str(format!("  {shown} {line}").trim_end());
            self.text.push('\n');
        }
    }

    /// Writes a line where the content of a field stands, with its spaces kept.
    pub(crate) fn verbatim(&mut self, line: &str) {
        let blank = " ".repeat(INDENT_COLUMNS + LABEL_COLUMNS + 1);
        self.text.push_str(&format!("{blank}{}\n", inert(line).replace('\n', " ")));
    }

    /// Returns the page.
    pub(crate) fn into_text(self) -> String {
        self.text
    }
}
