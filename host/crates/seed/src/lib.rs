//! Seeds and labelled random streams: the only source of choice in an exam.
//!
//! A [`Seed`] is what a person types. A [`Root`] is a hash over everything that may change an exam. Every
//! independent choice draws from a [`Stream`] of its own, named by a label, so that a new category or question
//! never shifts another one's draws. All arithmetic is on integers and is our own, so that no release of
//! another crate can move a byte.

mod ids;
mod root;
mod seed;
mod stream;

pub use ids::{Id, Ids};
pub use root::Root;
pub use seed::{Seed, SeedError};
pub use stream::Stream;
