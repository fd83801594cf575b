//! Tool cases: what was called, with what, in which order, and what was said about it.

mod argument;
mod assignment;
mod call;
mod fit;
mod restraint;
mod rule;
mod trajectory;
mod usage;
mod words;

pub(crate) use call::counted_calls;
pub use call::{Call, Fate};
pub(crate) use rule::rule_on_tools;
pub(crate) use words::{cut, shown};

#[cfg(test)]
mod tests;
