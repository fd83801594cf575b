//! Ranking by words in common.

use std::cmp::Reverse;
use std::collections::BTreeSet;

/// Words that say nothing about what is looked for.
const STOP_WORDS: &[&str] = &[
    "a", "about", "an", "and", "any", "are", "as", "at", "be", "by", "can", "did", "do", "does", "for", "from", "had",
    "has", "have", "how", "i", "in", "is", "it", "its", "me", "my", "of", "on", "or", "our", "s", "so", "that", "the",
    "their", "there", "these", "they", "this", "to", "us", "was", "we", "were", "what", "when", "where", "which",
    "who", "why", "will", "with", "you", "your",
];

/// The content words of a text: lower case, without stop words, singular and plural alike.
pub(super) struct Words(BTreeSet<String>);

impl Words {
    /// Finds the content words of texts.
    pub(super) fn of<'a>(texts: impl IntoIterator<Item = &'a str>) -> Self {
        let mut words = BTreeSet::new();
        for text in texts {
            let text = text.to_lowercase();
            let tokens = text.split(|character: char| !character.is_alphanumeric());
            let content = tokens.filter(|token| !token.is_empty() && !STOP_WORDS.contains(token));
            words.extend(content.map(|token| singular(token).into_owned()));
        }
        Self(words)
    }

    /// Counts the words that both have.
    pub(super) fn in_common(&self, other: &Self) -> usize {
        self.0.intersection(&other.0).count()
    }
}

/// Returns things that have a word in common with what is wanted, those with most first; equal ones stay in order.
pub(super) fn ranked<'a, T, Text: AsRef<str>>(
    wanted: &Words,
    things: &'a [T],
    texts: impl Fn(&'a T) -> Vec<Text>,
) -> Vec<&'a T> {
    let overlap = |thing| wanted.in_common(&Words::of(texts(thing).iter().map(AsRef::as_ref)));
    let mut found: Vec<(usize, &T)> =
        things.iter().map(|thing| (overlap(thing), thing)).filter(|(overlap, _)| *overlap > 0).collect();
    found.sort_by_key(|(overlap, _)| Reverse(*overlap));
    found.into_iter().map(|(_, thing)| thing).collect()
}

/// Takes off the ending of an English plural. Rough, and the same for what is wanted and what there is.
fn singular(word: &str) -> std::borrow::Cow<'_, str> {
    if word.len() > 4
        && let Some(stem) = word.strip_suffix("ies")
    {
        return format!("{stem}y").into();
    }
    for ending in ["ses", "xes", "zes", "ches", "shes"] {
        if word.len() > ending.len() + 1 && word.ends_with(ending) {
            return word[..word.len() - 2].into();
        }
    }
    let plural = word.len() > 3 && word.ends_with('s') && !["ss", "us", "is"].iter().any(|end| word.ends_with(end));
    if plural { word[..word.len() - 1].into() } else { word.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_folded() {
        for (one, other, common) in [
            ("The Batteries of my BOATS", "boat battery", 2),
            ("classes, boxes & churches", "class box church", 3),
            ("what is it about", "what is it about", 0),
            ("Übersee-Häfen 2026", "übersee 2026", 2),
            ("bus status glass", "bu statu glas", 0),
            ("", "boat", 0),
        ] {
            assert_eq!(Words::of([one]).in_common(&Words::of([other])), common, "{one:?} and {other:?}");
        }
    }

    #[test]
    fn most_words_in_common_come_first_and_none_is_left_out() {
        let things = ["red boat", "green tree", "red boat in spring", "blue boat"];
        let found = ranked(&Words::of(["red boats", "spring"]), &things, |thing| vec![*thing]);
        assert_eq!(found, [&"red boat in spring", &"red boat", &"blue boat"]);
        assert!(ranked(&Words::of(["the"]), &things, |thing| vec![*thing]).is_empty());
    }
}
