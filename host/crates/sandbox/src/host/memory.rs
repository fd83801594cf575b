//! `memory`: the store, as this call sees it.

use crate::bindings::belljar::agent::memory::{self, Entry, MemoryError, MemoryUsage};
use crate::limits::size;
use crate::state::State;

impl memory::Host for State {
    fn write(&mut self, key: String, value: Vec<u8>) -> wasmtime::Result<Result<(), MemoryError>> {
        self.accounting.begin(key.len() + value.len())?;
        self.accounting.step(1);
        let entry = Entry { key, value };
        if let Err(error) = self.check_entry(&entry) {
            return Ok(Err(error));
        }
        if !self.fits(&[&entry]) {
            return Ok(Err(MemoryError::Full));
        }
        self.accounting.memory_writes += 1;
        self.memory.write(entry.key, entry.value.into());
        Ok(Ok(()))
    }

    fn write_many(&mut self, entries: Vec<Entry>) -> wasmtime::Result<Result<(), MemoryError>> {
        self.accounting.begin(entries.iter().map(|entry| entry.key.len() + entry.value.len()).sum())?;
        self.accounting.step(entries.len());
        if let Some(error) = self.check_count(entries.len()) {
            return Ok(Err(error));
        }
        if let Some(error) = entries.iter().find_map(|entry| self.check_entry(entry).err()) {
            return Ok(Err(error));
        }
        // Of entries of one name the last counts; the others never were.
        let last: std::collections::BTreeMap<&str, &Entry> =
            entries.iter().map(|entry| (entry.key.as_str(), entry)).collect();
        if !self.fits(&last.into_values().collect::<Vec<_>>()) {
            return Ok(Err(MemoryError::Full));
        }
        self.accounting.memory_writes += entries.len() as u64;
        for entry in entries {
            self.memory.write(entry.key, entry.value.into());
        }
        Ok(Ok(()))
    }

    fn read(&mut self, key: String) -> wasmtime::Result<Result<Option<Vec<u8>>, MemoryError>> {
        self.accounting.begin(key.len())?;
        self.accounting.step(1);
        if let Some(error) = self.check_name(&key) {
            return Ok(Err(error));
        }
        let Some(value) = self.memory.read(&key) else { return Ok(Ok(None)) };
        self.accounting.pass(value.len())?;
        self.accounting.memory_reads += 1;
        Ok(Ok(Some(value.to_vec())))
    }

    fn read_many(&mut self, keys: Vec<String>) -> wasmtime::Result<Result<Vec<Option<Vec<u8>>>, MemoryError>> {
        self.accounting.begin(keys.iter().map(String::len).sum())?;
        self.accounting.step(keys.len());
        if let Some(error) = self.check_count(keys.len()) {
            return Ok(Err(error));
        }
        if let Some(error) = keys.iter().find_map(|key| self.check_name(key)) {
            return Ok(Err(error));
        }
        let values: Vec<_> = keys.iter().map(|key| self.memory.read(key)).collect();
        let bytes: usize = values.iter().flatten().map(|value| value.len()).sum();
        let max = self.limits.host_call_bytes_max;
        if bytes as u64 > max {
            return Ok(Err(MemoryError::TooLarge(max)));
        }
        self.accounting.pass(bytes)?;
        self.accounting.memory_reads += values.iter().flatten().count() as u64;
        Ok(Ok(values.into_iter().map(|value| value.map(|value| value.to_vec())).collect()))
    }

    fn delete(&mut self, key: String) -> wasmtime::Result<Result<bool, MemoryError>> {
        self.accounting.begin(key.len())?;
        self.accounting.step(1);
        if let Some(error) = self.check_name(&key) {
            return Ok(Err(error));
        }
        let was_there = self.memory.delete(&key);
        self.accounting.memory_writes += u64::from(was_there);
        Ok(Ok(was_there))
    }

    fn list_keys(
        &mut self,
        prefix: String,
        after: Option<String>,
        max: u32,
    ) -> wasmtime::Result<Result<Vec<String>, MemoryError>> {
        self.walk(&prefix, after.as_deref(), max, false)
            .map(|page| page.map(|page| page.into_iter().map(|entry| entry.key).collect()))
    }

    fn scan(
        &mut self,
        prefix: String,
        after: Option<String>,
        max: u32,
    ) -> wasmtime::Result<Result<Vec<Entry>, MemoryError>> {
        self.walk(&prefix, after.as_deref(), max, true)
    }

