//! Counts, statistics and renderings of a graded run.
//!
//! Pure: no I/O, no clock, and every number in whole units, so that a report's bytes are the same on every machine.

mod audit;
mod case_list;
mod case_row;
mod counts;
mod excerpt;
mod expectation;
mod flips;
mod overlap;
mod page;
mod render;
mod report;
mod resources;
mod show;
mod stats;
mod tally;

pub use audit::{
    AuditRates, KindRate, LabelledRow, Mark, Rejection, SheetError, SheetFormat, match_rows, read_sheet, rejections,
    render_rates, write_sheet,
};
pub use case_list::case_list;
pub use case_row::{CaseRow, Said};
pub use counts::{CountMismatch, DatasetCounts};
pub use flips::{Flip, flips, render_flips};
pub use overlap::LexicalOverlap;
pub use render::{TextStyle, render_markdown, render_text};
pub use report::{REPORT_FORMAT, Report, ReportError};
pub use resources::{PhaseUse, ResourceUse};
pub use show::{ShowError, show_case};
pub use stats::{Interval, wilson};
pub use tally::{Group, Tally, half_name};

#[cfg(test)]
mod fixture;
#[cfg(test)]
mod tests;
