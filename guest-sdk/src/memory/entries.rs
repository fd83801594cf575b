//! Single entries: write, read, delete, and how full the store is.

use super::MemoryError;
use crate::host;

/// One entry of the store.
///
/// ```
/// use belljar_guest::memory::Entry;
///
/// let entry = Entry { name: "home".into(), value: b"Oslo".to_vec() };
/// assert_eq!(entry.value.len(), 4);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Entry name: any text of at most 1 KiB. Entries sort by the bytes of their names.
    pub name: String,
    /// At most 4 MiB.
    pub value: Vec<u8>,
}

/// How full the store is.
///
/// ```
/// use belljar_guest::memory;
/// use belljar_guest::testing::TestHost;
///
/// TestHost::new().run(|| {
///     let usage = memory::usage();
///     assert!(usage.bytes_used < usage.bytes_max);
/// });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Usage {
    /// Bytes of all names and values.
    pub bytes_used: u64,
    /// Bytes allowed; 256 MiB unless the run says otherwise.
    pub bytes_max: u64,
    /// Number of entries.
    pub entries_used: u64,
    /// Entries allowed; 1,000,000 unless the run says otherwise.
    pub entries_max: u64,
}

/// Stores one entry, replacing one of the same name.
///
/// # Errors
/// If the store is full, or the name or the value is too large.
///
/// ```
/// use belljar_guest::memory;
/// use belljar_guest::testing::TestHost;
///
/// TestHost::new().run(|| {
///     memory::write("home", b"Oslo").unwrap();
///     memory::write("home", b"Bergen").unwrap();
///     assert_eq!(memory::read("home").unwrap().as_deref(), Some(&b"Bergen"[..]));
/// });
/// ```
pub fn write(name: &str, value: &[u8]) -> Result<(), MemoryError> {
    host::memory_write(name, value)
}

/// Stores several entries, all or none; at most 1,024. Later ones replace earlier ones of the same name.
///
/// # Errors
/// If the store is full, there are too many, or one is too large. Nothing was written then.
///
/// ```
/// use belljar_guest::memory::{self, Entry};
/// use belljar_guest::testing::TestHost;
///
/// TestHost::new().run(|| {
///     let entry = |name: &str| Entry { name: name.into(), value: vec![1] };
///     memory::write_many(vec![entry("a"), entry("b")]).unwrap();
///     assert_eq!(memory::usage().entries_used, 2);
/// });
/// ```
pub fn write_many(entries: Vec<Entry>) -> Result<(), MemoryError> {
    host::memory_write_many(entries)
}

/// Returns the value of an entry, or none if there is no such entry.
///
/// # Errors
/// If the name is too large.
///
/// ```
/// use belljar_guest::memory;
/// use belljar_guest::testing::TestHost;
///
/// TestHost::new().run(|| assert_eq!(memory::read("home"), Ok(None)));
/// ```
pub fn read(name: &str) -> Result<Option<Vec<u8>>, MemoryError> {
    host::memory_read(name)
}

/// Returns the values of several entries, in the order asked: at most 1,024, and at most 8 MiB in all.
///
/// # Errors
/// If there are too many names, or the values are too large together.
///
/// ```
/// use belljar_guest::memory;
/// use belljar_guest::testing::TestHost;
///
/// TestHost::new().run(|| {
///     memory::write("b", b"2").unwrap();
///     assert_eq!(memory::read_many(&["a", "b"]).unwrap(), [None, Some(b"2".to_vec())]);
/// });
/// ```
pub fn read_many<S: AsRef<str>>(names: &[S]) -> Result<Vec<Option<Vec<u8>>>, MemoryError> {
    let names: Vec<String> = names.iter().map(|name| name.as_ref().to_owned()).collect();
    host::memory_read_many(&names)
}

/// Removes an entry. Returns whether it was there.
///
/// # Errors
/// If the name is too large.
///
/// ```
/// use belljar_guest::memory;
/// use belljar_guest::testing::TestHost;
///
/// TestHost::new().run(|| {
///     memory::write("home", b"Oslo").unwrap();
///     assert_eq!(memory::delete("home"), Ok(true));
///     assert_eq!(memory::delete("home"), Ok(false));
/// });
/// ```
pub fn delete(name: &str) -> Result<bool, MemoryError> {
    host::memory_delete(name)
}

/// Tells how full the store is.
///
/// ```
/// use belljar_guest::memory;
/// use belljar_guest::testing::TestHost;
///
/// TestHost::new().run(|| {
///     memory::write("home", b"Oslo").unwrap();
///     assert_eq!(memory::usage().bytes_used, 8);
/// });
/// ```
#[must_use]
pub fn usage() -> Usage {
    host::memory_usage()
}
