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

/// The base of the hashes: odd, so that no step loses what came before. Digits of the square root of 2.
const BASE: u64 = 0xb504_f333_f9de_6485;

/// The codes of ASCII characters; 0 is that of those that separate words.
const CODES: [u32; 128] = {
    let mut codes = [0; 128];
    let mut at = 0;
    while at < 128_u8 {
        if at.is_ascii_alphanumeric() {
            codes[at as usize] = code(at.to_ascii_lowercase() as char);
        }
        at += 1;
    }
    codes
};

/// Returns what a character of a word counts for in its hash. One is added, so that characters of 0 at the beginning
/// count.
const fn code(lower: char) -> u32 {
    folded(lower) as u32 + 1
}

/// Hashes of every run of neighbouring words of a text, without what separates the words, so that `QX-4821` and
/// `QX 4821` and `QX4821` are one: polynomials of their characters, in the ring of 64-bit numbers. Kept from one text
/// to the next for their room.
///
/// Two texts with one hash only cost a redraw, never a wrong answer.
#[derive(Default)]
pub(super) struct Runs {
    all: Vec<u64>,
    /// One hash for each word that has ended: of the run from there on.
    growing: Vec<u64>,
    words: Vec<u64>,
}

/// The hash of a word that hasn't ended.
struct Word {
    hash: u64,
    /// What the hash of the run before is multiplied by: the base, once for each character. One if there is none.
    shift: u64,
}

impl Word {
    const EMPTY: Self = Self { hash: 0, shift: 1 };

    fn grow(&mut self, code: u32) {
        self.hash = self.hash.wrapping_mul(BASE).wrapping_add(code.into());
        self.shift = self.shift.wrapping_mul(BASE);
    }
}

impl Runs {
    /// Reads a text. Each word is hashed once, and lengthens the runs before it as a whole. An article at the start is
    /// passed over: a sentence may put it before a text that has none.
    pub(super) fn read(&mut self, text: &str) {
        let text = text.strip_prefix("The ").unwrap_or(text);
        self.all.clear();
        self.growing.clear();
        self.words.clear();
        let mut word = Word::EMPTY;
        for symbol in text.chars() {
            match CODES.get(symbol as usize) {
                Some(0) => self.end_word(&mut word),
                Some(code) => word.grow(*code),
                None if symbol.is_alphanumeric() => symbol.to_lowercase().for_each(|lower| word.grow(code(lower))),
                None => self.end_word(&mut word),
            }
        }
        self.end_word(&mut word);
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

    fn end_word(&mut self, word: &mut Word) {
        let Word { hash, shift } = std::mem::replace(word, Word::EMPTY);
        // The base is odd, and no power of it is one before the 2⁶²nd.
        if shift != 1 {
            for run in &mut self.growing {
                *run = run.wrapping_mul(shift).wrapping_add(hash);
                self.all.push(*run);
            }
            self.growing.push(hash);
            self.words.push(hash);
            self.all.push(hash);
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
        let salt = runs("Old Salt  Orchard.");
        assert_eq!(salt.all().len(), 6);
        for part in ["old salt orchard", "old salt", "old", "salt orchard", "salt", "orchard"] {
            assert!(salt.all().contains(&runs(part).whole().unwrap()), "{part}");
        }
        assert_eq!(salt.whole(), runs("old salt orchard").whole());
        assert_eq!(salt.word(1), runs("salt").whole().unwrap());
        assert_eq!(runs("The Salt Orchard").all(), runs("Salt Orchard").all());
        assert!(runs(" -- ").whole().is_none() && runs(" -- ").all().is_empty());
    }

    #[test]
    fn letters_beyond_ascii_fold_as_others_do() {
        assert_eq!(runs("ÉTÉ Ünal").whole(), runs("été ünal").whole());
        assert_eq!(folded_words("ÉTÉ Ünal"), ["été", "ünai"]);
    }
}
