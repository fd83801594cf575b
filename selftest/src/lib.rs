//! Known-score agents: what they answer and what they must score; and the gates that prove the exam.
//!
//! The oracle and the wrong agent are given their answers through `--config`, so that nothing but the command, which
//! already holds the key, ever brings a key near a guest (I1).

mod expectation;
pub mod gates;
mod gold;
pub mod golden;
mod script;
mod wrong;

pub use expectation::{AGENTS, ExpectedScore, KnownAgent, decliner_case_is_right};
pub use gold::gold_scripts;
pub use script::{Scripts, scripts_to_config};
pub use wrong::wrong_scripts;
