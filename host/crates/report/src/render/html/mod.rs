//! The report as one page: opens from disk, needs no network, works without its script.
//!
//! Whatever an agent or a corpus said passes [`Inert`], which escapes markup and makes hidden characters visible. The
//! page's policy lets no other script run than its own, by hash.

mod axes;
mod broken;
mod case;
mod cases;
mod chart;
mod footing;
mod inert;
mod page;
mod policy;
mod summary;

pub(super) use inert::Inert;
pub use page::render_html;
