//! How statements may end, whatever they are about.

use crate::wording::{Rule, rule};

/// After a day.
pub(super) static SINCE_TAIL: Rule = rule!(
    "." | "."
        | ", to be exact."
        | ", for what it's worth."
        | ", if anybody wonders."
        | ", believe it or not."
        | ", going by my notes."
        | ", and I can't complain."
);

/// After anything.
pub(super) static TAIL: Rule = rule!(
    "." | "."
        | ", for what it's worth."
        | ", if anybody wonders."
        | ", believe it or not."
        | ", in case I never mentioned it."
        | ", just so it's written down."
);

/// After a note that the assistant took: some notes go on.
pub(super) static MORE: Rule = rule!(
    "" | " Good to know."
        | " I've got that now."
        | " Thanks for telling me."
        | " That's clear to me."
        | " I'll bear it in mind."
);
