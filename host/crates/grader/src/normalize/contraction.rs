//! Contractions: written out, so that "I don’t" and "I do not" are the same words.

use crate::word_table::Filter;

/// What a word with an apostrophe, or a word that lost one, stands for.
pub(super) enum Written {
    /// It is a word as it stands, without its apostrophes.
    Plain,
    /// These words.
    Words(&'static [&'static str]),
    /// What stands before this many letters, then these words.
    Base(usize, &'static [&'static str]),
    /// What stands before the ending, then a possessive (or a short "is").
    Possessive(usize),
}

/// Words that are written out whole, sorted.
const WHOLE: &[(&str, &[&str])] = &[
    ("ain't", &["is", "not"]),
    ("aint", &["is", "not"]),
    ("arent", &["are", "not"]),
    ("can't", &["can", "not"]),
    ("cannot", &["can", "not"]),
    ("cant", &["can", "not"]),
    ("couldnt", &["could", "not"]),
    ("didnt", &["did", "not"]),
    ("doesnt", &["does", "not"]),
    ("dont", &["do", "not"]),
    ("dunno", &["do", "not", "know"]),
    ("hadnt", &["had", "not"]),
    ("hasnt", &["has", "not"]),
    ("havent", &["have", "not"]),
    ("idk", &["i", "do", "not", "know"]),
    ("im", &["i", "am"]),
    ("isnt", &["is", "not"]),
    ("ive", &["i", "have"]),
    ("shan't", &["shall", "not"]),
    ("shouldnt", &["should", "not"]),
    ("wasnt", &["was", "not"]),
    ("werent", &["were", "not"]),
    ("won't", &["will", "not"]),
    ("wont", &["will", "not"]),
    ("wouldnt", &["would", "not"]),
    ("youve", &["you", "have"]),
];

/// The words of that table.
const WHOLE_WORDS: Filter = whole_words();

const fn whole_words() -> Filter {
    let mut filter = Filter::NONE;
    let mut at = 0;
    while at < WHOLE.len() {
        filter = filter.and(&[WHOLE[at].0]);
        at += 1;
    }
    filter
}

/// Endings, each with the word that it stands for. "'d" may be "had"; no rule asks which.
const ENDINGS: &[(&str, &[&str])] = &[
    ("n't", &["not"]),
    ("'ve", &["have"]),
    ("'re", &["are"]),
    ("'ll", &["will"]),
    ("'m", &["am"]),
    ("'d", &["would"]),
];

/// Tells what a small-letter word stands for.
pub(super) fn write_out(word: &str) -> Written {
    // Most words stand in no table, have no apostrophe, and end here.
    if WHOLE_WORDS.may_hold(word)
        && let Ok(at) = WHOLE.binary_search_by(|(short, _)| (*short).cmp(word))
    {
        return Written::Words(WHOLE[at].1);
    }
    if !word.contains('\'') {
        return Written::Plain;
    }
    for (ending, words) in ENDINGS {
        if word.len() > ending.len() && word.ends_with(ending) {
            return Written::Base(word.len() - ending.len(), words);
        }
    }
    if word.len() > 2 && word.ends_with("'s") {
        return Written::Possessive(word.len() - 2);
    }
    Written::Plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_sorted() {
        assert!(WHOLE.is_sorted_by(|(one, _), (other, _)| one < other));
    }
}
