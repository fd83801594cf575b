//! The hostile suite: agents that do harm if they can, and what must become of each.
//!
//! The order to read in: a [`HostileAgent`] is a row of the table of [`agents`], with its source and its expectation;
//! [`examine_all`] puts them before a small exam, whichever way they are loaded, and gives a [`Row`] each; [`ATTACKS`]
//! and [`OCCASIONS`] tell which agent, or which other test, stands for each known way of attack.

mod agent;
mod assemble;
mod coverage;
mod exam;
mod examine;
mod limits;
mod loader;
mod made;
mod row;
mod table;

pub use agent::{Expected, HostileAgent, Source};
pub use assemble::assemble;
pub use coverage::{ATTACKS, Attack, OCCASIONS};
pub use exam::hostile_exam;
pub use examine::{Suite, examine, examine_all};
pub use limits::small_limits;
pub use loader::{InProcess, Loader, Rejection};
pub use made::bombs::compile_bomb;
pub use row::{Row, render};
pub use table::agents;
