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
    // One hash for each word that has begun; all of them grow with every character, and are noted at each word's end.
    let mut growing: Vec<u64> = Vec::with_capacity(8);
    let mut hashes: Vec<u64> = Vec::with_capacity(16);
    let mut in_word = false;
    for symbol in text.chars() {
        if symbol.is_alphanumeric() {
            if !in_word {
                growing.push(0xcbf2_9ce4_8422_2325);
                in_word = true;
            }
            for lower in symbol.to_lowercase() {
                let code = u64::from(u32::from(folded(lower)));
                for hash in &mut growing {
                    *hash = (*hash ^ code).wrapping_mul(0x0100_0000_01b3);
                }
            }
        } else if in_word {
            hashes.extend(&growing);
            in_word = false;
        }
    }
    if in_word {
        hashes.extend(&growing);
    }
    if let Some(whole) = hashes.len().checked_sub(growing.len()).filter(|_| !hashes.is_empty()) {
        hashes.swap(0, whole);
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
