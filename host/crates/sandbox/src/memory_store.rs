//! The memory store: what an agent keeps between calls.
//!
//! The host owns one [`MemoryStore`]. A call works on a [`Fork`]: a shared [`Snapshot`] with the call's own
//! [`Changes`] laid over it. Taking a snapshot and forking it cost the same however much is stored. Committing is one
//! step: all changes or none.

use std::collections::BTreeMap;
use std::collections::btree_map::{self, Entry};
use std::ops::Bound;
use std::sync::Arc;

use belljar_exam::Sha256Hex;

/// A stored value, shared between the store and its forks.
pub type Value = Arc<[u8]>;

/// What an agent keeps between calls. Entries sort by the bytes of their names.
#[derive(Clone, Debug, Default)]
pub struct MemoryStore(Snapshot);

/// The store as it stood at one time.
#[derive(Clone, Debug, Default)]
pub struct Snapshot {
    bytes: u64,
    entries: Arc<BTreeMap<String, Value>>,
    history: History,
}

/// Names a state of the store by the commits that led to it: two stores with one history hold the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct History(Sha256Hex);

/// What a call wrote: an entry's new value, or none for a removal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes(BTreeMap<String, Option<Value>>);

/// A snapshot with a call's changes laid over it.
#[derive(Debug)]
pub struct Fork {
    base: Snapshot,
    bytes: u64,
    changes: Changes,
    entries: u64,
}

/// What a commit did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommitSummary {
    /// Bytes of all names and values afterwards.
    pub bytes: u64,
    /// SHA-256 of the changes in their canonical encoding.
    pub digest: Sha256Hex,
    /// Entries afterwards.
    pub entries: u64,
    /// Entries that were removed.
    pub removed: u64,
    /// Entries that were written.
    pub written: u64,
}

impl MemoryStore {
    /// Returns the store as it stands.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        self.0.clone()
    }

    /// Makes a store of entries and of the history that led to them, both of another store.
    #[must_use]
    pub fn restore(history: History, entries: impl IntoIterator<Item = (String, Value)>) -> Self {
        let entries: BTreeMap<String, Value> = entries.into_iter().collect();
        let bytes = entries.iter().map(|(name, value)| (name.len() + value.len()) as u64).sum();
        Self(Snapshot { bytes, entries: Arc::new(entries), history })
    }

    /// Keeps what a call wrote, all of it in one step. Copies nothing unless a snapshot is still held.
    pub fn commit(&mut self, changes: Changes) -> CommitSummary {
        let digest = changes.digest();
        let entries = Arc::make_mut(&mut self.0.entries);
        let (mut written, mut removed) = (0, 0);
        let mut bytes = self.0.bytes;
        for (name, value) in changes.0 {
            let name_bytes = name.len() as u64;
            match (entries.entry(name), value) {
                (Entry::Occupied(mut old), Some(new)) => {
                    written += 1;
                    bytes = bytes - old.get().len() as u64 + new.len() as u64;
                    old.insert(new);
                }
                (Entry::Occupied(old), None) => {
                    removed += 1;
                    bytes -= name_bytes + old.remove().len() as u64;
                }
                (Entry::Vacant(place), Some(new)) => {
                    written += 1;
                    bytes += name_bytes + new.len() as u64;
                    place.insert(new);
                }
                (Entry::Vacant(_), None) => {}
            }
        }
        self.0.bytes = bytes;
        self.0.history = self.0.history.then(digest);
        CommitSummary { bytes, digest, entries: self.0.entries.len() as u64, removed, written }
    }
}

impl Default for History {
    /// That of an empty store to which nothing was ever committed.
    fn default() -> Self {
        Self(Sha256Hex::of(&[b"belljar memory store"]))
    }
}

impl History {
    /// Takes the digest that names it.
    #[must_use]
    pub const fn new(digest: Sha256Hex) -> Self {
        Self(digest)
    }

    /// Returns the digest that names it.
    #[must_use]
    pub const fn digest(self) -> Sha256Hex {
        self.0
    }

