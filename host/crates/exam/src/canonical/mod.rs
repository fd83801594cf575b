//! Canonical JSON: the bytes that are hashed.
//!
//! Keys sorted, no white space, integers only, UTF-8. Types that are hashed declare their fields in alphabetical
//! order and tag enums from outside, so that they are written in one pass; maps are sorted by the writer where they
//! aren't sorted already. [`is_canonical`] is how tests hold all of them to it.

mod entry;
mod form;
mod open;
mod paper;
mod sha256;
mod text;
mod writer;

pub use form::{is_canonical, to_canonical_json, write_canonical_json};
pub use sha256::{Sha256Error, Sha256Hex};
