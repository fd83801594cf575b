//! What the tools of the mock world do: one file a group of tools.
//!
//! Everything that a tool says comes from the exam's mock world and from what the same request did before: a run is
//! self-contained, and equal calls in equal order get equal replies.

mod app_memory;
mod arguments;
mod artifacts;
mod automations;
mod calendar;
mod discovery;
mod jobs;
mod mail;
mod pictures;
mod recipes;
mod server;
mod settings;
mod state;
mod web;
mod words;

pub use server::{MockTools, served_tools};
