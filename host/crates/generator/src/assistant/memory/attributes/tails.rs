//! How statements may end, whatever they are about.

use crate::wording::{Rule, rule};

/// After a day.
pub(super) static SINCE_TAIL: Rule =
    rule!("." | "." | "." | ", to be exact." | ", by my notes." | ", you see." | ", no joke.");

/// After anything.
pub(super) static TAIL: Rule = rule!("." | "." | "." | ", by the way." | ", no joke." | ", of course.");
