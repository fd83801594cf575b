//! One agent over several seeds: what it came to, and what so many seeds can settle.

mod aggregate;
mod measured;
mod page;
mod standing;

pub use aggregate::{Resolution, SERIES_FORMAT, Series, SeriesAxis, SeriesRun};
pub use measured::Measured;
pub use page::{render_series_markdown, render_series_text};
pub use standing::Standing;

#[cfg(test)]
mod tests;
