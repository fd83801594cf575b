//! The `assistant` suite: a personal assistant with tools and a long memory.

mod draft;
mod memory;
mod tools;
