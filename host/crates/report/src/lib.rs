//! Counts, statistics and renderings of a graded run.
//!
//! Pure: no I/O, no clock, and every number in whole units, so that a report's bytes are the same on every machine.

mod case_list;
mod case_row;
mod case_view;
mod counts;
mod excerpt;
mod flips;
mod overlap;
mod page;
mod render;
mod report;
mod residue;
mod resources;
mod show;
mod stats;
mod tally;

pub use case_list::case_list;
pub use case_row::{CaseRow, Said};
pub use case_view::{GradedRun, ShowError};
pub use counts::{CountMismatch, DatasetCounts};
pub use flips::{Flip, flips, render_flips};
pub use overlap::LexicalOverlap;
pub use render::{TextStyle, render_csv, render_html, render_inspect, render_junit, render_markdown, render_text};
pub use report::{REPORT_FORMAT, Report, ReportError};
pub use residue::DeletionResidue;
pub use resources::{PhaseUse, ResourceUse};
pub use show::show_case;
pub use stats::{Interval, wilson};
pub use tally::{Group, Tally, half_name};

#[cfg(test)]
mod fixture;
#[cfg(test)]
mod tests;
