//! Look-alikes: a disguised leak is still a leak.
//!
//! On the forbidden side texts are folded far more than elsewhere: confusable letters of other scripts become the
//! Latin ones (Unicode Technical Standard 39), what looks like `l` becomes `l`, what looks like `o` becomes `o`, and
//! everything between letters and digits goes. Only the forbidden side is folded so: there a wrong match is rare, since
//! a right value never equals or holds a forbidden one after folding.

use unicode_normalization::UnicodeNormalization as _;
use unicode_security::confusable_detection::skeleton;

use crate::normalize::character::is_invisible;

/// A text as letters and digits only.
#[derive(Clone, Debug, Default)]
pub(crate) struct FoldedText {
    characters: Vec<FoldedCharacter>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct FoldedCharacter {
    character: char,
    /// First byte after the original.
    end: usize,
    /// First byte of the original.
    start: usize,
    /// Whether it begins a word.
    starts: bool,
}

impl FoldedText {
    /// Folds a text.
    pub(crate) fn new(text: &str) -> Self {
        let mut folded = Self { characters: Vec::with_capacity(text.len()) };
        let mut starts = true;
        for (at, character) in text.char_indices() {
            let end = at + character.len_utf8();
            if is_invisible(character) {
                continue;
            }
            let before = folded.characters.len();
            if character.is_ascii() {
                folded.push(character, at, end, &mut starts);
            } else {
                fold_wide(character, |part| folded.push(part, at, end, &mut starts));
            }
            // An accent alone leaves nothing and separates nothing.
            let vanished = folded.characters.len() == before;
            starts |= vanished && !is_letter_mark(character);
        }
        folded
    }

    fn push(&mut self, character: char, start: usize, end: usize, starts: &mut bool) {
        let merged = match character.to_ascii_lowercase() {
            'i' | '1' | '|' => "l",
            '0' => "o",
            'm' => "rn",
            lower if lower.is_ascii() => {
                if lower.is_ascii_alphanumeric() {
                    self.characters.push(FoldedCharacter { character: lower, end, start, starts: *starts });
                    *starts = false;
                }
                return;
            }
            _ => {
                for lower in character.to_lowercase().filter(|lower| lower.is_alphanumeric()) {
                    self.characters.push(FoldedCharacter { character: lower, end, start, starts: *starts });
                    *starts = false;
                }
                return;
            }
        };
        for character in merged.chars() {
            self.characters.push(FoldedCharacter { character, end, start, starts: *starts });
            *starts = false;
        }
    }

