//! `belljar compare`: two agents on the same exams.

use belljar_report::{compare as compare_runs, render_comparison_markdown, render_comparison_text};

use super::sample;
use crate::cli::CompareArgs;
use crate::errors::Result;
use crate::exit_code::Code;
use crate::ui::Printer;

pub(crate) fn compare(args: &CompareArgs, printer: &Printer) -> Result<Code> {
    let (a, b) = (sample::load(&args.runs)?, sample::load(&args.against)?);
    let comparison = compare_runs(&a, &b).map_err(sample::refused)?;
    let text = match (args.form.json, args.form.markdown) {
        (true, _) => format!("{}\n", comparison.to_json()),
        (_, true) => render_comparison_markdown(&comparison),
        _ => render_comparison_text(&comparison, &super::style(printer)),
    };
    printer.data(&text)?;
    Ok(Code::Done)
}
