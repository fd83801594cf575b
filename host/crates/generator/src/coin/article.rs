//! The indefinite article that a coined value takes.

/// Returns `a` or `an`, by the sound with which a text begins. Codes are read letter by letter.
#[must_use]
pub fn indefinite_article(text: &str) -> &'static str {
    let word: &str = text.split([' ', '-']).next().unwrap_or_default();
    if begins_with_vowel_sound(word) { "an" } else { "a" }
}

fn begins_with_vowel_sound(word: &str) -> bool {
    let Some(first) = word.chars().next() else { return false };
    if first.is_ascii_digit() {
        // Eight, eighty, eight hundred; eleven and eighteen, but not a hundred and ten.
        let digits = word.chars().take_while(char::is_ascii_digit).count();
        return first == '8' || (digits % 3 == 2 && (word.starts_with("11") || word.starts_with("18")));
    }
    let is_code = word.len() > 1 && !word.chars().any(|letter| letter.is_ascii_lowercase());
    if is_code {
        return matches!(first, 'A' | 'E' | 'F' | 'H' | 'I' | 'L' | 'M' | 'N' | 'O' | 'R' | 'S' | 'X');
    }
    let lower = word.to_ascii_lowercase();
    if ["hour", "honest", "heir", "honour"].iter().any(|silent| lower.starts_with(silent)) {
        return true;
    }
    if ["eu", "one", "uni", "use", "usu", "ute", "ewe"].iter().any(|spoken| lower.starts_with(spoken)) {
        return false;
    }
    matches!(lower.as_bytes()[0], b'a' | b'e' | b'i' | b'o' | b'u')
}

#[cfg(test)]
mod tests {
    use super::indefinite_article;

    #[test]
    fn the_article_follows_the_sound() {
        for text in ["Orvane", "umbrella", "8-bit tune", "11 km walk", "hourglass", "MX-41", "F7-203", "18th try"] {
            assert_eq!(indefinite_article(text), "an", "{text}");
        }
        for text in ["Velmora", "university", "one-off", "110 m dash", "house", "QX-41", "B7", "european tour", "14 km"]
        {
            assert_eq!(indefinite_article(text), "a", "{text}");
        }
    }
}
