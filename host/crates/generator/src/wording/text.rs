//! Words of a grammar, with what is known of them when we compile.

/// The base of fingerprints: odd, so that no step loses what came before. Digits of the golden ratio.
const BASE: u64 = 0x9e37_79b9_7f4a_7c15;

/// Words, and their part in the fingerprint of what they stand in.
pub(crate) struct Text {
    /// Fingerprint of these words alone.
    fingerprint: u64,
    /// What the fingerprint of the words before is multiplied by: the base, once for each byte.
    shift: u64,
    words: &'static str,
}

impl Text {
    /// Fingerprints words: a polynomial of their bytes, in the ring of 64-bit numbers.
    pub(crate) const fn new(words: &'static str) -> Self {
        let bytes = words.as_bytes();
        let (mut fingerprint, mut shift, mut at) = (0_u64, 1_u64, 0);
        while at < bytes.len() {
            // One is added, so that bytes of 0 at the beginning count.
            fingerprint = fingerprint.wrapping_mul(BASE).wrapping_add(bytes[at] as u64 + 1);
            shift = shift.wrapping_mul(BASE);
            at += 1;
        }
        Self { fingerprint, shift, words }
    }

    /// Returns the words.
    pub(crate) const fn words(&self) -> &'static str {
        self.words
    }

    /// Returns the fingerprint of words that end in these, given that of those before: the same as if all of them had
    /// been fingerprinted as one text.
    pub(crate) const fn fingerprint_after(&self, before: u64) -> u64 {
        before.wrapping_mul(self.shift).wrapping_add(self.fingerprint)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::Text;

    #[test]
    fn a_fingerprint_does_not_depend_on_where_words_are_cut() {
        let whole = Text::new("the bus was late again.").fingerprint_after(0);
        for at in [0, 4, 11, 22] {
            let (one, two) = "the bus was late again.".split_at(at);
            assert_eq!(Text::new(two).fingerprint_after(Text::new(one).fingerprint_after(0)), whole, "{at}");
        }
    }

    #[test]
    fn other_words_have_other_fingerprints() {
        let words = ["", "a", "b", "ab", "ba", "aa", "\0", "\0\0", "the bus", "the sub", "bus the"];
        let all: BTreeSet<u64> = words.iter().map(|words| Text::new(words).fingerprint_after(0)).collect();
        assert_eq!(all.len(), words.len());
    }
}
