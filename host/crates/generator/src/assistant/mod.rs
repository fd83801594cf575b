//! The `assistant` suite: a personal assistant with tools and a long memory.

mod assemble;
mod draft;
mod memory;
mod tools;

pub(crate) use assemble::generate;
