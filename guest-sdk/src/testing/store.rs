//! The memory store of the test host, with the contract's limits.

use std::collections::BTreeMap;
use std::ops::Bound;

use super::limits::{
    CALL_BYTES_MAX, CALL_ITEMS_MAX, NAME_BYTES_MAX, STORE_BYTES_MAX, STORE_ENTRIES_MAX, VALUE_BYTES_MAX,
};
use crate::memory::{Entry, MemoryError, Usage};

/// Entries by name.
#[derive(Clone, Debug, Default)]
pub(super) struct Store(pub(super) BTreeMap<String, Vec<u8>>);

/// Refuses names above their limit.
fn check_name(name: &str) -> Result<(), MemoryError> {
    if name.len() as u64 > NAME_BYTES_MAX { Err(MemoryError::TooLarge(NAME_BYTES_MAX)) } else { Ok(()) }
}

fn check_count(count: usize) -> Result<(), MemoryError> {
    if count > CALL_ITEMS_MAX as usize { Err(MemoryError::TooMany(CALL_ITEMS_MAX)) } else { Ok(()) }
}

impl Store {
    pub(super) fn write_many(&mut self, entries: Vec<Entry>) -> Result<(), MemoryError> {
        check_count(entries.len())?;
        for entry in &entries {
            check_name(&entry.name)?;
            if entry.value.len() as u64 > VALUE_BYTES_MAX {
                return Err(MemoryError::TooLarge(VALUE_BYTES_MAX));
            }
        }
        let mut changed = self.clone();
        changed.0.extend(entries.into_iter().map(|entry| (entry.name, entry.value)));
        let usage = changed.usage();
        if usage.bytes_used > usage.bytes_max || usage.entries_used > usage.entries_max {
            return Err(MemoryError::Full);
        }
        *self = changed;
        Ok(())
    }

    /// The same as [`Self::write_many`] for one entry, without copying the store.
    pub(super) fn write(&mut self, name: &str, value: &[u8]) -> Result<(), MemoryError> {
        check_name(name)?;
        if value.len() as u64 > VALUE_BYTES_MAX {
            return Err(MemoryError::TooLarge(VALUE_BYTES_MAX));
        }
        let old = self.0.insert(name.to_owned(), value.to_vec());
        let usage = self.usage();
        if usage.bytes_used <= usage.bytes_max && usage.entries_used <= usage.entries_max {
            return Ok(());
        }
        match old {
            Some(old) => self.0.insert(name.to_owned(), old),
            None => self.0.remove(name),
        };
        Err(MemoryError::Full)
    }

    pub(super) fn read(&self, name: &str) -> Result<Option<Vec<u8>>, MemoryError> {
        check_name(name)?;
        Ok(self.0.get(name).cloned())
    }

    pub(super) fn read_many(&self, names: &[String]) -> Result<Vec<Option<Vec<u8>>>, MemoryError> {
        check_count(names.len())?;
        let values: Vec<Option<Vec<u8>>> = names.iter().map(|name| self.read(name)).collect::<Result<_, _>>()?;
        let bytes: usize = values.iter().flatten().map(Vec::len).sum();
        if bytes as u64 > CALL_BYTES_MAX { Err(MemoryError::TooLarge(CALL_BYTES_MAX)) } else { Ok(values) }
    }

    pub(super) fn delete(&mut self, name: &str) -> Result<bool, MemoryError> {
        check_name(name)?;
        Ok(self.0.remove(name).is_some())
    }

    pub(super) fn scan(&self, prefix: &str, after: Option<&str>, max: u32) -> Result<Vec<Entry>, MemoryError> {
        check_name(prefix)?;
        after.map(check_name).transpose()?;
        let from = match after {
            Some(after) if after >= prefix => Bound::Excluded(after),
            _ => Bound::Included(prefix),
        };
        let mut bytes = 0;
        let fits = |(name, value): &(&String, &Vec<u8>)| {
            bytes += (name.len() + value.len()) as u64;
            bytes <= CALL_BYTES_MAX
        };
        let entries = self
            .0
            .range::<str, _>((from, Bound::Unbounded))
            .take_while(|(name, _)| name.starts_with(prefix))
            .take(max.min(CALL_ITEMS_MAX) as usize)
            .take_while(fits);
        Ok(entries.map(|(name, value)| Entry { name: name.clone(), value: value.clone() }).collect())
    }

    pub(super) fn usage(&self) -> Usage {
        let bytes: usize = self.0.iter().map(|(name, value)| name.len() + value.len()).sum();
        Usage {
            bytes_used: bytes as u64,
            bytes_max: STORE_BYTES_MAX,
            entries_used: self.0.len() as u64,
            entries_max: STORE_ENTRIES_MAX,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(name: &str, bytes: usize) -> Entry {
        Entry { name: name.to_owned(), value: vec![7; bytes] }
    }

    #[test]
    fn limits_hold_at_the_limit_and_fail_one_above() {
        let mut store = Store::default();
        assert_eq!(store.write(&"n".repeat(1_024), b""), Ok(()));
        assert_eq!(store.write(&"n".repeat(1_025), b""), Err(MemoryError::TooLarge(1_024)));
        assert_eq!(store.write_many(vec![entry("v", 4_194_304)]), Ok(()));
        assert_eq!(store.write_many(vec![entry("w", 4_194_305)]), Err(MemoryError::TooLarge(4_194_304)));
        assert_eq!(store.write_many((0..1_024).map(|n| entry(&n.to_string(), 1)).collect()), Ok(()));
        assert_eq!(store.write_many(vec![entry("a", 1); 1_025]), Err(MemoryError::TooMany(1_024)));
    }

    #[test]
    fn a_refused_batch_writes_nothing() {
        let mut store = Store::default();
        let batch = vec![entry("small", 1), entry("large", 4_194_305)];
        assert_eq!(store.write_many(batch), Err(MemoryError::TooLarge(4_194_304)));
        assert_eq!(store.usage().entries_used, 0);
    }

    #[test]
    fn scans_keep_to_the_prefix_and_go_on_after_a_name() {
        let mut store = Store::default();
        store.write_many(["a", "b/1", "b/2", "b/3", "c"].map(|name| entry(name, 1)).to_vec()).unwrap();
        let names = |after, max| -> Vec<String> {
            store.scan("b/", after, max).unwrap().into_iter().map(|entry| entry.name).collect()
        };
        assert_eq!(names(None, 2), ["b/1", "b/2"]);
        assert_eq!(names(Some("b/2"), 2), ["b/3"]);
        assert_eq!(names(Some("a"), 9), ["b/1", "b/2", "b/3"]);
        assert!(names(Some("b/3"), 2).is_empty());
    }
}
