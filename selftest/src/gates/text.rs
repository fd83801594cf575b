//! How shortcuts read: words, sentences, content words, and spans that look like names.

use std::borrow::Cow;
use std::collections::BTreeSet;

/// Words that say nothing about the matter.
const STOP_WORDS: &[&str] = &[
    "a", "about", "again", "all", "am", "an", "and", "any", "are", "as", "at", "be", "been", "before", "but", "by",
    "can", "could", "d", "did", "do", "does", "for", "from", "get", "give", "go", "had", "has", "have", "he", "her",
    "him", "his", "how", "i", "if", "in", "into", "is", "it", "its", "just", "let", "ll", "m", "me", "more", "my",
    "name", "no", "not", "now", "of", "on", "one", "or", "our", "out", "please", "re", "s", "she", "should", "so",
    "some", "t", "tell", "than", "that", "the", "their", "them", "then", "there", "these", "they", "this", "to", "up",
    "us", "ve", "was", "we", "were", "what", "when", "where", "which", "who", "whose", "will", "with", "would", "you",
    "your",
];

/// Splits a text into words in lower case: runs of letters and digits.
pub(super) fn words(text: &str) -> Vec<String> {
    lowered_words(text).map(Cow::into_owned).collect()
}

/// Walks over the words of a text in lower case, mostly without making new texts.
pub(super) fn lowered_words(text: &str) -> impl Iterator<Item = Cow<'_, str>> {
    let words = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(|word| {
        let is_lower = word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
        if is_lower { Cow::Borrowed(word) } else { Cow::Owned(word.to_lowercase()) }
    })
}

/// Returns the words that say something about the matter.
pub(super) fn content_words(text: &str) -> BTreeSet<String> {
    words(text).into_iter().filter(|word| STOP_WORDS.binary_search(&&**word).is_err()).collect()
}

/// Splits a text into sentences, each with its closing mark.
pub(super) fn sentences(text: &str) -> Vec<&str> {
    let mut sentences = Vec::new();
    let mut start = 0;
    for (at, byte) in text.bytes().enumerate() {
        // What closes is one byte, and no byte of another character is like it.
        let closes = match byte {
            b'\n' => true,
            b'.' | b'!' | b'?' => text[at + 1..].chars().next().is_none_or(char::is_whitespace),
            _ => false,
        };
        if closes {
            sentences.push(text[start..=at].trim());
            start = at + 1;
        }
    }
    sentences.push(text[start..].trim());
    sentences.retain(|sentence| !sentence.is_empty());
    sentences
}

/// Returns the spans that look like names: runs of words with a capital or a digit, which small words and initials may
/// join. The first word of a sentence counts only if it isn't a common word, which `is_common` decides.
pub(super) fn name_spans(text: &str, is_common: impl Fn(&str) -> bool) -> Vec<&str> {
    const JOINTS: &[&str] = &["&", "of", "the", "v.", "and"];
    let mut spans: Vec<(usize, usize)> = Vec::new();
    let mut open: Option<(usize, usize)> = None;
    for token in text.split_whitespace() {
        let at = token.as_ptr().addr() - text.as_ptr().addr();
        let core = token.trim_matches(|letter: char| !letter.is_alphanumeric());
        let begins = at + token.find(core).unwrap_or(0);
        let ends = begins + core.len();
        let is_name = core.chars().any(|letter| letter.is_uppercase() || letter.is_ascii_digit())
            && !is_common(&core.to_lowercase());
        let glued = token.ends_with([',', ';', ':', '.', '!', '?']);
        if is_name && !core.is_empty() {
            let start = open.map_or(begins, |(start, _)| start);
            open = Some((start, ends));
            if glued {
                spans.extend(open.take());
            }
        } else if !JOINTS.contains(&token) || open.is_none() {
            spans.extend(open.take());
        }
    }
    spans.extend(open);
    spans.into_iter().map(|(start, end)| &text[start..end]).collect()
}

/// Counts the words of a set, in lower case, that stand in a text.
pub(super) fn nearness(words: &BTreeSet<String>, text: &str) -> usize {
    let found: BTreeSet<Cow<'_, str>> = lowered_words(text).filter(|word| words.contains(&**word)).collect();
    found.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stop_words_are_sorted() {
        assert!(STOP_WORDS.is_sorted());
    }

    #[test]
    fn texts_are_taken_apart() {
        assert_eq!(words("I've 2 cats, née Ümlaut."), ["i", "ve", "2", "cats", "née", "ümlaut"]);
        assert_eq!(sentences("One. Two 3.5 v1!  And\nthree"), ["One.", "Two 3.5 v1!", "And", "three"]);
        let content: Vec<String> = content_words("Where do I buy my bread?").into_iter().collect();
        assert_eq!(content, ["bread", "buy"]);
    }

    #[test]
    fn words_of_a_question_are_found_whole_and_once() {
        let question: BTreeSet<String> = ["bread", "buy", "ümlaut"].map(str::to_owned).into();
        for (text, near) in [("Bread, bread and breadth.", 1), ("I BUY Ümlaut bread", 3), ("nothing", 0), ("", 0)] {
            assert_eq!(nearness(&question, text), near, "{text}");
        }
    }

    #[test]
    fn names_are_found_where_they_stand() {
        let common = |word: &str| ["we", "the", "i", "on"].contains(&word);
        for (text, names) in [
            ("We moved to Long Thwaite on 3 May.", vec!["Long Thwaite", "3 May"]),
            (
                "Caldowick v. Ostermere Shipping settled, Ona & Sons too",
                vec!["Caldowick v. Ostermere Shipping", "Ona & Sons"],
            ),
            ("The code is KX-41, I think", vec!["KX-41"]),
            ("nothing here", vec![]),
        ] {
            assert_eq!(name_spans(text, common), names, "{text}");
        }
    }
}
