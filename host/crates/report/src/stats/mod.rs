//! Statistics: the formulas, each in one place with its source.
//!
//! They use + − × ÷ and √ alone, which every machine rounds alike, on inputs in a fixed order, and round to millionths
//! before anything is stored or printed; so every machine prints the same digits.

mod clustered;
mod components;
mod holm;
mod mcnemar;
mod millionths;
mod over_seeds;
mod power;
mod sign_flip;
mod student;
mod tie_groups;
mod two_way;
mod wilson;

pub(crate) use clustered::{clustered_mean, gather_clusters};
pub(crate) use components::{Components, Table, components};
pub(crate) use holm::holm;
pub(crate) use mcnemar::exact_mcnemar;
pub use millionths::Millionths;
pub(crate) use millionths::Sign;
pub(crate) use over_seeds::{OnSeed, OverSeeds, Spread, over_seeds};
pub(crate) use power::{minimum_detectable, resolution, seeds_to_settle};
pub(crate) use sign_flip::sign_flip;
pub use sign_flip::{Draws, SignFlip};
pub(crate) use tie_groups::tie_groups;
pub(crate) use two_way::TwoWay;
pub use wilson::{Interval, wilson};
