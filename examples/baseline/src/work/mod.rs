//! Work with the app's tools: which one, with what arguments, in what order, and what came of it.

mod catalog;
mod choose;
mod cues;
mod fill;
mod findings;
mod run;
mod steps;

pub(crate) use run::{Doubt, Worked, work};
