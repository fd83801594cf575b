//! Characters: compatibility forms, accents, look-alike punctuation, invisible marks.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// A character after folding, with the bytes that it came from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Folded {
    /// The character: a small letter, a digit, or punctuation of which there is only one form.
    pub(crate) character: char,
    /// First byte after it.
    pub(crate) end: u32,
    /// Whether an accent was taken off.
    pub(crate) marked: bool,
    /// First byte.
    pub(crate) start: u32,
    /// Whether it was a capital.
    pub(crate) upper: bool,
}

/// Folds a text.
///
/// # Panics
/// If it has 4 GiB or more; answers are bounded far below.
pub(crate) fn fold_characters(text: &str) -> Vec<Folded> {
    assert!(u32::try_from(text.len()).is_ok(), "offsets are kept in 32 bits");
    let mut folded = Vec::with_capacity(text.len());
    for (at, character) in text.char_indices() {
        let start = offset(at);
        let end = offset(at + character.len_utf8());
        if character.is_ascii() {
            let upper = character.is_ascii_uppercase();
            folded.push(Folded { character: character.to_ascii_lowercase(), end, marked: false, start, upper });
        } else {
            fold_wide(character, start, end, &mut folded);
        }
    }
    folded
}

fn offset(at: usize) -> u32 {
    u32::try_from(at).expect("the whole text is below 4 GiB")
}

/// Folds a character beyond ASCII: to nothing, to one character, or to several.
fn fold_wide(character: char, start: u32, end: u32, folded: &mut Vec<Folded>) {
    if is_invisible(character) {
        return;
    }
    if is_accent(character) {
        // A combining accent belongs to the letter before it.
        if let Some(letter) = folded.last_mut() {
            letter.marked = true;
            letter.end = end;
        }
        return;
    }
    if let Some(plain) = plain_punctuation(character) {
        folded.push(Folded { character: plain, end, marked: false, start, upper: false });
        return;
    }
    if is_raised_digit(character) {
        // A raised digit is a footnote or an exponent, never part of the number or word before it.
        return;
    }
    if let Some((words, marked)) = spelled_letters(character) {
        let upper = character.is_uppercase();
        folded.extend(words.chars().map(|character| Folded { character, end, marked, start, upper }));
        return;
    }
    let upper = character.is_uppercase();
    let first = folded.len();
    let mut marked = false;
    for part in std::iter::once(character).nfkd() {
        if is_accent(part) {
            marked = true;
        } else if !is_invisible(part) {
            let plain = plain_punctuation(part).unwrap_or(part);
            folded.extend(plain.to_lowercase().filter(|part| !is_accent(*part)).map(|character| Folded {
                character,
                end,
                marked: false,
                start,
                upper,
            }));
        }
    }
    for letter in &mut folded[first..] {
        letter.marked = marked;
    }
}

