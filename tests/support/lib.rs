//! What end-to-end tests share: a hermetic place to run the built command in, and a browser.

mod browser;
mod command;
mod place;

pub use browser::{Browser, report_left_out};
pub use command::{Finished, agent, belljar, root, target};
pub use place::{Place, cache};
