//! Why an index couldn't be used.

use std::fmt;

use crate::memory::MemoryError;

/// Why an index couldn't be used.
///
/// ```
/// use belljar_guest::memory::{self, Index, IndexError};
/// use belljar_guest::testing::TestHost;
///
/// TestHost::new().run(|| {
///     memory::write("said/n", b"many things").unwrap();
///     let error = Index::open("said").unwrap_err();
///     assert_eq!(error.to_string(), "the memory entry `said/n` isn't part of an index: give the index another name");
/// });
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IndexError {
    /// The store refused.
    Memory(MemoryError),
    /// An entry under the index's name holds something else.
    Malformed {
        /// Name of the entry.
        name: String,
    },
}

impl fmt::Display for IndexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Memory(error) => fmt::Display::fmt(error, f),
            Self::Malformed { name } => {
                write!(f, "the memory entry `{name}` isn't part of an index: give the index another name")
            }
        }
    }
}

impl std::error::Error for IndexError {}

impl From<MemoryError> for IndexError {
    fn from(error: MemoryError) -> Self {
        Self::Memory(error)
    }
}
