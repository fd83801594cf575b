//! The tastes, by where they are lived out.

mod at_home;
mod going_out;

use super::preference::Preference;

/// All tastes.
pub(super) static PREFERENCES: &[&Preference] = &[
    &at_home::DISH,
    &going_out::RESTAURANT,
    &at_home::BOOK,
    &at_home::SONG,
    &at_home::PODCAST,
    &at_home::FILM,
    &going_out::TRAIL,
];
