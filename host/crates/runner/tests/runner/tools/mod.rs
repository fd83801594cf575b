//! The tools of the mock world, group by group: what they do, and what they refuse.

mod app_memory;
mod calendar_and_mail;
mod jobs;
mod memory_case;
mod pictures_and_artifacts;
mod routines;
mod server;
mod settings_and_discovery;
mod web;
