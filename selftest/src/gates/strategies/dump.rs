//! Dumps: answers made of a stretch of the haystack, in the hope that the right words are in it.

use std::cmp::Reverse;

use super::super::strategy::{ANSWER_TEXT_BYTES_MAX, CaseView, Near, Response, Strategy};
use super::super::text::content_words;

/// Answers with the last 16 KiB of the user's haystack.
pub struct DumpTail;

/// Answers with the sentences of the haystack that share most words with the question, up to 16 KiB.
pub struct DumpNearest;

impl Strategy for DumpTail {
    fn respond(&self, view: &CaseView<'_>) -> Response {
        let haystack: Vec<&str> = view.turns().map(|turn| &*turn.text).collect();
        let haystack = haystack.join("\n");
        let start = haystack.ceil_char_boundary(haystack.len().saturating_sub(ANSWER_TEXT_BYTES_MAX));
        Response::prose(&haystack[start..])
    }
}

impl Strategy for DumpNearest {
    fn respond(&self, view: &CaseView<'_>) -> Response {
        let mut ranked = view.sentences(&content_words(view.text));
        // Stable: of sentences that are equally near, the earlier ones come first.
        ranked.sort_by_key(|near| Reverse(near.nearness));
        let mut dump = String::new();
        for Near { sentence, .. } in ranked {
            if dump.len() + sentence.len() + 1 > ANSWER_TEXT_BYTES_MAX {
                break;
            }
            dump.push_str(sentence);
            dump.push(' ');
        }
        Response::prose(dump)
    }
}
