//! Whose fact a sentence states: the speaker's, or another person's.

use crate::text::{SpanKind, spans, tokens};

/// Words for people around someone. Partners are left out: who they are is a fact about the speaker.
const RELATIONS: &str = " friend colleague coworker co-worker neighbour neighbor cousin roommate flatmate housemate sister \
brother mother father mum mom dad uncle aunt niece nephew boss manager classmate teammate buddy pal mate landlord \
grandmother grandfather gran grandma grandpa sibling in-law stepbrother stepsister supervisor mentor acquaintance \
brother-in-law sister-in-law mother-in-law father-in-law godmother godfather intern trainee deputy ";

/// Whose fact a sentence states.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Holder {
    /// The speaker's own, as far as one can see.
    Speaker,
    /// That of another person, who is named if the sentence does so.
    Other(String),
}

/// Whether a text names a person around the speaker by their relation.
pub(crate) fn mentions_relation(text: &str) -> bool {
    tokens(text).iter().any(|token| is_relation(&token.lower))
}

fn is_relation(lower: &str) -> bool {
    let bare = lower.strip_suffix("'s").unwrap_or(lower);
    let singular = bare.strip_suffix('s').unwrap_or(bare);
    RELATIONS.contains(&format!(" {bare} ")) || RELATIONS.contains(&format!(" {singular} "))
}

/// Tells whose fact a sentence of a text states; `before` is the sentence before it, to which a pronoun may point.
///
/// `asked` is the question: a person whom it names is who it is about, and doesn't make the fact another's.
pub(crate) fn holder_of(sentence: &str, before: Option<&str>, asked: &str) -> Holder {
    let words = tokens(sentence);
    let asked_lower = asked.to_lowercase();
    let relation = words.iter().find(|token| is_relation(&token.lower));
    if let Some(relation) = relation
        && !asked_lower.contains(relation.lower.trim_end_matches("'s"))
    {
        return other(sentence, &asked_lower);
    }
    if let Some(name) = name_as_subject(sentence)
        && !asked_lower.contains(&name.to_lowercase())
    {
        return Holder::Other(name);
    }
    let pronoun =
        words.iter().take(3).any(|token| matches!(&*token.lower, "he" | "she" | "his" | "her" | "their" | "they"));
    let first_person =
        words.iter().any(|token| matches!(token.lower.split('\'').next(), Some("i" | "my" | "mine" | "we" | "our")));
    if pronoun
        && !first_person
        && let Some(before) = before
    {
        return holder_of(before, None, asked);
    }
    Holder::Speaker
}

/// Returns the holder for a sentence that is about someone else, unless the question is about that person by name.
fn other(sentence: &str, asked_lower: &str) -> Holder {
    let names = spans(sentence).into_iter().filter(|span| span.kind == SpanKind::Name);
    let names: Vec<String> = names.map(|span| span.text).collect();
    if names.iter().any(|name| asked_lower.contains(&name.to_lowercase())) {
        return Holder::Speaker;
    }
    let near = tokens(sentence).iter().position(|token| is_relation(&token.lower));
    let near = near.map_or(0, |place| tokens(sentence)[place].start);
    let closest = spans(sentence)
        .into_iter()
        .filter(|span| span.kind == SpanKind::Name)
        .min_by_key(|span| span.start.abs_diff(near));
    Holder::Other(closest.map_or_else(|| "someone else".to_owned(), |span| span.text))
}

/// Returns a name with which a sentence begins and which does or owns what follows: `Dana drives`, `Dana's car`.
fn name_as_subject(sentence: &str) -> Option<String> {
    let words = tokens(sentence);
    let first = words
        .iter()
        .find(|token| !matches!(&*token.lower, "oh" | "so" | "and" | "but" | "well" | "also" | "anyway"))?;
    let place = words.iter().position(|token| token == first)?;
    let raw = &sentence[first.start..first.end];
    if !raw.starts_with(char::is_uppercase) || crate::text::is_common(&first.lower) {
        return None;
    }
    if raw.ends_with("'s") || raw.ends_with("’s") {
        return Some(raw[..raw.len() - 2].trim_end_matches(['\'', '’']).to_owned());
    }
    let next = &words.get(place + 1)?.lower;
    let verb = matches!(
        &**next,
        "is" | "was"
            | "has"
            | "had"
            | "drives"
            | "lives"
            | "works"
            | "moved"
            | "plays"
            | "uses"
            | "owns"
            | "bought"
            | "told"
            | "says"
            | "said"
            | "mentioned"
            | "swears"
            | "loves"
            | "keeps"
            | "went"
            | "studied"
            | "joined"
            | "got"
            | "just"
    );
    verb.then(|| raw.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn other(name: &str) -> Holder {
        Holder::Other(name.to_owned())
    }

    #[test]
    fn tells_the_speaker_from_others() {
        for (sentence, expected) in [
            ("I drive a Tarn Swift.", Holder::Speaker),
            ("My colleague Dana drives a Tarn Swift.", other("Dana")),
            ("Dana's car is a Tarn Swift.", other("Dana")),
            ("My cousin got a Swift.", other("Swift")),
            ("Yesterday my own car broke.", Holder::Speaker),
        ] {
            assert_eq!(holder_of(sentence, None, "Which car do I drive?"), expected, "{sentence}");
        }
    }

    #[test]
    fn pronouns_point_back() {
        let before = "My neighbour Rolf came by.";
        assert_eq!(holder_of("He drives a Tarn.", Some(before), "Which car do I drive?"), other("Rolf"));
        assert_eq!(holder_of("I told him mine is blue.", Some(before), "What is my car like?"), Holder::Speaker);
    }

    #[test]
    fn whoever_is_asked_about_is_the_holder() {
        let sentence = "My colleague Dana drives a Tarn.";
        assert_eq!(holder_of(sentence, None, "What does Dana drive?"), Holder::Speaker);
    }
}
