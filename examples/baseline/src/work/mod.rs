//! Work with the app's tools: which one, with what arguments, in what order, and what came of it.

mod catalog;
mod choose;
mod cues;
mod fill;
mod findings;
mod plan;
mod run;
mod steps;

pub(crate) use plan::Doubt;
pub(crate) use run::{Worked, keep_in_app, look_up, work};
