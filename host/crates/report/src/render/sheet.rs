//! A sheet of facts, verdicts and tables, written once and laid out twice: for a terminal and as Markdown.

use anstyle::Style;
use unicode_width::UnicodeWidthStr as _;

use super::layout::{inert, one_line, pad, usable, wrap};
use super::markdown::escaped;
use super::palette::{Palette, TextStyle};

/// Columns of a fact's label.
const LABEL_COLUMNS: usize = 9;

/// Columns before everything but headings.
const INDENT_COLUMNS: usize = 2;

/// Columns between the columns of a table.
const GAP_COLUMNS: usize = 2;

/// Fewest columns to which a table's first column is cut where the table is too wide.
const FIRST_COLUMN_MIN: usize = 12;

/// Most columns of a cell in Markdown.
const CELL_COLUMNS: usize = 120;

/// A sheet being written. Whatever is put on it is escaped when it is laid out.
#[derive(Default)]
pub(crate) struct Sheet(Vec<Block>);

/// How something is to be taken, and so in which colour it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    Bad,
    Good,
    Plain,
    Strong,
}

/// A table. Its first column is aligned left and gives way if there is too little room; the others are aligned right
/// and don't.
pub(crate) struct SheetTable {
    pub(crate) columns: Vec<&'static str>,
    pub(crate) rows: Vec<SheetRow>,
}

/// A row of a table.
pub(crate) enum SheetRow {
    /// As many cells as there are columns.
    Cells(Tone, Vec<String>),
    /// The name of the rows that follow.
    Group(String),
}