    /// Adds a commit.
    fn then(self, commit: Sha256Hex) -> Self {
        Self(Sha256Hex::of(&[self.0.bytes(), commit.bytes()]))
    }
}

impl Snapshot {
    /// Begins a fork. Costs the same however much is stored.
    #[must_use]
    pub fn fork(&self) -> Fork {
        Fork { base: self.clone(), bytes: self.bytes, changes: Changes::default(), entries: self.entries.len() as u64 }
    }

    /// Returns the history that led here.
    #[must_use]
    pub const fn history(&self) -> History {
        self.history
    }

    /// Walks over all entries, sorted by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.entries.iter().map(|(name, value)| (&**name, value))
    }
}

impl Changes {
    /// Whether nothing was written.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Walks over the changes, sorted by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, Option<&Value>)> {
        self.0.iter().map(|(name, value)| (&**name, value.as_ref()))
    }

    /// Makes changes of their parts: for replay of a memory log.
    #[must_use]
    pub fn from_parts(parts: impl IntoIterator<Item = (String, Option<Value>)>) -> Self {
        Self(parts.into_iter().collect())
    }

    /// Hashes the canonical encoding: per change, in order of names, the name's length (8 bytes, little endian) and
    /// bytes, then 0 for a removal, or 1, the value's length and its bytes.
    #[must_use]
    pub fn digest(&self) -> Sha256Hex {
        let mut encoding = Vec::new();
        for (name, value) in &self.0 {
            encoding.extend_from_slice(&(name.len() as u64).to_le_bytes());
            encoding.extend_from_slice(name.as_bytes());
            match value {
                None => encoding.push(0),
                Some(value) => {
                    encoding.push(1);
                    encoding.extend_from_slice(&(value.len() as u64).to_le_bytes());
                    encoding.extend_from_slice(value);
                }
            }
        }
        Sha256Hex::of(&[&encoding])
    }
}

impl Fork {
    /// Returns the bytes of all names and values, as the call sees the store.
    #[must_use]
    pub const fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Returns the number of entries, as the call sees the store.
    #[must_use]
    pub const fn entries(&self) -> u64 {
        self.entries
    }

    /// Returns the value of an entry.
    #[must_use]
    pub fn read(&self, name: &str) -> Option<&Value> {
        match self.changes.0.get(name) {
            Some(changed) => changed.as_ref(),
            None => self.base.entries.get(name),
        }
    }

    /// Writes an entry. Limits are the caller's to check: see [`Fork::bytes_after_write`].
    pub fn write(&mut self, name: String, value: Value) {
        self.bytes = self.bytes_after_write(&name, value.len());
        self.entries += u64::from(self.read(&name).is_none());
        self.changes.0.insert(name, Some(value));
    }

    /// Tells what [`Fork::bytes`] would be after a write.
    #[must_use]
    pub fn bytes_after_write(&self, name: &str, value_bytes: usize) -> u64 {
        let old = self.read(name).map_or(0, |old| (name.len() + old.len()) as u64);
        self.bytes - old + (name.len() + value_bytes) as u64
    }

    /// Removes an entry. Returns whether it was there.
    pub fn delete(&mut self, name: &str) -> bool {
        let Some(old) = self.read(name) else { return false };
        self.bytes -= (name.len() + old.len()) as u64;
        self.entries -= 1;
        if self.base.entries.contains_key(name) {
            self.changes.0.insert(name.to_owned(), None);
        } else {
            self.changes.0.remove(name);
        }
        true
    }

    /// Walks over entries whose names begin with `prefix` and sort after `after`, sorted by name.
    pub fn scan<'a>(&'a self, prefix: &'a str, after: Option<&'a str>) -> impl Iterator<Item = (&'a str, &'a Value)> {
        self.walk(prefix, after).filter_map(|(name, value)| Some((name, value?)))
    }

    /// Walks over names that begin with `prefix` and sort after `after`, sorted. A name whose entry this call removed
    /// comes with no value: walking over it takes time, too, and someone has to pay.
    pub fn walk<'a>(
        &'a self,
        prefix: &'a str,
        after: Option<&'a str>,
    ) -> impl Iterator<Item = (&'a str, Option<&'a Value>)> {
        let start = match after {
            Some(after) if after >= prefix => Bound::Excluded(after),
            _ => Bound::Included(prefix),
        };
        let base = self.base.entries.range::<str, _>((start, Bound::Unbounded)).peekable();
        let changes = self.changes.0.range::<str, _>((start, Bound::Unbounded)).peekable();
        Merged { base, changes }.take_while(move |(name, _)| name.starts_with(prefix))
    }

    /// Ends the call and returns what it wrote.
    #[must_use]
    pub fn into_changes(self) -> Changes {
        self.changes
    }
}

