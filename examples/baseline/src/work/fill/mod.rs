//! Fills a tool's arguments from a request.

mod argument;
mod choice;
mod message;
mod name;
mod object;
mod setting;
mod time;

pub(super) use argument::{Context, fill, is_picture};
pub(super) use choice::choice_in;
pub(super) use name::has_steps;
pub(super) use setting::{colour_in, is_typeface, is_version};
pub(super) use time::{recurrence_in, time_in};
