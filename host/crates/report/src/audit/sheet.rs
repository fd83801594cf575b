//! The labelling sheet: tab-separated for a spreadsheet, or JSON lines for a script.

use std::collections::BTreeSet;

use belljar_exam::to_canonical_json;
use belljar_grader::Score;
use belljar_transcript::GuestText;
use serde_json::Value;

use super::cell::{escape, unescape};
use super::{Mark, Rejection, SheetError};

/// The columns, in the order in which a person reads them.
const COLUMNS: [&str; 15] = [
    "run", "case", "axis", "kind", "question", "expected", "value", "text", "declined", "calls", "score", "rule",
    "reason", "parsed", "label",
];

/// A form of sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetFormat {
    /// A header and a row a line, cells set apart by tabs.
    Tsv,
    /// A JSON object a line.
    JsonLines,
}

/// A row that was read back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LabelledRow {
    /// Its line in the sheet, from 1.
    pub line: u64,
    /// What it says.
    pub rejection: Rejection,
}

/// Writes a sheet.
///
/// # Panics
/// Never: writing to memory doesn't fail.
#[must_use]
pub fn write_sheet(rejections: &[Rejection], format: SheetFormat) -> String {
    match format {
        SheetFormat::JsonLines => {
            rejections.iter().map(|rejection| inert_json(&to_canonical_json(rejection))).collect()
        }
        SheetFormat::Tsv => {
            let mut writer = csv::WriterBuilder::new().delimiter(b'\t').from_writer(Vec::new());
            writer.write_record(COLUMNS).expect("writing to memory doesn't fail");
            for rejection in rejections {
                writer.write_record(cells(rejection)).expect("every row has as many cells as the header");
            }
            let bytes = writer.into_inner().expect("writing to memory doesn't fail");
            String::from_utf8(bytes).expect("cells are text")
        }
    }
}

/// Ends a line of JSON, with hidden characters, which can only stand within its texts, escaped.
fn inert_json(json: &[u8]) -> String {
    let mut line = String::with_capacity(json.len() + 1);
    for character in std::str::from_utf8(json).expect("JSON is UTF-8").chars() {
        if GuestText::hides(character) {
            for unit in character.encode_utf16(&mut [0; 2]) {
                line.push_str(&format!("\\u{unit:04x}"));
            }
        } else {
            line.push(character);
        }
    }
    line.push('\n');
    line
}

fn cells(rejection: &Rejection) -> [String; COLUMNS.len()] {
    let Rejection {
        axis,
        calls,
        case,
        declined,
        expected,
        kind,
        label,
        parsed,
        question,
        reason,
        rule,
        run,
        score,
        text,
        value,
    } = rejection;
    let calls = calls.join("\n");
    let declined = if *declined { "yes" } else { "no" }.to_owned();
    let parsed = if parsed.is_null() { String::new() } else { parsed.to_string() };
    let label = label.map_or("", Mark::name).to_owned();
    let texts = [
        run,
        case,
        axis,
        kind,
        question,
        expected,
        value,
        text,
        &declined,
        &calls,
        &score.to_string(),
        rule,
        reason,
        &parsed,
        &label,
    ];
    texts.map(|text| escape(text))
}

/// Reads a labelled sheet of either form.
///
/// # Errors
/// See [`SheetError`].
pub fn read_sheet(text: &str) -> Result<Vec<LabelledRow>, SheetError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let rows = if text.trim_start().starts_with('{') { read_json_lines(text) } else { read_tsv(text) }?;
    let mut seen = BTreeSet::new();
    for LabelledRow { line, rejection } in &rows {
        if !seen.insert((&rejection.run, &rejection.case)) {
            let (case, run) = (rejection.case.clone(), rejection.run.clone());
            return Err(SheetError::Twice { line: *line, case, run });
        }
    }
    Ok(rows)
}

/// Checks that all rows are rejections of some runs.
///
/// # Errors
/// [`SheetError::Unmatched`] for the first one that isn't.
pub fn match_rows(rows: &[LabelledRow], rejections: &[Rejection]) -> Result<(), SheetError> {
    let known: BTreeSet<(&str, &str)> =
        rejections.iter().map(|rejection| (&*rejection.run, &*rejection.case)).collect();
    let stranger = rows.iter().find(|row| !known.contains(&(&*row.rejection.run, &*row.rejection.case)));
    stranger.map_or(Ok(()), |row| {
        let (case, run) = (row.rejection.case.clone(), row.rejection.run.clone());
        Err(SheetError::Unmatched { line: row.line, case, run })
    })
}