    fn usage(&mut self) -> wasmtime::Result<MemoryUsage> {
        self.accounting.begin(0)?;
        Ok(MemoryUsage {
            bytes_used: self.memory.bytes(),
            bytes_max: self.limits.memory_store_bytes_max,
            entries_used: self.memory.entries(),
            entries_max: self.limits.memory_store_entries_max,
        })
    }
}

impl State {
    fn check_name(&self, key: &str) -> Option<MemoryError> {
        let max = self.limits.memory_key_bytes_max;
        (key.len() as u64 > max).then_some(MemoryError::TooLarge(max))
    }

    fn check_entry(&self, entry: &Entry) -> Result<(), MemoryError> {
        if let Some(error) = self.check_name(&entry.key) {
            return Err(error);
        }
        let max = self.limits.memory_value_bytes_max;
        if entry.value.len() as u64 > max { Err(MemoryError::TooLarge(max)) } else { Ok(()) }
    }

    fn check_count(&self, count: usize) -> Option<MemoryError> {
        let max = self.limits.batch_items_max;
        (count as u64 > max).then(|| MemoryError::TooMany(u32::try_from(max).unwrap_or(u32::MAX)))
    }

    /// Tells whether the store could hold these entries, whose names differ, all together.
    fn fits(&self, entries: &[&Entry]) -> bool {
        let (mut bytes, mut count) = (self.memory.bytes(), self.memory.entries());
        for entry in entries {
            // What the entry adds, as if it were the only one.
            let grown = self.memory.bytes_after_write(&entry.key, entry.value.len());
            bytes = (bytes + grown).saturating_sub(self.memory.bytes());
            count += u64::from(self.memory.read(&entry.key).is_none());
        }
        bytes <= self.limits.memory_store_bytes_max && count <= self.limits.memory_store_entries_max
    }

    /// Collects a page of names, with their values if they are wanted.
    fn walk(
        &mut self,
        prefix: &str,
        after: Option<&str>,
        max: u32,
        values: bool,
    ) -> wasmtime::Result<Result<Vec<Entry>, MemoryError>> {
        self.accounting.begin(prefix.len() + after.map_or(0, str::len))?;
        if let Some(error) = self.check_name(prefix).or_else(|| self.check_name(after.unwrap_or_default())) {
            return Ok(Err(error));
        }
        let count = size(self.limits.batch_items_max.min(max.into()));
        let bytes_max = size(self.limits.host_call_bytes_max);
        let (mut page, mut bytes, mut steps) = (Vec::new(), 0, 0);
        if count > 0 {
            for (name, value) in self.memory.walk(prefix, after) {
                steps += 1;
                let Some(value) = value else { continue };
                let value: &[u8] = if values { value } else { &[] };
                bytes += name.len() + value.len();
                if bytes > bytes_max {
                    bytes -= name.len() + value.len();
                    break;
                }
                page.push(Entry { key: name.to_owned(), value: value.to_vec() });
                if page.len() == count {
                    break;
                }
            }
        }
        self.accounting.step(steps);
        self.accounting.pass(bytes)?;
        self.accounting.memory_reads += page.len() as u64;
        Ok(Ok(page))
    }
}

#[cfg(test)]
mod tests {
    use belljar_transcript::LimitKind;
    use memory::Host as _;

    use super::*;
    use crate::limits::Limits;
    use crate::state::tests::{limit, responding};

    fn entry(key: &str, value: &str) -> Entry {
        Entry { key: key.to_owned(), value: value.as_bytes().to_vec() }
    }

    fn small() -> State {
        responding(Limits {
            batch_items_max: 3,
            memory_key_bytes_max: 4,
            memory_store_bytes_max: 20,
            memory_store_entries_max: 3,
            memory_value_bytes_max: 12,
            ..Limits::default()
        })
    }