/// Walks over a base and the changes laid over it, in order of names.
struct Merged<'a> {
    base: std::iter::Peekable<btree_map::Range<'a, String, Value>>,
    changes: std::iter::Peekable<btree_map::Range<'a, String, Option<Value>>>,
}

impl<'a> Iterator for Merged<'a> {
    type Item = (&'a str, Option<&'a Value>);

    fn next(&mut self) -> Option<Self::Item> {
        let base = self.base.peek().map(|(name, _)| name.as_str());
        let changed = self.changes.peek().map(|(name, _)| name.as_str());
        match (base, changed) {
            (Some(base), changed) if changed.is_none_or(|changed| base < changed) => {
                self.base.next().map(|(name, value)| (name.as_str(), Some(value)))
            }
            (base, _) => {
                if base == changed {
                    self.base.next();
                }
                self.changes.next().map(|(name, value)| (name.as_str(), value.as_ref()))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> Value {
        text.as_bytes().into()
    }

    fn names<'a>(entries: impl Iterator<Item = (&'a str, &'a Value)>) -> Vec<&'a str> {
        entries.map(|(name, _)| name).collect()
    }

    fn store() -> MemoryStore {
        let mut store = MemoryStore::default();
        let mut fork = store.snapshot().fork();
        for name in ["a/1", "a/2", "b"] {
            fork.write(name.to_owned(), value("x"));
        }
        store.commit(fork.into_changes());
        store
    }

    #[test]
    fn forks_see_their_own_changes_and_nobody_elses() {
        let store = store();
        let mut one = store.snapshot().fork();
        let two = store.snapshot().fork();
        one.write("a/1".to_owned(), value("long"));
        one.write("a/15".to_owned(), value(""));
        assert!(one.delete("a/2") && !one.delete("a/2") && !one.delete("none"));
        assert_eq!(names(one.scan("a/", None)), ["a/1", "a/15"]);
        assert_eq!(names(two.scan("a/", None)), ["a/1", "a/2"]);
        assert_eq!(one.read("a/1").map(|value| &**value), Some(&b"long"[..]));
        assert_eq!((one.entries(), one.bytes()), (3, 7 + 4 + 2));
        assert_eq!(one.walk("a/2", None).collect::<Vec<_>>(), [("a/2", None)], "a removed name is walked over");
    }

    #[test]
    fn scans_continue_after_a_name_and_stop_at_the_prefix() {
        let fork = store().snapshot().fork();
        assert_eq!(names(fork.scan("", None)), ["a/1", "a/2", "b"]);
        assert_eq!(names(fork.scan("a/", Some("a/1"))), ["a/2"]);
        assert_eq!(names(fork.scan("a/", Some("a/2"))), [""; 0]);
        assert_eq!(names(fork.scan("b", Some("a/1"))), ["b"]);
        assert_eq!(names(fork.scan("c", None)), [""; 0]);
    }

    #[test]
    fn a_commit_counts_what_changed() {
        let mut store = store();
        let mut fork = store.snapshot().fork();
        fork.write("a/1".to_owned(), value("yy"));
        fork.delete("b");
        fork.write("new".to_owned(), value("z"));
        fork.delete("new");
        let (bytes, entries) = (fork.bytes(), fork.entries());
        let summary = store.commit(fork.into_changes());
        assert_eq!((summary.written, summary.removed), (1, 1));
        assert_eq!((summary.bytes, summary.entries), (bytes, entries));
        assert_eq!(names(store.snapshot().iter()), ["a/1", "a/2"]);
    }
}
