//! Metadata gives nothing away: lengths, times, ids, positions and order don't tell evidence from the rest.

mod auc;
mod boosted;
mod features;
mod gate;

pub use gate::{LEARNED_SEEDS, METADATA_TRIED_SEEDS, metadata};