    #[test]
    fn what_is_written_can_be_read_listed_and_removed() {
        let mut state = small();
        state.write("a".to_owned(), b"1".to_vec()).unwrap().unwrap();
        state.write_many(vec![entry("b/1", "x"), entry("b/2", "y"), entry("b/1", "z")]).unwrap().unwrap();
        assert_eq!(state.read("b/1".to_owned()).unwrap().unwrap().as_deref(), Some(&b"z"[..]));
        let many = state.read_many(vec!["a".to_owned(), "none".to_owned()]).unwrap().unwrap();
        assert_eq!(many, [Some(b"1".to_vec()), None]);
        assert_eq!(state.list_keys(String::new(), Some("a".to_owned()), 1).unwrap().unwrap(), ["b/1"]);
        let page = state.scan("b/".to_owned(), None, 9).unwrap().unwrap();
        assert_eq!(page.iter().map(|entry| &*entry.value).collect::<Vec<_>>(), [b"z", b"y"]);
        assert!(state.delete("a".to_owned()).unwrap().unwrap() && !state.delete("a".to_owned()).unwrap().unwrap());
        let usage = state.usage().unwrap();
        assert_eq!((usage.bytes_used, usage.entries_used, usage.bytes_max, usage.entries_max), (8, 2, 20, 3));
        // Three entries and one again; two found, one listed, two scanned, two read singly or by list; one removed.
        assert_eq!((state.accounting.memory_writes, state.accounting.memory_reads), (5, 5));
    }

    #[test]
    fn what_passes_a_limit_is_refused_and_changes_nothing() {
        let mut state = small();
        assert!(matches!(state.write("12345".to_owned(), Vec::new()).unwrap(), Err(MemoryError::TooLarge(4))));
        assert!(matches!(state.write("a".to_owned(), vec![0; 13]).unwrap(), Err(MemoryError::TooLarge(12))));
        let four = || (0..4).map(|at| entry(&at.to_string(), "")).collect::<Vec<_>>();
        assert!(matches!(state.write_many(four()).unwrap(), Err(MemoryError::TooMany(3))));
        let keys = four().into_iter().map(|entry| entry.key).collect();
        assert!(matches!(state.read_many(keys).unwrap(), Err(MemoryError::TooMany(3))));
        for long in ["12345", "../../etc/passwd"] {
            assert!(matches!(state.read(long.to_owned()).unwrap(), Err(MemoryError::TooLarge(4))));
            assert!(matches!(state.scan(long.to_owned(), None, 1).unwrap(), Err(MemoryError::TooLarge(4))));
            assert!(matches!(state.delete(long.to_owned()).unwrap(), Err(MemoryError::TooLarge(4))));
        }
        let too_much = vec![entry("a", "0123456789"), entry("b", "012345678")];
        assert!(matches!(state.write_many(too_much).unwrap(), Err(MemoryError::Full)));
        assert_eq!((state.memory.bytes(), state.memory.entries()), (0, 0));
        state.write_many(vec![entry("a", "0123456789"), entry("b", "01234567")]).unwrap().unwrap();
        assert!(matches!(state.write("c".to_owned(), Vec::new()).unwrap(), Err(MemoryError::Full)));
        state.write("a".to_owned(), b"9876543210".to_vec()).unwrap().unwrap();
        let mut state = small();
        state.write_many(four().into_iter().take(3).collect()).unwrap().unwrap();
        assert!(matches!(state.write("3".to_owned(), Vec::new()).unwrap(), Err(MemoryError::Full)));
    }

    #[test]
    fn pages_are_cut_by_bytes_and_reading_adds_up() {
        let mut state =
            responding(Limits { host_bytes_max: 200_000, host_call_bytes_max: 65_536, ..Limits::default() });
        for key in ["a", "b", "c"] {
            state.write(key.to_owned(), vec![0; 30_000]).unwrap().unwrap();
        }
        let keys: Vec<String> = ["a", "b", "c"].map(str::to_owned).to_vec();
        assert!(matches!(state.read_many(keys).unwrap(), Err(MemoryError::TooLarge(65_536))));
        assert_eq!(state.scan(String::new(), None, 3).unwrap().unwrap().len(), 2);
        assert_eq!(limit(state.scan(String::new(), None, 3)), Some(LimitKind::HostBytes));
    }

    #[test]
    fn keys_are_bytes_and_nothing_else() {
        let mut state = responding(Limits::default());
        for key in ["", "\u{0}", "a/../b", "\u{e9}", "e\u{301}"] {
            state.write(key.to_owned(), key.as_bytes().to_vec()).unwrap().unwrap();
        }
        assert_eq!(state.memory.entries(), 5);
        let listed = state.list_keys(String::new(), None, 9).unwrap().unwrap();
        assert_eq!(listed, ["", "\u{0}", "a/../b", "e\u{301}", "\u{e9}"]);
    }
}
