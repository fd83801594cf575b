//! Keeps every sentence that was said, and answers with the one that shares most words with the question.
//!
//! The smallest agent that is of any use. It calls no tool, doesn't know what is out of date, and never counts.

mod sentence;

use belljar_guest::corpus::{self, Item};
use belljar_guest::{Agent, Answer, Request, Result, Wave, memory};

use sentence::{Sentence, sentences_of, words_of};

/// Below this many shared words the agent declines: one word in common is chance.
const SHARED_WORDS_MIN: usize = 2;

/// Answers by keyword overlap.
#[derive(Debug, Default)]
pub struct KeywordRecall;

belljar_guest::export!(KeywordRecall);

impl Agent for KeywordRecall {
    /// Keeps the sentences of each turn under the name of its user, so that people don't mix.
    fn ingest(&mut self, _wave: Wave) -> Result<()> {
        for item in corpus::items() {
            let Item::Session(session) = item else { continue };
            for turn in session.turns {
                let name = format!("said/{}/{}/{}", session.user, turn.at, turn.id);
                memory::write_json(&name, &sentences_of(&turn))?;
            }
        }
        Ok(())
    }

    /// Finds the best sentence; of equals, the one said last.
    fn respond(&mut self, request: Request) -> Result<Answer> {
        let asked = words_of(&request.text);
        let mut best: Option<(usize, Sentence)> = None;
        for entry in memory::entries(format!("said/{}/", request.user)) {
            let sentences: Vec<Sentence> = serde_json::from_slice(&entry?.value)?;
            for sentence in sentences {
                let shared = words_of(&sentence.text).intersection(&asked).count();
                if best.as_ref().is_none_or(|(most, _)| shared >= *most) {
                    best = Some((shared, sentence));
                }
            }
        }
        Ok(match best {
            Some((shared, sentence)) if shared >= SHARED_WORDS_MIN => Answer::text(sentence.text).cite(sentence.source),
            _ => Answer::declined("I'm sorry, I don't know that."),
        })
    }
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests {
    use super::*;
    use belljar_guest::testing::{TestHost, said};

    const NOW: &str = "2026-05-01T08:00:00Z";

    fn host() -> TestHost {
        let mut host = TestHost::new();
        let items = vec![
            said("ada", "2026-04-14T09:30:00Z", "The rain won't stop. My cat Mila hates thunder.", "Poor thing."),
            said("ben", "2026-04-14T10:30:00Z", "My dog Rufus hates thunder.", "Poor Rufus."),
            said("ada", "2026-04-20T09:30:00Z", "I paint boats. My cat Mila loves tuna.", "Who doesn't?"),
        ];
        host.deliver::<KeywordRecall>(items).unwrap();
        host
    }

    #[test]
    fn answers_with_the_sentence_that_shares_most_words_and_cites_it() {
        let answer = host().ask::<KeywordRecall>("ada", NOW, "Why does my cat hide? Who hates thunder?").unwrap();
        assert_eq!(answer.text, "My cat Mila hates thunder.");
        assert_eq!(answer.citations, ["ada/2026-04-14T09:30:00Z/user"]);
    }

    #[test]
    fn of_equals_the_last_one_wins() {
        let answer = host().ask::<KeywordRecall>("ada", NOW, "What about my cat Mila?").unwrap();
        assert_eq!(answer.text, "My cat Mila loves tuna.");
    }

    #[test]
    fn never_looks_at_another_person() {
        let answer = host().ask::<KeywordRecall>("ada", NOW, "What is my dog Rufus like?").unwrap();
        assert!(answer.declined);
    }
}
