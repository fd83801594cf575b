//! Submissions that are made, since written down they would be too long to read, or aren't WebAssembly at all.

pub(crate) mod bombs;
pub(crate) mod files;
