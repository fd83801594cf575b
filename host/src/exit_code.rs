//! The exit codes, which scripts may rely on.

use std::process::ExitCode;

/// How the command ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Code {
    /// Done. A low score is not an error.
    Done = 0,
    /// A fault of Belljar itself: please report it.
    Internal = 1,
    /// The command line, or a file that it names, isn't what it must be.
    BadInput = 2,
    /// The run is incomplete: cases were lost to faults of the host, so there is no composite.
    Incomplete = 3,
    /// Nothing was selected: no such case, no such axis.
    NothingSelected = 4,
    /// Records can't be compared: their fingerprints differ.
    NotComparable = 5,
    /// A record isn't what it claims, or the selftest found a difference.
    Mismatch = 6,
    /// A threshold that was asked for was missed.
    ThresholdMissed = 7,
    /// The component isn't admitted: it asks for what no agent may have, or isn't an agent at all.
    NotAdmitted = 8,
}

impl From<Code> for ExitCode {
    fn from(code: Code) -> Self {
        Self::from(code as u8)
    }
}

/// The table that `belljar --help` prints.
pub(crate) const HELP: &str = "\
Exit codes:
  0  done; a low score is not an error
  1  a fault of Belljar itself: please report it
  2  the command line, or a file that it names, isn't what it must be
  3  the run is incomplete: cases were lost to faults of the host
  4  nothing was selected
  5  records can't be compared
  6  a record isn't what it claims, or the selftest found a difference
  7  a threshold that was asked for was missed
  8  the component isn't admitted";
