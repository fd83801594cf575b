//! Integer sampling from a labelled ChaCha20 stream.

use chacha20::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

/// One labelled stream of draws. All sampling is unbiased, on integers, and written here.
pub struct Stream(ChaCha20Rng);

impl Stream {
    pub(crate) fn from_key(key: [u8; 32]) -> Self {
        Self(ChaCha20Rng::from_seed(key))
    }

    /// Draws 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Draws a number below `bound`, each with the same chance. A bound that fits 32 bits takes only as many of the
    /// stream.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        assert!(bound > 0, "there is no number below 0");
        match u32::try_from(bound) {
            Ok(bound) => self.below_narrow(bound).into(),
            Err(_) => self.below_wide(bound),
        }
    }

    /// Lemire, "Fast random integer generation in an interval", 2019: multiply, and redraw in the short zone.
    fn below_narrow(&mut self, bound: u32) -> u32 {
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if low_half(product) < bound {
            let short_zone = bound.wrapping_neg() % bound;
            while low_half(product) < short_zone {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        u32::try_from(product >> 32).expect("shifted to 32 bits")
    }

    /// The same with twice the bits.
    fn below_wide(&mut self, bound: u64) -> u64 {
        let mut product = u128::from(self.next_u64()) * u128::from(bound);
        let short_zone = bound.wrapping_neg() % bound;
        while u64::try_from(product & u128::from(u64::MAX)).expect("masked to 64 bits") < short_zone {
            product = u128::from(self.next_u64()) * u128::from(bound);
        }
        u64::try_from(product >> 64).expect("shifted to 64 bits")
    }

    /// Draws an index of a list of `len` items.
    ///
    /// # Panics
    /// If `len` is 0.
    pub fn index(&mut self, len: usize) -> usize {
        usize::try_from(self.below(len as u64)).expect("an index is below a usize")
    }

    /// Draws a number from `low` to `high`, both included.
    ///
    /// # Panics
    /// If `low` is above `high`, or the range holds more than `i64::MAX` numbers.
    pub fn between(&mut self, low: i64, high: i64) -> i64 {
        let span = high.checked_sub(low).expect("the range fits 64 bits");
        let span = u64::try_from(span).expect("low is at most high");
        low + i64::try_from(self.below(span + 1)).expect("a draw is at most the span")
    }

    /// Returns true with the chance `numerator / denominator`.
    ///
    /// # Panics
    /// If `denominator` is 0.
    pub fn chance(&mut self, numerator: u64, denominator: u64) -> bool {
        self.below(denominator) < numerator
    }

    /// Picks one item.
    ///
    /// # Panics
    /// If there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.index(items.len())]
    }

    /// Picks one item, each with a chance in proportion to its weight.
    ///
    /// # Panics
    /// If all weights are 0, or there is no item.
    pub fn pick_weighted<'a, T>(&mut self, items: &'a [(u32, T)]) -> &'a T {
        let total: u64 = items.iter().map(|(weight, _)| u64::from(*weight)).sum();
        let mut draw = self.below(total);
        for (weight, item) in items {
            match draw.checked_sub(u64::from(*weight)) {
                Some(rest) => draw = rest,
                None => return item,
            }
        }
        unreachable!("a draw below the total falls into one of the weights")
    }

    /// Picks `count` different items, in random order.
    ///
    /// # Panics
    /// If there are fewer than `count`.
    pub fn sample<T: Clone>(&mut self, items: &[T], count: usize) -> Vec<T> {
        assert!(count <= items.len(), "{count} of {} items asked for", items.len());
        let mut pool: Vec<usize> = (0..items.len()).collect();
        (0..count)
            .map(|_| {
                let at = self.index(pool.len());
                items[pool.swap_remove(at)].clone()
            })
            .collect()
    }

    /// Puts a list in random order (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }
}

fn low_half(product: u64) -> u32 {
    u32::try_from(product & u64::from(u32::MAX)).expect("masked to 32 bits")
}

#[cfg(test)]
mod tests {
    use crate::Root;

    fn stream() -> super::Stream {
        Root::new("stream tests", &[]).stream("any")
    }

    #[test]
    fn draws_stay_in_range_and_reach_both_ends() {
        let mut stream = stream();
        let mut seen = [false; 7];
        for _ in 0..1_000 {
            let draw = stream.between(-3, 3);
            assert!((-3..=3).contains(&draw));
            seen[usize::try_from(draw + 3).unwrap()] = true;
        }
        assert_eq!(seen, [true; 7]);
        assert_eq!(stream.below(1), 0);
        assert!(!stream.chance(0, 5) && stream.chance(5, 5));
    }

    /// 60,000 draws of six faces: a face's count has a standard deviation of 91, so 500 off is never chance.
    #[test]
    fn draws_are_even() {
        let mut stream = stream();
        let mut counts = [0_u32; 6];
        for _ in 0..60_000 {
            counts[stream.index(6)] += 1;
        }
        assert!(counts.iter().all(|count| count.abs_diff(10_000) < 500), "{counts:?}");
        let mut heavy = 0_u32;
        for _ in 0..60_000 {
            heavy += u32::from(*stream.pick_weighted(&[(1, false), (0, false), (5, true)]));
        }
        assert!(heavy.abs_diff(50_000) < 500, "{heavy}");
    }

    #[test]
    fn samples_are_distinct_and_shuffles_keep_all() {
        let mut stream = stream();
        let items: Vec<u32> = (0..20).collect();
        let mut sample = stream.sample(&items, 20);
        sample.sort_unstable();
        assert_eq!(sample, items);
        let mut shuffled = items.clone();
        stream.shuffle(&mut shuffled);
        assert_ne!(shuffled, items);
        shuffled.sort_unstable();
        assert_eq!(shuffled, items);
    }

    /// The bytes of every pinned exam hang on these words; a change of a dependency must show here first.
    #[test]
    fn words_are_pinned() {
        let mut stream = Root::new("pinned", &[b"1"]).stream("words");
        let words: Vec<u64> = (0..3).map(|_| stream.next_u64()).collect();
        assert_eq!(words, PINNED_WORDS);
    }

    /// A small bound takes 32 bits of the stream, a large one 64, from wherever the last draw ended. Computed in Python
    /// from the same key: products of words and bounds, without what is below 2³² and 2⁶⁴.
    #[test]
    fn draws_are_pinned() {
        let mut stream = Root::new("pinned", &[b"1"]).stream("words");
        let draws = [1_000, 1_000, 1 << 40, 1_000].map(|bound| stream.below(bound));
        assert_eq!(draws, [748, 916, 480_526_132_098, 677]);
    }

    /// Bounds of 3 × 2³⁰ and 3 × 2⁶² leave a quarter of all words to the short zone: were they not redrawn, a third of the
    /// numbers would have twice the chance of the others.
    #[test]
    fn large_bounds_are_even() {
        for bound in [3 << 30, 3 << 62] {
            let mut stream = stream();
            let thirds = (0..30_000).filter(|_| stream.below(bound).is_multiple_of(3)).count();
            assert!(thirds.abs_diff(10_000) < 500, "{thirds} of {bound}");
        }
    }

    /// Computed apart from this code, by a ChaCha20 (RFC 8439 rounds) in Python under the label's key.
    const PINNED_WORDS: [u64; 3] = [0xea80_e602_bfb0_cd80, 0x6fe1_96e3_8295_fa91, 0xca00_392f_ad78_cf6d];
}
