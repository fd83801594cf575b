//! The terms under which a text is found.

use std::collections::BTreeMap;

use crate::lexicon::{Field, fields_of};
use crate::text::{is_common, tokens};

/// Mark before the name of a field of meaning, which no stem has.
const FIELD_MARK: char = '#';

/// Mark before the first letters of a long word.
const HEAD_MARK: char = '~';

/// Letters of a word that its relatives share: `citizen` and `citizenship`.
const HEAD_LETTERS: usize = 5;

/// Returns the terms of a text with how often each occurs: stems of the words that matter, the heads of long ones, the
/// parts of hyphenated words, and the fields of meaning that it touches.
pub(crate) fn terms_of(text: &str) -> BTreeMap<String, u32> {
    let mut terms = BTreeMap::new();
    for stem in content_stems(text) {
        if stem.len() > HEAD_LETTERS && stem.bytes().all(|b| b.is_ascii_lowercase()) {
            *terms.entry(format!("{HEAD_MARK}{}", &stem[..HEAD_LETTERS])).or_insert(0) += 1;
        }
        *terms.entry(stem).or_insert(0) += 1;
    }
    for (field, points) in fields_of(text) {
        terms.insert(term_of_field(field), points);
    }
    terms
}

/// Returns the term under which what touches a field is found.
pub(crate) fn term_of_field(field: &Field) -> String {
    format!("{FIELD_MARK}{}", field.name)
}

/// Whether a term is a field of meaning.
pub(crate) fn is_field(term: &str) -> bool {
    term.starts_with(FIELD_MARK)
}

/// Whether a term is the head of a word.
pub(crate) fn is_head(term: &str) -> bool {
    term.starts_with(HEAD_MARK)
}

/// Returns the stems of the words that matter, in order, repeats included.
pub(crate) fn content_stems(text: &str) -> Vec<String> {
    let mut stems = Vec::new();
    for token in tokens(text).into_iter().filter(|token| !is_common(&token.lower)) {
        if token.stem.contains('-') {
            stems.extend(token.stem.split('-').filter(|part| part.len() > 1).map(crate::text::stem));
        }
        stems.push(token.stem);
    }
    stems
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hyphenated_words_are_found_by_their_parts_too() {
        assert_eq!(content_stems("the salt-marsh map"), ["salt", "marsh", "salt-marsh", "map"]);
    }

    #[test]
    fn fields_are_terms_of_their_own() {
        let terms = terms_of("I relocated to Arlen. Arlen is small.");
        assert_eq!(terms.get("arlen"), Some(&2));
        assert_eq!(terms.get("#home"), Some(&3));
    }
}
