//! How values are put together of words and syllables.

use belljar_seed::Stream;

/// Room for a joined value, and for what is put behind it: most have fewer letters.
const JOINED_BYTES: usize = 32;

/// Joins one item of each list: the way most values are coined.
pub(super) fn join(stream: &mut Stream, lists: &[&[&str]]) -> String {
    let mut text = String::with_capacity(JOINED_BYTES);
    join_onto(&mut text, stream, lists);
    text
}

/// Appends one item of each list.
pub(super) fn join_onto(text: &mut String, stream: &mut Stream, lists: &[&[&str]]) {
    for list in lists {
        text.push_str(stream.pick::<&str>(list));
    }
}

/// Appends one item of a list.
pub(super) fn with_one_of(mut text: String, stream: &mut Stream, list: &[&str]) -> String {
    text.push_str(stream.pick::<&str>(list));
    text
}

/// Gives a text a capital at the start of each word but the small ones. All words that titles are made of are ASCII.
pub(super) fn title_case(mut text: String) -> String {
    let mut start = 0;
    while start < text.len() {
        let end = text[start..].find(' ').map_or(text.len(), |length| start + length);
        let small = start > 0
            && matches!(
                &text[start..end],
                "a" | "an" | "and" | "at" | "by" | "for" | "from" | "in" | "of" | "on" | "the" | "to" | "with"
            );
        if !small && end > start {
            text[start..=start].make_ascii_uppercase();
        }
        start = end + 1;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_words_have_no_capital_within_a_title() {
        assert_eq!(title_case("the heron of the mill".to_owned()), "The Heron of the Mill");
        assert_eq!(title_case("of salt and of  rye".to_owned()), "Of Salt and of  Rye");
    }
}
