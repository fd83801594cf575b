//! Whose fact a sentence states: the speaker's, or another person's.

use std::collections::BTreeSet;

use crate::text::{
    Sentence, Span, SpanKind, Token, Words, holds_any, is_common, lowered, names_in, sentences, spans, tokens, words,
};

/// Words for people around someone. Partners, children and forebears are left out: who they are is a fact about the speaker.
static RELATIONS: Words = words!(
    " friend colleague coworker co-worker neighbour neighbor cousin sister brother uncle aunt niece nephew \
classmate teammate buddy pal mate sibling in-law stepbrother stepsister mentor acquaintance brother-in-law sister-in-law \
mother-in-law father-in-law godmother godfather intern trainee stepmother stepfather father mother dad mum mom "
);

/// Expressions with which something is said to be another's.
const NOT_MINE: &str = "not mine|isn't mine|not yours|isn't yours|not about you|something about you|theirs, not|not me";

/// Whose fact a sentence states.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Holder {
    /// The speaker's own, as far as one can see.
    Speaker,
    /// That of another person, who is named if the sentence does so.
    Other(String),
}

/// Words before the name of a place.
const PLACES: [&str; 7] = ["in", "at", "from", "to", "near", "of", "on"];

/// Words between a name and a relation, at most, for them to belong together.
const NEAR_MAX: usize = 6;

/// Finds the people whom a text introduces by their relation to the speaker: `my uncle, Rolf`, `Rolf, my uncle`, or
/// `I met Rolf. My uncle, you know.`
pub(crate) fn people_in(text: &str) -> BTreeSet<String> {
    let mut people = BTreeSet::new();
    let mut last: Option<String> = None;
    for sentence in sentences(text) {
        let words = tokens(sentence);
        let capital = |word: &Token| sentence[word.start..].starts_with(char::is_uppercase) && !is_common(&word.lower);
        let named: Vec<(usize, String)> = words
            .iter()
            .enumerate()
            .filter(|(place, word)| capital(word) && (*place > 0 || words.get(1).is_some_and(|next| !capital(next))))
            // Where someone was met is no person.
            .filter(|(place, _)| place.checked_sub(1).is_none_or(|before| !PLACES.contains(&&*words[before].lower)))
            .map(|(place, word)| (place, word.lower.trim_end_matches("'s").to_owned()))
            .collect();
        for relation in (0..words.len()).filter(|place| is_relation_at(&words, *place)) {
            let ahead = &words[relation.saturating_sub(3)..relation];
            let mine = ahead.iter().any(|word| matches!(&*word.lower, "my" | "our" | "a"));
            let distance = |place: &usize| place.abs_diff(relation);
            let near = named.iter().map(|(place, name)| (distance(place), name)).min();
            let near = near.filter(|(distance, _)| *distance <= NEAR_MAX).map(|(_, name)| name.clone());
            people.extend(near.or_else(|| last.clone()).filter(|_| mine));
        }
        last = named.first().map(|(_, name)| name.clone());
    }
    people
}

/// Returns whether a word names a relation; `partner` does so only with a word for what one does together.
fn is_relation_at(words: &[Token], place: usize) -> bool {
    let before = place.checked_sub(1).map_or("", |before| &*words[before].lower);
    let activity = before.ends_with("ing") || matches!(before, "business" | "tennis" | "chess" | "dance");
    is_relation(&words[place].lower) || words[place].lower == "partner" && activity
}

fn is_relation(lower: &str) -> bool {
    let bare = lower.strip_suffix("'s").unwrap_or(lower);
    RELATIONS.holds(bare)
}

