//! The gates: measurements that prove the exam, each beside its bound.

pub mod answers;
pub mod bounds;
pub mod collisions;
pub mod floors;
mod framing;
pub mod known_wording;
pub mod leak;
mod measurement;
pub mod metadata;
mod native;
pub mod nearest;
mod prompt_index;
mod reading;
mod sample;
pub mod solver;
pub mod strategies;
mod strategy;
mod table;
mod text;
pub mod variety;

pub use measurement::{Bound, Measurement};
pub use native::{examine, sit};
pub use reading::Reading;
pub use sample::{Sample, over_seeds, sample};
pub use strategy::{ANSWER_TEXT_BYTES_MAX, ANSWER_VALUE_BYTES_MAX, CaseView, Near, Response, Strategy};
pub use table::{all_gates, floors as exposure_floors};
