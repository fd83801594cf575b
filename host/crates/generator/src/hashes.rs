//! A set of hashes that only grows.

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

    /// Adds a hash.
    pub(crate) fn add(&mut self, hash: u64) {
        if (self.count + 1) * ROOM > self.slots.len() {
            let mut larger = Self::with_room_for((self.count + 1) * ROOM);
            for hash in self.slots.iter().copied().filter(|hash| *hash != 0) {
                larger.add(hash);
            }
            *self = larger;
        }
        let slot = self.slot(hash);
        self.count += usize::from(self.slots[slot] == 0 && hash != 0);
        self.slots[slot] = hash;
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
            hashes.add(*hash);
            known.insert(*hash);
        }
        assert_eq!(hashes.count, known.len());
        assert!(all.iter().all(|hash| hashes.holds(*hash)));
        assert!((0..5_000_u64).all(|hash| hashes.holds(hash << 20) == known.contains(&(hash << 20))));
    }
}