/// Tells whose fact each sentence of a text states. A pronoun points to whoever was spoken of before.
///
/// `people` are the names, in lower case, of those around the speaker. Whoever the question `asked` names is who it is
/// about, and doesn't make a fact another's.
pub(crate) fn holders_of(sentences: &[Sentence<'_>], people: &BTreeSet<String>, asked: &str) -> Vec<Holder> {
    let asked: BTreeSet<String> = tokens(asked).into_iter().map(|token| token.stem).collect();
    let mut holders: Vec<Holder> = Vec::new();
    for sentence in sentences {
        let before = holders.last().cloned().unwrap_or(Holder::Speaker);
        holders.push(holder_of(sentence, &before, people, &asked));
    }
    holders
}

fn holder_of(
    Sentence { text: sentence, words }: &Sentence<'_>,
    before: &Holder,
    people: &BTreeSet<String>,
    asked: &BTreeSet<String>,
) -> Holder {
    let subject = |word: &&Token| matches!(word.lower.split('\'').next(), Some("i" | "we"));
    // Whoever is named after `I`, or together with it, is part of the speaker's own story.
    let mine = words.iter().position(|word| subject(&word)).unwrap_or(words.len());
    let together = |place: usize| place > mine || place + 2 == mine && words[place + 1].lower == "and";
    let known = words
        .iter()
        .enumerate()
        .find(|(place, word)| (people.contains(&word.stem) || people.contains(&word.lower)) && !together(*place))
        .map(|(_, word)| word);
    let name = |word: &Token| sentence[word.start..word.end].trim_end_matches("'s").trim_end_matches("’s").to_owned();
    if let Some(known) = known {
        return if asked.contains(&known.stem) { Holder::Speaker } else { Holder::Other(name(known)) };
    }
    if holds_any(&lowered(sentence), NOT_MINE) {
        return Holder::Other(first_name(sentence));
    }
    let own =
        |word: &Token| matches!(word.lower.split('\'').next(), Some("i" | "my" | "mine" | "we" | "our" | "me" | "us"));
    let pronoun = |word: &Token| matches!(&*word.lower, "he" | "she" | "his" | "her" | "their" | "they");
    let first_own =
        words.iter().position(|word| matches!(word.lower.split('\'').next(), Some("i" | "we" | "me" | "us")));
    let relation = (0..words.len()).find(|place| is_relation_at(words, *place) && !asked.contains(&words[*place].stem));
    // Whoever speaks of themselves before speaking of another states their own fact.
    if relation.is_some_and(|relation| first_own.is_none_or(|own| own > relation)) {
        return Holder::Other(first_name(sentence));
    }
    if !words.iter().any(own)
        && let Some(name) = told_of(sentence)
    {
        return Holder::Other(name);
    }
    if words.iter().take(3).any(pronoun) && !words.iter().any(own) {
        let opens = words.first().is_some_and(|word| matches!(&*word.lower, "he" | "she"));
        return match before {
            Holder::Speaker if opens => Holder::Other("someone else".to_owned()),
            before => before.clone(),
        };
    }
    Holder::Speaker
}

/// Finds whom a sentence without a word for the speaker tells of: a person by their first name, beside another name.
fn told_of(sentence: &str) -> Option<String> {
    let names = names_in(sentence);
    let before = |name: &Span| sentence[..name.start].trim_end().rsplit(' ').next().unwrap_or_default().to_lowercase();
    let person = |name: &&Span| !name.text.contains(' ') && !PLACES.contains(&&*before(name)) && before(name) != "the";
    let subject = |name: &&Span| {
        let after = sentence[name.start + name.text.len()..].split_whitespace().next().unwrap_or_default();
        after.chars().all(char::is_lowercase) && !matches!(after, "and" | "who" | "of" | "for" | "on" | "with")
    };
    let first = names.iter().filter(|name| name.kind == SpanKind::Name).filter(person).find(subject)?;
    (names.len() > 1 && names[0] == *first).then(|| first.text.clone())
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
        let sentences: Vec<Sentence<'_>> = sentences.iter().map(|sentence| Sentence::of(sentence)).collect();
        holders_of(&sentences, &people, asked)
    }

    #[test]
    fn people_are_known_by_their_relation() {
        let people = people_in("My uncle, Rolf, met Dana, my cousin. Tarn is a town.");
        assert!(people.iter().eq(["dana", "rolf"]));
        let people = people_in("I met Bea in Tarn on Sunday. My running partner, you know.");
        assert!(people.iter().eq(["bea"]), "{people:?}");
    }

    #[test]
    fn tells_the_speaker_from_others() {
        for (sentence, expected) in [
            ("I drive a Tarn Swift.", Holder::Speaker),
            ("Dana drives a Tarn Swift.", other("Dana")),
            ("Dana's car is a Tarn Swift.", other("Dana")),
            ("I keep the spare key for a car that isn't mine.", other("someone else")),
            ("I drive a car that my uncle sold me.", Holder::Speaker),
            ("Orla bought a Tarn Swift.", other("Orla")),
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
