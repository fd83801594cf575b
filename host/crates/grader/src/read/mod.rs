//! Readers: numbers, durations, dates and lists out of tokens, exactly and without floats.

mod calendar_word;
mod cardinal;
pub(crate) mod date;
pub(crate) mod decimal;
pub(crate) mod duration;
pub(crate) mod list;
pub(crate) mod quantity;
mod stem;

pub(crate) use decimal::Decimal;
pub(crate) use stem::same_stem;
