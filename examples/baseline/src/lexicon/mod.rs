//! Fields of meaning: everyday words that belong together, so that a question finds what was said in other words.

mod events;
mod field;
mod hobbies;
mod home;
mod leisure;
mod people;
mod things;
mod work;

#[cfg(test)]
pub(crate) use field::field_named;
pub(crate) use field::{Field, Sort, fields_among, fields_of, points_of};
pub(crate) use hobbies::hobby_in;
