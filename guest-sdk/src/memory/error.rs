//! Why the store, or what was read from it, couldn't be used.

use std::fmt;

/// Why the store refused.
///
/// ```
/// use belljar_guest::memory::MemoryError;
///
/// assert_eq!(MemoryError::TooMany(1_024).to_string(), "more than 1024 names or entries in one call");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryError {
    /// The write would pass the store's byte or entry limit. Nothing of it was written.
    Full,
    /// A name, a value or a whole call is above its size limit; that limit in bytes is given.
    TooLarge(u64),
    /// Too many names or entries in one call; the limit is given.
    TooMany(u32),
}

/// Why a value couldn't be stored or read as JSON.
///
/// ```
/// use belljar_guest::memory::{self, JsonError};
/// use belljar_guest::testing::TestHost;
///
/// TestHost::new().run(|| {
///     memory::write("count", b"many").unwrap();
///     let error = memory::read_json::<u32>("count").unwrap_err();
///     assert!(matches!(error, JsonError::Malformed { name, .. } if name == "count"));
/// });
/// ```
#[derive(Debug)]
pub enum JsonError {
    /// The store refused.
    Memory(MemoryError),
    /// The value of the entry isn't what was asked for, or can't be written as JSON.
    Malformed {
        /// Name of the entry.
        name: String,
        /// What is wrong with it.
        source: serde_json::Error,
    },
}

impl fmt::Display for MemoryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Full => f.write_str("the memory store is full"),
            Self::TooLarge(limit) => write!(f, "a name, a value or the whole call is above its limit of {limit} bytes"),
            Self::TooMany(limit) => write!(f, "more than {limit} names or entries in one call"),
        }
    }
}

impl std::error::Error for MemoryError {}

impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Memory(error) => fmt::Display::fmt(error, f),
            Self::Malformed { name, .. } => write!(f, "the memory entry `{name}` isn't of the expected form"),
        }
    }
}

impl std::error::Error for JsonError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            // Shown as the error itself.
            Self::Memory(_) => None,
            Self::Malformed { source, .. } => Some(source),
        }
    }
}

impl From<MemoryError> for JsonError {
    fn from(error: MemoryError) -> Self {
        Self::Memory(error)
    }
}
