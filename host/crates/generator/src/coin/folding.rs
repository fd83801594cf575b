//! Folding look-alikes: what a careless reader could take for the same.

/// Splits a text into words with case and confusable characters folded: 0 and O, 1 and l and I, 5 and S, 8 and B,
/// 2 and Z. Everything that is neither letter nor digit separates words.
#[must_use]
pub fn folded_words(text: &str) -> Vec<String> {
    text.split(|symbol: char| !symbol.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(|word| word.chars().flat_map(char::to_lowercase).map(folded).collect())
        .collect()
}

/// Tells whether a text holds a value as whole words, once both are folded.
#[must_use]
pub fn holds(text: &str, value: &str) -> bool {
    let (text, value) = (folded_words(text), folded_words(value));
    !value.is_empty() && text.windows(value.len()).any(|words| words == value)
}

/// Folds one character of a text in lower case.
const fn folded(symbol: char) -> char {
    match symbol {
        '0' => 'o',
        '1' | 'l' => 'i',
        '5' => 's',
        '8' => 'b',
        '2' => 'z',
        other => other,
    }
}

/// Hashes of every run of neighbouring words of a text (FNV-1a, 64 bits), without what separates the words, so that
/// `QX-4821` and `QX 4821` and `QX4821` are one. Kept from one text to the next for their room.
///
/// Two texts with one hash only cost a redraw, never a wrong answer.
#[derive(Default)]
pub(super) struct Runs {
    all: Vec<u64>,
    /// One hash for each word that has begun: of the run from there on.
    growing: Vec<u64>,
    words: Vec<u64>,
}

impl Runs {
    /// Reads a text. All hashes grow with every character, and are noted at each word's end.
    pub(super) fn read(&mut self, text: &str) {
        self.all.clear();
        self.growing.clear();
        self.words.clear();
        let mut in_word = false;
        for symbol in text.chars() {
            if symbol.is_ascii_alphanumeric() {
                self.grow(&mut in_word, symbol.to_ascii_lowercase());
            } else if symbol.is_alphanumeric() {
                symbol.to_lowercase().for_each(|lower| self.grow(&mut in_word, lower));
            } else {
                self.end_word(&mut in_word);
            }
        }
        self.end_word(&mut in_word);
    }

    /// Returns the hashes of all runs; none if the text has no word.
    pub(super) fn all(&self) -> &[u64] {
        &self.all
    }

    /// Returns the hash of the whole text; none if it has no word.
    pub(super) fn whole(&self) -> Option<u64> {
        self.growing.first().copied()
    }

    /// Returns the hash of a word, by its ordinal.
    ///
    /// # Panics
    /// If the text has fewer words.
    pub(super) fn word(&self, ordinal: usize) -> u64 {
        self.words[ordinal]
    }

    fn grow(&mut self, in_word: &mut bool, lower: char) {
        if !*in_word {
            self.growing.push(0xcbf2_9ce4_8422_2325);
            *in_word = true;
        }
        let code = u64::from(u32::from(folded(lower)));
        for hash in &mut self.growing {
            *hash = (*hash ^ code).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn end_word(&mut self, in_word: &mut bool) {
        if std::mem::take(in_word) {
            self.all.extend_from_slice(&self.growing);
            self.words.extend(self.growing.last());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn runs(text: &str) -> Runs {
        let mut runs = Runs::default();
        runs.read("what was read before");
        runs.read(text);
        runs
    }

    #[test]
    fn look_alikes_fold_and_separators_do_not_count() {
        assert_eq!(folded_words("Qx-4821, ll"), ["qx", "4bzi", "ii"]);
        assert_eq!(runs("QX-4821-TR").whole(), runs("qx 4BZl tr").whole());
        assert_eq!(runs("QX-4821-TR").whole(), runs("QX4821TR").whole());
        assert_ne!(runs("QX-4821-TR").whole(), runs("QX-4281-TR").whole());
        assert!(holds("it was Q5-OB, I think", "qS-08"));
        assert!(!holds("Harrowgate", "Harrow") && !holds("any", ""));
    }

    #[test]
    fn runs_are_all_neighbouring_words() {
        let salt = runs("The Salt  Orchard.");
        assert_eq!(salt.all().len(), 6);
        for part in ["the salt orchard", "the salt", "the", "salt orchard", "salt", "orchard"] {
            assert!(salt.all().contains(&runs(part).whole().unwrap()), "{part}");
        }
        assert_eq!(salt.whole(), runs("the salt orchard").whole());
        assert_eq!(salt.word(1), runs("salt").whole().unwrap());
        assert!(runs(" -- ").whole().is_none() && runs(" -- ").all().is_empty());
    }

    #[test]
    fn letters_beyond_ascii_fold_as_others_do() {
        assert_eq!(runs("ÉTÉ Ünal").whole(), runs("été ünal").whole());
        assert_eq!(folded_words("ÉTÉ Ünal"), ["été", "ünai"]);
    }
}
