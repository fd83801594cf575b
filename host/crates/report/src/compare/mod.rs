//! Two agents on the same exams: which is better, by how much, and how sure that is.

mod comparison;
mod contrast;
mod page;
mod pairs;
mod selection;
mod verdict;

pub(crate) use comparison::compare_composites;
pub use comparison::{AxisComparison, COMPARISON_FORMAT, ComparedSide, Comparison, compare};
pub use contrast::{Contrast, Estimate, LabelCounts};
pub use page::{render_comparison_markdown, render_comparison_text};
pub(crate) use selection::{composite, half_of};
pub use verdict::Verdict;

#[cfg(test)]
mod tests;
