//! What a request about a code, a note or another belonging is about: `my bike lock` of `the combination of my bike lock`.

use super::token::{Token, is_common, tokens};
use super::words::{Words, words};

/// Words that say what sort of thing is kept, and not for what.
static SORTS: Words = words!(
    " code codes combination copy number numbers password pin passcode token key slip record records memory note notes \
thing digits characters recovery emergency secret entry lock's one front way person letter moment time form sure own hold mind "
);

/// Finds the belonging that a request is most likely about.
pub(crate) fn object_in(text: &str) -> Option<String> {
    objects_in(text).into_iter().next()
}

/// Finds the belongings that a request may be about: the noun phrases with `my` or `our`, then those with `the` or `a`, that are
/// more than the sort of thing that is kept.
pub(crate) fn objects_in(text: &str) -> Vec<String> {
    let words = tokens(text);
    let phrases = |owner: &[&str]| {
        let starts = words.iter().enumerate().filter(|(_, word)| owner.contains(&&*word.lower)).map(|(place, _)| place);
        starts.filter_map(|place| phrase_after(text, &words, place)).collect::<Vec<String>>()
    };
    [phrases(&["my", "our"]), phrases(&["the", "a", "this"])].concat()
}

/// Takes the words of a noun phrase after its determiner, without those that only say the sort.
fn phrase_after(text: &str, words: &[Token], place: usize) -> Option<String> {
    let mut kept: Vec<&str> = Vec::new();
    let mut end = words[place].end;
    for word in words[place + 1..].iter().take(4) {
        let apart = !text[end..word.start].chars().all(|c| c == ' ');
        let sort = SORTS.holds(&word.lower);
        if apart || is_common(&word.lower) && !sort || ENDS.holds(&word.lower) {
            break;
        }
        end = word.end;
        if !sort {
            kept.push(&text[word.start..word.end]);
        }
    }
    (!kept.is_empty()).then(|| kept.join(" "))
}

/// Words that end a noun phrase, besides common ones.
static ENDS: Words = words!(" opens open completely please entirely altogether thanks anymore changed kept ");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_belonging_is_found_however_it_is_put() {
        for (text, expected) in [
            ("Forget the combination of my boat shed, please.", Some("boat shed")),
            ("Note the boat shed code: QX-17.", Some("boat shed")),
            ("QX-17 opens the boat shed.", Some("boat shed")),
            ("What was the code of my own boat shed again?", Some("boat shed")),
            ("What's the code?", None),
        ] {
            assert_eq!(object_in(text).as_deref(), expected, "{text}");
        }
    }
}
