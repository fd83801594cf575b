//! The lists, by where they grow.

mod leisure;
mod work;

use super::listing::Listing;

/// All lists.
pub(super) static LISTINGS: &[&Listing] = &[
    &leisure::PETS,
    &leisure::EVENING_PROJECTS,
    &leisure::BOOKS,
    &leisure::RESTAURANTS,
    &leisure::TRAILS,
    &work::SERVICES,
    &work::TRIALS,
    &work::MATTERS,
    &work::COVERAGE,
];
