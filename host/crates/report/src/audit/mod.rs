//! The standing audit of the grader: rejections that no adversarial check caused, as a sheet for a person to label.
//!
//! Fixed rules reject right answers that are phrased outside of their tables. How often they do can't be known without
//! a person who looks: the audit lists what there is to look at, and turns the labels into a rate with its interval.

mod cell;
mod mark;
mod rate;
mod rejection;
mod sheet;
mod sheet_error;

pub use mark::Mark;
pub use rate::{AuditRates, KindRate, render_rates};
pub use rejection::{Rejection, rejections};
pub use sheet::{LabelledRow, SheetFormat, match_rows, read_sheet, write_sheet};
pub use sheet_error::SheetError;

#[cfg(test)]
mod tests;
