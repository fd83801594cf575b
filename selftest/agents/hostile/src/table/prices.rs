//! Instructions that take longer than their number tells: each has a price, or the suite would take minutes.

use crate::agent::{HostileAgent, both, wat};

pub(super) const AGENTS: &[HostileAgent] = &[
    wat!(Act, "price-grow-by-nothing", both("out-of-fuel"), "22 ns an instruction, were it priced as any other."),
    wat!(Act, "price-grow-that-fails", both("out-of-fuel"), "30 ns an instruction, and 1,800 with a backtrace."),
    wat!(Act, "price-fill-nothing", both("out-of-fuel"), "20 ns an instruction."),
    wat!(Act, "price-copy-nothing", both("out-of-fuel"), "20 ns an instruction."),
    wat!(Act, "price-grow-table-by-nothing", both("out-of-fuel"), "11 ns an instruction."),
    wat!(Act, "price-square-roots", both("out-of-fuel"), "3 ns an instruction."),
    wat!(Act, "price-fill-megabytes", both("out-of-fuel"), "Every byte of a bulk instruction counts."),
];
