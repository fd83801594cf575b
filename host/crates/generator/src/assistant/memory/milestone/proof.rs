//! Where a day is written down, and how sure somebody is of it.

use crate::wording::{Rule, rule};

/// Where somebody comes upon a date.
pub(super) static ON_PAPER: Rule = rule!(
    "says the form"
        | "I looked it up"
        | "from my folder"
        | "according to the letter"
        | "for the file"
        | "off the kitchen calendar"
        | "it's in my old diary"
        | "copied from a yellow slip"
);

/// Ends a sentence after a day.
pub(super) static CERTAIN: Rule = rule!(
    "." | "."
        | ", going by my diary."
        | ", no doubt about it."
        | ", it says here."
        | ", as I just checked."
        | ", of that I'm sure."
);

/// Wants to know the day for some case of damage.
pub(super) static ASSESSOR: Rule =
    rule!("the assessor" | "the claims desk" | "page two of the form" | "a woman on the phone" | "the tax adviser");
