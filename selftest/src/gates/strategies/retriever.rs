//! Retrievers: find a sentence by its words, answer with a name in it.

use std::cmp::Reverse;

use super::super::strategy::{CaseView, Near, Response, Strategy};
use super::super::text::{content_words, name_spans, words};

/// Answers with the name in the latest of the sentences that share most words with the question.
pub struct LatestMention;

/// Answers with the rarest word of the haystack that stands near the words of the question.
pub struct RarestToken;

/// Most sentences that are looked at, nearest first.
const SENTENCES_MAX: usize = 8;

/// Ranks the sentences that share a word with the question, nearest first, of equally near ones those of the latest turn
/// first.
fn rank<'a>(view: &CaseView<'a>) -> Vec<Near<'a>> {
    let mut ranked = view.sentences(&content_words(view.text));
    ranked.retain(|near| near.nearness > 0);
    ranked.sort_by_key(|near| (Reverse(near.nearness), Reverse(near.turn)));
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
