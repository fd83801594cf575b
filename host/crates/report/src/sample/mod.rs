//! Graded runs as statistics see them, and whether they may be put side by side.

mod agent;
mod incomparable;
mod scored_run;
mod terms;

pub use agent::AgentIdentity;
pub use incomparable::{Incomparable, Side};
pub(crate) use incomparable::{described, of_one_agent, on_like_terms};
pub(crate) use scored_run::{ScoredCase, number};
pub use scored_run::{ScoredRun, Unusable};
pub use terms::{ExamTerms, Unlike};

#[cfg(test)]
pub(crate) mod made_up;
