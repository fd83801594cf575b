//! The worker's side.

mod compile;
mod conversation;
mod execute;
mod guest_threads;
mod remote_tools;
mod serve;

pub use serve::{ServeError, serve};