enum Block {
    Fact { content: String, label: &'static str },
    Headline { rest: String, tone: Tone, words: String },
    Line(String),
    Note(String),
    Section { legend: String, name: &'static str },
    Table(SheetTable),
    Title(String),
}

impl Sheet {
    /// Writes the line that says what this is.
    pub(crate) fn title(&mut self, about: impl Into<String>) {
        self.0.push(Block::Title(about.into()));
    }

    /// Writes what is known beforehand.
    pub(crate) fn fact(&mut self, label: &'static str, content: impl Into<String>) {
        self.0.push(Block::Fact { content: content.into(), label });
    }

    /// Writes what to look at first, and what belongs to it.
    pub(crate) fn headline(&mut self, tone: Tone, words: impl Into<String>, rest: impl Into<String>) {
        self.0.push(Block::Headline { rest: rest.into(), tone, words: words.into() });
    }

    /// Starts a section.
    pub(crate) fn section(&mut self, name: &'static str, legend: impl Into<String>) {
        self.0.push(Block::Section { legend: legend.into(), name });
    }

    /// Writes a table.
    ///
    /// # Panics
    /// If a row has more or fewer cells than there are columns.
    pub(crate) fn table(&mut self, table: SheetTable) {
        for row in &table.rows {
            if let SheetRow::Cells(_, cells) = row {
                assert_eq!(cells.len(), table.columns.len(), "a row has a cell a column");
            }
        }
        self.0.push(Block::Table(table));
    }

    /// Writes a sentence of explanation.
    pub(crate) fn note(&mut self, note: impl Into<String>) {
        self.0.push(Block::Note(note.into()));
    }

    /// Writes a line that is to be copied, and so is never broken.
    pub(crate) fn line(&mut self, line: impl Into<String>) {
        self.0.push(Block::Line(line.into()));
    }

    /// Lays the sheet out for a terminal.
    pub(crate) fn to_text(&self, style: &TextStyle) -> String {
        let (palette, width) = (Palette::new(style), usable(style.width));
        let mut text = String::new();
        for block in &self.0 {
            match block {
                Block::Title(about) => {
                    let about = one_line(about, width - 8);
                    text.push_str(&format!(
                        "{} {}\n",
                        palette.paint(palette.heading, "Belljar"),
                        palette.paint(palette.strong, &about)
                    ));
                }
                Block::Fact { content, label } => {
                    for (at, line) in wrap(content, width - LABEL_COLUMNS - INDENT_COLUMNS - 1).iter().enumerate() {
                        let label = format!("{:<LABEL_COLUMNS$}", if at == 0 { label } else { "" });
                        text.push_str(&format!("  {} {line}\n", palette.paint(palette.faint, &label)));
                    }
                }
                Block::Headline { rest, tone, words } => {
                    let words = one_line(words, width);
                    text.push_str(&format!("\n{}\n", palette.paint(tone.style(&palette), &words)));
                    for line in wrap(rest, width - INDENT_COLUMNS).iter().filter(|line| !line.is_empty()) {
                        text.push_str(&format!("  {line}\n"));
                    }
                }
                Block::Section { legend, name } => {
                    let legend = one_line(legend, width.saturating_sub(name.width() + 2));
                    let legend = palette.paint(palette.faint, &legend);
                    text.push_str(format!("\n{}  {legend}", palette.paint(palette.heading, name)).trim_end());
                    text.push('\n');
                }
                Block::Table(table) => text.push_str(&table.to_text(&palette, width)),
                Block::Line(line) => text.push_str(&format!("  {}\n", inert(line).replace('\n', " "))),
                Block::Note(note) => {
                    for line in wrap(note, width - INDENT_COLUMNS) {
                        text.push_str(&format!("  {}\n", palette.paint(palette.faint, &line)));
                    }
                }
            }
        }
        text
    }

    /// Lays the sheet out as Markdown.
    pub(crate) fn to_markdown(&self) -> String {
        let mut text = String::new();
        for (at, block) in self.0.iter().enumerate() {
            // A list of facts is one list.
            let again = at > 0 && matches!((&self.0[at - 1], block), (Block::Fact { .. }, Block::Fact { .. }));
            if at > 0 && !again {
                text.push('\n');
            }
            match block {
                Block::Title(about) => text.push_str(&format!("# Belljar: {}\n", escaped(about, CELL_COLUMNS))),
                Block::Fact { content, label } => {
                    text.push_str(&format!("- {label}: {}\n", escaped(content, 4 * CELL_COLUMNS)));
                }
                Block::Headline { rest, words, .. } => {
                    let rest = escaped(rest, 4 * CELL_COLUMNS);
                    text.push_str(format!("**{}** {rest}", escaped(words, CELL_COLUMNS)).trim_end());
                    text.push('\n');
                }
                Block::Section { legend, name } if legend.is_empty() => text.push_str(&format!("## {name}\n")),
                Block::Section { legend, name } => {
                    text.push_str(&format!("## {name}\n\n{}\n", escaped(legend, 4 * CELL_COLUMNS)));
                }
                Block::Table(table) => text.push_str(&table.to_markdown()),
                Block::Line(line) => text.push_str(&format!("{}\n", escaped(line, 8 * CELL_COLUMNS))),
                Block::Note(note) => text.push_str(&format!("{}\n", escaped(note, 8 * CELL_COLUMNS))),
            }
        }
        text
    }
}

impl SheetTable {
    fn to_text(&self, palette: &Palette, width: usize) -> String {
        let cells = self.rows.iter().filter_map(|row| match row {
            SheetRow::Cells(_, cells) => Some(cells),
            SheetRow::Group(_) => None,
        });
        let mut widths: Vec<usize> = self.columns.iter().map(|name| name.width()).collect();
        for row in cells {
            for (widest, cell) in widths.iter_mut().zip(row) {
                *widest = (*widest).max(cell.width());
            }
        }
        let others: usize = widths.iter().skip(1).map(|widest| widest + GAP_COLUMNS).sum();
        let room = width.saturating_sub(INDENT_COLUMNS + others).max(FIRST_COLUMN_MIN);
        widths[0] = widths[0].min(room);
        let line = |cells: &[String]| -> String {
            let shown = cells.iter().enumerate().map(|(at, cell)| {
                let cell = one_line(cell, widths[at]);
                let fill = " ".repeat(widths[at].saturating_sub(cell.width()));
                if at == 0 { pad(&cell, widths[0]) } else { format!("{}{fill}{cell}", " ".repeat(GAP_COLUMNS)) }
            });
            shown.collect::<String>().trim_end().to_owned()
        };
        let head: Vec<String> = self.columns.iter().map(|name| (*name).to_owned()).collect();
        let mut text = format!("  {}\n", palette.paint(palette.faint, &line(&head)));
        for row in &self.rows {
            let line = match row {
                SheetRow::Cells(tone, cells) => palette.paint(tone.style(palette), &line(cells)),
                SheetRow::Group(name) => palette.paint(palette.faint, &one_line(name, width - INDENT_COLUMNS)),
            };
            text.push_str(&format!("  {line}\n"));
        }
        text
    }

    fn to_markdown(&self) -> String {
        let row = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
        let head: Vec<String> = self.columns.iter().map(|name| escaped(name, CELL_COLUMNS)).collect();
        let rule = self.columns.iter().enumerate().map(|(at, _)| if at == 0 { "---" } else { "---:" }.to_owned());
        let mut text = row(&head) + &row(&rule.collect::<Vec<_>>());
        for line in &self.rows {
            let cells: Vec<String> = match line {
                SheetRow::Cells(_, cells) => cells.iter().map(|cell| escaped(cell, CELL_COLUMNS)).collect(),
                SheetRow::Group(name) => {
                    let name = format!("**{}**", escaped(name, CELL_COLUMNS));
                    std::iter::once(name).chain(std::iter::repeat_n(String::new(), self.columns.len() - 1)).collect()
                }
            };
            text.push_str(&row(&cells));
        }
        text
    }
}

impl Tone {
    const fn style(self, palette: &Palette) -> Style {
        match self {
            Self::Bad => palette.bad,
            Self::Good => palette.good,
            Self::Plain => Style::new(),
            Self::Strong => palette.strong,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet() -> Sheet {
        let mut sheet = Sheet::default();
        sheet.title("one | two");
        sheet.fact("agent", "a\u{1b}[2Jgent");
        sheet.headline(Tone::Good, "A is better", "by 3 points");
        sheet.section("Table", "what stands in it");
        let cells = |tone, cells: [&str; 3]| SheetRow::Cells(tone, cells.map(str::to_owned).to_vec());
        sheet.table(SheetTable {
            columns: vec!["name", "score", "p"],
            rows: vec![
                SheetRow::Group("tool".to_owned()),
                cells(Tone::Plain, ["short", "0.5", "0.03"]),
                cells(
                    Tone::Bad,
                    ["a name that is far too long to be shown whole at any width that is laid out", "12.25", "1"],
                ),
            ],
        });
        sheet.note("That was it.");
        sheet
    }

    #[test]
    fn columns_line_up_and_the_first_gives_way() {
        let text = sheet().to_text(&TextStyle { color: false, width: 72 });
        let rows: Vec<&str> = text.lines().filter(|line| line.ends_with("0.03") || line.ends_with(" 1")).collect();
        assert_eq!(rows.len(), 2, "{text}");
        assert!(rows[1].contains('…'), "{text}");
        assert!(text.lines().all(|line| line.width() <= 72), "{text}");
        // Decimal points of one column stand under the column's end.
        let end = |row: &str, cell: &str| row.find(cell).map(|at| row[..at + cell.len()].width());
        assert_eq!(end(rows[0], "0.5"), end(rows[1], "12.25"), "{text}");
        assert!(text.contains("\\u{1b}"), "{text}");
    }

    #[test]
    fn markdown_has_a_cell_a_column() {
        let text = sheet().to_markdown();
        let tables: Vec<&str> = text.lines().filter(|line| line.starts_with('|')).collect();
        assert_eq!(tables.len(), 5, "{text}");
        assert!(tables.iter().all(|line| line.matches('|').count() == 4), "{text}");
        assert!(text.starts_with("# Belljar: one \\| two\n"), "{text}");
        assert!(text.contains("**A is better** by 3 points"), "{text}");
    }
}
