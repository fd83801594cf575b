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

/// Hashes every run of neighbouring words of a text (FNV-1a, 64 bits), without what separates them, so that
/// `QX-4821` and `QX 4821` and `QX4821` are one. The whole text comes first.
///
/// Two texts with one hash only cost a redraw, never a wrong answer.
pub(super) fn runs(text: &str) -> Vec<u64> {
    let mut ends = Vec::new();
    let mut symbols = Vec::with_capacity(text.len());
    for symbol in text.chars() {
        if symbol.is_alphanumeric() {
            symbols.extend(symbol.to_lowercase().map(folded));
        } else if ends.last().copied().unwrap_or(0) < symbols.len() {
            ends.push(symbols.len());
        }
    }
    if ends.last().copied().unwrap_or(0) < symbols.len() {
        ends.push(symbols.len());
    }
    let mut hashes = Vec::with_capacity(ends.len() * (ends.len() + 1) / 2);
    let mut begin = 0;
    for first in 0..ends.len() {
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        let mut at = begin;
        let from = hashes.len();
        for end in &ends[first..] {
            for symbol in &symbols[at..*end] {
                hash = (hash ^ u64::from(u32::from(*symbol))).wrapping_mul(0x0100_0000_01b3);
            }
            at = *end;
            hashes.push(hash);
        }
        hashes[from..].reverse();
        begin = ends[first];
    }
    hashes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn look_alikes_fold_and_separators_do_not_count() {
        assert_eq!(folded_words("Qx-4821, ll"), ["qx", "4bzi", "ii"]);
        assert_eq!(runs("QX-4821-TR")[0], runs("qx 4BZl tr")[0]);
        assert_eq!(runs("QX-4821-TR")[0], runs("QX4821TR")[0]);
        assert_ne!(runs("QX-4821-TR")[0], runs("QX-4281-TR")[0]);
        assert!(holds("it was Q5-OB, I think", "qS-08"));
        assert!(!holds("Harrowgate", "Harrow") && !holds("any", ""));
    }

    #[test]
    fn runs_are_all_neighbouring_words_with_the_whole_first() {
        let whole = runs("The Salt  Orchard.");
        assert_eq!(whole.len(), 6);
        for part in ["the salt orchard", "the salt", "the", "salt orchard", "salt", "orchard"] {
            assert!(whole.contains(&runs(part)[0]), "{part}");
        }
        assert_eq!(whole[0], runs("the salt orchard")[0]);
        assert!(runs(" -- ").is_empty());
    }
}
