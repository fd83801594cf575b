//! What a message is to say.

use crate::text::{SpanKind, sentences, spans};

/// Words after which the message stands.
const CUES: &[&str] = &[
    "that says ",
    "saying that ",
    "saying ",
    "with the words ",
    "to say that ",
    "to say ",
    "that reads ",
    "the message: ",
    "with the message ",
    "with the update ",
    "know that ",
    " that ",
];

/// Takes what a message is to say: what stands behind a colon or a word that leads to it, else what the request says besides
/// whom to write to.
pub(super) fn message_in(text: &str) -> Option<String> {
    let parts = sentences(text);
    let addressed = |part: &&&str| spans(part).iter().any(|span| span.kind == SpanKind::Mail);
    let with_address = parts.iter().find(addressed).copied().unwrap_or(text);
    if let Some(said) = said_in(with_address) {
        return Some(said);
    }
    let others: Vec<&str> =
        parts.iter().filter(|part| !addressed(part)).copied().filter(|part| is_message(part)).collect();
    if !others.is_empty() {
        return Some(others.join(" "));
    }
    with_address.split(", ").find(|part| !part.contains('@') && is_message(part)).map(str::to_owned)
}

/// Whether a text is worth sending: it names something and has a few words.
fn is_message(text: &str) -> bool {
    text.split_whitespace().count() >= 3 && !spans(text).is_empty()
}

fn said_in(sentence: &str) -> Option<String> {
    let whole = |text: &str| {
        let text = text.trim().trim_end_matches(['.', '!', '?']);
        (!text.is_empty()).then(|| text.to_owned())
    };
    if let Some((_, said)) = sentence.split_once(": ") {
        return whole(said);
    }
    let lower = sentence.to_lowercase();
    let at = CUES.iter().find_map(|cue| lower.find(cue).map(|at| at + cue.len()))?;
    whole(sentence.get(at..)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_message_is_found_wherever_it_stands() {
        for (text, expected) in [
            ("Drop ada@b.example a line: I'm late for Tarn.", Some("I'm late for Tarn")),
            ("Let ada@b.example know that Tarn is off.", Some("Tarn is off")),
            ("Tarn Mill is shut today. Please pass it on to ada@b.example.", Some("Tarn Mill is shut today.")),
            ("We'll take the Tarn Mill, and ada@b.example ought to know.", Some("We'll take the Tarn Mill")),
            ("Send a message to ada@b.example.", None),
        ] {
            assert_eq!(message_in(text).as_deref(), expected, "{text}");
        }
    }
}
