//! Retrievers: find a sentence by its words, answer with a name in it.

use std::cmp::Reverse;

use super::super::strategy::{CaseView, Response, Strategy};
use super::super::text::{content_words, name_spans, nearness, sentences, words};

/// Answers with the name in the latest of the sentences that share most words with the question.
pub struct LatestMention;

/// Answers with the rarest word of the haystack that stands near the words of the question.
pub struct RarestToken;

/// Most sentences that are looked at, nearest first.
const SENTENCES_MAX: usize = 8;

/// A sentence with what decides its rank: nearness first, then how late it was said.
struct Ranked<'a> {
    nearness: usize,
    order: usize,
    sentence: &'a str,
}

/// Ranks the sentences of the user's own turns, nearest first, of equally near ones the latest first. What precedes a
/// sentence in its turn helps it, since names and their subjects may stand in two sentences.
fn rank<'a>(view: &CaseView<'a>) -> Vec<Ranked<'a>> {
    let question = content_words(view.text);
    let mut ranked = Vec::new();
    for (order, turn) in view.turns().enumerate() {
        for sentence in sentences(&turn.text) {
            ranked.push(Ranked { nearness: nearness(&question, sentence), order, sentence });
        }
    }
    ranked.retain(|ranked| ranked.nearness > 0);
    ranked.sort_by_key(|ranked| (Reverse(ranked.nearness), Reverse(ranked.order)));
    ranked.truncate(SENTENCES_MAX);
    ranked
}

impl Strategy for LatestMention {
    fn respond(&self, view: &CaseView<'_>) -> Response {
        // A word of many turns isn't a name, even at the start of a sentence.
        let common = |word: &str| view.turns_with(word) > 6;
        rank(view)
            .iter()
            .find_map(|ranked| name_spans(ranked.sentence, common).first().copied())
            .map_or_else(Response::decline, Response::value)
    }
}

impl Strategy for RarestToken {
    fn respond(&self, view: &CaseView<'_>) -> Response {
        let question = content_words(view.text);
        rank(view)
            .iter()
            .flat_map(|ranked| ranked.sentence.split_whitespace())
            .map(|token| token.trim_matches(|letter: char| !letter.is_alphanumeric()))
            .filter(|token| !token.is_empty() && !question.contains(&token.to_lowercase()))
            .min_by_key(|token| words(token).iter().map(|word| view.turns_with(word)).min())
            .map_or_else(Response::decline, Response::value)
    }
}
