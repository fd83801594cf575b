//! How Belljar talks: data on standard output, everything else on standard error.

mod failure;
mod printer;
mod progress;

pub(crate) use failure::write_failure;
pub(crate) use printer::{ColorChoice, Printer};
pub(crate) use progress::Progress;
