//! How answers are worded.

use belljar_guest::Answer;

use crate::evidence::Clue;

/// Says that nothing is known.
pub(super) fn unknown() -> Answer {
    Answer::declined("I don't know: you haven't told me that. Which one do you mean?").confidence(60)
}

/// States a value with the sentence that it stands in as its source.
pub(super) fn value(value: &str, clue: &Clue) -> Answer {
    cite(Answer::text(format!("{value}, as far as I know.")).value(value), [clue]).confidence(sure(clue))
}

/// Cites the sources of clues. Instructions have none.
pub(super) fn cite<'a>(answer: Answer, clues: impl IntoIterator<Item = &'a Clue>) -> Answer {
    let mut answer = answer;
    for clue in clues {
        let source = &clue.record.source;
        if !source.is_empty() && !answer.citations.contains(source) && answer.citations.len() < 64 {
            answer = answer.cite(source.clone());
        }
    }
    answer
}

fn sure(clue: &Clue) -> u8 {
    u8::try_from(clue.coverage.min(95)).unwrap_or(95)
}
