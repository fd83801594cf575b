//! A guesser that has seen many exams of other seeds and their keys, and never the haystack.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use belljar_answer_key::{Gold, Half};

use super::super::prompt_index::{PromptIndex, Weighing, carry_over};
use super::super::sample::Sample;
use super::super::strategy::{CaseView, Response, Strategy};

/// How many of the nearest questions are asked for their answers.
const NEIGHBOURS: usize = 15;

/// Answers as the nearest questions of other exams were answered, if two of them agree; else declines.
pub struct ClosedBook {
    golds: Vec<(String, Gold)>,
    index: PromptIndex,
}

impl ClosedBook {
    /// Learns from exams and their keys.
    #[must_use]
    pub fn new(samples: &[Sample]) -> Self {
        let golds: Vec<(String, Gold)> = samples
            .iter()
            .flat_map(Sample::cases)
            .filter(|(_, case)| case.half == Half::Memory)
            .map(|(request, case)| (request.text.clone(), case.gold.clone()))
            .collect();
        let index = PromptIndex::new(golds.iter().map(|(question, _)| &**question), Weighing::Rare);
        Self { golds, index }
    }

    /// Returns a gold answer as it would be given to this question: what it takes from its own question is taken from
    /// this one.
    fn adapt(&self, at: usize, question: &str) -> Gold {
        let (known, gold) = &self.golds[at];
        let mut adapted = gold.clone();
        let answer = &mut adapted.answer;
        answer.value =
            answer.value.as_ref().map(|value| carried(known, value, question).unwrap_or_else(|| value.clone()));
        let words: Vec<&str> = gold.answer.text.split(' ').collect();
        let text: Vec<String> = words
            .iter()
            .map(|word| {
                if word.len() > 4 { carried(known, word, question) } else { None }.unwrap_or_else(|| (*word).to_owned())
            })
            .collect();
        answer.text = text.join(" ");
        adapted
    }
}

fn carried(known: &str, span: &str, question: &str) -> Option<String> {
    carry_over(known, span, question).map(str::to_owned)
}

impl Strategy for ClosedBook {
    fn respond(&self, view: &CaseView<'_>) -> Response {
        let mut votes: BTreeMap<(bool, String, String), (usize, usize)> = BTreeMap::new();
        for (rank, at) in self.index.nearest(view.text, NEIGHBOURS).into_iter().enumerate() {
            let answer = self.adapt(at, view.text).answer;
            // Declines of any wording vote together, and so do answers with the same value.
            let said = if answer.declined || answer.value.is_some() { String::new() } else { answer.text };
            let vote = votes.entry((answer.declined, answer.value.unwrap_or_default(), said)).or_insert((0, rank));
            vote.0 += 1;
        }
        match votes.into_iter().min_by_key(|(_, (count, rank))| (Reverse(*count), *rank)) {
            Some(((false, value, said), (count, _))) if count > 1 => {
                if value.is_empty() {
                    Response::prose(said)
                } else {
                    Response::value(value)
                }
            }
            _ => Response::decline(),
        }
    }
}
