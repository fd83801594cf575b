//! `belljar audit`: rejections that a person could find wrong, as a sheet; and what its labels come to.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{Read as _, Write as _};
use std::path::Path;

use belljar_exam::to_canonical_json;
use belljar_report::{
    AuditRates, Rejection, SheetError, SheetFormat, match_rows, read_sheet, rejections, render_rates, write_sheet,
};

use crate::cli::{AuditArgs, AuditFormat};
use crate::errors::{Failure, Hint as _, OrFail as _, Result};
use crate::exit_code::Code;
use crate::record::StoredRun;
use crate::ui::Printer;

/// Largest sheet that is read, in bytes: hundreds of runs.
const SHEET_BYTES_MAX: u64 = 1 << 28;

pub(crate) fn audit(args: &AuditArgs, printer: &Printer) -> Result<Code> {
    let mut found = Vec::new();
    let mut seen = BTreeSet::new();
    for path in &args.runs {
        let run = StoredRun::open(path)?;
        if !seen.insert(run.observed.transcript.hash) {
            return Err(Failure::new(Code::BadInput, format!("`{}` is the same run as one before it", path.display()))
                .hint("a run counts once"));
        }
        found.extend(rejections(&run.generated.key, &run.observed.transcript, &run.grade()?));
    }
    match &args.labels {
        Some(labels) => rate(labels, &args.runs, &found, args.json, printer),
        None => list(args, &found, printer),
    }
}

/// Writes the sheet.
fn list(args: &AuditArgs, found: &[Rejection], printer: &Printer) -> Result<Code> {
    let format = match args.format {
        AuditFormat::Tsv if !args.json => SheetFormat::Tsv,
        AuditFormat::Tsv | AuditFormat::Jsonl => SheetFormat::JsonLines,
    };
    let sheet = write_sheet(found, format);
    let rows = if found.len() == 1 { "1 rejection".to_owned() } else { format!("{} rejections", found.len()) };
    match args.out.as_deref().filter(|out| *out != Path::new("-")) {
        None => printer.bytes(sheet.as_bytes())?,
        Some(out) => {
            // Never over a sheet that somebody may have labelled.
            let mut file = File::create_new(out)
                .or_fail(Code::BadInput, format!("could not write `{}`", out.display()))
                .hint("a sheet is never overwritten: choose another place with `--out FILE`")?;
            file.write_all(sheet.as_bytes())
                .and_then(|()| file.sync_all())
                .or_fail(Code::BadInput, format!("could not write `{}`", out.display()))?;
        }
    }
    printer.say(&format!("{rows} to label right, wrong or unsure; `belljar audit --labels FILE` reads the sheet back"));
    Ok(Code::Done)
}

/// Reads a labelled sheet and prints the rates.
fn rate(
    labels: &Path,
    runs: &[std::path::PathBuf],
    found: &[Rejection],
    json: bool,
    printer: &Printer,
) -> Result<Code> {
    let shown = if labels == Path::new("-") { "standard input".to_owned() } else { format!("`{}`", labels.display()) };
    let text = read_text(labels, &shown)?;
    let refused = |error: SheetError| {
        let hint = hint(&error);
        Err(error).or_fail(Code::BadInput, format!("{shown} isn't a labelled sheet")).hint(hint)
    };
    let rows = match read_sheet(&text) {
        Ok(rows) => rows,
        Err(error) => return refused(error),
    };
    if !runs.is_empty()
        && let Err(error) = match_rows(&rows, found)
    {
        return refused(error);
    }
    let rates = AuditRates::of(&rows);
    if json {
        let mut line = to_canonical_json(&rates);
        line.push(b'\n');
        printer.bytes(&line)?;
    } else {
        printer.data(&render_rates(&rates, &super::style(printer)))?;
    }
    Ok(Code::Done)
}

fn read_text(path: &Path, shown: &str) -> Result<String> {
    let doing = format!("could not read {shown}");
    let mut text = String::new();
    let read = if path == Path::new("-") {
        std::io::stdin().lock().take(SHEET_BYTES_MAX).read_to_string(&mut text)
    } else {
        let file =
            File::open(path).or_fail(Code::BadInput, &doing).hint("`belljar audit RUN --out FILE` writes a sheet")?;
        file.take(SHEET_BYTES_MAX).read_to_string(&mut text)
    };
    let read = read.or_fail(Code::BadInput, doing).hint("a sheet is text in UTF-8")?;
    if read as u64 == SHEET_BYTES_MAX {
        return Err(Failure::new(Code::BadInput, format!("{shown} is longer than {SHEET_BYTES_MAX} bytes")));
    }
    Ok(text)
}

fn hint(error: &SheetError) -> &'static str {
    match error {
        SheetError::Header(_) | SheetError::Json { .. } => "`belljar audit RUN` writes a sheet; fill in `label` only",
        SheetError::Cell { column: "label", .. } => {
            "right: the answer deserved more; wrong: the rejection stands; unsure; empty: not labelled yet"
        }
        SheetError::Cells { .. } | SheetError::Cell { .. } | SheetError::Rows(_) => {
            "save the sheet as tab-separated text, all columns imported as text"
        }
        SheetError::Twice { .. } => "a case has one label",
        SheetError::Unmatched { .. } => "name the runs that the sheet was written for, or none",
    }
}
