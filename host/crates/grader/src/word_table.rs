//! Tables of words that are asked about every token of an answer, so that a "no" must cost next to nothing.
//!
//! A filter of 512 bits, made when the table is compiled, says no to nearly all words without a comparison; what passes
//! is compared word by word.

/// The bits of a filter.
const BITS: usize = 512;

/// Says of a word that a table may hold it, or that it doesn't.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Filter([u64; BITS / 64]);

/// A table of words.
#[derive(Debug)]
pub(crate) struct Words {
    filter: Filter,
    words: &'static [&'static str],
}

/// What can tell whether it holds a word.
pub(crate) trait HoldsWord {
    /// Tells whether a word is among these.
    fn holds(&self, word: &str) -> bool;
}

/// Tells whether a table holds a word.
pub(crate) fn has(table: &(impl HoldsWord + ?Sized), word: &str) -> bool {
    table.holds(word)
}

impl Filter {
    /// Holds nothing.
    pub(crate) const NONE: Self = Self([0; BITS / 64]);

    /// Adds words.
    pub(crate) const fn and(mut self, words: &[&str]) -> Self {
        let mut at = 0;
        while at < words.len() {
            let bit = bit(words[at]);
            self.0[bit / 64] |= 1 << (bit % 64);
            at += 1;
        }
        self
    }

    /// Tells whether a word may be among them.
    pub(crate) const fn may_hold(&self, word: &str) -> bool {
        let bit = bit(word);
        self.0[bit / 64] & (1 << (bit % 64)) != 0
    }
}

/// Chooses a word's bit by its length and its first, middle and last byte.
const fn bit(word: &str) -> usize {
    let bytes = word.as_bytes();
    if bytes.is_empty() {
        return 0;
    }
    let (first, middle, last) = (bytes[0] as usize, bytes[bytes.len() / 2] as usize, bytes[bytes.len() - 1] as usize);
    (first * 37 + middle * 11 + last * 101 + bytes.len() * 67) % BITS
}

impl Words {
    /// Makes a table.
    pub(crate) const fn new(words: &'static [&'static str]) -> Self {
        Self { filter: Filter::NONE.and(words), words }
    }

    /// Returns the words in the order of the table.
    pub(crate) const fn all(&self) -> &'static [&'static str] {
        self.words
    }
}

impl HoldsWord for Words {
    fn holds(&self, word: &str) -> bool {
        self.filter.may_hold(word) && self.words.contains(&word)
    }
}

/// A few words on the spot.
impl<const N: usize> HoldsWord for [&str; N] {
    fn holds(&self, word: &str) -> bool {
        self.contains(&word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: Words = Words::new(&["not", "never", "", "é"]);

    #[test]
    fn a_table_holds_its_words_and_no_others() {
        for word in TABLE.all() {
            assert!(has(&TABLE, word), "{word}");
        }
        for word in ["nor", "nat", "nev", "neverr", "n", "ever", "e"] {
            assert!(!has(&TABLE, word), "{word}");
        }
        assert!(!Filter::NONE.may_hold("not"));
    }

    #[test]
    fn most_words_are_told_apart_without_a_comparison() {
        let small = crate::claims::english::SMALL_WORDS;
        let passed = crate::claims::english::CHANGES.all().iter().filter(|word| small.filter.may_hold(word)).count();
        assert!(
            passed <= 8,
            "{passed} of {} words pass the filter of others",
            crate::claims::english::CHANGES.all().len()
        );
    }
}
