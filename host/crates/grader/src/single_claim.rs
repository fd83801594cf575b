//! Single claims: prose that says too much is no answer to a question for one thing.

use belljar_answer_key::Expected;

use crate::reading::Reading;
use crate::{Label, Ruling};

/// The most bytes of prose that make a single claim while `value` is empty. It is the limit that the contract sets for
/// `value`: prose that stands in for a value may be as long as a value, or else a dump of a conversation, which holds
/// the right answer among hundreds of others, would pass.
const PROSE_BYTES_MAX: usize = 1_024;

/// The most sentences of prose that make a single claim while `value` is empty: more of them tell a story. Lists are
/// exempt, since each of their lines reads as a sentence.
const PROSE_SENTENCES_MAX: usize = 12;

/// Rules out prose that is too long to make a single claim, for kinds that ask for one and if `value` is empty.
pub(crate) fn rule_on_length(reading: &Reading<'_>, prose: &str) -> Option<Ruling> {
    let (kind, lines) = match &reading.check.expected {
        Expected::Value { .. } => ("value", false),
        Expected::Number { .. } => ("number", false),
        Expected::List { .. } => ("list", true),
        Expected::OrderedList { .. } => ("ordered-list", true),
        Expected::Duration { .. } => ("duration", false),
        Expected::Date { .. } => ("date", false),
        Expected::EndedActivity { .. } => ("ended-activity", false),
        Expected::OngoingActivity { .. } => ("ongoing-activity", false),
        _ => return None,
    };
    if reading.value.is_some() {
        return None;
    }
    let zero = |reason| Some(Ruling::zero(Label::Wrong, &format!("{kind}.no-single-claim"), reason));
    if prose.len() > PROSE_BYTES_MAX {
        return zero(format!("without a value, {} bytes of prose make no single claim", prose.len()));
    }
    let text = &reading.text.text;
    let holds_words = |first: usize, end: usize| (first..end).any(|at| text.is_content(at));
    let sentences =
        reading.text.clauses.sentences().filter(|sentence| holds_words(sentence.first, sentence.end)).count();
    if !lines && sentences > PROSE_SENTENCES_MAX {
        return zero(format!("without a value, {sentences} sentences make no single claim"));
    }
    None
}
