//! The cases as comma-separated values, for spreadsheets.

use super::layout::inert;
use crate::tally::half_name;
use crate::{CaseRow, Report};

/// The columns.
const COLUMNS: [&str; 16] = [
    "case",
    "half",
    "axis",
    "category",
    "wave",
    "label",
    "score",
    "outcome",
    "rule",
    "reason",
    "asked",
    "declined",
    "value",
    "text",
    "tool_calls",
    "fuel",
];

/// Characters with which spreadsheets begin a formula, in their wide forms, too. Source: OWASP, CSV Injection.
const FORMULA_STARTS: &[char] = &['=', '+', '-', '@', '＝', '＋', '－', '＠'];

/// Renders the cases of a report, one a row, by RFC 4180. Scores have six decimals. A text with which a spreadsheet
/// would begin a formula gets an apostrophe in front; controls and hidden characters are written out.
#[must_use]
pub fn render_csv(report: &Report) -> String {
    let mut csv = line(&COLUMNS.map(str::to_owned));
    for row in &report.cases {
        csv.push_str(&line(&cells(row)));
    }
    csv
}

/// Writes a row. A cell with a separator, a quote or a line break in it stands in quotes, and its own quotes double.
fn line(cells: &[String]) -> String {
    let quoted = |cell: &String| {
        let plain = !cell.contains([',', '"', '\n', '\r']);
        if plain { cell.clone() } else { format!("\"{}\"", cell.replace('"', "\"\"")) }
    };
    let mut line = cells.iter().map(quoted).collect::<Vec<_>>().join(",");
    line.push_str("\r\n");
    line
}

fn cells(row: &CaseRow) -> [String; COLUMNS.len()] {
    let said = row.answered.as_ref();
    [
        cell(row.case.as_str()),
        half_name(row.half).to_owned(),
        cell(&row.axis),
        cell(&row.category),
        row.wave.to_string(),
        row.label.to_string(),
        row.score.to_string(),
        cell(&row.outcome),
        cell(&row.rule),
        cell(row.reason.raw()),
        cell(row.asked.raw()),
        said.map(|said| said.declined.to_string()).unwrap_or_default(),
        said.and_then(|said| said.value.as_ref()).map(|value| cell(value.raw())).unwrap_or_default(),
        said.map(|said| cell(said.text.raw())).unwrap_or_default(),
        row.tool_calls.to_string(),
        row.fuel.map(|fuel| fuel.to_string()).unwrap_or_default(),
    ]
}

/// Makes a text safe in a cell.
fn cell(text: &str) -> String {
    let text = inert(text);
    // Some spreadsheets skip white space before they look for a formula.
    if text.trim_start().starts_with(FORMULA_STARTS) { format!("'{text}") } else { text }
}

#[cfg(test)]
mod tests {
    use belljar_exam::CaseId;

    use super::*;
    use crate::fixture::{Fixture, HOSTILE};

    #[test]
    fn no_cell_begins_a_formula() {
        for (text, made) in [
            ("=1+1", "'=1+1"),
            ("+1", "'+1"),
            ("-1", "'-1"),
            ("@SUM(A1)", "'@SUM(A1)"),
            (" =1", "' =1"),
            ("\n=1", "'\n=1"),
            ("＝1", "'＝1"),
            ("\t=1", "\\u{9}=1"),
            ("1=1", "1=1"),
            ("", ""),
        ] {
            assert_eq!(cell(text), made, "{text:?}");
        }
    }

    #[test]
    fn rows_keep_their_columns() {
        let mut fixture = Fixture::new();
        let record = fixture.transcript.cases.get_mut(&CaseId::new("c-4")).unwrap();
        record.answer.as_mut().unwrap().value = Some("=HYPERLINK(\"x\"),\n\"y\"".into());
        fixture.regrade();
        let csv = render_csv(&fixture.report());
        let rows: Vec<&str> = csv.split("\r\n").collect();
        assert_eq!(rows.len(), 7, "a head, five cases, and the end of the last line");
        assert_eq!(rows[0], COLUMNS.join(","));
        assert!(rows[1].starts_with("c-1,tool,direct-routing,direct-routing-plain,0,correct,1.000000,answered,"));
        assert!(rows[4].contains(r#","'=HYPERLINK(""x""),"#) && rows[4].contains("\n\"\"y\"\"\","), "{}", rows[4]);
        assert!(rows[2].contains("\\u{1b}[2J") && !csv.contains(HOSTILE));
    }
}
