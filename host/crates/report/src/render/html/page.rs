//! The page as a whole.

use maud::{DOCTYPE, PreEscaped, html};

use super::axes::axes;
use super::broken::broken;
use super::cases::cases;
use super::footing::footing;
use super::policy::{SCRIPT, STYLE, policy};
use super::summary::summary;
use crate::Report;
use crate::case_view::{CaseView, GradedRun, ShowError};
use crate::render::layout::one_line;

/// Most columns of the agent's name in the page's title.
const TITLE_COLUMNS: usize = 60;

/// Renders the report of a run as one page that needs nothing else. `reproduce` is the command that runs the same
/// again.
///
/// # Errors
/// [`ShowError::Apart`] if the parts aren't of one run.
pub fn render_html(report: &Report, run: &GradedRun<'_>, reproduce: &str) -> Result<String, ShowError> {
    let views = CaseView::all(run)?;
    let title = one_line(&report.agent.name, TITLE_COLUMNS);
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                // Before anything that it is to hold for.
                meta http-equiv="Content-Security-Policy" content=(policy());
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="referrer" content="no-referrer";
                title {
                    (title) " · Belljar " (report.suite) " " (report.size) " " (one_line(&report.seed, TITLE_COLUMNS))
                }
                style { (PreEscaped(STYLE)) }
            }
            body {
                main {
                    (summary(report))
                    nav aria-label="Sections" {
                        @if !report.broken_calls.is_empty() { a href="#broken" { "What broke" } }
                        a href="#axes" { "Axes" }
                        a href="#cases" { "Cases" }
                        a href="#details" { "Case by case" }
                        a href="#use" { "Use" }
                        a href="#identity" { "What it hangs on" }
                    }
                    (broken(report))
                    (axes(report))
                    (cases(report, &views))
                    (footing(report, reproduce))
                }
                script { (PreEscaped(SCRIPT)) }
            }
        }
    };
    Ok(page.into_string())
}
