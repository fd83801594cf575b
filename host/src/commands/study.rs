//! `belljar study`: many agents on many exams.

use belljar_report::{Study, StudyError, render_study_markdown, render_study_text};

use super::sample;
use crate::cli::StudyArgs;
use crate::errors::{Failure, Result};
use crate::exit_code::Code;
use crate::ui::Printer;

pub(crate) fn study(args: &StudyArgs, printer: &Printer) -> Result<Code> {
    let study = Study::new(&sample::load(&args.runs)?).map_err(refused)?;
    let text = match (args.form.json, args.form.markdown) {
        (true, _) => format!("{}\n", study.to_json()),
        (_, true) => render_study_markdown(&study),
        _ => render_study_text(&study, &super::style(printer)),
    };
    printer.data(&text)?;
    Ok(Code::Done)
}

fn refused(error: StudyError) -> Failure {
    match error {
        StudyError::Incomparable(error) => sample::refused(error),
        StudyError::NoSharedSeed => Failure::new(Code::NotComparable, error)
            .hint("examine all agents with the same `--seeds`, and give all of these runs"),
        StudyError::OneRun => Failure::new(Code::BadInput, error).hint("give more runs; `belljar report` is about one"),
    }
}
