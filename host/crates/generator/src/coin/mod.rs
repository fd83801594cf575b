//! Coined values: names, places, titles, codes and figures that exist in one exam only.
//!
//! A [`Coiner`] belongs to one exam and knows all that it has coined. Each part of the exam opens its own [`Mint`] by a
//! label, which has a stream of its own, so that a further draw there never shifts another part's. Nothing coined equals
//! or contains another coined value once look-alike characters are folded, so that a right answer never holds a wrong
//! one.

mod article;
mod business;
mod codes;
mod coiner;
mod culture;
mod denied;
mod folding;
mod joining;
mod lexicon;
mod local;
mod people;
mod places;
mod syllables;

pub use article::indefinite_article;
pub use codes::{TokenWithDecoys, grouped};
pub use coiner::{Coined, Coiner, Mint};
pub use folding::{folded_words, holds};
