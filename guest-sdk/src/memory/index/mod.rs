//! An inverted index that lives in the memory store: a fresh instance finds a needle without reading the haystack.

mod error;
mod parts;
mod postings;
mod store;

pub use error::IndexError;
pub use store::{Hit, Index};

#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
