//! Entries of maps, where they stand, and how they are put in order.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::ops::Range;

/// Where an entry of a map stands.
pub(super) struct Entry {
    /// The first eight bytes of the key as a number, zeros for those that it hasn't: most keys differ in them.
    head: u64,
    /// Its key, quotes included.
    pub(super) key: Range<usize>,
    /// Whether something in the key is escaped.
    escaped: bool,
    /// The end of its value, once the map is complete.
    end: usize,
}

impl Entry {
    /// Notes where a key stands that was just written.
    pub(super) fn new(out: &[u8], key: Range<usize>) -> Self {
        let escaped = out[key.clone()].contains(&b'\\');
        let mut entry = Self { head: 0, key, escaped, end: 0 };
        let mut head = [0; 8];
        for (place, byte) in head.iter_mut().zip(&*entry.text(out)) {
            *place = *byte;
        }
        entry.head = u64::from_be_bytes(head);
        entry
    }

    /// Compares the keys of two entries, as the texts that they stand for.
    pub(super) fn compare(&self, other: &Self, out: &[u8]) -> Ordering {
        self.head.cmp(&other.head).then_with(|| self.text(out).cmp(&other.text(out)))
    }

    /// Returns the key as the bytes of the text that it stands for.
    fn text<'a>(&self, out: &'a [u8]) -> Cow<'a, [u8]> {
        let quoted = &out[self.key.clone()];
        if self.escaped {
            let key: String = serde_json::from_slice(quoted).expect("a key is written as a text");
            Cow::Owned(key.into_bytes())
        } else {
            Cow::Borrowed(&quoted[1..quoted.len() - 1])
        }
    }
}

/// Tells whether entries stand in the order of their keys, none of them twice.
pub(super) fn are_sorted(out: &[u8], entries: &[Entry]) -> bool {
    entries.windows(2).all(|pair| pair[0].compare(&pair[1], out).is_lt())
}

/// Writes the entries that `out` ends in, in the order of their keys, with commas between them.
///
/// # Panics
/// If a key stands in them twice.
pub(super) fn sort(out: &[u8], entries: &mut [Entry], sorted: &mut Vec<u8>) {
    let mut end = out.len();
    for entry in entries.iter_mut().rev() {
        entry.end = end;
        // A comma stands between two entries.
        end = entry.key.start - 1;
    }
    entries.sort_unstable_by(|one, other| one.compare(other, out));
    assert!(are_sorted(out, entries), "a key stands in a map twice");
    sorted.clear();
    for entry in entries {
        if !sorted.is_empty() {
            sorted.push(b',');
        }
        sorted.extend_from_slice(&out[entry.key.start..entry.end]);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::{Serialize, Serializer};

    use crate::to_canonical_json;

    /// A map in the order given.
    struct Unsorted<'a>(&'a [(&'a str, u8)]);

    impl Serialize for Unsorted<'_> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_map(self.0.iter().copied())
        }
    }

    #[test]
    fn entries_stand_in_the_order_of_the_texts_that_their_keys_are() {
        let keys = "b|a|eight bytes b|eight bytes a|eight bytes||a\0|a!|\"|!|A|\\|]|é".split('|');
        let entries: Vec<(&str, u8)> = keys.zip(0..).collect();
        let sorted: BTreeMap<&str, u8> = entries.iter().copied().collect();
        assert_eq!(to_canonical_json(&Unsorted(&entries)), serde_json::to_vec(&sorted).unwrap());
    }

    #[test]
    #[should_panic(expected = "twice")]
    fn a_key_stands_in_a_map_once() {
        let _ = to_canonical_json(&Unsorted(&[("eight bytes", 1), ("b", 2), ("eight bytes", 3)]));
    }
}
