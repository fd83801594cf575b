//! The terms under which a text is found.

use std::collections::{BTreeMap, BTreeSet};

use crate::lexicon::{Field, fields_among};
use crate::text::{Token, is_common, stem, tokens};

/// Mark before the name of a field of meaning, which no stem has.
const FIELD_MARK: char = '#';

/// Mark before the first letters of a long word.
const HEAD_MARK: char = '~';

/// Letters of a word that its relatives share: `citizen` and `citizenship`.
const HEAD_LETTERS: usize = 5;

/// Returns the terms of a text with how often each occurs: stems of the words that matter, the heads of long ones, the
/// parts of hyphenated words, and the fields of meaning that it touches.
pub(crate) fn terms_of(text: &str) -> BTreeMap<String, u32> {
    let words = tokens(text);
    let mut terms = BTreeMap::new();
    for_each_stem(&words, |stem| {
        if let Some(head) = head_of(stem) {
            *terms.entry(format!("{HEAD_MARK}{head}")).or_insert(0) += 1;
        }
        *terms.entry(stem.to_owned()).or_insert(0) += 1;
    });
    for (field, points) in fields_among(&words) {
        terms.insert(term_of_field(field), points);
    }
    terms
}

/// Returns those of some terms, fields apart, that are terms of a text.
pub(crate) fn terms_held<'a, T>(words: &[Token], terms: &'a BTreeMap<String, T>) -> BTreeSet<&'a str> {
    let mut held = BTreeSet::new();
    let mut marked = String::with_capacity(HEAD_MARK.len_utf8() + HEAD_LETTERS);
    let mut hold = |term: &str| held.extend(terms.get_key_value(term).map(|(term, _)| &**term));
    for_each_stem(words, |stem| {
        if let Some(head) = head_of(stem) {
            marked.clear();
            marked.push(HEAD_MARK);
            marked.push_str(head);
            hold(&marked);
        }
        hold(stem);
    });
    held
}

/// Returns the first letters of a long word.
fn head_of(stem: &str) -> Option<&str> {
    (stem.len() > HEAD_LETTERS && stem.bytes().all(|b| b.is_ascii_lowercase())).then(|| &stem[..HEAD_LETTERS])
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
    for_each_stem(&tokens(text), |stem| stems.push(stem.to_owned()));
    stems
}

/// Walks over the stems of the words that matter, and before a hyphenated one over those of its parts.
fn for_each_stem(words: &[Token], mut visit: impl FnMut(&str)) {
    for word in words.iter().filter(|word| !is_common(&word.lower)) {
        if word.stem.bytes().any(|byte| byte == b'-') {
            word.stem.split('-').filter(|part| part.len() > 1).for_each(|part| visit(&stem(part)));
        }
        visit(&word.stem);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hyphenated_words_are_found_by_their_parts_too() {
        assert_eq!(content_stems("the salt-marsh map"), ["salt", "marsh", "salt-marsh", "map"]);
    }

    #[test]
    fn terms_are_held_whole_and_by_their_heads() {
        let wanted: BTreeMap<String, ()> =
            ["~citiz", "marsh", "salt-marsh", "home", "#home"].map(|term| (term.to_owned(), ())).into();
        let held = terms_held(&tokens("My citizenship, and the salt-marsh where I relocated."), &wanted);
        assert!(held.into_iter().eq(["marsh", "salt-marsh", "~citiz"]));
    }

    #[test]
    fn fields_are_terms_of_their_own() {
        let terms = terms_of("I relocated to Arlen. Arlen is small.");
        assert_eq!(terms.get("arlen"), Some(&2));
        assert_eq!(terms.get("#home"), Some(&3));
    }
}
