//! What was run: agent, exam, versions and hashes.

use super::layout::{bytes, one_line, short};
use super::palette::Palette;
use crate::Report;

/// Renders the header.
pub(super) fn header(report: &Report, palette: &Palette, width: usize) -> String {
    let title = format!("{} · {} · seed {}", report.suite, report.size, report.seed);
    let agent = format!("{}, sha256 {}", bytes(report.agent.bytes), short(&report.agent.sha256));
    let name = one_line(&report.agent.name, width.saturating_sub(16 + agent.len()));
    let versions = &report.versions;
    let rows = [
        ("agent", format!("{} ({agent})", palette.paint(palette.strong, &name))),
        (
            "versions",
            one_line(
                &format!(
                    "bench {}, grader {}, contract {}, wasmtime {}",
                    versions.bench, report.grader_version, versions.contract, versions.wasmtime
                ),
                width - 12,
            ),
        ),
        (
            "hashes",
            format!("dataset {}, transcript {}", short(&report.dataset_sha256), short(&report.transcript_sha256)),
        ),
    ];
    let mut text = format!("{} {}\n", palette.paint(palette.heading, "Belljar"), palette.paint(palette.strong, &title));
    for (label, content) in rows {
        let label = palette.paint(palette.faint, &format!("{label:<9}"));
        text.push_str(&format!("  {label} {content}\n"));
    }
    text
}
