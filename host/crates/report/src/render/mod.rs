//! Renderings of a report.
//!
//! Whatever an agent may have written passes [`belljar_transcript::GuestText`]'s escaping first.

mod axes;
mod broken;
mod csv;
mod failures;
mod header;
mod html;
mod inspect;
mod junit;
mod layout;
mod markdown;
mod palette;
mod resources;
mod scores;
mod sheet;
mod text;

pub use csv::render_csv;
pub use html::render_html;
pub use inspect::render_inspect;
pub use junit::render_junit;
pub(crate) use layout::{count, inert, one_line, score, usable, wrap};
pub use markdown::render_markdown;
pub(crate) use palette::Palette;
pub use palette::TextStyle;
pub(crate) use sheet::{Sheet, SheetRow, SheetTable, Tone};
pub use text::render_text;
