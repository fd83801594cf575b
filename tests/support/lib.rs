//! What end-to-end tests share: a hermetic place to run the built command in, a browser, and measuring side by side.

mod browser;
mod command;
mod console;
pub mod measure;
mod metadata;
mod place;
mod processor_time;
mod sources;

pub use browser::{Browser, report_left_out};
pub use command::{Finished, agent, belljar, root, target};
pub use console::commands_of;
pub use metadata::cargo_metadata;
pub use place::{Place, cache};
pub use processor_time::Stopwatch;
pub use sources::rust_files_in;
