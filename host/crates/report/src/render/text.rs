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
    let (scores, failures) = (scores(report, &palette, width), failures(report, &palette, width));
    let (first, then) = if report.partial { (failures, scores) } else { (scores, failures) };
    let axes = axes(report, &palette, width);
    let (second, third) = if report.partial { (then, axes) } else { (axes, then) };
    let sections = [
        header(report, &palette, width),
        broken(report, &palette, width),
        first,
        second,
        third,
        resources(report, &palette),
        format!("{}\n  {}\n", palette.paint(palette.heading, "The same again"), inert(reproduce).replace('\n', " ")),
    ];
    let told: Vec<String> = sections.into_iter().filter(|section| !section.is_empty()).collect();
    told.join("\n")
}
