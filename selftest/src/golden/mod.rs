//! Golden verdicts: what a grader version gives six known agents on twenty exams, frozen.
//!
//! A verdict that changes without a new version fails a test that names the case, the old rule and the new one.
//! `cargo xtask golden` records the ledgers anew, which is right only while a version is a draft, or when the exams
//! changed.

mod ledger;
mod mixed;
mod sitters;

pub use ledger::{Ledger, LedgerError, Sat, Shift};
pub use mixed::mixed_scripts;
pub use sitters::{SEEDS, SIZE, Sitter, sit_all};
