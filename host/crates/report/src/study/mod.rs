//! Many agents on many exams: who can be told apart, which cases tell, and where the spread of scores comes from.

mod design;
mod item_group;
mod page;
mod spread;
mod standing_table;
mod whole;

pub use item_group::{Flag, ItemGroup};
pub use page::{render_study_markdown, render_study_text};
pub use spread::{HalfSpread, SeedsNeeded};
pub use standing_table::StudiedAgent;
pub use whole::{LeftOut, STUDY_FORMAT, Study, StudyError};

#[cfg(test)]
mod tests;
