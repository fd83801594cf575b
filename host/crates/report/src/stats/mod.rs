//! Statistics. In whole numbers, so that every machine prints the same digits.

mod wilson;

pub use wilson::{Interval, wilson};
