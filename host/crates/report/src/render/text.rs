//! The report for a terminal.

use super::axes::axes;
use super::failures::failures;
use super::header::header;
use super::layout::{inert, usable};
use super::palette::{Palette, TextStyle};
use super::resources::resources;
use super::scores::scores;
use crate::Report;

/// Renders a report for a terminal. Its last line is `reproduce`, the command that runs the same again.
#[must_use]
pub fn render_text(report: &Report, reproduce: &str, style: &TextStyle) -> String {
    let (palette, width) = (Palette::new(style), usable(style.width));
    let sections = [
        header(report, &palette, width),
        scores(report, &palette, width),
        axes(report, &palette, width),
        failures(report, &palette, width),
        resources(report, &palette),
        format!("{}\n  {}\n", palette.paint(palette.heading, "The same again"), inert(reproduce).replace('\n', " ")),
    ];
    sections.join("\n")
}
