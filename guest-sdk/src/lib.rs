//! Writes agents that Belljar can examine.
//!
//! An agent is a type that implements [`Agent`] and is named to [`export!`]. Built as a `cdylib` for `wasm32-wasip2` it
//! is a component that the examiner runs in a sealed sandbox. Every call into it gets a fresh instance: what it wants
//! to know later it must keep with [`memory`].
//!
//! ```
//! use belljar_guest::{Agent, Answer, Request, Result, Wave, corpus, memory};
//! use corpus::Item;
//!
//! /// Counts what it is told.
//! #[derive(Default)]
//! struct Counter;
//!
//! impl Agent for Counter {
//!     fn ingest(&mut self, _wave: Wave) -> Result<()> {
//!         let sessions = corpus::items().filter(|item| matches!(item, Item::Session(_))).count();
//!         let before: usize = memory::read_json("sessions")?.unwrap_or(0);
//!         Ok(memory::write_json("sessions", &(before + sessions))?)
//!     }
//!
//!     fn respond(&mut self, _request: Request) -> Result<Answer> {
//!         let sessions: usize = memory::read_json("sessions")?.unwrap_or(0);
//!         Ok(Answer::text(format!("We have talked {sessions} times.")))
//!     }
//! }
//!
//! belljar_guest::export!(Counter);
//! # fn main() {}
//! ```
//!
//! The same code runs in `cargo test` against [`testing::TestHost`], without a component and without the examiner.
//! What an agent prints to standard error, the text of a panic included, lands in its log.
#![deny(missing_docs)]

mod agent;
pub mod answers;
pub mod config;
pub mod corpus;
mod error;
pub mod log;
pub mod memory;
#[cfg(not(target_family = "wasm"))]
pub mod testing;
pub mod text;
pub mod tools;
mod types;

#[cfg(target_family = "wasm")]
#[doc(hidden)]
pub mod bindings;
#[cfg(target_family = "wasm")]
#[doc(hidden)]
pub mod component;
#[cfg(target_family = "wasm")]
use component as host;
#[cfg(not(target_family = "wasm"))]
use testing::host;

pub use agent::Agent;
pub use answers::Answer;
pub use error::{Context, Error, Result};
pub use types::{
    Attachment, Document, Request, Session, SessionId, SourceId, Speaker, Timestamp, Topic, Turn, UserId, Wave,
};
