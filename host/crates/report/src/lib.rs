//! Counts, statistics and renderings of a graded run.
//!
//! Pure: no I/O, no clock, and every number that is stored or printed in whole units, so that a report's bytes are the
//! same on every machine.

mod audit;
mod broken_call;
mod case_list;
mod case_row;
mod case_view;
mod compare;
mod counts;
mod excerpt;
mod expectation;
mod flips;
mod overlap;
mod page;
mod render;
mod report;
mod residue;
mod resources;
mod sample;
mod series;
mod show;
mod stats;
mod study;
mod tally;

pub use audit::{
    AuditRates, KindRate, LabelledRow, Mark, Rejection, SheetError, SheetFormat, match_rows, read_sheet, rejections,
    render_rates, write_sheet,
};
pub use broken_call::BrokenCall;
pub use case_list::case_list;
pub use case_row::{CaseRow, Said};
pub use case_view::{GradedRun, ShowError};
pub use compare::{
    AxisComparison, COMPARISON_FORMAT, ComparedSide, Comparison, Contrast, Estimate, LabelCounts, Verdict, compare,
    render_comparison_markdown, render_comparison_text,
};
pub use counts::{CountMismatch, DatasetCounts};
pub use flips::{Flip, flips, render_flips};
pub use overlap::LexicalOverlap;
pub use render::{TextStyle, render_csv, render_html, render_inspect, render_junit, render_markdown, render_text};
pub use report::{REPORT_FORMAT, Report, ReportError};
pub use residue::DeletionResidue;
pub use resources::{PhaseUse, ResourceUse};
pub use sample::{AgentIdentity, ExamTerms, Incomparable, ScoredRun, Side, Unlike, Unusable};
pub use series::{
    Measured, Resolution, SERIES_FORMAT, Series, SeriesAxis, SeriesRun, Standing, render_series_markdown,
    render_series_text,
};
pub use show::show_case;
pub use stats::{Draws, Interval, Millionths, SignFlip, wilson};
pub use study::{
    Flag, HalfSpread, ItemGroup, LeftOut, STUDY_FORMAT, SeedsNeeded, StudiedAgent, Study, StudyError,
    render_study_markdown, render_study_text,
};
pub use tally::{Group, Tally, half_name};

#[cfg(test)]
mod fixture;
#[cfg(test)]
mod tests;