fn read_json_lines(text: &str) -> Result<Vec<LabelledRow>, SheetError> {
    let lines = text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty());
    let read = |(json, line): (&str, u64)| {
        let rejection = serde_json::from_str(json).map_err(|source| SheetError::Json { line, source })?;
        Ok(LabelledRow { line, rejection })
    };
    lines.map(read).collect()
}

fn read_tsv(text: &str) -> Result<Vec<LabelledRow>, SheetError> {
    let mut reader =
        csv::ReaderBuilder::new().delimiter(b'\t').has_headers(false).flexible(true).from_reader(text.as_bytes());
    let mut records = reader.records();
    let header = records.next().transpose().map_err(SheetError::Rows)?.unwrap_or_default();
    let places = places(&header)?;
    let mut rows = Vec::new();
    for record in records {
        let record = record.map_err(SheetError::Rows)?;
        let line = record.position().map_or(0, csv::Position::line);
        if record.len() != COLUMNS.len() {
            return Err(SheetError::Cells { line, found: record.len(), wanted: COLUMNS.len() });
        }
        rows.push(LabelledRow { line, rejection: row(&record, &places, line)? });
    }
    Ok(rows)
}

/// Finds where each column stands: a spreadsheet may have moved them.
fn places(header: &csv::StringRecord) -> Result<[usize; COLUMNS.len()], SheetError> {
    if let Some(unknown) = header.iter().find(|name| !COLUMNS.contains(&name.trim())) {
        return Err(SheetError::Header(format!("`{}` is no column", GuestText::from(unknown))));
    }
    let mut places = [0; COLUMNS.len()];
    for (place, column) in places.iter_mut().zip(COLUMNS) {
        let mut found = (0..header.len()).filter(|at| header[*at].trim() == column);
        let at = found.next().ok_or_else(|| SheetError::Header(format!("the column `{column}` is missing")))?;
        if found.next().is_some() {
            return Err(SheetError::Header(format!("the column `{column}` stands twice")));
        }
        *place = at;
    }
    Ok(places)
}

fn row(record: &csv::StringRecord, places: &[usize; COLUMNS.len()], line: u64) -> Result<Rejection, SheetError> {
    let cell = |column: &'static str| {
        let at = COLUMNS.iter().position(|name| *name == column).expect("only columns are asked for");
        let refuse = SheetError::Cell { line, column, why: "holds a backslash that escapes nothing" };
        unescape(&record[places[at]]).ok_or(refuse)
    };
    let refuse = |column, why| SheetError::Cell { line, column, why };
    let (declined, label, parsed, score) = (cell("declined")?, cell("label")?, cell("parsed")?, cell("score")?);
    let calls = cell("calls")?;
    Ok(Rejection {
        axis: cell("axis")?,
        calls: calls.split('\n').filter(|call| !call.is_empty()).map(str::to_owned).collect(),
        case: cell("case")?,
        declined: match &*declined.to_ascii_lowercase() {
            "yes" => true,
            "no" => false,
            _ => return Err(refuse("declined", "must be yes or no")),
        },
        expected: cell("expected")?,
        kind: cell("kind")?,
        label: match label.trim() {
            "" => None,
            label => Some(label.parse().map_err(|_| refuse("label", "must be right, wrong, unsure or empty"))?),
        },
        parsed: match &*parsed {
            "" => Value::Null,
            json => serde_json::from_str(json).map_err(|_| refuse("parsed", "must be JSON"))?,
        },
        question: cell("question")?,
        reason: cell("reason")?,
        rule: cell("rule")?,
        run: cell("run")?,
        score: read_score(&score).ok_or_else(|| refuse("score", "must be a number from 0 to 1"))?,
        text: cell("text")?,
        value: cell("value")?,
    })
}

/// Reads a score of up to six decimals, as a spreadsheet may have rewritten it: `0.500000`, `0.5`, `0,5`, `0`.
fn read_score(text: &str) -> Option<Score> {
    let text = text.trim().replace(',', ".");
    let (whole, decimals) = text.split_once('.').unwrap_or((&text, ""));
    if decimals.len() > 6 || !decimals.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let millionths =
        whole.parse::<u64>().ok()?.checked_mul(1_000_000)? + format!("{decimals:0<6}").parse::<u64>().ok()?;
    (millionths <= 1_000_000).then(|| Score::ratio(millionths, 1_000_000))
}
