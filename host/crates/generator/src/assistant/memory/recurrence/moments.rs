//! When a mishap happened, and how it was borne.

use crate::wording::{Rule, rule};

/// When it happened, seen from the session in which it's told.
pub(super) static DAY: Rule = rule!("this morning" | "last night" | "yesterday" | "today" | "this afternoon");

/// How the person took it: goes on after `and`.
pub(super) static SIGH: Rule = rule!(
    "I could scream"
        | "you may laugh"
        | "I'm too tired to be angry"
        | "I took it like an adult, almost"
        | "that was that for my plans"
        | "nobody laughed"
        | "I swore a little"
        | "I kept calm, nearly"
);
