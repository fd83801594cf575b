//! Walks over all entries whose names begin alike, a batch at a time.

use super::{Entry, MemoryError};
use crate::host;

/// Entries that are asked for at once.
const BATCH: u32 = 256;

/// Walks over names; see [`names`].
///
/// ```
/// use belljar_guest::memory;
/// use belljar_guest::testing::TestHost;
///
/// TestHost::new().run(|| assert_eq!(memory::names("").count(), 0));
/// ```
#[derive(Debug)]
pub struct Names {
    prefix: String,
    last: Option<String>,
    batch: std::vec::IntoIter<String>,
    done: bool,
}

/// Walks over entries; see [`entries`].
///
/// ```
/// use belljar_guest::memory;
/// use belljar_guest::testing::TestHost;
///
/// TestHost::new().run(|| assert_eq!(memory::entries("").count(), 0));
/// ```
#[derive(Debug)]
pub struct Entries {
    prefix: String,
    last: Option<String>,
    batch: std::vec::IntoIter<Entry>,
    done: bool,
}

/// Walks over the names that begin with a prefix, sorted by their bytes. After an error it ends.
///
/// ```
/// use belljar_guest::memory;
/// use belljar_guest::testing::TestHost;
///
/// TestHost::new().run(|| {
///     for name in ["turn/2", "turn/1", "topic/1"] {
///         memory::write(name, b"").unwrap();
///     }
///     let names: Result<Vec<String>, _> = memory::names("turn/").collect();
///     assert_eq!(names.unwrap(), ["turn/1", "turn/2"]);
/// });
/// ```
pub fn names(prefix: impl Into<String>) -> Names {
    Names { prefix: prefix.into(), last: None, batch: Vec::new().into_iter(), done: false }
}

/// Walks over the entries whose names begin with a prefix, sorted by the bytes of the names. After an error it ends.
///
/// ```
/// use belljar_guest::memory;
/// use belljar_guest::testing::TestHost;
///
/// TestHost::new().run(|| {
///     memory::write("turn/1", b"Hello.").unwrap();
///     let first = memory::entries("turn/").next().unwrap().unwrap();
///     assert_eq!((&*first.name, &*first.value), ("turn/1", &b"Hello."[..]));
/// });
/// ```
pub fn entries(prefix: impl Into<String>) -> Entries {
    Entries { prefix: prefix.into(), last: None, batch: Vec::new().into_iter(), done: false }
}

impl Iterator for Names {
    type Item = Result<String, MemoryError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.batch.len() == 0 && !self.done {
            match host::memory_list_keys(&self.prefix, self.last.as_deref(), BATCH) {
                Ok(batch) => {
                    self.done = batch.is_empty();
                    self.last = batch.last().cloned().or(self.last.take());
                    self.batch = batch.into_iter();
                }
                Err(error) => {
                    self.done = true;
                    return Some(Err(error));
                }
            }
        }
        self.batch.next().map(Ok)
    }
}

impl Iterator for Entries {
    type Item = Result<Entry, MemoryError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.batch.len() == 0 && !self.done {
            match host::memory_scan(&self.prefix, self.last.as_deref(), BATCH) {
                Ok(batch) => {
                    self.done = batch.is_empty();
                    self.last = batch.last().map(|entry| entry.name.clone()).or(self.last.take());
                    self.batch = batch.into_iter();
                }
                Err(error) => {
                    self.done = true;
                    return Some(Err(error));
                }
            }
        }
        self.batch.next().map(Ok)
    }
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests {
    use super::*;
    use crate::memory;
    use crate::testing::TestHost;

    #[test]
    fn walks_go_on_past_one_batch_and_stop_at_the_prefix() {
        TestHost::new().run(|| {
            for ordinal in 0..600 {
                memory::write(&format!("turn/{ordinal:04}"), &[1]).unwrap();
            }
            memory::write("turn0", b"outside").unwrap();
            let listed: Vec<String> = names("turn/").map(Result::unwrap).collect();
            assert_eq!(listed.len(), 600);
            assert_eq!((&*listed[0], &*listed[599]), ("turn/0000", "turn/0599"));
            assert_eq!(entries("turn/").map(Result::unwrap).filter(|entry| entry.value == [1]).count(), 600);
        });
    }

    #[test]
    fn a_prefix_that_is_too_long_is_an_error_and_the_end() {
        TestHost::new().run(|| {
            let mut walk = names("x".repeat(2_000));
            assert_eq!(walk.next(), Some(Err(MemoryError::TooLarge(1_024))));
            assert_eq!(walk.next(), None);
        });
    }
}
