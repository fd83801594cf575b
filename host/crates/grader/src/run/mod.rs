//! What a run came to: halves, factors, composite, and what is reported without being scored.

mod calibration;
mod calls;
mod citations;
mod composite;
mod consistency;
mod efficiency;
mod half;
mod integrity;
mod score;

pub use calibration::CalibrationScore;
pub use calls::{CallCounts, MEMORY_RETRIEVAL_TOOLS};
pub use citations::CitationScore;
pub use composite::{Composite, Z_95_MILLIONTHS};
pub use half::HalfScore;
pub use integrity::{INTEGRITY_AXIS, Integrity};
pub use score::{Factors, Incomplete, RunScore};
