//! A set of hashes that only grows.

/// Bytes that are hashed in one step.
const WORD: usize = size_of::<u64>();

/// An odd number, so that no step loses what came before. Digits of the golden ratio.
const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

/// Share of slots that may be full: half of them.
const ROOM: usize = 2;

/// Hashes in open addressing: where a hash is looked for is in the hash itself, so that a look takes a step or two.
#[derive(Clone, Default)]
pub(crate) struct Hashes {
    count: usize,
    /// A power of two of them; 0 is free, and stands for the hash 0 as well, which is never held.
    slots: Vec<u64>,
}

impl Hashes {
    /// Makes a set with room for so many.
    pub(crate) fn with_room_for(count: usize) -> Self {
        Self { count: 0, slots: vec![0; (count * ROOM).next_power_of_two()] }
    }

    /// Tells whether it holds a hash.
    pub(crate) fn holds(&self, hash: u64) -> bool {
        !self.slots.is_empty() && self.slots[self.slot(hash)] == hash && hash != 0
    }

    /// Adds a hash. Returns whether it's new; 0 always is.
    pub(crate) fn add(&mut self, hash: u64) -> bool {
        if (self.count + 1) * ROOM > self.slots.len() {
            let mut larger = Self::with_room_for((self.count + 1) * ROOM);
            for hash in self.slots.iter().copied().filter(|hash| *hash != 0) {
                larger.add(hash);
            }
            *self = larger;
        }
        let slot = self.slot(hash);
        let is_new = self.slots[slot] == 0;
        self.count += usize::from(is_new && hash != 0);
        self.slots[slot] = hash;
        is_new
    }

    /// Finds the slot of a hash: the one that it is in, or the free one that it would go to.
    fn slot(&self, hash: u64) -> usize {
        let mask = self.slots.len() - 1;
        // The high half is better mixed than the low one: a low bit of a polynomial hangs on lower bits alone.
        let first = usize::try_from((hash >> 32) ^ (hash & 0xffff_ffff)).expect("32 bits fit");
        let mut slot = first & mask;
        // Half of the slots are free: the search ends.
        while self.slots[slot] != hash && self.slots[slot] != 0 {
            slot = (slot + 1) & mask;
        }
        slot
    }
}

/// Hashes a text: eight bytes at a time, each step a product of which the high half is folded into the low one.
pub(crate) fn hash_of(text: &str) -> u64 {
    let step = |hash: u64, word: [u8; WORD]| {
        let product = (hash ^ u64::from_le_bytes(word)).wrapping_mul(FACTOR);
        product ^ (product >> 32)
    };
    let (words, rest) = text.as_bytes().as_chunks::<WORD>();
    let mut last = [0; WORD];
    last[..rest.len()].copy_from_slice(rest);
    // The length tells apart what differs in zeros at the end.
    step(words.iter().copied().fold(text.len() as u64, step), last)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn what_was_added_is_held_and_nothing_else() {
        let (mut hashes, mut known) = (Hashes::default(), BTreeSet::new());
        assert!(!hashes.holds(7) && !hashes.holds(0));
        // Steps of 2³² make many of them look for the same slots.
        let all: Vec<u64> = (1..2_000_u64).map(|at| ((at * 7_919 % 640) << 32) | (at % 3 + 1)).collect();
        for hash in &all {
            assert_eq!(hashes.add(*hash), known.insert(*hash));
        }
        assert_eq!(hashes.count, known.len());
        assert!(all.iter().all(|hash| hashes.holds(*hash)));
        assert!((0..5_000_u64).all(|hash| hashes.holds(hash << 20) == known.contains(&(hash << 20))));
    }

    #[test]
    fn other_texts_have_other_hashes() {
        let mut texts: BTreeSet<String> =
            ["", "a", "b", "ab", "ba", "\0", "\0\0", "the bus was late", "the bus was late\0"]
                .map(str::to_owned)
                .into();
        // A byte more, or another byte, at every place of a step.
        texts.extend((0..40).flat_map(|at| ["x", "y"].map(|byte| format!("{}{byte}", "-".repeat(at)))));
        texts.extend((0..40).map(|at| format!("{}{}", "x".repeat(at), "-".repeat(40 - at))));
        let hashes: BTreeSet<u64> = texts.iter().map(|text| hash_of(text)).collect();
        assert_eq!(hashes.len(), texts.len());
    }
}
