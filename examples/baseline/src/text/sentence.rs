//! Sentences of a text.

use super::token::{Token, tokens};

/// A sentence with its words, which are cut once for all who read them.
pub(crate) struct Sentence<'a> {
    /// The sentence.
    pub(crate) text: &'a str,
    /// Its words.
    pub(crate) words: Vec<Token>,
}

impl<'a> Sentence<'a> {
    /// Cuts a sentence into words.
    pub(crate) fn of(text: &'a str) -> Self {
        Self { text, words: tokens(text) }
    }
}

/// Words after which a full stop ends no sentence.
const SHORTENED: [&str; 13] = ["mr", "mrs", "ms", "dr", "prof", "st", "no", "v", "vs", "etc", "e.g", "i.e", "approx"];

/// Cuts a text into sentences: at line ends, and at `.`, `!`, `?` that white space follows.
pub(crate) fn sentences(text: &str) -> Vec<&str> {
    text.lines().flat_map(of_line).map(str::trim).filter(|sentence| !sentence.is_empty()).collect()
}

fn of_line(line: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut from = 0;
    for (at, c) in line.char_indices() {
        if !matches!(c, '.' | '!' | '?' | '…') {
            continue;
        }
        let end = at + c.len_utf8();
        let gap = line[end..].chars().next().is_none_or(char::is_whitespace);
        if gap && !(c == '.' && shortened(&line[from..at])) {
            found.push(&line[from..end]);
            from = end;
        }
    }
    found.push(&line[from..]);
    found
}

fn shortened(before: &str) -> bool {
    let word = before.rsplit(|c: char| !c.is_alphanumeric() && c != '.').next().unwrap_or("").to_lowercase();
    SHORTENED.contains(&word.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cuts_where_a_sentence_ends_and_only_there() {
        let text = "Dr. Roe paid 4.50! Was it v2.1? Yes.\nNext line";
        assert_eq!(sentences(text), ["Dr. Roe paid 4.50!", "Was it v2.1?", "Yes.", "Next line"]);
    }
}
