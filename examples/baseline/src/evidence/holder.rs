//! Whose fact a sentence states: the speaker's, or another person's.

use std::collections::BTreeSet;

use crate::text::{SpanKind, names_in, spans, tokens};

/// Words for people around someone. Partners, children and forebears are left out: who they are is a fact about the speaker.
const RELATIONS: &str = " friend colleague coworker co-worker neighbour neighbor cousin sister brother uncle aunt niece nephew \
classmate teammate buddy pal mate sibling in-law stepbrother stepsister mentor acquaintance brother-in-law sister-in-law \
mother-in-law father-in-law godmother godfather intern trainee stepmother stepfather father mother dad mum mom ";

/// Expressions with which something is said to be another's.
const NOT_MINE: [&str; 8] = [
    "not mine",
    "isn't mine",
    "not yours",
    "isn't yours",
    "not about you",
    "something about you",
    "theirs, not",
    "not me",
];

/// Whose fact a sentence states.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Holder {
    /// The speaker's own, as far as one can see.
    Speaker,
    /// That of another person, who is named if the sentence does so.
    Other(String),
}

/// Finds the people whom a text introduces by their relation to the speaker: `my uncle, Rolf`, `Rolf, my uncle`.
pub(crate) fn people_in(text: &str) -> BTreeSet<String> {
    let words = tokens(text);
    let mut people = BTreeSet::new();
    for (place, word) in words.iter().enumerate().filter(|(_, word)| is_relation(&word.lower)) {
        let together = |near: &crate::text::Token| {
            let (from, to) = if near.start < word.start { (near.end, word.start) } else { (word.end, near.start) };
            !text[from..to].contains(['.', '!', '?', ';'])
        };
        let near = words[place.saturating_sub(2)..(place + 2).min(words.len())].iter().filter(|near| *near != word);
        let capital = |near: &&crate::text::Token| text[near.start..].starts_with(char::is_uppercase);
        for name in near.filter(capital).filter(|near| together(near) && !crate::text::is_common(&near.lower)) {
            people.insert(name.lower.trim_end_matches("'s").to_owned());
        }
    }
    people
}

fn is_relation(lower: &str) -> bool {
    let bare = lower.strip_suffix("'s").unwrap_or(lower);
    RELATIONS.contains(&format!(" {bare} "))
}

/// Tells whose fact each sentence of a text states. A pronoun points to whoever was spoken of before.
///
/// `people` are the names, in lower case, of those around the speaker. Whoever the question `asked` names is who it is
/// about, and doesn't make a fact another's.
pub(crate) fn holders_of(sentences: &[&str], people: &BTreeSet<String>, asked: &str) -> Vec<Holder> {
    let asked: BTreeSet<String> = tokens(asked).into_iter().map(|token| token.stem).collect();
    let mut holders: Vec<Holder> = Vec::new();
    for sentence in sentences {
        let before = holders.last().cloned().unwrap_or(Holder::Speaker);
        holders.push(holder_of(sentence, &before, people, &asked));
    }
    holders
}

fn holder_of(sentence: &str, before: &Holder, people: &BTreeSet<String>, asked: &BTreeSet<String>) -> Holder {
    let lower = sentence.to_lowercase().replace('’', "'");
    let words = tokens(sentence);
    let known = words.iter().find(|word| people.contains(&word.stem) || people.contains(&word.lower));
    let name = |word: &crate::text::Token| {
        sentence[word.start..word.end].trim_end_matches("'s").trim_end_matches("’s").to_owned()
    };
    if let Some(known) = known {
        return if asked.contains(&known.stem) { Holder::Speaker } else { Holder::Other(name(known)) };
    }
    if NOT_MINE.iter().any(|phrase| lower.contains(phrase)) {
        return Holder::Other(first_name(sentence));
    }
    if words.iter().any(|word| is_relation(&word.lower) && !asked.contains(&word.stem)) {
        return Holder::Other(first_name(sentence));
    }
    let pronoun = |word: &crate::text::Token| matches!(&*word.lower, "he" | "she" | "his" | "her" | "their" | "they");
    let own = |word: &crate::text::Token| {
        matches!(word.lower.split('\'').next(), Some("i" | "my" | "mine" | "we" | "our" | "me" | "us"))
    };
    if words.iter().take(3).any(pronoun) && !words.iter().any(own) {
        return before.clone();
    }
    Holder::Speaker
}

fn first_name(sentence: &str) -> String {
    let name = names_in(sentence).into_iter().find(|span| span.kind == SpanKind::Name);
    let name = name.or_else(|| spans(sentence).into_iter().find(|span| span.kind == SpanKind::Name));
    name.map_or_else(|| "someone else".to_owned(), |span| span.text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn other(name: &str) -> Holder {
        Holder::Other(name.to_owned())
    }

    fn holders(sentences: &[&str], asked: &str) -> Vec<Holder> {
        let people = ["dana", "rolf"].map(str::to_owned).into();
        holders_of(sentences, &people, asked)
    }

    #[test]
    fn people_are_known_by_their_relation() {
        let people = people_in("My uncle, Rolf, met Dana, my cousin. Tarn is a town.");
        assert!(people.iter().eq(["dana", "rolf"]));
    }

    #[test]
    fn tells_the_speaker_from_others() {
        for (sentence, expected) in [
            ("I drive a Tarn Swift.", Holder::Speaker),
            ("Dana drives a Tarn Swift.", other("Dana")),
            ("Dana's car is a Tarn Swift.", other("Dana")),
            ("I keep the spare key for a car that isn't mine.", other("someone else")),
        ] {
            assert_eq!(holders(&[sentence], "Which car do I drive?"), [expected], "{sentence}");
        }
    }

    #[test]
    fn pronouns_point_back_however_far() {
        let talk = ["Rolf came by.", "He drives a Tarn.", "He has a boat.", "I told him mine is blue."];
        let expected = [other("Rolf"), other("Rolf"), other("Rolf"), Holder::Speaker];
        assert_eq!(holders(&talk, "Which car do I drive?"), expected);
    }

    #[test]
    fn whoever_is_asked_about_is_the_holder() {
        assert_eq!(holders(&["Dana drives a Tarn."], "What does Dana drive?"), [Holder::Speaker]);
    }
}
