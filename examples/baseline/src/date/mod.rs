//! Days: the calendar, and how people name a day.

mod calendar;
mod mention;

pub(crate) use calendar::{Day, Month};
pub(crate) use mention::{Mention, days_among, days_named};
