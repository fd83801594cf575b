//! The terms under which a text is found.

use std::collections::BTreeMap;

use crate::lexicon::fields_of;
use crate::text::{is_common, tokens};

/// Mark before the name of a field of meaning, which no stem has.
const FIELD_MARK: char = '#';

/// Returns the terms of a text with how often each occurs: stems of the words that matter, the parts of hyphenated
/// words, and the fields of meaning that it touches.
pub(crate) fn terms_of(text: &str) -> BTreeMap<String, u32> {
    let mut terms = BTreeMap::new();
    for stem in content_stems(text) {
        *terms.entry(stem).or_insert(0) += 1;
    }
    for field in fields_of(text) {
        terms.insert(format!("{FIELD_MARK}{field}"), 1);
    }
    terms
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
        let terms = terms_of("I moved to Arlen. Arlen is small.");
        assert_eq!(terms.get("arlen"), Some(&2));
        assert_eq!(terms.get("#home"), Some(&1));
    }
}
