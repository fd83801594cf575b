//! `answers`: exactly one answer a request.

use belljar_transcript::GuestText;

use super::log::Origin;
use crate::bindings::belljar::agent::answers::{self, Answer, AnswerError};
use crate::limits::Limits;
use crate::state::{Phase, State};

impl answers::Host for State {
    fn submit(&mut self, answer: Answer) -> wasmtime::Result<Result<(), AnswerError>> {
        let value = answer.value.as_ref().map_or(0, String::len);
        let citations: usize = answer.citations.iter().map(String::len).sum();
        self.accounting.begin(answer.text.len() + value + citations)?;
        self.accounting.step(answer.citations.len());
        let refused = match &mut self.phase {
            Phase::Ingesting(_) => AnswerError::NotResponding,
            Phase::Responding(request) if request.answer.is_some() => AnswerError::AlreadyAnswered,
            Phase::Responding(request) => match check(&answer, &self.limits) {
                Err(error) => error,
                Ok(()) => {
                    request.answer = Some(observed(answer));
                    return Ok(Ok(()));
                }
            },
        };
        // An agent may leave what `submit` returns unread; its author reads this.
        self.log.note(Origin::Host, &format!("an answer was refused: {}", why(&refused)));
        Ok(Err(refused))
    }
}

fn observed(answer: Answer) -> belljar_transcript::Answer {
    belljar_transcript::Answer {
        citations: answer.citations.into_iter().map(GuestText::new).collect(),
        confidence: answer.confidence,
        declined: answer.declined,
        text: GuestText::new(answer.text),
        value: answer.value.map(GuestText::new),
    }
}

fn why(error: &AnswerError) -> String {
    match error {
        AnswerError::Blank => "its text is blank".to_owned(),
        AnswerError::TooLarge(max) => format!("a part of it is above {max} bytes"),
        AnswerError::TooManyCitations(max) => format!("it has more than {max} citations"),
        AnswerError::InvalidConfidence => "its confidence is above 100".to_owned(),
        AnswerError::AlreadyAnswered => "this request has been answered, and the first answer stands".to_owned(),
        AnswerError::NotResponding => "no request is open while ingesting".to_owned(),
    }
}

fn check(answer: &Answer, limits: &Limits) -> Result<(), AnswerError> {
    let value = answer.value.as_ref().map_or(0, String::len);
    let citation = answer.citations.iter().map(String::len).max().unwrap_or(0);
    for (bytes, max) in [
        (answer.text.len(), limits.answer_text_bytes_max),
        (value, limits.answer_value_bytes_max),
        (citation, limits.answer_citation_bytes_max),
    ] {
        if bytes as u64 > max {
            return Err(AnswerError::TooLarge(max));
        }
    }
    if answer.citations.len() as u64 > limits.answer_citations_max {
        return Err(AnswerError::TooManyCitations(u32::try_from(limits.answer_citations_max).unwrap_or(u32::MAX)));
    }
    if answer.confidence.is_some_and(|percent| percent > 100) {
        return Err(AnswerError::InvalidConfidence);
    }
    if answer.text.chars().all(shows_nothing) { Err(AnswerError::Blank) } else { Ok(()) }
}

/// White space, controls, and characters that leave no mark: Unicode's `Default_Ignorable_Code_Point`, interlinear
/// annotation marks and the empty Braille pattern.
fn shows_nothing(character: char) -> bool {
    character.is_whitespace()
        || character.is_control()
        || matches!(character,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use answers::Host as _;

    use super::*;
    use crate::state::tests::{ingesting, responding};

    fn answer(text: &str) -> Answer {
        Answer { text: text.to_owned(), value: None, declined: false, citations: Vec::new(), confidence: None }
    }

    #[test]
    fn one_answer_at_every_limit_is_accepted_and_no_second() {
        let mut state = responding(Limits::default());
        let full = Answer {
            value: Some("v".repeat(1_024)),
            citations: vec!["c".repeat(256); 64],
            confidence: Some(100),
            ..answer(&"a".repeat(16_384))
        };
        assert!(matches!(state.submit(full).unwrap(), Ok(())));
        assert!(matches!(state.submit(answer("again")).unwrap(), Err(AnswerError::AlreadyAnswered)));
        let Phase::Responding(request) = state.phase else { panic!("responding") };
        let kept = request.answer.unwrap();
        assert_eq!((kept.text.raw().len(), kept.citations.len(), kept.confidence), (16_384, 64, Some(100)));
    }

    #[test]
    fn what_passes_a_limit_is_refused_and_leaves_the_request_open() {
        let mut state = responding(Limits::default());
        let citations = |count, bytes| Answer { citations: vec!["c".repeat(bytes); count], ..answer("a") };
        let value = Answer { value: Some("v".repeat(1_025)), ..answer("a") };
        let confidence = Answer { confidence: Some(101), ..answer("a") };
        assert!(matches!(state.submit(answer(&"a".repeat(16_385))).unwrap(), Err(AnswerError::TooLarge(16_384))));
        assert!(matches!(state.submit(value).unwrap(), Err(AnswerError::TooLarge(1_024))));
        assert!(matches!(state.submit(citations(1, 257)).unwrap(), Err(AnswerError::TooLarge(256))));
        assert!(matches!(state.submit(citations(65, 1)).unwrap(), Err(AnswerError::TooManyCitations(64))));
        assert!(matches!(state.submit(confidence).unwrap(), Err(AnswerError::InvalidConfidence)));
        for blank in ["", " \n\t", "\u{200b}\u{2060}\u{feff}", "\u{3164}\u{2800}\u{ad}", "\u{0}\u{7f}", "\u{e0020}"] {
            assert!(matches!(state.submit(answer(blank)).unwrap(), Err(AnswerError::Blank)), "{blank:?}");
        }
        assert!(matches!(state.submit(answer(" . ")).unwrap(), Ok(())));
    }

    #[test]
    fn nothing_is_answered_while_ingesting() {
        let mut state = ingesting(Vec::new(), Limits::default());
        assert!(matches!(state.submit(answer("a")).unwrap(), Err(AnswerError::NotResponding)));
    }
}
