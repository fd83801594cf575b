//! What end-to-end tests share: a hermetic place to run the built command in.

mod command;
mod place;

pub use command::{Finished, agent, belljar, root, target};
pub use place::{Place, cache};
