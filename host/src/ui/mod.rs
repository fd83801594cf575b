//! How Belljar talks: data on standard output, everything else on standard error.

mod failure;
mod printer;
mod progress;

pub use failure::write_failure;
pub use printer::{ColorChoice, Printer};
pub use progress::Progress;
