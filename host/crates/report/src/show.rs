//! One case whole, for a terminal.

use belljar_exam::CaseId;

use crate::TextStyle;
use crate::case_view::{CaseView, Entry, GradedRun, ShowError};
use crate::excerpt::excerpt;
use crate::page::Page;
use crate::render::score;
use crate::tally::half_name;

/// Most characters of one text that is shown: an answer's own limit.
const TEXT_CHARACTERS: usize = 16 * 1024;

/// Renders one case whole.
///
/// # Errors
/// See [`ShowError`].
pub fn show_case(run: &GradedRun<'_>, case: &CaseId, style: &TextStyle) -> Result<String, ShowError> {
    let view = CaseView::of(run, case)?;
    let (key, ruling) = (view.key, view.ruling);
    let mut page = Page::new(style);
    page.title(&format!("case {}", key.case), &format!("{}, {}, {}", half_name(key.half), key.axis, key.category));
    page.scored(ruling.score, &format!("{} {} by rule {}", score(ruling.score), ruling.label, ruling.rule));
    page.field("why", &ruling.reason);
    for section in &view.sections {
        page.section(section.name);
        for entry in &section.entries {
            match entry {
                Entry::Field(label, content) => page.field(label, &cut(content)),
                Entry::Marked(label, text, span) => {
                    if let Some((line, carets)) = excerpt(text, *span, page.content_width()) {
                        page.field(label, "");
                        page.verbatim(&line);
                        page.verbatim(&carets);
                    }
                }
                Entry::Note(note) => page.note(note),
            }
        }
    }
    Ok(page.into_text())
}

fn cut(text: &str) -> String {
    match text.char_indices().nth(TEXT_CHARACTERS) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