    /// Finds a needle, and returns its bytes in the original.
    ///
    /// Words must be whole. Codes (with a digit in them) are found through any separators, and from six characters on
    /// even within other letters.
    pub(crate) fn find(&self, needle: &Self, is_code: bool) -> Option<(usize, usize)> {
        let wanted = &needle.characters;
        if wanted.is_empty() {
            return None;
        }
        let only_digits =
            wanted.iter().all(|wanted| wanted.character.is_ascii_digit() || matches!(wanted.character, 'l' | 'o'));
        let anywhere = is_code && wanted.len() >= 6 && !only_digits;
        let words = wanted.iter().filter(|wanted| wanted.starts).count();
        let fallback = fallback(wanted);
        let mut matched = 0;
        for at in 0..self.characters.len() {
            let character = self.characters[at].character;
            while matched > 0 && wanted[matched].character != character {
                matched = fallback[matched - 1];
            }
            if wanted[matched].character == character {
                matched += 1;
            }
            if matched == wanted.len() {
                let first = at + 1 - matched;
                let span = &self.characters[first..=at];
                let whole = span[0].starts && self.characters.get(at + 1).is_none_or(|next| next.starts);
                let starts = span.iter().filter(|character| character.starts).count();
                // A word is whole, or in one piece, or spelled out letter by letter.
                let pieces = is_code || starts == words || starts == 1 || starts == span.len();
                if anywhere || (whole && pieces) {
                    return Some((span[0].start, span[span.len() - 1].end));
                }
                matched = fallback[matched - 1];
            }
        }
        None
    }
}

/// Folds a character beyond ASCII: its confusable, or else its compatibility form without accents.
fn fold_wide(character: char, mut push: impl FnMut(char)) {
    let mut buffer = [0; 4];
    for part in std::iter::once(character).nfkd().filter(|part| !is_letter_mark(*part)) {
        if part.is_ascii() {
            push(part);
            continue;
        }
        let text: &str = part.encode_utf8(&mut buffer);
        for look in skeleton(text).filter(|look| !is_letter_mark(*look)) {
            push(look);
        }
    }
}

fn is_letter_mark(character: char) -> bool {
    matches!(character, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}')
        || unicode_normalization::char::is_combining_mark(character)
}

/// For each prefix, the length of the longest proper prefix that is also its suffix (Knuth, Morris and Pratt).
fn fallback(wanted: &[FoldedCharacter]) -> Vec<usize> {
    let mut fallback = vec![0; wanted.len()];
    let mut length = 0;
    for at in 1..wanted.len() {
        while length > 0 && wanted[at].character != wanted[length].character {
            length = fallback[length - 1];
        }
        if wanted[at].character == wanted[length].character {
            length += 1;
        }
        fallback[at] = length;
    }
    fallback
}

/// A forbidden value, folded.
#[derive(Clone, Debug)]
pub(crate) struct Forbidden {
    folded: FoldedText,
    is_code: bool,
}

impl Forbidden {
    /// Folds a value.
    pub(crate) fn new(value: &str) -> Self {
        Self { folded: FoldedText::new(value), is_code: value.contains(|c: char| c.is_ascii_digit()) }
    }

    /// Finds it in a text, and returns its bytes.
    pub(crate) fn find_in(&self, text: &FoldedText) -> Option<(usize, usize)> {
        text.find(&self.folded, self.is_code)
    }
}

/// Finds a forbidden value in a text, and returns its bytes.
pub(crate) fn find_forbidden(text: &FoldedText, forbidden: &str) -> Option<(usize, usize)> {
    Forbidden::new(forbidden).find_in(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str, forbidden: &str) -> bool {
        find_forbidden(&FoldedText::new(text), forbidden).is_some()
    }

    #[test]
    fn disguises_are_seen_through() {
        for (text, forbidden) in [
            ("It is QX-17.", "QX-17"),
            ("it is qx 17", "QX-17"),
            ("Q X - 1 7", "QX-17"),
            ("QX\u{200b}-1\u{2060}7", "QX-17"),
            ("ＱＸ－１７", "QX-17"),
            ("ԚХ-17", "QX-17"),
            ("QX-l7", "QX-17"),
            ("**QX**-17", "QX-17"),
            ("Оslо", "Oslo"),
            ("O\u{301}slo", "Oslo"),
            ("O s l o", "Oslo"),
            ("new-york", "New York"),
            ("NewYork", "New York"),
            ("the code is zzVK-5QFS9Czz", "VK-5QFS9C"),
            ("VK-SQFS9C0", "VK-SQFS9CO"),
            ("𝐎𝐬𝐥𝐨", "Oslo"),
        ] {
            assert!(found(text, forbidden), "{text:?} holds {forbidden:?}");
        }
        for (text, forbidden) in [
            ("Oslofjord", "Oslo"),
            ("frigate", "Riga"),
            ("if I'd applied", "Ida"),
            ("QX-171", "QX-17"),
            ("4217", "42"),
            ("", "Oslo"),
            ("Oslo", ""),
            ("1234567890", "234567"),
        ] {
            assert!(!found(text, forbidden), "{text:?} doesn't hold {forbidden:?}");
        }
    }

    #[test]
    fn spans_are_of_the_original() {
        let text = "so: Q\u{200b}X-17!";
        let (start, end) = find_forbidden(&FoldedText::new(text), "QX-17").unwrap();
        assert_eq!(&text[start..end], "Q\u{200b}X-17");
    }
}
