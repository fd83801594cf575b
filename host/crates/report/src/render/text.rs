//! The report for a terminal.

use super::axes::axes;
use super::broken::broken;
use super::failures::failures;
use super::header::header;
use super::layout::{inert, usable};
use super::palette::{Palette, TextStyle};
use super::resources::resources;
use super::scores::scores;
use crate::Report;

/// Renders a report for a terminal. Its last line is `reproduce`, the command that runs the same again.
///
/// Of a partial run, which its agent's author makes to see what fails, the failures come first.
#[must_use]
pub fn render_text(report: &Report, reproduce: &str, style: &TextStyle) -> String {
    let (palette, width) = (Palette::new(style), usable(style.width));
    let mut results =
        [scores(report, &palette, width), axes(report, &palette, width), failures(report, &palette, width)];
    if report.partial {
        results.rotate_right(1);
    }
    let before = [header(report, &palette, width), broken(report, &palette, width)];
    let reproduce = inert(reproduce).replace('\n', " ");
    let after =
        [resources(report, &palette), format!("{}\n  {reproduce}\n", palette.paint(palette.heading, "The same again"))];
    let sections = before.into_iter().chain(results).chain(after);
    sections.filter(|section| !section.is_empty()).collect::<Vec<_>>().join("\n")
}
