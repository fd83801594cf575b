//! Sentences and words: the least that an agent needs to look things up by what was said.

/// Walks over the sentences of a text: they end at full stops, question marks and exclamation marks that white space
/// follows.
///
/// ```
/// use belljar_guest::text;
///
/// let said = "It cost 4.50 euros! Cheap?\nYes";
/// assert!(text::sentences(said).eq(["It cost 4.50 euros!", "Cheap?", "Yes"]));
/// ```
pub fn sentences(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text.trim();
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let ends = |(at, _): &(usize, &str)| rest[at + 1..].starts_with(char::is_whitespace);
        let cut = rest.match_indices(['.', '?', '!']).find(ends).map_or(rest.len(), |(at, _)| at + 1);
        let (sentence, after) = rest.split_at(cut);
        rest = after.trim_start();
        Some(sentence)
    })
}

/// Walks over the words of a text, in lower case: runs of letters and digits. An apostrophe ends a word.
///
/// ```
/// use belljar_guest::text;
///
/// assert!(text::words("It's Zoë's 2nd cat.").eq(["it", "s", "zoë", "s", "2nd", "cat"]));
/// ```
pub fn words(text: &str) -> impl Iterator<Item = String> {
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_lowercase)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn white_space_alone_is_no_sentence() {
        assert_eq!(sentences(" \n\t\n").count(), 0);
        assert!(sentences("One.  Two. ").eq(["One.", "Two."]));
    }

    #[test]
    fn sentences_keep_what_follows_the_last_stop() {
        assert!(sentences("See a.b. Then é! é").eq(["See a.b.", "Then é!", "é"]));
    }
}