/// Tells whether a character is an accent that readers of English leave out: the combining marks of the Latin,
/// Greek and Cyrillic scripts. Marks of other scripts are vowels and stay.
fn is_accent(character: char) -> bool {
    matches!(character,
        '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
        && is_combining_mark(character)
        && character != '\u{34f}'
}

/// Tells whether a character has no width and no meaning of its own: joiners, direction marks, fillers, tags.
pub(crate) fn is_invisible(character: char) -> bool {
    matches!(character,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
        // Controls other than white space show nothing either.
        || (character.is_control() && !character.is_whitespace())
}

/// Tells whether a text shows nothing: only white space and invisible characters (the empty Braille cell among them).
pub(crate) fn is_blank(text: &str) -> bool {
    text.chars().all(|character| character.is_whitespace() || is_invisible(character) || character == '\u{2800}')
}

/// Returns the one form that a quote, apostrophe, dash, space or list mark is folded to.
fn plain_punctuation(character: char) -> Option<char> {
    Some(match character {
        '\u{2018}'..='\u{201b}'
        | '\u{2032}'
        | '\u{2035}'
        | '\u{2b9}'
        | '\u{2bb}'..='\u{2bd}'
        | '\u{2c8}'
        | '\u{b4}'
        | '\u{ff07}'
        | '\u{a78c}' => '\'',
        '\u{201c}'..='\u{201f}'
        | '\u{ab}'
        | '\u{bb}'
        | '\u{2033}'
        | '\u{2036}'
        | '\u{300c}'..='\u{300f}'
        | '\u{2039}'
        | '\u{203a}' => '"',
        '\u{2010}'..='\u{2013}' | '\u{2212}' | '\u{fe63}' | '\u{ff0d}' | '\u{2043}' => '-',
        '\u{2014}' | '\u{2015}' | '\u{2e3a}' | '\u{2e3b}' => '—',
        '\u{2022}' | '\u{2023}' | '\u{25cf}' | '\u{25cb}' | '\u{25aa}' | '\u{25e6}' | '\u{b7}' | '\u{2027}' => '•',
        '\u{2026}' => '.',
        '\u{3002}' | '\u{ff61}' => '.',
        '\u{3001}' | '\u{ff64}' | '\u{60c}' => ',',
        '\u{2044}' | '\u{2215}' => '/',
        '\u{2192}' | '\u{21d2}' | '\u{27f6}' | '\u{2794}' => '→',
        '\u{2028}' | '\u{2029}' | '\u{85}' => '\n',
        space if space.is_whitespace() => ' ',
        _ => return None,
    })
}

fn is_raised_digit(character: char) -> bool {
    matches!(character, '\u{b2}' | '\u{b3}' | '\u{b9}' | '\u{2070}' | '\u{2074}'..='\u{2079}' | '\u{2080}'..='\u{2089}')
}

/// Returns the letters of a character that doesn't decompose, and whether that loses a diacritic.
fn spelled_letters(character: char) -> Option<(&'static str, bool)> {
    Some(match character {
        'ø' | 'Ø' => ("o", true),
        'ł' | 'Ł' => ("l", true),
        'đ' | 'Đ' | 'ð' | 'Ð' => ("d", true),
        'ħ' | 'Ħ' => ("h", true),
        'ı' | 'İ' => ("i", true),
        'ß' | 'ẞ' => ("ss", false),
        'æ' | 'Æ' => ("ae", false),
        'œ' | 'Œ' => ("oe", false),
        'þ' | 'Þ' => ("th", false),
        'ς' => ("σ", false),
        '½' => (" 0.5", false),
        '¼' => (" 0.25", false),
        '¾' => (" 0.75", false),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folded(text: &str) -> String {
        fold_characters(text).iter().map(|folded| folded.character).collect()
    }

    #[test]
    fn forms_of_one_character_become_one() {
        for (text, expected) in [
            ("Zoë", "zoe"),
            ("Zoe\u{308}", "zoe"),
            ("ＡＸ－９３", "ax-93"),
            ("AX\u{200b}-93", "ax-93"),
            ("don’t don\u{2bc}t don\u{2032}t don\u{b4}t don\u{ff07}t", "don't don't don't don't don't"),
            ("“quoted” «so»", "\"quoted\" \"so\""),
            ("3–4 — x", "3-4 — x"),
            ("ﬁne Straße Łódź", "fine strasse lodz"),
            ("Lisbon¹", "lisbon"),
            ("1\u{202f}500", "1 500"),
            ("5\u{fe0f}\u{20e3}", "5"),
            ("हिन्दी", "हिन्दी"),
        ] {
            assert_eq!(folded(text), expected, "{text:?}");
        }
    }

    #[test]
    fn blank_means_that_nothing_shows() {
        for text in
            ["", " ", "\t\n", "\u{a0}", "\u{200b}", "\u{feff} \u{2060}", "\u{2800}", "\u{3164}", "\u{0}", "\u{ad}"]
        {
            assert!(is_blank(text), "{text:?}");
        }
        for text in ["-", "0", "\u{200b}a", "."] {
            assert!(!is_blank(text), "{text:?}");
        }
    }
}
